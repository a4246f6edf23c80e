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
    ['Immune granules', 'Direct-to-mouth sticks of 2 g, 300 mg vitamin C, orange, 20 sticks', 'cartons', ['Xylitol'], ['Maltodextrin']],
    ['Magnesium effervescent sticks', '4 g stick, 200 mg magnesium citrate, lemon, 20 sticks', 'cartons', ['Citric acid', 'Sodium bicarbonate'], ['Water']],
    ['Iron vials', '25 ml vials × 20, 14 mg iron, berry', 'cartons (20 servings', ['Water', 'Potassium sorbate'], ['Maltodextrin']],
    ['Beauty jelly sticks', 'Jelly stick 15 g, 2 mg zinc, 80 mg vitamin C, peach, 14 sticks', 'cartons (14 servings', ['Konjac and carrageenan', 'Water'], ['Maltodextrin']],
    ['Electrolyte chews', 'Chewable tablets, 3 g, dextrose-based, 200 mg sodium, lime; tube of 10', 'chewable tablets', ['Dextrose'], ['Glucose syrup', 'Pectin']],
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
