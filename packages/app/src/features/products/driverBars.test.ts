import { describe, expect, it } from 'vitest';
import { driverBars } from './driverBars';

describe('driverBars', () => {
  it('puts all bars and the estimate itself on one scale', () =>
    expect(
      driverBars(
        [
          { label: 'Price of magnesium', low: '6.00', high: '10.00' },
          { label: 'Yield', low: '7.00', high: '8.00' },
        ],
        7,
      ),
    ).toEqual([
      { label: 'Price of magnesium', low: 6, high: 10, start: 0, length: 1, base: 0.25 },
      { label: 'Yield', low: 7, high: 8, start: 0.25, length: 0.25, base: 0.25 },
    ]));

  it('draws nothing where nothing moves', () => {
    expect(driverBars([], 7)).toEqual([]);
    expect(driverBars([{ label: 'Yield', low: '7.00', high: '7.00' }], 7)).toEqual([]);
  });
});
