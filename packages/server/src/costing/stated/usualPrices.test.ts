import { describe, expect, it } from 'vitest';
import type { FormFactor } from '../../contract/index.ts';
import { estimateProduct } from '../estimate.ts';
import { proposeFormula } from '../formula.ts';
import { planFormula } from '../plan.ts';
import { usualPriceOf } from './usualPrices.ts';

const forms: readonly FormFactor[] = ['capsule', 'tablet', 'softgel', 'gummie', 'powder', 'liquid'];
const actives = [
  'Vitamin D3',
  'Magnesium glycinate',
  'Ashwagandha',
  'Creatine',
  'Inulin',
  'Probiotic',
  'Collagen peptides',
  'Saffron',
  'CoQ10',
  'L-theanine',
  'Multivitamin',
  'Glucosamine and chondroitin',
] as const;

const conceptOf = (concept: string, formFactor: FormFactor, description = '') => ({
  concept,
  description,
  formFactor,
  volume: null,
  volumeUnit: null,
});

describe('what such supplements are sold for', () => {
  it.each(actives.flatMap((active) => forms.map((form) => [active, form] as const)))(
    '%s as %s: the price lies within it, and pays for the first run where it can',
    (active, form) => {
      const concept = conceptOf(active, form);
      const plan = planFormula(proposeFormula(concept));
      const usual = usualPriceOf({
        ...plan,
        ingredients: plan.lines.map(({ material }) => material.ingredient),
      });
      const made = estimateProduct(concept);
      if (!usual || made.kind !== 'supplement') return;
      const price = Number(made.suggestedPrice);
      expect(price).toBeLessThanOrEqual(usual.high + 0.01);
      expect(price).toBeGreaterThanOrEqual(usual.low - 0.01);
      const { estimatedCost, estimatedRevenue } = made.scenarios.base;
      const isPaying = Number(estimatedRevenue) >= Number(estimatedCost);
      const isShown = made.withheld === null;
      expect(!isShown || isPaying || price >= usual.high * 0.99).toBe(true);
      const isDear = Number(made.scenarios.base.landedUnitCost) * 4.5 > usual.high * 1.001;
      const asked = made.warnings.filter((each) =>
        each.startsWith('The usual multiple of the cost would ask'),
      );
      // What makes it dear is told with it.
      expect(asked.every((each) => each.includes('Its largest part is'))).toBe(true);
      expect(!isShown || !isDear || asked.length === 1).toBe(true);
      const told = made.assumptions.filter((each) => each.startsWith('Supplements of this kind'));
      expect(!isShown || told.length === 1).toBe(true);
    },
  );

  it('is more of more servings, of sticks and of several actives', () => {
    const of = (pack: 'capsule' | 'sticks', servings: number, ingredients: readonly string[]) =>
      usualPriceOf({ pack, servings, archetype: 'general', ingredients }) ?? { low: NaN, high: NaN };
    const [usual, large] = [of('capsule', 30, ['zinc']), of('capsule', 90, ['zinc'])];
    expect(large.low).toBeGreaterThan(usual.low);
    // Large bottles cost less a serving.
    expect(large.high).toBeLessThan(usual.high * 3);
    expect(of('sticks', 30, ['zinc']).high).toBeGreaterThan(usual.high);
    expect(of('capsule', 30, ['zinc', 'saffron']).high).toBeGreaterThan(of('capsule', 30, ['saffron']).high);
  });

  it.each([
    ['RRP $9', 'is below that'],
    ['RRP $99', 'is above that'],
  ])('a price of words far from it is told: %s', (said, told) => {
    const { assumptions, suggestedPrice } = estimateProduct(conceptOf('Ashwagandha', 'capsule', said));
    expect(Number(suggestedPrice)).toBe(Number(said.replace(/\D/g, '')));
    expect(assumptions.join('\n')).toContain(told);
  });
});

describe('a mouth spray', () => {
  it.each(['Magnesium', 'Vitamin C', 'Vitamin B12', 'Zinc', 'Melatonin', 'L-theanine', 'Iron'])(
    'of %s is sprayed so often as one does',
    (active) => {
      const { assumptions } = estimateProduct(conceptOf(`${active} mouth spray`, 'liquid'));
      const count = Number(/about (\d+) sprays?/.exec(assumptions.join('\n'))?.[1]);
      expect(count).toBeGreaterThan(0);
      expect(count).toBeLessThanOrEqual(8);
    },
  );
});
