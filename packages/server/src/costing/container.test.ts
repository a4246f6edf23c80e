import { describe, expect, it } from 'vitest';
import { containerIn } from './container.ts';
import { estimateProduct } from './estimate.ts';
import { proposeFormula } from './formula.ts';
import { planFormula } from './plan.ts';

const conceptOf = (concept: string, description: string) => ({
  concept,
  description,
  formFactor: null,
  volume: null,
  volumeUnit: null,
});
const estimateOf = (concept: string, description: string) => estimateProduct(conceptOf(concept, description));

describe('what a run is packed in', () => {
  it.each([
    ['capsule', '90 capsules in a compostable refill pouch', 'compostable refill pouch'],
    ['capsule', '60 capsules, amber glass, US', 'amber glass bottle'],
    ['capsule', 'Take with a glass of water. 60 capsules', 'bottle'],
    ['tablet', '60 tablets in a blister carton', 'blister carton'],
    ['tablet', 'No blisters, 60 tablets', 'bottle'],
    ['tablet', 'Tube of 20', 'tube'],
    ['gummie', '120 gummies in a resealable bag', 'resealable pouch'],
    ['sticks', '28 sticks in a box', 'carton'],
    ['tub', '900 g tin', 'tin'],
    ['dropper', 'Mouth spray, 20 ml', 'spray bottle'],
    ['softgel', 'Softgels in a tube', 'bottle'],
  ] as const)('%s: %s is a %s', (pack, text, one) => {
    expect(containerIn(pack, text).one).toBe(one);
  });

  it.each([
    ['Energy shot', 'Caffeine 100 mg', 63_000],
    ['Sleep shot', 'Melatonin 3 mg, 75 ml', 78_750],
    ['Caffeine drink', 'As a supplement, 100 mg caffeine, ready to drink', 346_500],
  ])('%s, %s: a serving weighs %d mg', (concept, description, mg) => {
    expect(planFormula(proposeFormula(conceptOf(concept, description))).servingMg).toBe(mg);
  });

  it('is named and costed as it is said', () => {
    const [bottle, pouch, glass] = ['', ' in a pouch', ' in an amber glass bottle'].map((words) =>
      estimateOf('Zinc capsules', `Zinc 15 mg, 60 capsules${words}.`),
    );
    expect(pouch?.basis).toContain('2,500 pouches (60 capsules, 60 servings each)');
    const costs = [pouch, bottle, glass].map((each) => Number(each?.scenarios.base.landedUnitCost));
    expect(costs).toEqual(costs.toSorted((one, other) => one - other));
    expect(new Set(costs).size).toBe(3);
    expect(pouch?.constants.find(({ key }) => key === 'bottleSet')?.label).toContain('as a pouch');
  });
});
