import { describe, expect, it } from 'vitest';
import { estimateProduct } from '../estimate.ts';
import { readIngredients } from './readIngredients.ts';

const wanted = (text: string) =>
  readIngredients(text).wanted.map(({ material, amount }) => [material.key, amount] as const);
const estimate = (concept: string) =>
  estimateProduct({ concept, description: '-', formFactor: null, volume: null, volumeUnit: null });

describe('the strength of a material', () => {
  it('of fish oil follows from its weight and from its EPA and DHA, and nothing is of algae', () => {
    expect(wanted('Fish oil softgels 1000 mg, EPA 500 mg DHA 250 mg')).toEqual([
      ['omega-3/fish-oil-concentrate-80-percent', 750],
    ]);
    expect(wanted('1,000 mg of fish oil with 180 mg EPA and 120 mg DHA')).toEqual([
      ['omega-3/fish-oil-30-percent', 300],
    ]);
  });

  it('of fish oil follows from EPA and DHA whose unit is left out', () => {
    expect(wanted('1,000 mg fish oil softgel (330 EPA / 220 DHA)')).toEqual([
      ['omega-3/fish-oil-concentrate-60-percent', 550],
    ]);
  });

  it('of fish oil follows from its weight and from EPA and DHA given as one', () => {
    expect(wanted('Softgels, 1000 mg fish oil, 600 mg EPA+DHA')).toEqual([
      ['omega-3/fish-oil-concentrate-60-percent', 600],
    ]);
  });

  it('of fish oil is the usual one where the words give no weight', () => {
    expect(wanted('Omega-3 with EPA 300 mg and DHA 200 mg')).toEqual([
      ['omega-3/fish-oil-concentrate-60-percent', 500],
    ]);
  });

  it('leaves algal DHA beside an oil that is not parted', () => {
    expect(wanted('Algal DHA 250 mg')).toEqual([['algal-oil/algal-oil-40-percent-dha', 250]]);
  });

  it('of cultures is one of which a capsule holds the count', () => {
    expect(wanted('Probiotic, 10 billion CFU')).toEqual([['probiotics/blend-of-100-billion-cfu-g', 10]]);
    expect(wanted('Probiotic, 50 billion CFU')).toEqual([
      ['probiotics/concentrate-of-300-billion-cfu-g', 50],
    ]);
    expect(estimate('Probiotic capsules, 50 billion CFU').unitsPerServing).toBe(1);
  });

  it('of folate is what its equivalents stand for', () => {
    expect(wanted('Folate 680 mcg DFE')[0]?.[1]).toBeCloseTo(400, 0);
    expect(wanted('Folate 400 mcg')[0]?.[1]).toBe(400);
  });

  it('is of either inositol', () => {
    expect(wanted('Myo-inositol 4 g and D-chiro-inositol 100 mg')).toEqual([
      ['inositol/myo-inositol', 4],
      ['inositol/d-chiro-inositol', 100],
    ]);
  });
});
