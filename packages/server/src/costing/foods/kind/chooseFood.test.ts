import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseCsv } from '../../../registry/csv.ts';
import { shapeOf } from '../../productKind.ts';
import { readFood } from './chooseFood.ts';

const titles = Array.from(
  parseCsv(
    'foodConcepts.csv',
    readFileSync(new URL('../fixtures/foodConcepts.csv', import.meta.url), 'utf8'),
  ),
  ({ fields }) => [fields.title ?? '', fields.archetype ?? ''] as const,
);
const kindOf = (concept: string, description = '-') =>
  shapeOf({ concept, description, formFactor: null }).kind;

describe('what words say a product is', () => {
  it('is tested with all titles of the table', () => {
    expect(titles).toHaveLength(138);
  });

  it.each(titles)('%s → %s', (title, archetype) => {
    expect(readFood(title, '-').archetype?.key ?? '').toBe(archetype);
  });

  it.each([
    ['Sichuan chili crisp', 'chili crisp'],
    ['Beef snack sticks', 'meat snack stick'],
    ['Kefir mango', 'kefir and probiotic drink'],
    ['Endurance gel cola', 'sports gel'],
    ['Hot smoked salmon flakes', 'fish and seafood'],
    ['Smoky tofu bites', 'tofu and tempeh'],
    ['Raw sauerkraut with juniper', 'sauerkraut'],
    ['Crispy fried onions', 'crispy onions'],
    ['Miso caramel popcorn', 'caramel popcorn'],
  ])('%s is of the kind %s', (title, archetype) => {
    expect(readFood(title, '-').archetype?.key).toBe(archetype);
  });

  it.each([
    ['Rice cakes coated in chocolate', 'coated rice cakes'],
    ['Instant miso soup cups', 'instant miso soup'],
    ['Peanut butter oat cookies', 'cookies'],
    ['Granola with nuts', 'granola'],
    ['Thai green chicken curry', 'thai curry, ready meal'],
  ])('%s is of the kind that has all its words: %s', (title, archetype) => {
    expect(readFood(title, '-').archetype?.key).toBe(archetype);
  });

  it.each([
    ['Energi drink', 'energy drink'],
    ['Chocolate protien bar', 'protein bar'],
    ['Raspberry kombuca', 'kombucha'],
    ['Elderflower cordail', 'cordial'],
    ['Granolla with hazelnuts', 'granola'],
  ])('%s is a slip of %s', (title, archetype) => {
    expect(readFood(title, '-').archetype?.key).toBe(archetype);
  });

  it.each([
    ['Pea protein shake', '25 g protein per serving, 500 g tub, no soy', 'supplement'],
    ['Pea protein shake', '25 g protein, bottle of 330 ml', 'drink'],
    ['Hot cocoa mix', '350 g tin, 10 servings', 'drink'],
  ])('%s, %s: %s', (concept, description, kind) => {
    expect(kindOf(concept, description)).toBe(kind);
  });

  it.each([
    ['Granola with probiotics', 'food'],
    ['Ginger kombucha', 'drink'],
    ['Sleep gummies', 'supplement'],
    ['Energy shot', 'supplement'],
    ['Sleep aid', 'supplement'],
    ['Recovery drink mix', 'supplement'],
    ['Menstrual cramp supplement', 'supplement'],
    ['Mint flavoured magnesium powder', 'supplement'],
  ])('%s is a %s', (title, kind) => {
    expect(kindOf(title)).toBe(kind);
  });

  it.each([
    ['Sparkling ashwagandha drink', 'sparkling water'],
    ['330 ml can of sparkling magnesium', 'sparkling water'],
    ['Collagen beauty drink', 'infused water'],
    ['Calming beverage with L-theanine', 'infused water'],
    ['Meal replacement drink', 'protein shake'],
    ['Magnesium drink powder', ''],
    ['Vitamin C drink tablets', ''],
    ['Collagen drink sachets', ''],
  ])('%s → %s: a drink of no particular kind is one all the same', (title, archetype) => {
    expect(readFood(title, '-').archetype?.key ?? '').toBe(archetype);
  });
  it('a kind that the description says goes before the words of any drink', () =>
    expect(readFood('Evening drink', 'A tart kombucha.').archetype?.key).toBe('kombucha'));

  it('soft chews that several vitamins name are a supplement', () =>
    expect(readFood('Multivitamin soft chews for kids', 'Strawberry').isForm).toBe(true));

  it.each([
    ['Energy drink instead of pills', 'drink'],
    ['Protein bar, no capsules', 'food'],
    ['Sleep capsules instead of tea', 'supplement'],
    ['An alternative to coffee', 'supplement'],
    ['Zero sugar cola', 'drink'],
  ])('%s is a %s: what is ruled out is not read', (title, kind) => {
    expect(kindOf(title)).toBe(kind);
  });

  it.each([
    ['A crunchy granola with dates.', 'food'],
    ['Cold brew coffee with L-theanine.', 'drink'],
    ['A tea that calms.', 'drink'],
    ['Gummies for the evening.', 'supplement'],
    ['Mix it with water.', 'supplement'],
    ['Replaces your evening tea.', 'supplement'],
    ['Helps you fall asleep without coffee.', 'supplement'],
  ])('a description may say it where the concept does not: %s is a %s', (description, kind) => {
    expect(kindOf('Evening calm', description)).toBe(kind);
  });

  it.each([
    ['Green tea', '500 ml bottle', 'iced tea'],
    ['Green tea', '20 bags', 'tea'],
    ['Mushroom coffee', '250 ml can', 'functional coffee drink'],
  ])('%s, %s is %s', (concept, description, archetype) => {
    expect(shapeOf({ concept, description, formFactor: null }).archetype?.key).toBe(archetype);
  });

  it('gives way to a form factor and to what a person chose', () => {
    const bar = { concept: 'Protein bar', description: '-' };
    expect(shapeOf({ ...bar, formFactor: 'powder' }).kind).toBe('supplement');
    expect(shapeOf({ ...bar, formFactor: null, kind: 'supplement' }).kind).toBe('supplement');
    expect(shapeOf({ ...bar, formFactor: null, kind: 'drink' })).toMatchObject({
      kind: 'drink',
      isSaid: false,
    });
  });
});

describe('a supplement that is named like a food', () => {
  it.each([
    ['Vegan protein, chocolate', '', 'supplement'],
    ['Vegan Protein (Chocolate)', 'pea protein', 'supplement'],
    ['Salted caramel collagen powder', '10 g collagen', 'supplement'],
    ['Green tea slimming', '90 capsules with 200 mg EGCG', 'supplement'],
    ['Zinc syrup for children', '5 mg zinc per 5 ml, 150 ml', 'supplement'],
    ['K2 and D3 in olive oil', '2000 IU D3 per drop, 20 ml', 'supplement'],
    ['Night drink', 'Magnesium 200 mg, powder in 20 sachets', 'supplement'],
    ['Hyaluron drink', '5 g collagen, 25 ml', 'supplement'],
    ['Maple syrup', '250 ml', 'food'],
    ['Protein hot chocolate', '20 g whey protein', 'drink'],
    ['Green tea', '20 tea bags', 'drink'],
  ])('%s, %s: %s', (concept, description, kind) => expect(kindOf(concept, description)).toBe(kind));
});
