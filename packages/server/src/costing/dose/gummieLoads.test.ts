import { describe, expect, it } from 'vitest';
import { estimateProduct } from '../estimate.ts';

const estimate = (concept: string, description = '') =>
  estimateProduct({ concept, description, formFactor: null, volume: null, volumeUnit: null });

describe('gummies', () => {
  it.each([
    ['Creatine gummies', '4.5 g a day, 90 gummies', 3],
    ['Creatine gummies', '3 g creatine, 2 gummies a day', 2],
    ['Prebiotic fibre gummies', 'inulin 2.5 g, one gummy a day', 1],
    ['Calm gummies', '250 mg ashwagandha and 150 mg theanine per gummy, 2 a day', 2],
  ])('%s, %s: %i pieces, as on the shelf', (concept, description, pieces) => {
    const { unitsPerServing, withheld } = estimate(concept, description);
    expect([unitsPerServing, withheld]).toEqual([pieces, null]);
  });

  it('hold little oil', () => {
    const { ingredients, warnings } = estimate('Omega-3 gummies', 'fish oil, 2 gummies a day');
    expect(ingredients[0]?.amountPerServing).toBeLessThan(450);
    expect(warnings.some((warning) => warning.includes('a serving of 2 gummies holds no more'))).toBe(true);
    expect(estimate('Toddler and kids DHA gummies').ingredients[0]?.amountPerServing).toBe(120);
  });
});

describe('chews and sticks', () => {
  it.each([
    ['Calcium soft chews', 'supplement', 'gummie'],
    ['Creatine chews for lifters', 'supplement', 'gummie'],
    ['Probiotic stick packs', 'supplement', 'powder'],
    ['Thermo burner softgels', 'supplement', 'softgel'],
    ['Toddler multi, 90 chewables', 'supplement', 'tablet'],
    ['Ginger chews', 'food', null],
    ['Caffeine chews', 'food', null],
    ['Electrolyte stick packs', 'drink', null],
  ])('%s: %s', (title, kind, form) => {
    const { kind: found, formFactor } = estimate(title);
    expect([found, formFactor]).toEqual([kind, form]);
  });

  it('are no food by a word within an ingredient’s name, or a slip', () => {
    expect(estimate('Digestive enzyme blend', 'papain and lipase in tablets').kind).toBe('supplement');
    expect(estimate('Lean burner', 'CLA and green tea extract softgels').archetype).toBe('general');
    expect(estimate('Digestive biscuits', 'with oats').kind).toBe('food');
    expect(estimate('Toddler multi', 'A daily chew for children, 90 chewables').kind).toBe('supplement');
  });
});
