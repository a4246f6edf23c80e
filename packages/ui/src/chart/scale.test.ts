import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plotScale } from './scale';

describe('a scale', () => {
  it('has round ends and ticks within them', () => {
    const { place, ticks } = plotScale({ kind: 'linear', values: [3, 97], range: [0, 400] });
    expect([ticks[0], ticks.at(-1)]).toEqual([0, 100]);
    expect([place(0), place(100)]).toEqual([0, 400]);
  });

  it('keeps near to its values where it has room for few ticks', () => {
    const { place, ticks } = plotScale({ kind: 'linear', values: [-0.6, 0, 11.6], range: [0, 195] });
    expect(ticks.length).toBeLessThanOrEqual(3);
    expect(place(11.6) - place(-0.6)).toBeGreaterThan(195 * 0.8);
  });

  it('runs the other way where its range does', () => {
    const { place } = plotScale({ kind: 'linear', values: [0, 10], range: [400, 0] });
    expect(place(10)).toBe(0);
  });

  it('of logarithms gives the same room to the same ratio', () => {
    const { place } = plotScale({ kind: 'log', values: [0.1, 10], range: [0, 400] });
    expect(place(1) - place(0.1)).toBeCloseTo(place(10) - place(1), 6);
  });

  it.each([
    [
      [0.65, 1.48],
      [0.6, 0.8, 1, 1.2, 1.4, 1.6],
    ],
    [
      [0.2, 1.8],
      [0.2, 0.3, 0.5, 0.7, 1, 2],
    ],
    [
      [0.02, 40],
      [0.01, 0.1, 1, 10, 100],
    ],
  ])('of logarithms keeps near to its values: %j', (values, ticks) => {
    const scale = plotScale({ kind: 'log', values, range: [0, 440] });
    expect(scale.ticks.map((tick) => Number(tick.toPrecision(6)))).toEqual(ticks);
    expect([scale.place(ticks[0] ?? 0), scale.place(ticks.at(-1) ?? 0)]).toEqual([0, 440]);
  });

  it('keeps the ends that it is given', () => {
    const { place } = plotScale({ kind: 'linear', values: [5], min: 2, max: 8, range: [0, 60] });
    expect([place(2), place(8)]).toEqual([0, 60]);
  });

  it('holds one value, or none', () => {
    for (const values of [[], [4], [0]]) {
      const { place, ticks } = plotScale({ kind: 'linear', values, range: [0, 100] });
      expect(Number.isFinite(place(4))).toBe(true);
      expect(ticks.length).toBeGreaterThan(1);
    }
  });

  it.each(['linear', 'log'] as const)('takes values that no round numbers part as one: %s', (kind) => {
    const { place } = plotScale({ kind, values: [999999.999999998, 999999.9999999979], range: [0, 500] });
    expect(place(999999.999999998)).toBeGreaterThan(0);
    expect(place(999999.999999998)).toBeLessThan(500);
  });

  it('places every value within its range', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 1e-3, max: 1e6, noNaN: true }), { minLength: 1, maxLength: 40 }),
        fc.constantFrom('linear' as const, 'log' as const),
        (values, kind) => {
          const { place } = plotScale({ kind, values, range: [0, 500] });
          for (const value of values) {
            expect(place(value)).toBeGreaterThanOrEqual(-1e-6);
            expect(place(value)).toBeLessThanOrEqual(500 + 1e-6);
          }
        },
      ),
    );
  });
});
