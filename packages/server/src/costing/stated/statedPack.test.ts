import { describe, expect, it } from 'vitest';
import { statedFoodPack } from '../foods/price/statedFoodPack.ts';
import { statedPack } from './statedPack.ts';

const none = { pieces: null, servings: null, grams: null, ml: null };

describe('what words say that a container holds', () => {
  it.each<[string, object]>([
    ['Creatine powder 500 g tub', { grams: 500 }],
    // What is taken at once is no pack.
    ['Iron drops, 10 mg per 1 ml dropper, 60 ml bottle', { ml: 60 }],
    ['Egg white powder, 1 kg bag', { grams: 1000 }],
    ['Whey protein 1kg', { grams: 1000 }],
    ['Whey protein, 1,000 g', { grams: 1000 }],
    ['Whey protein 2.5 kg', { grams: 2500 }],
    ['Tub of 500 g', { grams: 500 }],
    ['Granola, 12 oz pouch', { grams: 340.194 }],
    ['Kombucha, 330 ml bottle', { ml: 330 }],
    ['Oat latte in a can 250 ml', { ml: 250 }],
    ['Syrup, 250 ml glass bottle', { ml: 250 }],
    ['Kefir, 9 g/100 ml sugar, bottle 500ml PET', { ml: 500 }],
    ['Juice, 1 litre carton', { ml: 1000 }],
    ['Drops, 30 ml dropper bottle', { ml: 30 }],
    ['Soda 12 fl oz can', { ml: 354.882 }],
    ['Kombucha, 330 ml brown glass bottle', { ml: 330 }],
    ['60 g bar', { grams: 60 }],
    ['Zinc, 60 capsules', { pieces: 60 }],
    ['90 vegan capsules', { pieces: 90 }],
    ['Omega 3 60 softgels', { pieces: 60 }],
    ['Omega-3 softgels, 120 softgels', { pieces: 120 }],
    ['KSM-66 capsules, 60 count', { pieces: 60 }],
    ['Krill softgels 50+, 60 pcs', { pieces: 60 }],
    ['Tube of 20, orange', { pieces: 20 }],
    ['Bottle of 120 tablets', { pieces: 120 }],
    ['Vegan capsules 60, biotin', { pieces: 60 }],
    ['Tributyrin softgels, 90, delayed release', { pieces: 90 }],
    ['Electrolytes, 30 sticks', { servings: 30 }],
    ['30 servings per tub', { servings: 30 }],
    ['BCAA powder, 40 scoops', { servings: 40 }],
    ['Creatine, 5 g per 2 scoops, 40 scoops in the tub', { servings: 20 }],
    ['Pre-workout, 60 scoops, 2 scoops a day', { servings: 30 }],
    ['Pre-workout, 2 scoops (18 g) serving, 20 servings', { servings: 20 }],
    ['120 easy to swallow tablets', { pieces: 120 }],
    ['45 delayed release vcaps, $28', { pieces: 45 }],
    ['Softgels at €40, box of 90', { pieces: 90 }],
    ['Ashwagandha 100 tabs', { pieces: 100 }],
    ['Trial box, 7 sachets', { servings: 7 }],
    ['Fibre sticks, 2 month supply', { servings: 60 }],
    ['90 capsules for 45 days', { pieces: 90, servings: 45 }],
    ['Zink, 60 Kautabletten', { pieces: 60 }],
    ['Vitamine D druppels, 10 ml', { ml: 10 }],
  ])('%s', (words, expected) => {
    expect(statedPack(words, '-')).toEqual({
      ...none,
      ...Object.fromEntries(
        Object.entries(expected).map(([key, value]) => [key, expect.closeTo(Number(value), 2)]),
      ),
    });
    expect(statedPack('Product', words)).toEqual(statedPack(words, '-'));
  });

  it.each([
    'Collagen 10 g',
    '20 g protein bar',
    'Bottle with 10 g marine collagen',
    'Vitamin C 1000 mg per 5 ml',
    'Ashwagandha 600 mg capsules',
    '2 capsules a day',
    'Gummies, $35',
    'Capsules under 40 dollars',
    '12 strains in capsules',
    'Take 3 sachets when needed',
    'Better sleep in 30 days',
    '30 capsules a day',
    '25 g protein per scoop',
    'Less than 5 g sugar per 100 g',
    'Sports drink with 6 g sugar per 100 ml',
  ])('%s says nothing of it', (words) => {
    expect(statedPack(words, '-')).toEqual(none);
  });
});

describe('a count in a container', () => {
  it.each([
    ['24 per tin', 24],
    ['20 je Röhrchen', 20],
    ['90 vegan ones in a resealable pouch', 90],
    ['12 bottles per carton', null],
    ['500 mg per bottle', null],
    ['£12 a bottle', null],
  ])('%s', (words, pieces) => expect(statedPack('Zinc', words).pieces).toBe(pieces));
});

describe('the pack of a food', () => {
  it.each<[string, object]>([
    ['Crackers. 4 × 25 g, €3.49', { grams: 25, times: 4 }],
    ['Lemonade 6x330ml', { ml: 330, times: 6 }],
    ['Ginger shot 60 ml x 12', { ml: 60, times: 12 }],
    ['Pack of 12 bars of 45 g', { grams: 45, times: 12 }],
    ['Six pots: 6 pots of 125 g', { grams: 125, times: 6 }],
    ['Broad beans, 25 g bags x 20', { grams: 25, times: 20 }],
    ['Smoked almonds, 40 g snack bag', { grams: 40, times: 1 }],
    ['Lentil puffs, 99 kcal per bag, 25 g', { grams: 25, times: 1 }],
    ['Kombucha, bag-in-box 10 l', { ml: 10_000, container: { label: 'bag-in-box', isBulk: true } }],
    ['Sardines in a 120 g tin', { grams: 120, container: { label: 'tin', isBulk: false } }],
    ['Soup that a family can heat', { container: null }],
    ['Trail mix. 150 g $6.49', { grams: 150, times: 1 }],
    ['Granola, 400 g EUR 5.49', { grams: 400, times: 1 }],
    ['Soup, 600 g chilled pot', { grams: 600, times: 1 }],
    ['Rye bread. 500 g sliced. 12 zł', { grams: 500, times: 1 }],
  ])('%s', (words, expected) => {
    expect(statedFoodPack('Product', words)).toMatchObject(expected);
  });

  it.each([
    ['Frozen Chicken Tikka Burrito', 'A 225 g frozen burrito: rice, 14 g protein.', 225],
    ['Snickerdoodle Protein Cookie with whey', '56 g soft-baked cookie. 12 g protein from whey', 56],
    ['Almond Muffins', 'Baked. 90 g muffin.', 90],
    ['Tempeh Bacon Strips', 'Smoked, 170 g vacuum pack', 170],
    ['Protein Cookie', '25 g protein cookie', null],
    ['Oat Cookie', '5 g fibre per cookie', null],
    ['Oat Cookie', 'Fibre per 30 g cookie: 5 g', null],
  ])('%s, %s: what the product is called weighs that', (concept, description, grams) =>
    expect(statedFoodPack(concept, description).grams).toBe(grams),
  );
});
