import { describe, expect, it } from 'vitest';
import { estimateProduct } from '../estimate.ts';

const estimateOf = (concept: string, description: string) =>
  estimateProduct({ concept, description, formFactor: null, volume: null, volumeUnit: null });

describe('strains and makers’ materials that a brief names', () => {
  it.each([
    [
      'Probiotic sachets',
      '5 billion CFU Lactobacillus rhamnosus GG and 5 billion CFU BB-12, 30 sachets',
      'Lactobacillus rhamnosus GG and BB-12, priced as live cultures 100 billion CFU/g',
    ],
    [
      'Probiotic drops',
      '1 billion CFU Bifidobacterium lactis BB-12 in sunflower oil, 8 ml',
      'Bifidobacterium lactis BB-12, priced as live cultures 100 billion CFU/g',
    ],
    // A strain of no list, by its genus and its code.
    [
      'Probiotic capsules',
      'Limosilactobacillus reuteri RC-14, 5 billion CFU, 30 count',
      'Limosilactobacillus reuteri RC-14, priced as live cultures 100 billion CFU/g',
    ],
    [
      'Creatine powder',
      '5 g creatine monohydrate (Creapure) a scoop',
      'Creapure, priced as creatine monohydrate',
    ],
    // Of one folate, which is dosed once.
    [
      'Folate tablets',
      '400 µg folate as methylfolate (Quatrefolic), 30 tablets',
      'Quatrefolic, priced as 5-MTHF calcium',
    ],
  ])('stand in the line of %s, %s, whose price is said to be estimated', (concept, description, form) => {
    const { ingredients, assumptions, warnings } = estimateOf(concept, description);
    expect(ingredients.filter(({ purpose }) => purpose === undefined).map((line) => line.form)).toEqual([
      form,
    ]);
    expect(assumptions.some((each) => each.startsWith('Named, and estimated at the usual price'))).toBe(true);
    expect(warnings.filter((each) => /^(?:Stated|Figures)/.test(each))).toEqual([]);
  });

  it.each([
    // A genus alone is no strain, and what is ruled out is none of it.
    ['Probiotic capsules', 'Lactobacillus and Bifidobacterium, 5 billion CFU'],
    ['Creatine powder', '5 g creatine monohydrate, no Creapure'],
  ])('are none of %s, %s', (concept, description) => {
    expect(estimateOf(concept, description).ingredients.some(({ form }) => form.includes('priced as'))).toBe(
      false,
    );
  });
});
