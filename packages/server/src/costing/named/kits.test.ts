import { describe, expect, it } from 'vitest';
import { proposeFormula } from '../formula.ts';

const isTold = (concept: string) =>
  proposeFormula({
    concept,
    description: 'Vitamin C capsules',
    formFactor: null,
    volume: null,
    volumeUnit: null,
  }).warnings.some((warning) => warning.startsWith('The words ask for two formulas'));

describe('two formulas in one product', () => {
  it.each(['AM/PM focus set', 'Day & Night vitamins', 'Morning and night duo', 'Jour et nuit'])(
    '%s: are told of',
    (title) => expect(isTold(title)).toBe(true),
  );
  it.each(['Night capsules', 'All-day energy', 'Good morning vitamins'])('%s: is one', (title) =>
    expect(isTold(title)).toBe(false),
  );
});

const formsTold = (description: string) =>
  proposeFormula({
    concept: 'Daily pack',
    description,
    formFactor: null,
    volume: null,
    volumeUnit: null,
  }).warnings.find((warning) => warning.startsWith('The words ask for several forms'));

describe('several forms in one pack', () => {
  it.each([
    ['One softgel with 200 mg DHA and one tablet with 150 µg iodine', 'softgel, tablet'],
    ['Morning tablet with B12, evening capsule with zinc', 'tablet, capsule'],
  ])('%s: are told of', (description, forms) => expect(formsTold(description)).toContain(`(${forms})`));
  it.each([
    'Two capsules a day, 60 softgels',
    '60 tablets, one tablet a day',
    'Up to two big tablets or four capsules a day',
  ])('%s: are one', (description) => expect(formsTold(description)).toBeUndefined());
});
