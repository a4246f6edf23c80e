import { describe, expect, it } from 'vitest';
import { estimateProduct } from '../../estimate.ts';
import { foodArchetypes, foodPrices, occasionalLines } from '../tables/tables.ts';

const linesOf = (concept: string) =>
  estimateProduct({ concept, description: '', formFactor: null, volume: null, volumeUnit: null })
    .ingredients.map(({ name }) => name)
    .join(' · ');

describe('a plain food', () => {
  it.each(occasionalLines)('$archetype has $line in its recipe, with a price', ({ archetype, line }) => {
    const recipe = foodArchetypes.find(({ key }) => key === archetype)?.recipe ?? [];
    expect(recipe.map(({ name }) => name)).toContain(line);
    expect(foodPrices.has(line)).toBe(true);
  });

  it.each([
    ['Dark chocolate', /mushroom|Ashwagandha/],
    ['Honey sticks with ginger', /Caffeine/],
    ['Mint chewing gum', /Caffeine|theanine/],
    ["Kids' fruit chews with DHA", /Caffeine/],
    ['Instant coffee', /mushroom|theanine|Ashwagandha/],
    ['Tart cherry juice', /Spinach|Celery|Cucumber/],
    ['Vitamin C effervescent tablets', /Potassium|Magnesium/],
    ['Sleep tea', /Tea, green/],
    ['Chamomile tea', /Tea, green|turmeric|ginger/],
    ['Lemonade', /Orange|Pineapple/],
    ['Decaf cold brew', /Coffee, roasted$|Coffee, roasted ·/],
    ['Oat milk ice cream', /Milk, |Cream, /],
  ])('%s has none of what nobody asked for', (concept, others) => {
    expect(linesOf(concept)).not.toMatch(others);
  });

  it.each([
    ['Functional dark chocolate squares with 100 mg L-theanine', /theanine/, /mushroom|Ashwagandha/],
    ['Sleep chocolate with 200 mg magnesium', /Magnesium/, /mushroom|Ashwagandha/],
    ['Focus gum with 50 mg L-theanine', /theanine/, /Caffeine/],
    ['Adaptogen chocolate with 100 mg L-theanine', /Ashwagandha/, /Caffeine/],
    ['Functional chocolate with mushrooms and 100 mg L-theanine', /mushroom/, /Ashwagandha/],
  ])('%s has no other active, unless a class of them is named', (concept, line, others) => {
    expect(linesOf(concept)).toMatch(line);
    expect(linesOf(concept)).not.toMatch(others);
  });

  it.each([
    ['Dark chocolate with mushrooms', /Functional mushroom extract/],
    ['Adaptogen chocolate', /Ashwagandha extract/],
    ['Energy gum', /Caffeine anhydrous/],
    ['Energy chews', /Caffeine anhydrous/],
    ['Green juice', /Spinach/],
    ['Electrolyte tablets', /Magnesium citrate/],
    ['Oat milk latte', /Oat drink base.*Coffee, roasted/],
    ['Iced matcha latte', /Matcha, culinary/],
    ['White chocolate bar', /White chocolate/],
    ['Soy latte', /Soy drink base/],
    ['Detox tea', /turmeric/],
  ])('%s has what the words ask for', (concept, line) => {
    expect(linesOf(concept)).toMatch(line);
  });
});
