import { describe, expect, it } from 'vitest';
import { withUnits } from './bareAmounts.ts';
import { estimateProduct } from '../estimate.ts';
import { proposeFormula } from '../formula.ts';
import { withMeantNames } from './meantNames.ts';

const propose = (concept: string, description = '') =>
  proposeFormula({ concept, description, formFactor: null, volume: null, volumeUnit: null });
const lines = (concept: string, description = '') =>
  propose(concept, description).lines.map(({ material, amount }) => [material.name, amount]);

describe('a slip', () => {
  it.each([
    ['Echinacia capsules', 'echinacea capsules'],
    ['Vitamin C and zinc picolinete tablats', 'Vitamin C and zinc picolinate tablets'],
    ['chondroitn and glucosamene', 'chondroitin and glucosamine'],
    ['Milk thisle', 'Milk thistle'],
  ])('%s: %s', (written, meant) => {
    expect(withMeantNames(written).text.toLowerCase()).toBe(meant.toLowerCase());
  });

  it.each([
    'Fat burner',
    'Nordic calm',
    'Teufelskralle',
    'Glow & go for mothers',
    'Spray of water and glycerine',
    'Clean label, tested in Bremen',
    'Mushroom powder, no fillers',
  ])('%s is none', (written) => expect(withMeantNames(written)).toEqual({ text: written, notes: [] }));

  it('is told of, and its amount is read', () => {
    const { lines: made, assumptions } = propose(
      'Berberin and resveratol',
      'Berberin 500 mg, resveratol 150 mg',
    );
    expect(made.map(({ material, amount }) => [material.name, amount])).toEqual([
      ['Berberine', 500],
      ['Resveratrol', 150],
    ]);
    expect(assumptions).toContain('‘resveratol’ is read as resveratrol.');
  });
});

describe('ALA', () => {
  it('is alpha-lipoic acid, but not beside oils', () => {
    expect(lines('Nerve support', 'ALA 300 mg and B12 capsules')[0]).toEqual(['Alpha-lipoic acid', 300]);
    expect(lines('Vegan oil', 'ALA from flaxseed, softgels')[0]?.[0]).toBe('Flaxseed oil');
  });
});

describe('a number without a unit', () => {
  it.each([
    ['Curcumin 500 with ginger', 'Curcumin 500 mg with ginger'],
    ['Vitamin D3 2,000', 'Vitamin D3 2,000 IU'],
    ['B12 1000, B6 10', 'B12 1000 µg, B6 10 mg'],
    ['Creatine 3000 + taurine 1000', 'Creatine 3000 mg + taurine 1000 mg'],
    ['Melatonin 1.9', 'Melatonin 1.9 mg'],
  ])('%s: %s', (written, meant) => expect(withUnits(written, written).text).toBe(meant));

  it.each([
    'Omega 3 60 softgels',
    'Magnesium 3 in 1',
    'Zinc 50+',
    'Magnesium 7 forms',
    'Vitamin C 90 tablets',
    'Collagen 2.0',
    'Vitamin D3 30 day supply',
    'Coenzyme Q10',
    'NAC 600 mg',
    'Mélatonine 1,9 mg',
  ])('%s stays', (written) => expect(withUnits(written, written).text).toBe(written));

  it('before pieces is a dose where their count stands elsewhere', () => {
    const { ingredients, servingsPerContainer } = estimateProduct({
      concept: 'Theanine 200 capsules',
      description: '60 count',
      formFactor: null,
      volume: null,
      volumeUnit: null,
    });
    expect([ingredients[0]?.amountPerServing, servingsPerContainer]).toEqual([200, 60]);
  });
});

it('that is two letters from a maker’s name is a word of its own', () => {
  expect(lines('Metabolic support capsules', 'berberine 500 mg')).toEqual([['Berberine', 500]]);
});

describe('a name in another language', () => {
  it.each([
    ['Ingwer und Artischocke Kapseln', ['Ginger', 'Artichoke leaf']],
    ['Gélules d’ortie et de pissenlit', ['Nettle', 'Dandelion']],
    ['Vlierbes siroop', ['Elderberry']],
    ['Krillolie capsules', ['Krill oil']],
    ['Nachtkerzenöl Kapseln', ['Evening primrose oil']],
  ])('%s', (text, expected) => expect(lines(text).map(([name]) => name)).toEqual(expected));

  it('of a form is read beside its amount', () => {
    expect(lines('Vitamine C', 'Vitamine C 500 mg, 60 comprimés à croquer')).toEqual([['Vitamin C', 500]]);
    expect(propose('Zinc', '15 mg gélules végétales').warnings).toEqual([]);
  });
});
