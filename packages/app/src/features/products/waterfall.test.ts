import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { waterfallBars } from './waterfall';

const part = (perContainer: number) => ({
  bucket: 'material' as const,
  label: 'Materials',
  perContainer,
  share: 0,
});

describe('waterfallBars', () => {
  it('begins each bar where the one before ended', () =>
    expect(waterfallBars([part(1), part(2), part(1)]).map(({ start, length }) => [start, length])).toEqual([
      [0, 0.25],
      [0.25, 0.5],
      [0.75, 0.25],
    ]));

  it('leaves out parts of nothing', () =>
    expect(waterfallBars([part(0), part(2), part(0)]).map(({ length }) => length)).toEqual([1]));

  it('has no bars where there is no cost', () => expect(waterfallBars([part(0)])).toEqual([]));

  it('fills the width exactly', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0.01, max: 100, noNaN: true }), { minLength: 1 }), (costs) => {
        const last = waterfallBars(costs.map(part)).at(-1);
        expect((last?.start ?? 0) + (last?.length ?? 0)).toBeCloseTo(1, 9);
      }),
    );
  });
});
