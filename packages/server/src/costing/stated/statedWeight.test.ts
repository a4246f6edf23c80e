import { describe, expect, it } from 'vitest';
import type { FormFactor } from '../../contract/index.ts';
import { estimateProduct } from '../estimate.ts';
import { statedWeight } from './statedWeight.ts';

const estimate = (concept: string, description: string) =>
  estimateProduct({ concept, description, formFactor: null, volume: null, volumeUnit: null });
const gramsOf = (concept: string, description: string) => {
  const { ingredients, unitsPerServing } = estimate(concept, description);
  const inside = ingredients.filter(({ purpose }) => purpose !== 'shell' && purpose !== 'coating');
  return inside.reduce((sum, { inputMg }) => sum + inputMg, 0) / 1000 / unitsPerServing;
};

describe('what the words say that a piece or a measure weighs', () => {
  it.each<[string, string, FormFactor, number | null]>([
    ['Fibre sticks', 'Stick of 1.5 g to stir into yogurt', 'powder', 1500],
    ['Pre-workout', '30 scoops of about 14 g: 6 g citrulline', 'powder', 14_000],
    ['Recovery', '12 single-serve sachets 9 g, cherry', 'powder', 9000],
    ['Throat lozenges', 'Lozenge that melts in the mouth, 2 g, with zinc', 'tablet', 2000],
    ['Multi', 'Fast-melt tablets of 600 mg, strawberry', 'tablet', 600],
    ['Joint chew', 'Soft chew, 4,5 g, one a day', 'gummie', 4500],
    ['Whey', '25 g protein per 30 g scoop', 'powder', 30_000],
    ['Senior shot powder', 'Lactose below 0.5 g a sachet, 8 g whey isolate', 'powder', null],
    ['Zinc capsules', 'capsule of 600 mg', 'capsule', null],
    ['Glycine sticks', 'sticks with glycine 3 g', 'powder', null],
    ['Vitamin C', 'one a day, 60 tablets', 'tablet', null],
  ])('%s, %s', (concept, description, formFactor, mg) => {
    expect(statedWeight(concept, description, { formFactor, lines: [], pieces: 1 })).toBe(mg);
  });

  it.each([
    ['Calm sticks', 'Sachet 3 g: 200 mg magnesium bisglycinate, 200 mg L-theanine, lemon, 20 sachets', 3],
    ['Immune stick', '2 g stick, 300 mg vitamin C and 10 mg zinc, orange, 30 sticks', 2],
    ['Zinc lozenges', 'Lozenges, 1 g each, 5 mg zinc, lemon, 30 lozenges', 1],
    ['Iron tablets', 'Chewable tablet of 1.2 g, 14 mg iron, orange, 60 tablets', 1.2],
    ['Vitamin D3 gummies', 'Pectin gummy of 3.5 g, 10 µg D3, 60 gummies', 3.5],
    ['Magnesium powder', 'Unflavoured, 4 g scoop, 200 mg magnesium citrate, 60 servings', 4],
  ])('%s, %s, weighs as much', (concept, description, grams) => {
    expect(gramsOf(concept, description)).toBeCloseTo(grams, 2);
  });

  it('fills up to it with another material than an active', () => {
    const { ingredients } = estimate('Fibre sticks', '2 g stick, 500 mg acacia fibre, lemon, 30 sticks');
    expect(ingredients.filter(({ form }) => form === 'acacia gum')).toHaveLength(1);
  });

  it('is no dose: glycine of 3 g in a stick is that', () => {
    expect(gramsOf('Glycine sticks', '3 g sticks, glycine 3 g, lemon, 30 sticks')).toBeGreaterThan(3);
  });

  it('says where what is to be in it needs more', () => {
    const { warnings } = estimate(
      'Creatine sticks',
      '4 g stick with 5 g creatine monohydrate, lemon, 30 sticks',
    );
    expect(warnings.join(' ')).toContain('The words say 4 g at once; the amounts need 5');
    const tablet = estimate(
      'Vitamin C tablets',
      'Chewable tablet of 600 mg, 580 mg vitamin C, one tablet a day',
    );
    expect(tablet.warnings.join(' ')).toContain(
      'The words say that a piece weighs 600 mg; what is to be in it needs',
    );
    expect(tablet.unitsPerServing).toBe(1);
  });
});
