import { describe, expect, it } from 'vitest';
import { estimateProduct } from '../../estimate.ts';
import { foodArchetypes, foodPrices, namedLines, recipeEntries, refusals, swaps } from '../tables/tables.ts';

const estimate = (concept: string, description = '-') =>
  estimateProduct({ concept, description, formFactor: null, volume: null, volumeUnit: null });
const names = (concept: string, description?: string) =>
  estimate(concept, description)
    .ingredients.map(({ name }) => name)
    .join(' · ');

const used = new Set([
  ...foodArchetypes.flatMap(({ recipe }) => recipe.map(({ name }) => name)),
  ...namedLines.map(({ line }) => line),
  ...swaps.map(({ instead }) => instead),
]);

describe('what goes for what words rule out', () => {
  it.each(swaps)('$instead for $line is priced, and has its place in lists', ({ line, instead }) => {
    expect(foodPrices.has(instead)).toBe(true);
    expect(recipeEntries.has(instead)).toBe(true);
    expect(used.has(line)).toBe(true);
  });

  it.each([
    ['Protein cookie', 'Vegan, 15 g protein', /Egg|Milk|Honey|Butter/],
    ['Ice cream', 'Vegan, low sugar', /Egg|Cream, fluid|Milk,/],
    ['Gluten-free bread', 'Seeded', /[Ww]heat/],
    ['Nut-free trail mix', 'School safe', /almond|cashew|Peanut/],
    ['Trail mix', 'No peanuts', /Peanut/],
    ['Nootropic coffee alternative', 'No caffeine', /coffee, instant, regular/],
    ['Dairy-free kefir', '-', /Milk,/],
    ['Iced tea', 'Peach, no caffeine', /Tea,/],
    ['Sugar-free dark chocolate', '-', /[Ss]ugar|70-85%/],
    ['Sugar-free milk chocolate bar', '-', /[Ss]ugar|Candies/],
    ['Electrolyte powder with no sugar', '-', /Dextrose/],
    ['Chocolate chip cookies sugar free', '-', /[Ss]ugar|Candies/],
    ['Almond milk unsweetened', '-', /[Ss]ugar|Erythritol|Stevia/],
    ['Keto granola', '-', /oats|maple|[Ss]ugar|sweetened \(/],
    ['Gluten-free pasta', '-', /Semolina|[Ww]heat/],
    // A claim of little of it asks for none to be added.
    ['Low-sodium soup', 'Tomato', /^Sodium| Sodium$/],
  ])('%s, %s: has none of it', (concept, description, animals) => {
    expect(names(concept, description)).not.toMatch(animals);
  });

  it('is said', () => {
    expect(estimate('Gluten-free crackers').assumptions.join(' ')).toContain(
      'As the words rule it out: rice flour for enriched wheat flour',
    );
  });

  it('of tree nuts leaves peanuts, of nuts does not', () => {
    expect(names('Trail mix', 'Free from tree nuts')).toContain('Peanuts');
    expect(refusals.find(({ key }) => key === 'nuts')?.members).toContain('peanut');
  });
});

describe('what words say a product is', () => {
  it.each([
    ['Dog calming chews', 'pet treat'],
    ['Post-workout chocolate milk', 'protein shake'],
    ['Sports drink powder', 'electrolyte sticks'],
    ['Elderberry immune syrup', 'immunity'],
    ['Fibre gummies', 'fibre'],
  ])('%s: %s', (concept, archetype) => {
    expect(estimate(concept).archetype).toBe(archetype);
  });
});
