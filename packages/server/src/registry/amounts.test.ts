import { describe, expect, it } from 'vitest';
import { growthOf } from '../testing/growth.ts';
import { findAmounts, findAmountsIn, parseAmount, type AmountUnit } from './amounts.ts';

const read = (text: string) => findAmounts(text).map(({ value, unit }) => [value, unit]);

describe('one amount', () => {
  it.each<[string, number, AmountUnit]>([
    ['120mg', 120, 'mg'],
    ['500 mg', 500, 'mg'],
    ['1,000 mg', 1000, 'mg'],
    ['1.000 mg', 1000, 'mg'],
    ['1 000 mg', 1000, 'mg'],
    ['1\u00A0000\u00A0mg', 1000, 'mg'],
    ['1\u202F000\u202Fmg', 1000, 'mg'],
    ['1\u2009000\u2009mg', 1000, 'mg'],
    ['1’000 mg', 1000, 'mg'],
    ['1,234.5 mg', 1234.5, 'mg'],
    ['1.234,5 mg', 1234.5, 'mg'],
    ['1.000.000 IU', 1_000_000, 'IU'],
    ['1000 mg', 1000, 'mg'],
    ['1.5 g', 1.5, 'g'],
    ['1,5 g', 1.5, 'g'],
    ['12,50 g', 12.5, 'g'],
    ['0.125 mg', 0.125, 'mg'],
    ['0,500 mg', 0.5, 'mg'],
    ['.5 mg', 0.5, 'mg'],
    ['½ g', 0.5, 'g'],
    ['¾mg', 0.75, 'mg'],
    ['⅓ g', 1 / 3, 'g'],
    ['1½ mg', 1.5, 'mg'],
    ['12 ¼ mL', 12.25, 'mL'],
    ['2.4 mcg', 2.4, 'µg'],
    ['2.4 ug', 2.4, 'µg'],
    ['2.4 µg', 2.4, 'µg'],
    ['2.4 μg', 2.4, 'µg'],
    ['2.4 micrograms', 2.4, 'µg'],
    ['2 000 IU', 2000, 'IU'],
    ['2,000 I.U.', 2000, 'IU'],
    ['400 IE', 400, 'IU'],
    ['10 bn CFU', 10, 'billion CFU'],
    ['10 billion CFU', 10, 'billion CFU'],
    ['10 billion', 10, 'billion CFU'],
    ['10 B CFU', 10, 'billion CFU'],
    ['500 million CFU', 0.5, 'billion CFU'],
    ['5e9 CFU', 5, 'billion CFU'],
    ['5 x 10^9 CFU', 5, 'billion CFU'],
    ['5×10⁹ CFU', 5, 'billion CFU'],
    ['1.5 %', 1.5, '%'],
    ['1.5%', 1.5, '%'],
    ['10 mEq', 10, 'mEq'],
    ['30 ml', 30, 'mL'],
  ])('%s', (text, value, unit) => {
    const amount = parseAmount(text);
    expect(amount?.value).toBeCloseTo(value, 9);
    expect(amount).toMatchObject({ unit, from: null, text, start: 0, end: text.length });
  });

  it.each([
    '',
    'mg',
    '500',
    '500 kg',
    '5 apples',
    'about 5 mg',
    '5 mg each',
    'B12',
    '12 500',
    '1,000.5.5 mg',
  ])('not %s', (text) => {
    expect(parseAmount(text)).toBeNull();
  });
});

describe('a range', () => {
  it.each([
    ['200–400 mg', 200, 400],
    ['200-400mg', 200, 400],
    ['200 to 400 mg', 200, 400],
    ['1.000–2.000 mg', 1000, 2000],
    ['0.5 - 1 mg', 0.5, 1],
  ])('%s has both its ends', (text, from, value) => {
    expect(parseAmount(text)).toMatchObject({ from, value });
  });

  it('that falls is no range', () => {
    expect(parseAmount('400–200 mg')).toMatchObject({ from: null, value: 200 });
  });
});

describe('a text', () => {
  it.each<[string, unknown[]]>([
    ['vitamin B12 500 mcg and B6 2 mg', [[500, 'µg'], [2, 'mg']]],
    ['Vitamin C,500mg', [[500, 'mg']]],
    ['omega-3 1.200 mg, zinc 10 mg', [[1200, 'mg'], [10, 'mg']]],
    ['version 1.2.3 mg', []],
    ['Vitamin C 500 mg. 2 g of taurine', [[500, 'mg'], [2, 'g']]],
    ['5 gummies of 3 mg', [[3, 'mg']]],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual(expected);
  }); // prettier-ignore

  it('has a ratio before an amount, and the ratio is no part of it', () => {
    expect(read('dandelion root 4:1 200 mg, ginger 10:1 1 000 mg')).toEqual([
      [200, 'mg'],
      [1000, 'mg'],
    ]);
  });

  it('is read in the units that are asked for', () => {
    expect(findAmountsIn('10 mg at 5 % in 30 mL', ['mg', 'mL']).map(({ text }) => text)).toEqual([
      '10 mg',
      '30 mL',
    ]);
  });

  it('of any length takes no more than its share of time', async () => {
    const reading = (times: number) => findAmounts('1 000'.repeat(times));
    expect(await growthOf(reading, [5000, 20_000])).toBeLessThan(8);
  });
});
