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
