import { describe, expect, it } from 'vitest';
import { loadEvidence } from '../../evidence/index.ts';
import { countedAs } from './countedAs.ts';
import { check } from '../testing/check.ts';

const evidence = loadEvidence();

describe('what a label counts a form as', () => {
  it('is the nutrient with the reference value, where the form is of its kind', () => {
    const forms = [
      'vitamin-d3',
      'vitamin-k2',
      'pea-protein',
      'vitamin-d',
      'citicoline',
      'krill-oil',
      'inulin',
    ];
    expect(forms.map((key) => countedAs(evidence, key))).toEqual([
      'vitamin-d', 'vitamin-k', 'protein', 'vitamin-d', 'citicoline', 'krill-oil', 'inulin',
    ]); // prettier-ignore
  });

  const d3 = { nutrients: [{ key: 'vitamin-d', amount: 25, unit: 'µg' }] };

  it('is measured where copy names the form', () => {
    expect(check('High potency vitamin D3.', { market: 'US' }, d3)).toMatchObject({ verdict: 'allowed' });
    const [source] = check('Source of vitamin D3.', { market: 'EU' }, d3).sentences;
    expect(source?.conditions).toMatchObject([{ isMet: true, have: 500, need: 15 }]);
  });

  it('carries the listed claims of the nutrient', () => {
    const bones = 'Vitamin D3 contributes to the maintenance of normal bones.';
    expect(check(bones, { market: 'EU' }, d3).verdict).toBe('conditions');
    const weak = { nutrients: [{ key: 'vitamin-d', amount: 0.5, unit: 'µg' }] };
    expect(check(bones, { market: 'EU' }, weak).verdict).toBe('blocked');
  });

  it('adds up vitamins that a product gives by their forms, and takes no powder for its protein', () => {
    const have = (product: Parameters<typeof check>[2], text: string) =>
      check(text, { market: 'EU' }, product).sentences[0]?.conditions[0]?.have;
    const kinds = { ingredients: [{ key: 'vitamin-k1', amount: 45, unit: 'µg' }, { key: 'vitamin-k2', amount: 0.03, unit: 'mg' }] }; // prettier-ignore
    expect(have(kinds, 'Source of vitamin K.')).toBe(100);
    const powder = { ingredients: [{ key: 'pea-protein', amount: 30, unit: 'g' }], nutrients: [{ key: 'energy', amount: 120, unit: 'kcal' }] }; // prettier-ignore
    expect(have(powder, 'Source of protein.')).toBeUndefined();
  });

  it('is not known where one of the forms cannot be weighed', () => {
    const kinds = { ingredients: [{ key: 'vitamin-k1', amount: 45, unit: 'µg' }, { key: 'vitamin-k2', amount: 30, unit: 'mL' }] }; // prettier-ignore
    const [sentence] = check('Source of vitamin K.', { market: 'EU' }, kinds).sentences;
    expect(sentence?.verdict).toBe('conditions');
    expect(sentence?.conditions[0]).not.toHaveProperty('have');
    const formula = { ...kinds, without: ['vitamin-k'] };
    expect(check('Source of vitamin K.', { market: 'EU' }, formula).verdict).toBe('conditions');
  });

  it('is protein, from whatever it comes', () => {
    const bar = { kind: 'food', serving: { grams: 50 }, nutrients: [{ key: 'protein', amount: 15, unit: 'g' }, { key: 'energy', amount: 200, unit: 'kcal' }] } as const; // prettier-ignore
    for (const of of ['plant protein', 'whey protein', 'proteins'])
      expect(check(`High in ${of}.`, { market: 'EU' }, bar).verdict).toBe('allowed');
  });
});
