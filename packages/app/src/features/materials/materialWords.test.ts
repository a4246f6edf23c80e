import { describe, expect, it } from 'vitest';
import { draftOf, faultsOf, fieldsOf, noPrice, noWords, priceFaultsOf, wordsOf } from './materialWords';

const zinc = { ...noWords, name: ' Zinc citrate ', potency: '31', note: '' };

describe('what is typed of a material', () => {
  it('is sent trimmed, and what is empty as unknown', () => {
    expect(fieldsOf(zinc)).toEqual({
      name: 'Zinc citrate',
      source: null,
      note: null,
      potency: 31,
      overage: null,
      moisture: null,
      density: null,
    });
  });

  it('goes with its first price, if one was typed', () => {
    expect(draftOf(zinc, noPrice).price).toBeNull();
    expect(draftOf(zinc, { perKg: '9.5', supplier: ' ', basis: 'list' }).price).toEqual({
      tiers: [{ fromKg: 0, perKg: '9.50' }],
      supplier: null,
      basis: 'list',
    });
  });

  it('is shown as it is stored', () => {
    expect(wordsOf({ name: 'Zinc', potency: 31, overage: null })).toEqual({
      ...noWords,
      name: 'Zinc',
      potency: '31',
    });
  });

  it.each([
    [{ name: ' ' }, { name: 'Enter a name' }],
    [{ potency: '31 %' }, { potency: 'Enter a number like 14.1, or nothing' }],
    [{ density: '0.45' }, {}],
  ])('%o is faulty as %o', (words, faults) => {
    expect(faultsOf({ ...zinc, ...words })).toEqual(faults);
  });

  it.each([
    ['', {}],
    ['14.00', {}],
    ['0: 14.00, 100: 12.50', {}],
    ['a lot', { perKg: expect.stringContaining('such as 14.00') }],
  ])('the price %s is faulty as %o', (perKg, faults) => {
    expect(priceFaultsOf({ ...noPrice, perKg })).toEqual(faults);
  });
});
