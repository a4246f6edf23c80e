import { describe, expect, it } from 'vitest';
import { estimateProduct } from '../estimate.ts';
import { statedServing } from './statedServing.ts';

const estimate = (concept: string, description = '') =>
  estimateProduct({ concept, description, formFactor: null, volume: null, volumeUnit: null });
const portionOf = (concept: string, description = '') => {
  const { unitsPerServing, servingsPerContainer } = estimate(concept, description);
  return [unitsPerServing, servingsPerContainer];
};

it.each([
  ['200 ml syrup, two 5 ml teaspoons daily giving 80 mg vitamin C', 10],
  ['three 2.5 ml teaspoons a day', 7.5],
  ['5 ml teaspoon a day', 5],
])('%s: %d ml', (description, ml) => {
  expect(statedServing('Syrup', description).ml).toBe(ml);
});

describe('what words say is taken at once', () => {
  it.each([
    ['two capsules a day, 60 capsules', 2],
    ['2 vegan tablets daily', 2],
    ['90 capsules, 3 per day', 3],
    ['60 capsules, take 2 daily', 2],
    ['120 capsules; serving size 2', 2],
    ['serving size: 3 gummies', 3],
    ['one capsule a day', 1],
    ['300 mg a day in 3 capsules', 3],
    ['60 capsules, serving 2', 2],
    ['250 mg per softgel', 1],
    ['two caps a night', 2],
    ['900 mg EPA per 3 softgels', 3],
    ['Tagesdosis: 4 Kapseln', 4],
    ['Lutein 20 mg, 2 tablets', 2],
    ['3 gummies with breakfast', 3],
    ['Three capsules after sport with 500 mg cherry', 3],
    ['Two vegetarian capsules with each main meal: 50 mg ginger', 2],
    ['2 tabletten per dag', 2],
    ['400 mg per day taken as 4 capsules', 4],
    ['Two gummies deliver 3 mg melatonin', 2],
    ['Each capsule contains 250 mg, take 2', 2],
    ['Iron 18 mg; 2 gummies; pouch of 60', 2],
    ['Directions: 3 capsules with food', 3],
  ])('%s: %i pieces', (text, pieces) => expect(statedServing(text, '').pieces).toBe(pieces));

  it.each([
    ['1000 mg per 5 ml', 5],
    ['1000mg/5ml', 5],
    ['1000 IU per drop', 0.04],
    ['2000 IU in 5 drops', 0.2],
    ['throat spray, 5 sprays per use', 0.75],
    ['5 drops a day', 0.2],
    ['10 µg pro Tropfen', 0.04],
    ['1 mg per spray', 0.15],
    ['sachets of 10 ml', 10],
    ['two teaspoons daily', 10],
    ['300 mg a tablespoon', 15],
    ['1 ml = 250 mg', 1],
    ['200 mg = 2 ml', 2],
    ['one dropper holds 30 mg', 1],
    ['400 IU per 4 druppels', 0.16],
  ])('%s: %d mL', (text, ml) => expect(statedServing(text, '').ml).toBeCloseTo(ml, 9));

  it.each([
    '60 capsules',
    'vitamin B12 daily',
    '400mg/100mg',
    '30 ml dropper bottle',
    'in 30 ml bottle',
    'Three mushroom capsules',
  ])('%s: nothing', (text) => expect(statedServing(text, '')).toEqual({ pieces: null, ml: null }));
});

describe('what amounts are stated of', () => {
  it.each([
    [
      'Ashwagandha capsules',
      'Each capsule contains 300 mg of ashwagandha root extract; take two daily.',
      600,
    ],
    ['Ashwagandha capsules', 'One capsule gives 250 mg ashwagandha, take 2', 500],
    ['Ashwagandha capsules', '600 mg ashwagandha per day as 2 capsules', 600],
    ['Vitamin D drops', 'Vitamin D3 drops, 1000 IU per drop, 5 drops daily, 30 ml.', 125],
    ['Vitamin D drops', 'Vitamin D3 drops, 1000 IU in 5 drops, 5 drops daily, 30 ml.', 25],
  ])('%s, %s: %d of a serving', (concept, description, amount) => {
    const [line] = estimate(concept, description).ingredients;
    expect(line?.amountPerServing).toBeCloseTo(amount, 6);
  });
});

