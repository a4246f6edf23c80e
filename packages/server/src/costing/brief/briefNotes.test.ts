import { describe, expect, it } from 'vitest';
import { archetypes } from '../archetypes.ts';
import { estimateProduct } from '../estimate.ts';
import { foodArchetypes } from '../foods/tables/tables.ts';
import type { ProductEstimate } from '../productEstimate.ts';
import { byTurns } from '../../testing/long.ts';
import { checkBrief } from './check.ts';
import { heldFood } from './held.ts';
import { termsOf } from './terms.ts';

const estimate = (concept: string, description: string) =>
  estimateProduct({ concept, description, formFactor: null, volume: null, volumeUnit: null });
const namesOf = ({ ingredients }: ProductEstimate) =>
  ingredients.flatMap(({ name, form }) => [name, form]).join(' · ');
const toldIn = ({ warnings }: ProductEstimate) => warnings.filter((each) => each.startsWith('The brief '));

/** A brief, what its recipe has and has not, and what the card says of what it breaks all the same. */
const briefs: readonly (readonly [concept: string, description: string, has: RegExp, not: RegExp, told: RegExp | null])[] = [
  ['Pancake mix', 'Oat pancakes, no phosphates, 400 g', /baking soda/, /baking powder/, null],
  ['Almond cookies', 'No butter, no coconut, maple syrup', /sunflower/, /coconut|Butter/, null],
  ['Kombucha', 'Ginger, no juice, 330 ml', /Ginger/, /juice/, null],
  ['Fruit purée pouch', 'Pear and mango only, 90 g', /Pears.*Mangos/, /Salt|Citric/, null],
  ['Cashew ice cream', 'No dairy, no coconut', /Oat drink|Soy drink/, /Milk|coconut/i, null],
  ['Marine collagen powder', '10 g fish collagen, nothing bovine, 30 servings', /marine/, /bovine/, null],
  ['Psyllium capsules', 'Nothing but psyllium husk, no fillers, 120 capsules', /Psyllium.*shell/, /cellulose|Rice|Silicon/, null],
  ['Zinc lozenges', 'Sweetened with xylitol, 40 lozenges', /Xylitol/, /Steviol/, null],
  ['Vitamin C gummies', 'Sugar-free, no polyols, 60 gummies', /Soluble fibre/, /Maltitol|Erythritol|Isomalt|Glucose/, null],
  ['Chicken collagen capsules', '40 mg, 30 capsules', /bovine/, /marine/, /chicken collagen.*bovine/],
  ['Magnesium capsules', '300 mg magnesium. Nothing but the actives and a rice-based filler, 60 capsules', /Rice flour/, /cellulose|Magnesium stearate|Silicon/, null],
  ['Coconut ice cream', 'Coconut and cocoa base, no gums except locust bean, vegan', /Locust bean/, /Guar|Carrageenan|Xanthan/, null],
  ['Prebiotic soda', 'Peach, stevia ok, erythritol no, sugar only what comes with the juice', /Stevia/, /Erythritol|Sugars/, null],
  ['Seed crackers', 'Crackers of flax, chia, sunflower and sesame', /sunflower seed.*|flaxseed/, /Butter/, null],
  ['Skyr', 'Raspberry, sweetened with raspberries and a bit of sucralose', /Sucralose/, /Honey/, null],
  ['Chocolate bar', 'Cocoa and coconut sugar only, 70 g', /chocolate/, /Salt/, /“Cocoa and coconut sugar” alone.*chocolate/],
  ['Protein bar', 'Almond and chocolate, no lecithin', /chocolate/, /Sunflower lecithin/, /excludes “lecithin”; .*chocolate holds lecithin/],
]; // prettier-ignore

describe('a finished recipe and its brief', () => {
  it.each(briefs)('%s: %s', (concept, description, has, not, told) => {
    const made = estimate(concept, description);
    expect(namesOf(made)).toMatch(has);
    expect(namesOf(made)).not.toMatch(not);
    expect(toldIn(made).join(' ')).toMatch(told ?? /^$/);
  });

  it.each([
    ['Fish oil softgels', 'No fish burps, 60 softgels'],
    ['Vitamin C gummies', 'No artificial colours, no artificial flavours'],
    ['Fish oil', 'Vegan capsules of fish oil'],
    ['Soup', 'Tomato soup with salt at most 0.6 g per 100 g'],
    ['Magnesium powder', 'Magnesium bisglycinate only, 300 mg'],
    ['Sleep capsules', 'Magnesium bisglycinate only, 200 mg a day, with 100 mg L-theanine'],
    ['Dressing', 'Tahini, lemon juice, garlic, olive oil, maple syrup instead of sugar'],
    ['Baby puree', 'Parsnip, pear and millet, with a drop of rapeseed oil, nothing else. 120 g pouch'],
    ['Beet hummus', 'Chickpeas, beetroot, tahini, za’atar, only extra virgin olive oil'],
    ['Lentil puffs', 'Lentil and rice puffs, nothing but sunflower oil outside'],
    ['Mint tea', 'For adults only, caffeine-free'],
    ['Peanut butter', 'Peanuts and salt, nothing else'],
    ['Soy milk', 'Dairy-free, unsweetened, 1 l'],
  ])('is said to break nothing: %s, %s', (concept, description) => {
    expect(toldIn(estimate(concept, description))).toEqual([]);
  });
});

