import { describe, expect, it } from 'vitest';
import { estimateProduct, foodPlanOf } from '../../estimate.ts';
import { statedFoodPack } from './statedFoodPack.ts';

const asConcept = (concept: string) => ({
  concept,
  description: '',
  formFactor: null,
  volume: null,
  volumeUnit: null,
});
const recipeOf = (concept: string) =>
  new Map((foodPlanOf(asConcept(concept))?.recipe ?? []).map(({ name, percent }) => [name, percent]));
const linesOf = (concept: string) => [...recipeOf(concept).keys()].join(' · ');

describe('foods and drinks that people type', () => {
  it.each([
    ['Matcha latte sticks with oat milk powder', 'powder_stick', /^Oat drink powder.*Matcha/],
    ['Sparkling yerba mate, 330 mL can', 'carbonated_can', /Mate leaf/],
    ['Gluten-free bread mix', 'dry_mix', /^(?!.*[Ww]heat).*Psyllium/],
    ['Tahini date spread', 'spread', /sesame.*Dates/],
    ['Mango salsa', 'sauce', /Tomatoes.*Mangos.*jalapeno/],
    ['Cottage cheese dip with chives', 'chilled_alt', /^Cheese, cottage.*Chives/],
    ['Kimchi, vegan, no fish sauce', 'chilled_alt', /^Cabbage(?!.*fish)/],
    ['Frozen vegan lasagne', 'meal_frozen', /^(?!.*(?:Beef|Milk|Cheese, moz)).*Pasta/],
    ['Baby porridge with banana', 'dry_mix', /^(?!.*(?:Sugar|Salt|almonds)).*Bananas/],
    ['Chickpea pasta', 'dry_mix', /^Chickpea flour(?!.*Semolina)/],
    ['Plain skyr', 'yogurt', /^(?!.*Strawberries).*Starter culture/],
    ['Strawberry skyr', 'yogurt', /Strawberries/],
    ['Oat skyr alternative', 'yogurt', /^(?!.*Milk).*oats/],
    ['Dark chocolate with sea salt', 'chocolate', /^(?!.*almonds)/],
    ['Valerian and chamomile tea bags', 'tea_coffee_dry', /Valerian root, dried.*Chamomile|Chamomile.*Valerian root, dried/],
    ['Rhubarb cordial', 'still_rtd', /^(?!.*(?:glycol|[Ss]ucralose)).*Sugars, granulated/],
    ['Blackcurrant squash', 'still_rtd', /^(?!.*glycol)Beverages, water/],
    ['Smoked mackerel in rapeseed oil, tinned', 'soup_ambient', /^(?!.*tuna).*mackerel/],
    ['Natural quark', 'yogurt', /^Strained skimmed milk(?!.*(?:Sugars|starch))/],
    ['Almond drink with 3% almonds', 'plant_drink', /^(?!.*butter).*Nuts, almonds/],
    ['Barista pea milk', 'plant_drink', /^(?!.*Nuts).*Pea protein/],
    ['Isotonic powder', 'powder_pouch', /^Maltodextrin/],
    ['Lactose-free kefir', 'fermented_drink', /^Milk/],
  ])('%s is packed as %s', (concept, category, lines) => {
    expect(estimateProduct(asConcept(concept)).pack?.category).toBe(category);
    expect(linesOf(concept)).toMatch(lines);
  }); // prettier-ignore

  it('named after a food holds a usual share of it at least', () => {
    expect(recipeOf('Pistachio protein bar').get('Nuts, pistachio nuts, raw')).toBe(16);
    expect(recipeOf('Trail mix with pistachios').get('Nuts, pistachio nuts, raw')).toBe(24);
  });

  it.each([
    ['Dark chocolate, 70 g', 70],
    ['Jerky, 50 g, teriyaki', 50],
    ['Protein bar, 55 g', 55],
    ['Protein bar, protein 20 g', null],
    ['Protein bar, 20 g protein', null],
  ])('%s has %s g in a pack', (concept, grams) => {
    expect(statedFoodPack(concept, '').grams).toBe(grams);
  });

  it.each(['Sugar-free energy drink', 'Zero sugar prebiotic soda', 'Ginger shot, no added sugar'])(
    '%s has no sugar, honey or sweet concentrate',
    (concept) => {
      expect(linesOf(concept)).not.toMatch(/[Ss]ugars|Honey|Apple juice concentrate/);
    },
  );

  // 20 % of the energy of a bowl, Regulation (EC) 1924/2006, are more than the 10 g of 21 CFR 101.54(b).
  it('of high protein holds what the words promise, unless it does as it is', () => {
    const { assumptions } = estimateProduct(asConcept('High protein nut granola clusters'));
    expect(assumptions.join(' ')).toContain('brought to the 15 g protein a serving that the words promise');
    expect(recipeOf('High protein chickpea pasta')).toEqual(recipeOf('Chickpea pasta'));
  });

  it.each([
    ['Ginger Fox shortbread', /Ginger/],
    ['Iron Peak trail mix', /Iron/],
    ['Olive & Thyme Kitchen tomato soup', /Olives|thyme/],
  ])('%s has nothing of its maker’s name', (concept, gone) => {
    const names = estimateProduct(asConcept(concept)).ingredients.map(({ name }) => name);
    expect(names.join(' · ')).not.toMatch(gone);
  });

  it.each([
    ['Salmon Dog treats', /salmon/],
    ['Ginger Shortbread', /Ginger/],
  ])('%s is no maker’s name', (concept, there) => {
    expect([...recipeOf(concept).keys()].join(' · ')).toMatch(there);
  });
});
