import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatNumber, parseQuantity, separatorsOf } from './quantity';

const english = { group: ',', decimal: '.' };
const german = { group: '.', decimal: ',' };
const french = { group: '\u202f', decimal: ',' };
const units = ['mg', 'µg', 'IU', 'bn CFU', '%'];

describe('parseQuantity', () => {
  it.each([
    ['120mg', 120, 'mg'],
    ['2 000 IU', 2000, 'IU'],
    ['2,000 iu', 2000, 'IU'],
    ['10 bn CFU', 10, 'bn CFU'],
    ['1.5 %', 1.5, '%'],
    ['.5 \u03bcg', 0.5, 'µg'],
    ['-0.25 mg', -0.25, 'mg'],
    ['1,234,567.25 mg', 1234567.25, 'mg'],
  ])('%j is %d in %s', (text, value, unit) => {
    expect(parseQuantity(text, units, english)).toEqual({ value, unit });
  });

  it.each([
    ['1.000', english, 1],
    ['1.000', german, 1000],
    ['1,5', german, 1.5],
    ['1.5', german, null],
    ['1.5', french, 1.5],
    ['1 000,5', french, 1000.5],
    ['1,5', english, null],
    ['12', english, 12],
    ['1.5', { group: ',', decimal: '' }, null],
  ])('%j with the signs %j is %s', (text, separators, value) => {
    expect(parseQuantity(text, units, separators)?.value ?? null).toBe(value);
  });

  it.each(['', 'mg', '12 stone', 'about 5 mg', '1e3', '0x10', '5 0', '1.2.3', '--1', '1.', '½ mg'])(
    '%j is refused',
    (text) => expect(parseQuantity(text, units, english)).toBeNull(),
  );

  it.each(['en-US', 'de-DE', 'fr-FR', 'de-CH'])('reads what %s writes', (locale) => {
    const numbers = fc.integer({ min: -1e9, max: 1e9 }).map((whole) => whole / 1000);
    fc.assert(
      fc.property(numbers, fc.constantFrom(...units), (value, unit) => {
        const written = `${formatNumber(value, locale)} ${unit}`;
        expect(parseQuantity(written, units, separatorsOf(locale))).toEqual({ value: value || 0, unit });
      }),
    );
  });
});
