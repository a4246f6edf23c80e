import { describe, expect, it } from 'vitest';
import { proposeFormula } from '../formula.ts';

const propose = (concept: string, description = '') =>
  proposeFormula({ concept, description, formFactor: null, volume: null, volumeUnit: null });
const amounts = (concept: string, description = '') =>
  Object.fromEntries(
    propose(concept, description).lines.map(({ material, amount }) => [material.name, amount]),
  );

describe('a dose that is said to be low or high', () => {
  it.each([
    ['Low-dose zinc capsules', '', { Zinc: 8 }],
    ['Calm caps', 'A mild dose of L-theanine and GABA, with lemon balm 300 mg', { 'L-theanine': 150, GABA: 80, 'Lemon balm': 300 }],
    ['Curcumin, maximum strength', '60 capsules', { Curcumin: 1000 }],
    ['Hochdosiert: Magnesium Kapseln', '', { Magnesium: 350 }],
    ['Half-strength melatonin', 'tablets', { Melatonin: 1.5 }],
    ['Multivitamin low in iron', 'with iron', { Iron: 10 }],
    ['Less caffeine, more focus', 'citicoline 250 mg capsules', { Caffeine: 80, Citicoline: 250 }],
  ])('%s, %s', (concept, description, expected) => {
    expect(amounts(concept, description)).toMatchObject(expected);
  }); // prettier-ignore

  it('is of each ingredient where none is named beside it, and it is told', () => {
    const { lines, assumptions } = propose('Extra-strong bedtime capsules');
    expect(lines.map(({ material, amount }) => [material.name, amount])).toEqual([
      ['Magnesium', 350],
      ['L-theanine', 400],
      ['Melatonin', 5],
    ]);
    expect(assumptions).toContain(
      'The words ask for a high dose of each ingredient: no amount is given, so it is set beside the usual one.',
    );
  });

  it.each([
    ['Iron capsules', 'For people with low iron levels', { Iron: 18 }],
    ['Vitamin D3 for low vitamin D', 'softgels', { 'Vitamin D3': 25 }],
    ['Vitamin C capsules', 'Unlike high dose products, gentle on you', { 'Vitamin C': 250 }],
    ['Reduced glutathione capsules', '', { Glutathione: 250 }],
    ['Low dose melatonin', '0.5 mg tablets', { Melatonin: 0.5 }],
    ['Extra strength iron 28 mg', '', { Iron: 28 }],
  ])('is none in %s, %s', (concept, description, expected) => {
    expect(amounts(concept, description)).toEqual(expected);
  });
});

describe('a multi', () => {
  it.each([
    'Toddler multi',
    'Our simplest multi for busy dads',
    'Multi gummies',
    'Multi-vitamin tablets',
    'Whole-food multi, 90 capsules',
  ])('%s is a multivitamin', (title) => {
    expect(Object.keys(amounts(title)).length).toBeGreaterThan(10);
  });

  it.each(['Multi-strain probiotic capsules', 'Multi collagen capsules', 'Magnesium multi-pack'])(
    '%s is none',
    (title) => {
      expect(propose(title).lines).toHaveLength(1);
    },
  );

  it('leaves out what is ruled out, and adds what is named', () => {
    const made = amounts('Daily multi without iodine', 'with lutein. Tablets');
    expect(made).not.toHaveProperty('Iodine');
    expect(made).toHaveProperty('Lutein');
    expect(made).not.toHaveProperty('Iron');
  });
});

describe('a pre-workout', () => {
  it('holds of what is named what such powders hold', () => {
    expect(amounts('Preworkout powder', 'citrulline, caffeine and tyrosine')).toEqual({
      'L-citrulline': 6,
      Caffeine: 200,
      'L-tyrosine': 1000,
    });
  });
});
