import { describe, expect, it } from 'vitest';
import { estimateProduct } from '../estimate.ts';

const estimateOf = (concept: string, description: string) =>
  estimateProduct({ concept, description, formFactor: null, volume: null, volumeUnit: null });
const lostOf = (concept: string, description: string) =>
  estimateOf(concept, description).warnings.find((each) => each.startsWith('Stated, and not in')) ?? '';
const seenTo = (concept: string, description: string) =>
  estimateOf(concept, description).assumptions.filter((each) =>
    /^(?:To be written|Stated, and for)/.test(each),
  );

describe('names that are of one thing', () => {
  it('are there, or ruled out, together', () => {
    expect(
      lostOf('Prenatal tablets', '400 µg folate as 5-MTHF and 150 µg iodine, no vitamin A as retinol.'),
    ).toBe('');
  });
});

describe('what a brief states and its suggestion has not', () => {
  it.each([
    ['Salmon burger', 'wild salmon, dill, capers, furikake, lemon zest, frozen', 'furikake.'],
    ['Bone broth', 'chicken feet, onion, celery, thyme, 16 oz carton', 'chicken feet.'],
    ['Greens powder', 'spirulina, chlorella, kale, ashwagandha 300 mg, 30 servings', 'kale.'],
    [
      'Lentil soup',
      'red lentils, coconut milk, kaffir lime, 400 g can',
      'kaffir lime (taken as the usual kind).',
    ],
    // What has no line is told with its amount, and its amount by itself is not.
    [
      'Digestive capsules',
      'Ginger root 50 mg and peppermint leaf 25 mg, 60 capsules',
      'peppermint leaf 25 mg.',
    ],
  ])('%s: %s', (concept, description, said) => {
    expect(lostOf(concept, description)).toBe(
      `Stated, and not in this suggestion: ${said.replace(/\.?$/, '.')}`,
    );
  });

  it.each([
    // A certificate is no line; how much sodium it may hold is no ingredient.
    [
      'Instant cup ramen with miso',
      'halal, under 800 mg sodium',
      'Stated, and for the maker to see to: halal (a certificate of every material and of the site: shells and gelatin, glycerin, stearates, enzymes and alcohol in flavours are asked for; not in the figures).',
    ],
    [
      'Digestive enzyme capsules',
      'amylase 8000 DU, bromelain 100 mg, 90 capsules',
      'To be written into the specification of its material: amylase 8000 DU (an activity; weight and price are of the usual grade).',
    ],
    [
      'Zinc tablets',
      'Zinc 15 mg, must not need a fridge',
      'Stated, and for the maker to see to: must not need a fridge.',
    ],
  ])('what is no line of %s, %s, is not missed', (concept, description, said) => {
    expect(lostOf(concept, description)).toBe('');
    expect(seenTo(concept, description)).toEqual([said]);
  });

  it.each([
    ['NSF certified for sport', 'a screen of each batch'],
    ['screened for banned substances', 'a screen of each batch'],
    ['we want it kosher', 'a certificate of every material'],
    ['vegan certified', 'declared free of animal origin'],
    ['Vegan Society mark on the label', 'declared free of animal origin'],
    ['must be free of the nine major allergens', 'cleaning is validated'],
    ['made in an allergen-free facility', 'cleaning is validated'],
    ['without fishy burps', 'acid-resistant shell'],
    ['must not stain the teeth', 'tried on teeth'],
    ['oxidation value stated on every lot', 'a test beside the usual panel'],
    ['bottle of recycled plastic', 'a pack of its own kind'],
    ['no claim that is not on the EU list', 'wording for label'],
    ['dissolves clear in juice', 'a trial at the maker'],
    ['no jitters', ''],
    ['without a chalky film', 'a trial at the maker'],
  ])('%s is told as what it asks of the maker, wherever it stands', (ask, why) => {
    for (const [before, behind] of [
      ['', ''],
      ['30 servings, ', '. 60 capsules'],
      ['One a day, ', ' and zinc 5 mg'],
    ]) {
      const told = seenTo('Vitamin C powder', `Vitamin C 500 mg, ${before}${ask}${behind}`).join('\n');
      expect(told).toContain(ask);
      expect(told).toContain(why);
      // It is told once, whatever its words are called elsewhere.
      expect(told.split(ask)).toHaveLength(2);
    }
  });

  it.each([
    'no soy, no gluten',
    'no artificial colours or flavours',
    'no added sugar',
    'no preservatives',
    'without lactose',
    'no more than 2 a day',
    'free of palm oil and nuts',
    'no willow bark',
    'not a pill',
  ])('%s is held against the recipe, and asks nothing of the maker', (ask) => {
    expect(seenTo('Vitamin C powder', `Vitamin C 500 mg, ${ask}, 30 servings`)).toEqual([]);
  });

  it.each([
    ['Zinc tablets', 'a small tablet', false],
    ['Magnesium tablets', 'Magnesium 250 mg in one small tablet', true],
    ['Fish oil softgels', 'Omega-3 600 mg, one easy-to-swallow softgel', true],
    ['Saffron capsules', 'One small capsule in the morning', false],
  ])('%s, %s: a piece that is not small is told', (concept, description, isTold) => {
    const told = estimateOf(concept, description).warnings.some((each) =>
      each.includes('of small ones up to'),
    );
    expect(told).toBe(isTold);
  });

  it.each([
    [
      'Magnesium glycinate capsules',
      'Magnesium 200 mg, gluten-free, 60 capsules, for calm evenings and better sleep',
    ],
    ['Cold brew coffee', 'A smooth coffee that replaces your afternoon soda, 250 ml can'],
    ['Mango salsa', 'Mexican recipe with mango, cilantro and lime. Great on tacos, grilled fish or nachos.'],
    ['Pesto', 'Genovese basil, pine nuts, olive oil from Liguria.'],
    ['Hot sauce', 'Carrot, pineapple, lime, 150 ml bottle, no palm oil, no nuts'],
    // What dresses it is what it is made of, and how a grain is made is no other grain.
    ['Tuna & White Bean Lunch Pot', '220 g with skipjack 28 %, cannellini beans, olive oil dressing'],
    ['Toddler Veggie Puffs', 'Extruded millet and pea puffs with beetroot, no rice'],
    // The shell is what releases it late.
    ['Probiotic capsules', 'Probiotics 5 billion CFU, delayed release capsule, 30 count'],
  ])('nothing of %s: %s', (concept, description) => {
    expect(lostOf(concept, description)).toBe('');
  });
});
