import { describe, expect, it } from 'vitest';
import { estimateProduct } from '../estimate.ts';

const estimate = (concept: string, description = '-') =>
  estimateProduct({ concept, description, formFactor: null, volume: null, volumeUnit: null });
const beside = (concept: string, description?: string) =>
  estimate(concept, description).ingredients.filter(({ purpose }) => purpose !== undefined);

describe('what a supplement is made with beside its actives', () => {
  it.each<[string, string, string[], string[]]>([
    ['Zinc capsules 15 mg', '60 capsules', ['Microcrystalline cellulose', 'Magnesium stearate', 'Capsule shell'], ['Natural flavour']],
    ['Zinc capsules 15 mg', 'no magnesium stearate, no silica', ['Rice concentrate'], ['Magnesium stearate', 'Silicon dioxide']],
    ['Zinc capsules 15 mg', 'no fillers, no additives', ['Capsule shell'], ['Microcrystalline cellulose', 'Magnesium stearate', 'Rice concentrate']],
    ['Zinc tablets 15 mg', '60 tablets', ['Croscarmellose sodium', 'Film coating'], ['Natural flavour', 'Sorbitol']],
    ['Zinc lozenges 10 mg', '30 lozenges, lemon', ['Sorbitol', 'Citric acid', 'Natural flavour'], ['Film coating']],
    ['Zinc chewable tablets 10 mg', 'with xylitol', ['Xylitol'], ['Sorbitol', 'Film coating']],
    ['Vitamin D3 softgels', 'in olive oil', ['Olive oil', 'Softgel shell'], ['Beeswax', 'Sunflower oil']],
    ['Vegan iron softgels', '-', ['Mono- and diglycerides'], ['Beeswax']],
    ['Vitamin C gummies', 'sugar-free', ['Maltitol syrup', 'Erythritol', 'Pectin'], ['Sugar', 'Glucose syrup', 'Gelatin']],
    ['Vitamin C gummies', 'gelatin gummies', ['Gelatin', 'Sugar'], ['Pectin']],
    ['Vitamin C gummies', 'vegan, no artificial colours', ['Pectin', 'Fruit and vegetable juice'], ['Gelatin', 'Colour']],
    ['Glycine powder 3 g', 'chocolate flavour, sucralose', ['Cocoa powder', 'Sucralose'], ['Citric acid', 'Steviol glycosides']],
    ['Glycine powder 3 g', 'lemon, no stevia, no sucralose', ['Citric acid', 'Monk fruit extract'], ['Steviol glycosides', 'Sucralose']],
    ['Creatine powder', 'unflavoured', [], ['Natural flavour', 'Citric acid', 'Maltodextrin']],
    ['Vitamin D3 drops', '10 ml', ['MCT oil'], ['Water', 'Potassium sorbate']],
    ['Elderberry syrup for kids', '200 ml', ['Water', 'Glycerin'], ['Alcohol', 'MCT oil']],
    ['Valerian tincture', '50 ml', ['Alcohol', 'Water'], ['Potassium sorbate']],
    ['Valerian tincture', '50 ml, alcohol-free', ['Glycerin'], ['Alcohol']],
  ])('%s, %s', (concept, description, has, hasNot) => {
    const names = beside(concept, description).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(has));
    for (const name of hasNot) expect(names).not.toContain(name);
  }); // prettier-ignore

  it.each([
    ['in a plant shell without carrageenan', 'modified starch, glycerin, water; asks more than gelatin'],
    ['with a vegan shell', 'modified starch, carrageenan, glycerin, water; asks more than gelatin'],
    ['one a day', 'gelatin, glycerin, water'],
  ])('softgels %s have a shell of %s', (words, form) => {
    expect(beside('Lutein softgels', words).find(({ purpose }) => purpose === 'shell')?.form).toBe(form);
  });

  it.each([
    ['Zinc lozenges 10 mg', 'honey and lemon', 'honey and lemon flavour'],
    ['Tart cherry gummies', 'lime', 'lime flavour'],
  ])('%s, %s taste of it', (concept, description, taste) => {
    expect(beside(concept, description).find(({ purpose }) => purpose === 'flavour')?.form).toBe(taste);
  });

  it.each([
    'Zinc tablets 15 mg',
    'Vitamin C gummies',
    'Glycine powder 3 g',
    'Elderberry syrup',
    'Zinc capsules 15 mg',
  ])('of %s weighs and costs what the figures count', (concept) => {
    const lines = beside(concept);
    for (const { inputMg, costPerServing } of lines) {
      expect(inputMg).toBeGreaterThan(0);
      expect(costPerServing).toBeGreaterThanOrEqual(0);
    }
    const { ingredients, waterfall, servingsPerContainer } = estimate(concept);
    const counted = waterfall
      .filter(({ bucket }) => bucket === 'material' || bucket === 'shell')
      .reduce((sum, { perContainer }) => sum + perContainer, 0);
    const shown = ingredients.reduce((sum, line) => sum + line.costPerServing, 0) * servingsPerContainer;
    // The parts of the waterfall are whole cents.
    expect(Math.abs(shown - counted)).toBeLessThan(0.011);
  });

  it('makes a lozenge as heavy as one is', () => {
    const mg = estimate('Zinc lozenges 10 mg').ingredients.reduce((sum, line) => sum + line.inputMg, 0);
    expect(mg).toBeCloseTo(1500, 1);
  });
});