/** What briefs exclude, and how the names of lines that are of it are written. */
const exclusions: readonly (readonly [words: string, names: RegExp])[] = [
  ['no sugar', /\bsugars?\b(?! alcohol)|honey|dextrose/i],
  ['dairy-free', /^(?:milk|whey|cheese|cream|butter|yogurt)\b|skimmed milk/i],
  ['gluten-free', /wheat|\brye|spelt/i],
  ['no phosphates', /phosphate/i],
  ['no celery', /celery|celeriac/i],
  ['no coconut', /coconut/i],
  ['no sugar alcohols', /erythritol|xylitol|maltitol|sorbitol|isomalt|mannitol/i],
  ['no juice', /juice/i],
  ['no soy', /\bsoy/i],
  ['no palm oil', /palm(?!itate)/i],
  ['no citric acid', /citric acid/i],
  ['no natural flavours', /natural flavour/i],
  ['no magnesium stearate', /magnesium stearate/i],
  ['no silica', /silicon dioxide/i],
  ['no gelatin', /^gelatin|bovine gelatin/i],
  ['no stevia', /stevi/i],
  ['vegan', /^(?:milk|whey|cheese|honey|egg|gelatin|beeswax)\b|collagen|beef|chicken/i],
  ['no lecithin', /lecithin/i],
  ['no maltodextrin', /maltodextrin/i],
  ['no eggs', /^egg,/i],
  ['no salt', /^salt\b/i],
  ['no bovine', /bovine/i],
];

/** What has such a name and is of something else. */
const other =
  /^(?:eggplant|.*(?:coconut|oat|almond|soy|cashew|pea|plant|vegan).*(?:milk|cream|cheese|yogurt)|oil, cocoa butter|.*without added sugar)|palm-free|buckwheat|instead of|asks more than/i;

/** The lines that a recipe has of what its text excludes, where nothing on its card says so. */
function untoldOf(concept: string, [exclusion, names]: (typeof exclusions)[number]): string[] {
  const { withheld, ingredients, warnings } = estimate(concept, exclusion);
  // Of what is withheld nothing is shown; who asks for a thing by its name and excludes it is told nothing of it.
  if (withheld !== null || names.test(concept)) return [];
  const isTold = warnings.some((each) => each.startsWith('The brief '));
  return isTold
    ? []
    : ingredients
        .filter(({ name, form }) => [name, form].some((each) => names.test(each) && !other.test(each)))
        .map(({ name }) => `${concept}: ${name}`);
}

const forms = ['capsules', 'tablets', 'softgels', 'gummies', 'powder', 'syrup'] as const;

const tried = <Each>(all: readonly Each[], exclusion: (typeof exclusions)[number]): Each[] =>
  byTurns(
    all,
    exclusions.findIndex(([words]) => words === exclusion[0]),
  );

describe('no finished recipe holds what its text excludes without a note', () => {
  it.each(exclusions)('%s, of kinds of food and drink', (...exclusion) => {
    const kinds = tried(foodArchetypes, exclusion);
    expect(kinds.flatMap(({ key, words }) => untoldOf(words[0] ?? key, exclusion))).toEqual([]);
  });

  it.each(exclusions)('%s, of kinds of supplement', (...exclusion) => {
    const concepts = forms.flatMap((form) =>
      archetypes.map(({ key, words }) => `${words[0] ?? key} ${form}`),
    );
    expect(tried(concepts, exclusion).flatMap((concept) => untoldOf(concept, exclusion))).toEqual([]);
  });

  it.each([
    ['no phosphates', 'Leavening agents, baking powder, double-acting, straight phosphate'],
    ['no coconut', 'Oil, coconut'],
    ['no soy', 'Miso'],
    ['no celery', 'Celeriac, raw'],
    ['no polyols', 'Erythritol'],
    ['vegan', 'Whey, sweet, dried'],
    ['vegan', 'Honey'],
  ])('%s is broken by %s', (exclusion, line) => {
    expect(checkBrief(termsOf(exclusion), [heldFood(line)])[0]?.broken).toHaveLength(1);
  });
});
