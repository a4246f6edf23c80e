import { describe, expect, it } from 'vitest';
import { estimateProduct } from '../estimate.ts';

const estimate = (concept: string, description: string) =>
  estimateProduct({ concept, description, formFactor: null, volume: null, volumeUnit: null });

describe('a form that the words state is made as what it is', () => {
  it.each<[string, string, string, string[], string[]]>([
    ['Calcium chews', 'Soft chews of 5 g, 500 mg calcium, chocolate, 60 pieces', 'soft chews', ['Coconut fat', 'Glucose syrup', 'Cocoa powder'], ['Pectin', 'Fruit and vegetable juice']],
    ['Vegan B12 chews', 'Soft chew 4 g, 250 µg B12, vegan, sugar-free, lemon, 30 chews', 'soft chews', ['Maltitol syrup', 'Isomalt', 'Citric acid'], ['Sugar', 'Skimmed milk powder']],
    ['CoQ10 liquid-filled capsules', '100 mg CoQ10, one a day, 60 capsules', 'liquid-filled capsules', ['MCT oil', 'Capsule band', 'Capsule shell'], ['Microcrystalline cellulose', 'Magnesium stearate']],
    ['Melatonin oral strips', '3 mg melatonin per strip, mint, 30 strips', 'oral films', ['Pullulan', 'Glycerin'], ['Microcrystalline cellulose', 'Film coating']],
    ['Calm melts', 'Orodispersible strips that dissolve on the tongue, 3 mg melatonin, mint, 30 strips', 'oral films', ['Pullulan'], ['Mannitol']],
    ['Kids omega emulsion', 'Emulsified fish oil, 5 ml with 300 mg DHA and 150 mg EPA, orange, 150 ml bottle', 'bottles', ['Water', 'Sunflower lecithin', 'Natural flavour'], ['MCT oil']],
    ['Immune granules', 'Direct-to-mouth sticks of 2 g, 300 mg vitamin C, orange, 20 sticks', 'cartons', ['Xylitol'], ['Maltodextrin']],
    ['Magnesium effervescent sticks', '4 g stick, 200 mg magnesium citrate, lemon, 20 sticks', 'cartons', ['Citric acid', 'Sodium bicarbonate'], ['Water']],
    ['Iron vials', '25 ml vials × 20, 14 mg iron, berry', 'cartons (20 servings', ['Water', 'Potassium sorbate'], ['Maltodextrin']],
    ['Beauty jelly sticks', 'Jelly stick 15 g, 2 mg zinc, 80 mg vitamin C, peach, 14 sticks', 'cartons (14 servings', ['Konjac and carrageenan', 'Water'], ['Maltodextrin']],
    ['Electrolyte chews', 'Chewable tablets, 3 g, dextrose-based, 200 mg sodium, lime; tube of 10', 'chewable tablets', ['Dextrose'], ['Glucose syrup', 'Pectin']],
    ['Probiotic melts', 'Melt-in-mouth powder sticks of 1 g, no water needed, 2 billion CFU, strawberry, 20 sticks', 'cartons (20 servings', ['Xylitol'], ['Mannitol', 'Maltodextrin']],
    ['Kids omega chews', 'Soft chews of 3.5 g, 100 mg DHA from algae per chew, orange, 45 chews per pouch', '45 soft chews', ['Coconut fat'], ['Pectin']],
    ['Hangover shot powder', 'Single-serve sachet 10 g with 1 g DHM, 500 mg NAC, citrus, sugar free; box of 10', 'cartons (10 servings', ['Soluble fibre'], ['Maltodextrin', 'Water']],
    ['Pre-sleep gel', '60 g gel sachet, 3 g glycine, 200 mg magnesium, tart cherry and honey flavour, box of 10 sachets', 'cartons (10 servings', ['Water', 'Xanthan gum', 'Natural flavour'], ['Maltodextrin']],
    ['Iron liquid sachets', 'Liquid sachets 10 ml, 20 mg iron, apple, 20 per box', 'cartons (20 servings', ['Water'], ['Maltodextrin']],
    ['Fibre gummies', '2 g inulin per 2 gummies, 0 g added sugar, no maltitol, strawberry, 60 count', 'gummies', ['Soluble fibre', 'Erythritol'], ['Sugar', 'Maltitol syrup', 'Glucose syrup']],
    ['Vitamin C effervescent', 'Effervescent tablet 4.5 g, 1000 mg vitamin C, lemon, sodium below 300 mg, 20 in a tube', 'effervescent tablets', ['Potassium bicarbonate'], ['Sodium', 'Sodium bicarbonate']],
    ['Omega-3 chewable softgels', '300 mg DHA and 60 mg EPA, 90 softgels, strawberry', 'softgels', ['Softgel shell'], []],
  ])('%s, %s', (concept, description, basis, has, hasNot) => {
    const { kind, ingredients, basis: said, warnings } = estimate(concept, description);
    const names = ingredients.map(({ name }) => name);
    expect(kind).toBe('supplement');
    expect(said).toContain(basis);
    expect(names).toEqual(expect.arrayContaining(has));
    for (const name of hasNot) expect(names).not.toContain(name);
    expect(warnings.join(' ')).not.toContain('several forms');
  }); // prettier-ignore

  it('holds in a vial what the words say', () => {
    const { ingredients, servingsPerContainer } = estimate(
      'Iron vials',
      '25 ml vials × 20, 14 mg iron, berry',
    );
    const grams = ingredients.reduce((sum, { inputMg }) => sum + inputMg, 0) / 1000;
    expect([servingsPerContainer, Math.round(grams / 1.05)]).toEqual([20, 25]);
  });

  it('weighs what the words say of a gel in a sachet', () => {
    const { ingredients, withheld, warnings } = estimate(
      'Pre-sleep gel',
      '60 g gel sachet, 3 g glycine, 150 mg sodium, box of 10 sachets',
    );
    expect(ingredients.reduce((sum, { inputMg }) => sum + inputMg, 0) / 1000).toBeCloseTo(60, 1);
    expect(withheld).toBeNull();
    // What thickens it brings some of the sodium.
    expect(warnings.filter((each) => each.startsWith('Figures'))).toEqual([]);
  });

  it.each([
    ['Sleep patch', 'Transdermal patch with 5 mg melatonin, 30 patches', 'The words ask for a patch'],
    ['Magnesium suppositories', '300 mg magnesium', 'The words ask for a suppository'],
  ])('%s is told to be none of what is modelled', (concept, description, says) => {
    expect(estimate(concept, description).warnings.join(' ')).toContain(says);
  });

  it('what stands beside as another is none', () => {
    expect(estimate('Sleep capsules', '3 mg melatonin instead of a patch').warnings.join(' ')).not.toContain(
      'patch',
    );
  });
});
