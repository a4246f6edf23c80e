import { describe, expect, it } from 'vitest';
import { amountText, readAmount, shortAmountText } from './amountText';

describe('readAmount', () => {
  it.each([
    ['120mg', { value: 120, unit: 'mg' }],
    ['2 000 IU', { value: 2000, unit: 'IU' }],
    ['10 bn CFU', { value: 10, unit: 'billion CFU' }],
    ['½', { value: 0.5, unit: 'mg' }],
    ['1½ g', { value: 1.5, unit: 'g' }],
    ['1.5 %', { value: 1.5, unit: '%', basis: 'percent' }],
    ['400 mcg DFE', { value: 400, unit: 'µg', equivalents: 'DFE' }],
    ['16 mg NE', { value: 16, unit: 'mg' }],
    ['100 million CFU', { value: 0.1, unit: 'billion CFU' }],
    ['to 100 %', { unit: '%', basis: 'percent', isRest: true }],
  ])('reads %s', (text, amount) => expect(readAmount(text, null, 'mg')).toEqual({ amount }));

  it('gives a number alone the unit that was there, else the usual one', () => {
    expect(readAmount('25', { value: 10, unit: 'µg' }, 'mg')?.amount).toMatchObject({
      value: 25,
      unit: 'µg',
    });
    expect(readAmount('25', null, 'g')?.amount).toMatchObject({ value: 25, unit: 'g' });
    expect(readAmount('25', { unit: '%', basis: 'percent', isRest: true }, 'g')?.amount).toEqual({
      value: 25,
      unit: 'g',
    });
  });

  it('keeps what an amount is of, but no share of the serving', () => {
    expect(readAmount('5 g', { value: 1, unit: 'g', basis: 'compound' }, 'mg')?.amount?.basis).toBe(
      'compound',
    );
    expect(readAmount('5 g', { value: 1, unit: '%', basis: 'percent' }, 'mg')?.amount?.basis).toBeUndefined();
  });

  it('takes an empty text for an unknown amount', () =>
    expect(readAmount(' ', { value: 1 }, 'mg')).toEqual({ amount: null }));

  it.each(['a pinch', '100–200 mg', '12 apples', 'mg', '1e999 mg', '1e300 mg', '1,000,001 g'])(
    'cannot read %s',
    (text) => expect(readAmount(text, null, 'mg')).toBeNull(),
  );
});

describe('amountText', () => {
  it.each([
    [{ value: 2000, unit: 'IU' }, '2,000 IU'],
    [{ value: 0.5 }, '0.5 mg'],
    [{ value: 400, unit: 'µg', equivalents: 'DFE' }, '400 µg DFE'],
    [{ unit: '%', basis: 'percent', isRest: true }, 'to 100 %'],
    [{ unit: 'mg' }, ''],
    [null, ''],
  ] as const)('writes %j as %s', (amount, text) => expect(amountText(amount)).toBe(text));

  it('writes what it reads again', () => {
    for (const text of ['120 mg', '2,000 IU', '10 billion CFU', '1.5 %', '400 µg DFE', 'to 100 %'])
      expect(amountText(readAmount(text, null, 'mg')?.amount)).toBe(text);
  });
});

describe('shortAmountText', () => {
  it.each([
    [{ value: 15.5024, unit: 'g' as const }, '15.5 g'],
    [{ value: 0.212498, unit: 'g' as const }, '0.2125 g'],
    [{ value: 200, unit: 'mg' as const }, '200 mg'],
    [null, ''],
  ])('%o: %s', (amount, text) => {
    expect(shortAmountText(amount)).toBe(text);
  });
});
