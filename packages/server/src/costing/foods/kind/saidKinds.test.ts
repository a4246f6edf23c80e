import { describe, expect, it } from 'vitest';
import { estimateProduct } from '../../estimate.ts';
import { foodArchetypes, saidKinds } from '../tables/tables.ts';

const estimate = (concept: string, description: string) =>
  estimateProduct({ concept, description, formFactor: null, volume: null, volumeUnit: null });
const names = (concept: string, description: string) =>
  estimate(concept, description)
    .ingredients.map(({ name }) => name)
    .join(' · ');

describe('kinds that more words than their name make others of', () => {
  it('name kinds that there are', () => {
    const keys = new Set(foodArchetypes.map(({ key }) => key));
    for (const { archetype, instead } of saidKinds)
      expect([...archetype, instead].filter((key) => !keys.has(key))).toEqual([]);
  });

  it.each([
    ['Chewy peanut bar', 'Bar with 12 g protein and peanuts', /^protein bar$/],
    ['Cashew bar', 'Roasted cashews with a syrup', /^nut bar$/],
    ['Cashew bar', 'Dates and cashews', /^fruit and nut bar$/],
    ['Overnight oats', 'Chilled, with yogurt and berries', /^chilled oats$/],
    ['Overnight oats', 'Dry mix to soak', /^oats pot$/],
    ['Gyros strips', 'Seitan with oregano', /^(?!meat products$)/],
    ['Lentil noodle soup', 'Chilled, 400 g', /^soup$/],
    ['Baby rice and carrot puree', 'Spoonable, 120 g pouch', /^baby puree$/],
    ['Sports drink for runners', 'Isotonic powder, 1 kg tub', /^isotonic powder$/],
    ['Seed & salt bar', 'Nut-free, pumpkin and sunflower seeds bound with rice syrup', /^seed bar$/],
    ['Cola soda', 'With chicory fibre, 330 ml can', /^prebiotic soda$/],
    ['Cola soda', 'With cane sugar, 330 ml can', /^craft soda$/],
    ['Cheddar and beef pie', 'Butter pastry, frozen', /^meat pie$/],
    ['Smoky bites', 'Tofu, marinated', /^tofu and tempeh$/],
    ['Strawberry milk', 'With 8 % strawberry puree, carton', /^flavoured milk$/],
    ['Strawberry crisps', '100 % freeze-dried strawberries', /^dried fruit$/],
    ['Chorizo ring', 'Cured pork, smoked paprika', /^dry cured sausage$/],
    ['Coconut milk ice cream, mint chip', 'Pint with dark chocolate flakes', /^plant ice cream$/],
  ])('%s, %s: %s', (concept, description, kind) => {
    const { archetype } = estimate(concept, description);
    expect(archetype).toMatch(kind);
  });
});

describe('what words beside a food are of something else', () => {
  it('are what people like who buy it', () =>
    expect(names('Hot honey', 'With chili, pizza and fried chicken lovers')).not.toMatch(/Chicken/));
  it('are what the noodles are made of', () =>
    expect(names('Instant ramen', 'Air-dried wheat noodles, miso')).not.toMatch(/Wheat, hard/));
  it('leave the tea in kombucha', () =>
    expect(names('Kombucha, raspberry hibiscus', '330 ml bottle')).toMatch(/Tea, black/));
});

describe('what a can and a cup are told by', () => {
  it.each([
    ['Sparkling mate', 'Canned drink, 80 mg caffeine in 355 ml', { label: 'can', size: 355 }],
    ['Instant ramen', 'Wheat noodles, 95 g paper cup', { label: 'paper cup', size: 95 }],
  ])('%s, %s', (concept, description, pack) =>
    expect(estimate(concept, description).pack).toMatchObject(pack),
  );
});

describe('kinds of their own', () => {
  it.each([
    ['Pumpkin & sage ravioli', 'Fresh, 250 g', 'filled pasta', /^Wheat flour.*Pumpkin/, /Pasta, dry|ricotta/],
    ['Chimichurri', 'With fresh parsley and garlic', 'herb sauce', /Parsley/, /Tomato/],
    ['Coconut kefir', 'Dairy-free, 250 ml', 'plant kefir', /coconut milk.*Starter culture/, /Milk, /],
    ['Sour gummies', 'Gummy candy with fruit juice', 'gummy sweets', /Tapioca syrup/, /premix/],
    ['Vegan mac and cheese', 'Cashew sauce, gluten-free brown rice pasta', 'mac and cheese', /Brown rice pasta/, /Milk|Cheese|Wheat|Pasta, dry/],
    ['Parmesan crisps', 'Baked 100% parmesan cheese', 'cheese crisps', /^Cheese, parmesan/, /Potato|cheddar/],
    ['Protein granola peanut butter', 'Clusters with 12 g protein', 'protein granola', /oats.*Peanut butter/, /^Peanuts/],
    ['Chai latte powder', 'Dairy-free, 250 g', 'chai latte powder', /Tea, black/, /coffee|Milk/],
    ['Palak paneer', 'Frozen, with spinach, 350 g', 'ready meal, frozen', /Paneer.*Spinach/, /Chicken/],
  ])('%s', (concept, description, kind, has, hasNot) => {
    expect(estimate(concept, description).archetype).toBe(kind);
    expect(names(concept, description)).toMatch(has);
    expect(names(concept, description)).not.toMatch(hasNot);
  }); // prettier-ignore

  it('of pistachio milk the only nut is the pistachio', () => {
    expect(names('Pistachio milk', 'Made with 6 % pistachios')).not.toMatch(/almond/);
  });

  it('who names a protein means no other powder, and 45 % cocoa of a chocolate is no cocoa powder', () => {
    expect(names('Collagen protein bar', 'With bovine collagen, 15 g protein')).not.toMatch(/whey/);
    expect(names('Oat chocolate bar', 'Vegan, 45 % cocoa')).not.toMatch(/Cocoa, dry/);
  });

  it('pectin sets with less than gelatin does', () => {
    const pectin = estimate('Vegan gummy bears', 'Fruit taste').ingredients.find(({ name }) =>
      name.startsWith('Pectin'),
    );
    expect(pectin?.percent).toBeLessThan(4);
  });
});
