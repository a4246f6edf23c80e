import { describe, expect, it } from 'vitest';
import { is } from '../../testing/check.ts';

describe('rule 10, Art. 12(b): an amount or a rate of loss', () => {
  it.each([
    'Up to 5 kg less in just 14 days!',
    '10 lbs lighter by June.',
    'Shift a dress size in a fortnight.',
  ])('%s', (text) => {
    expect(is(text, { market: 'EU' })).toBe('weight blocked');
    expect(is(text)).toMatch(/^weight (?:evidence|blocked)$/);
  });

  it.each([
    'Each case is four pounds lighter since we dropped the glass.',
    'Prices drop from sixteen pounds to twelve.',
  ])('of a thing it is nobody’s: %s', (text) => {
    expect(is(text, { market: 'EU' })).toBe('none allowed');
    expect(is(text)).toBe('none allowed');
  });
});
