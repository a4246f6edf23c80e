import { describe, expect, it } from 'vitest';
import { estimateProduct, foodPlanOf } from '../../estimate.ts';
import { planFood } from '../planFood.ts';
import { foodArchetypeOf } from '../tables/tables.ts';

const plan = (kind: string, description: string) =>
  planFood({ concept: 'A food', description, archetype: foodArchetypeOf(kind), pack: null });
const planOf = (description: string) =>
  foodPlanOf({ concept: 'Tomato soup', description, formFactor: null, volume: null, volumeUnit: null });
const warned = (kind: string, description: string) => plan(kind, description).warnings.join(' ');

describe('the terms that words state', () => {
  it.each([
    ['protein bar', 'Bar of 60 g, run of 5,000', 5000],
    ['soup', 'First run of 12 000 pouches', 12_000],
  ])('%s, %s: a run of %d', (kind, description, run) => {
    expect(plan(kind, description).constants.run.value).toBe(run);
  });

  it('are told where makers begin with more', () => {
    expect(warned('protein bar', 'Bar of 60 g, run of 5,000')).toMatch(/5,000 units that the words say/);
    expect(warned('protein bar', 'Bar of 60 g')).not.toMatch(/units that the words say/);
  });

  it.each([
    ['soup', 'Ambient, 9 months', 9],
    ['hummus and dips', 'Chilled 40 days', 1.3],
    ['hummus and dips', 'Chilled, 18 months', 18],
    ['plant yogurt', 'Eighteen months frozen', 18],
    ['cake, muffin, brownie', 'Moist, two-week shelf life', 0.46],
    ['flatbread', "£1.85 on shelf, 30 days' life.", 0.99],
    ['puffs and popcorn', 'For children from 10 months, shelf price 1.59 euro, ten months.', 10],
    ['tinned fish', 'price $5.49, two years ambient', 24],
  ])('%s, %s: it keeps %d months', (kind, description, months) => {
    expect(plan(kind, description).constants.shelfLife.value).toBeCloseTo(months, 1);
  });

  it.each([
    ['hummus and dips', 'Chilled, 18 months', true],
    ['hummus and dips', 'Chilled, 45 days', false],
    ['cheese', 'Chilled, aged for 24 months', false],
  ])('%s, %s: too long %s', (kind, description, isTold) => {
    expect(/storage test/.test(warned(kind, description))).toBe(isTold);
  });

  it.each([
    ['cheese', 'Mature, 18 months, £2.80'],
    ['puffs and popcorn', 'For children, ten months'],
    ['puffs and popcorn', 'Three a day, chilled'],
  ])('%s, %s: a time that may be another is no shelf life', (kind, description) => {
    expect(plan(kind, description).constants.shelfLife.isAssumption).toBe(true);
  });

  it('a stated shelf life is what a slow sale is held against, as it was said', () => {
    const { warnings } = estimateProduct({
      concept: 'Banana bread loaf',
      description: 'Moist, two-week shelf life.',
      formFactor: null,
      volume: null,
      volumeUnit: null,
    });
    expect(warnings.join(' ')).toMatch(/longer than its shelf life of 14 days\./);
  });

  it.each([
    ['soup', '£2.80, UK', 3.72],
    ['soup', '3.30 euro', 3.8],
  ])('%s, %s: $%d', (kind, description, usd) => {
    expect(plan(kind, description).constants.shelfPrice.value).toBeCloseTo(usd, 1);
  });

  it.each([
    ['2.80 pounds, UK', 3.72],
    ['3 pounds, sold in Scotland', 3.99],
  ])('in pounds: %s is $%d', (description, usd) => {
    expect(planOf(description)?.constants.shelfPrice.value).toBeCloseTo(usd, 1);
  });

  it('are no price where pounds are a weight', () => {
    expect(planOf('Made of 5 pounds of beef')?.constants.shelfPrice.isAssumption).toBe(true);
  });

  it('are told where it is sold at another price', () => {
    expect(warned('tonic water', 'For bars, 0.10 euro')).toMatch(/not sold at: 0\.10 euro/);
    expect(warned('soup', '3.30 euro')).not.toMatch(/not sold at/);
  });

  it.each([
    ['flatbread', 'Two bases, 150 g each', 300],
    ['flatbread', 'Two 9-inch bases, 150 g each', 300],
  ])('%s, %s: %d g', (kind, description, grams) => {
    expect(plan(kind, description).grams).toBe(grams);
  });

  it('tell of saturated fat', () => {
    expect(warned('tahini', 'At most 2 g saturated fat per 100 g')).toMatch(
      /2 g saturates per 100 g; such a recipe holds about 7/,
    );
    expect(warned('tahini', 'At most 30 g saturated fat per 100 g')).not.toMatch(/saturates/);
  });
});
