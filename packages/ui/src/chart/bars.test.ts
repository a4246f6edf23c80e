import { describe, expect, it } from 'vitest';
import { barScale, barShape, waterfall } from './bars';

describe('bars', () => {
  it('share one scale, which holds the mark', () => {
    const bars = [
      { id: 'a', from: 2, to: 4 },
      { id: 'b', from: 3, to: 6 },
    ];
    const scale = barScale(bars, 10);
    expect(bars.map((bar) => barShape(bar, scale))).toEqual([
      { start: 0, length: 0.25 },
      { start: 0.125, length: 0.375 },
    ]);
    expect(scale?.(10)).toBe(1);
  });

  it('of one value draw nothing', () => {
    const bar = { id: 'a', from: 2, to: 2 };
    expect(barShape(bar, barScale([bar]))).toBeNull();
  });

  it('may run downwards', () => {
    const bars = [
      { id: 'a', from: 0, to: 10 },
      { id: 'b', from: 10, to: 5 },
    ];
    expect(barShape(bars[1] ?? { id: '', from: 0, to: 0 }, barScale(bars))).toEqual({
      start: 0.5,
      length: 0.5,
    });
  });
});

it('a waterfall begins each bar where the one before ended', () => {
  const rows = waterfall(
    [
      { id: 'a', dollars: 3 },
      { id: 'b', dollars: 2 },
      { id: 'c', dollars: -1 },
    ],
    ({ dollars }) => dollars,
  );
  expect(rows.map(({ from, to }) => [from, to])).toEqual([
    [0, 3],
    [3, 5],
    [5, 4],
  ]);
});