describe('the most that is taken at once', () => {
  it('is no more than the amounts need', () => {
    const description = 'Garcinia 500 mg, no more than 4 capsules a day, 120 capsules';
    expect(portionOf('Lean capsules', description)).toEqual([1, 120]);
  });
});

describe('a serving of the words', () => {
  it('takes so many pieces, also where fewer would do', () => {
    expect(portionOf('Multivitamin tablets, 60 tablets, 2 a day')).toEqual([2, 30]);
    expect(statedServing('Spirulina', '500 mg tablets, 6 a day').isPerPiece).toBe(true);
    expect(statedServing('Spirulina', '500 mg tablets with 5 mg zinc, 6 a day').isPerPiece).toBeUndefined();
    expect(portionOf('Magnesium citrate 200 mg tablets', '2 tablets daily, 180 tablets')).toEqual([2, 90]);
  });

  it('holds what makers fill at most, and more pieces where that does not do', () => {
    expect(portionOf('Glutathione 600 mg', 'one capsule a day, 30 capsules')).toEqual([1, 30]);
    const { unitsPerServing, warnings } = estimate('L-citrulline 3 g capsules', '2 capsules a day');
    expect(unitsPerServing).toBeGreaterThan(4);
    expect(warnings.some((warning) => warning.startsWith('The words say 2 of the capsules'))).toBe(true);
  });

  it('of given amounts takes no more pieces than a dense fill needs; of others as many as a usual one', () => {
    expect(portionOf('Glutathione 500 mg, 30 capsules')).toEqual([1, 30]);
    expect(estimate('Glutathione 500 mg, 30 capsules').assumptions).toContain(
      'The capsules are filled to the most that makers reach: ask for a dense grade.',
    );
    expect(portionOf('Quercetin capsules, 60 capsules')).toEqual([2, 30]);
  });

  it('cuts doses that nobody gave to what so many pieces hold', () => {
    const { unitsPerServing, ingredients } = estimate(
      'Milk thistle, NAC 600 mg and dandelion',
      'one capsule a day',
    );
    expect(unitsPerServing).toBe(1);
    expect(ingredients.find(({ name }) => name === 'NAC')?.amountPerServing).toBe(600);
    expect(ingredients.find(({ name }) => name === 'Dandelion')?.amountPerServing).toBeLessThan(500);
  });

  it('of a liquid is as large as the words say', () => {
    expect(portionOf('Vitamin C liquid 1000 mg per 5 ml', '250 ml bottle')).toEqual([1, 50]);
    expect(portionOf('Melatonin spray 1 mg per spray', '30 ml')).toEqual([1, 200]);
  });
});

describe('a count of pieces and of servings', () => {
  it('says how many pieces a serving has', () => {
    expect(portionOf('Vitamin C tablets', '60 tablets, 30 servings')).toEqual([2, 30]);
    expect(portionOf('Zinc tablets', '90 tablets, one month supply')).toEqual([3, 30]);
  });

  it('fills the pieces densely where a container then lasts a month', () => {
    expect(portionOf('Bacopa and lion’s mane caps', '60 capsules')).toEqual([2, 30]);
    expect(portionOf('Boswellia with ginger and ashwagandha', '30 capsules')).toEqual([3, 10]);
  });
});

describe('a measure that does not hold the amounts', () => {
  it('is told of', () => {
    expect(estimate('Reishi tincture', '1 ml = 800 mg, 30 ml').warnings).toContain(
      'The words say 1 mL at once; the amounts need 2.67 mL.',
    );
  });

  it('of an oil is the oil itself', () => {
    expect(portionOf('Liquid fish oil', '1600 mg omega-3 per teaspoon, 150 ml bottle')).toEqual([1, 30]);
  });
});

describe('a scoop whose weight the words say', () => {
  it.each([
    ['Pea protein powder', '22 g protein per 30 g scoop, 600 g pouch, 20 servings', 20],
    ['Whey isolate', '25 g protein per scoop, 900 g bag, 30 servings', 30],
    // More than a scoop holds.
    ['Whey isolate', '29 g protein per scoop, 900 g bag, 30 servings', 24],
  ])('%s, %s', (concept, description, servings) => {
    expect(portionOf(concept, description)[1]).toBe(servings);
  });
});
