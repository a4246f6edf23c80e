import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseVolume, stepVolume, volumeRange as range } from './volume';

const units = ['mg', 'µg', 'fl oz', 'mg per mL'];

describe('parseVolume', () => {
  it.each([
    ['0', 0],
    ['500', 500],
    ['1000', 1000],
    ['007', 7],
    [' 42 ', 42],
    ['٥٠٠', 500],
    ['۵۰۰', 500],
    ['５００', 500],
    ['1,000', 1000],
  ])('%j is %i', (text, volume) =>
    expect(parseVolume(text, { range, units, group: ',' })).toEqual({ volume }),
  );

  it.each([
    ['500 mg', 500, 'mg'],
    ['500mg', 500, 'mg'],
    ['1,000 MG', 1000, 'mg'],
    ['250\u00a0fl oz', 250, 'fl oz'],
    // The micro sign, and the Greek letter that looks like it.
    ['20 \u00b5g', 20, 'µg'],
    ['20 \u03bcg', 20, 'µg'],
    ['3 mg per mL', 3, 'mg per mL'],
  ])('%j is %i in %s', (text, volume, unit) => {
    expect(parseVolume(text, { range, units, group: ',' })).toEqual({ volume, unit });
  });

  it.each([
    ['1.000', '.', 1000],
    ['1 000', '\u202f', 1000],
    ['1’000', '’', 1000],
    ['1.000', ',', null],
    ['1,000', '.', null],
    ['10,00', ',', null],
    ['1,0000', ',', null],
    ['0,001,000', ',', 1000],
  ])('%j where %j groups is %s', (text, group, volume) => {
    expect(parseVolume(text, { range, units: [], group })?.volume ?? null).toBe(volume);
  });

  it.each(
    ['', ' ', '1001', '-1', '−1', '+1', '1.5', '1,5', '1e2', '0x10', 'abc', 'mg', '5 0', '1/2', '½'].concat([
      '500 g',
      '500 mg mg',
      'mg 500',
      '99999999999999999999',
      '1,001',
      'Infinity',
    ]),
  )('%j is refused', (text) => expect(parseVolume(text, { range, units, group: ',' })).toBeNull());

  it('knows only the range it is told', () => {
    const few = { ...range, min: 2, max: 9 };
    const taken = ['1', '2', '9', '10'].map((text) => parseVolume(text, { range: few, units })?.volume);
    expect(taken).toEqual([undefined, 2, 9, undefined]);
    expect([stepVolume(9, 1, few), stepVolume(2, -1, few)]).toEqual([9, 2]);
  });

  it('takes each whole number in range and no other, however it is grouped', () => {
    fc.assert(
      fc.property(fc.integer({ min: -3000, max: 3000 }), (number) => {
        const isTaken = number >= range.min && number <= range.max;
        const expected = isTaken ? { volume: number } : null;
        expect(parseVolume(String(number), { range, units })).toEqual(expected);
        expect(parseVolume(number.toLocaleString('en-US'), { range, units, group: ',' })).toEqual(expected);
        expect(parseVolume(number.toLocaleString('ar-EG', { useGrouping: false }), { range, units })).toEqual(
          expected,
        );
      }),
    );
  });

  it('gives a whole number in range and a unit of the list, or nothing, for any text', () => {
    const text = fc.oneof(fc.string(), fc.stringMatching(/^[0-9., a-zµ-]{0,8}$/));
    fc.assert(
      fc.property(text, (written) => {
        const entry = parseVolume(written, { range, units, group: ',' }) ?? { volume: 0 };
        expect(Number.isInteger(entry.volume)).toBe(true);
        expect(entry.volume).toBe(stepVolume(entry.volume, 0, range));
        expect([undefined, ...units]).toContain(entry.unit);
      }),
    );
  });
});

it.each([
  [500, 1, 501],
  [500, -1, 499],
  [1000, 1, 1000],
  [0, -1, 0],
  [950, 100, 1000],
  [30, -100, 0],
])('%i moved by %i is %i', (volume, steps, expected) => {
  expect(stepVolume(volume, steps, range)).toBe(expected);
});
