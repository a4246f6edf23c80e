import { describe, expect, it } from 'vitest';
import { estimateProduct } from '../estimate.ts';

const linesOf = (concept: string, description: string) =>
  estimateProduct({ concept, description, formFactor: null, volume: null, volumeUnit: null }).ingredients;
const besideOf = (concept: string, description: string) =>
  linesOf(concept, description).flatMap(({ name, purpose }) => (purpose === undefined ? [] : [name]));

describe('what the words name takes the place of what is usual', () => {
  it.each<[string, string, string[], string[]]>([
    ['Zinc capsules 15 mg', 'rice-based filler', ['Rice flour'], ['Microcrystalline cellulose']],
    ['Zinc capsules 15 mg', 'potato starch as the carrier', ['Potato starch'], ['Microcrystalline cellulose']],
    ['Travel probiotic sticks', '10 billion CFU, in a 2 g stick with inulin and orange flavour', ['Inulin'], ['Maltodextrin']],
    ['Zinc sticks 15 mg', '5 g stick, no fillers, no sweeteners, unflavoured', [], ['Isomalt', 'Xylitol', 'Maltodextrin', 'Inulin']],
    ['Vitamin D3 gummies', 'sugar-free, sweetened with maltitol and a little stevia', ['Maltitol syrup', 'Steviol glycosides'], ['Erythritol', 'Sugar']],
    ['Vitamin D3 gummies', 'sugar-free, sweetened only with allulose and monk fruit', ['Allulose', 'Monk fruit extract'], ['Maltitol syrup', 'Erythritol']],
    ['Vitamin D3 gummies', 'sugar-free, sweetened with stevia', ['Soluble fibre', 'Steviol glycosides'], ['Maltitol syrup', 'Erythritol']],
    ['Vitamin D3 gummies', 'sugar-free, no colours but black carrot juice', ['Fruit and vegetable juice'], []],
    ['Vitamin C effervescent tablets', 'lime, sweetened with sucralose only', ['Sucralose', 'Soluble fibre'], ['Sorbitol']],
    ['Vitamin C chewable tablets', 'sweetened with xylitol', ['Xylitol'], ['Sorbitol', 'Steviol glycosides']],
    ['Zinc lozenges 10 mg', 'boiled lozenges, lemon', ['Sugar', 'Glucose syrup'], ['Sorbitol', 'Magnesium stearate']],
    ['Zinc lozenges 10 mg', 'sugar-free boiled lozenges', ['Isomalt'], ['Sugar', 'Glucose syrup']],
    ['Ashwagandha chews', 'soft chews made with tapioca syrup and cocoa butter', ['Tapioca syrup', 'Cocoa butter'], ['Coconut fat', 'Cocoa powder', 'Skimmed milk powder']],
    ['Pea protein powder', 'cocoa, with coconut sugar', ['Cocoa powder', 'Coconut sugar'], ['Steviol glycosides']],
    ['Collagen peptides powder', '300 g tub', [], ['Citric acid', 'Natural flavour', 'Steviol glycosides', 'Maltodextrin']],
    ['Collagen peptides powder', '300 g tub, lemon', ['Citric acid', 'Natural flavour'], []],
    ['Curcumin drops', '100 mg per ml, 30 ml', ['Sunflower lecithin', 'Xanthan gum', 'Potassium sorbate'], []],
    ['Curcumin drops', '100 mg per ml, 30 ml, glycerin base', ['Glycerin', 'Xanthan gum'], ['Water', 'Potassium sorbate']],
    ['Vitamin C drops', '100 mg per ml, 30 ml', [], ['Xanthan gum', 'Sunflower lecithin']],
    ['Vitamin C drops', '100 mg per ml, 30 ml, no preservatives', ['Glycerin'], ['Potassium sorbate']],
    ['Valerian glycerite', '50 ml', ['Glycerin'], ['Water', 'Alcohol', 'Citric acid', 'Natural flavour']],
    ['Valerian tincture', '50 ml', ['Alcohol', 'Water'], ['Glycerin', 'Citric acid', 'Natural flavour']],
  ])('%s, %s', (concept, description, has, hasNot) => {
    const names = besideOf(concept, description);
    expect(names).toEqual(expect.arrayContaining(has));
    for (const name of hasNot) expect(names).not.toContain(name);
  }); // prettier-ignore

  it('what steps back from a base leaves its share to what is named', () => {
    const total = (words: string) =>
      linesOf('Vitamin D3 gummies', words).reduce((sum, line) => sum + line.inputMg, 0);
    const shareOf = (words: string) =>
      (linesOf('Vitamin D3 gummies', words).find(({ name }) => name === 'Maltitol syrup')?.inputMg ?? 0) /
      total(words);
    expect(shareOf('sugar-free, maltitol')).toBeGreaterThan(shareOf('sugar-free') + 0.1);
  });

  it('without preservatives glycerin keeps a liquid', () => {
    const lines = linesOf('Vitamin C drops', '100 mg per ml, 30 ml, no preservatives');
    const glycerin = lines.find(({ name }) => name === 'Glycerin')?.inputMg ?? 0;
    expect(glycerin / lines.reduce((sum, line) => sum + line.inputMg, 0)).toBeGreaterThan(0.45);
  });
});
