import { describe, expect, it } from 'vitest';
import { estimateProduct } from '../estimate.ts';

const estimateOf = (concept: string, description: string) =>
  estimateProduct({ concept, description, formFactor: null, volume: null, volumeUnit: null });
const notesOf = (concept: string, description: string) =>
  estimateOf(concept, description).warnings.filter((each) => each.startsWith('Figures stated'));
const specifiedOf = (concept: string, description: string) =>
  estimateOf(concept, description).assumptions.filter((each) => each.startsWith('To be written into'));

describe('figures that a brief states and its suggestion does not keep', () => {
  it.each([
    ['Zinc tablets', 'Zinc 15 mg and vitamin C 80 mg, one tablet a day, 60 tablets, under $25.'],
    ['Ashwagandha capsules', 'KSM-66 600 mg a day in two capsules, 60 capsules.'],
    ['Liver tablets', 'Milk thistle extract 80 % silymarin 250 mg, 30 tablets, 100 % vegan, 25 % off.'],
    ['Digestive capsules', '500 mg blend of ginger and fennel, 30 capsules.'],
    ["Lion's mane capsules", "250 mg lion's mane, size 0 pullulan capsule, 60 capsules."],
    ['Vitamin C tablets', 'Vitamin C 1000 mg a day, two tablets or four capsules, 60 tablets.'],
    ['Citrulline powder', '6 g citrulline malate a scoop, lemon, 0 g sugar, 30 servings.'],
    // Its bicarbonate is of that sodium.
    ['Electrolyte effervescent tablets', '300 mg sodium, 150 mg potassium, lemon, 20 tablets.'],
    ['Creatine powder', 'Unflavoured, 5 g a scoop, 60 servings, nothing else added.'],
  ])('%s keeps them', (concept, description) => {
    expect(notesOf(concept, description)).toEqual([]);
  });

  it.each([
    [
      'Fibre gummies',
      'Inulin 3 g, tapioca syrup, under 1 g sugar a serving, 60 gummies.',
      'under 1 g sugar (here about',
    ],
    [
      'Magnesium capsules',
      'Two small vegan capsules with 500 mg magnesium glycinate and 2 g taurine.',
      'two small vegan capsules (here',
    ],
    [
      'Whey isolate',
      '25 g protein, chocolate, sweetened, under 1 g lactose, 900 g tub.',
      'under 1 g lactose (not reckoned',
    ],
    [
      'Omega and zinc duo',
      'Pack with 40 softgels of 500 mg fish oil and 20 tablets of 15 mg zinc.',
      '40 softgels and 20 tablets (here 40 pieces in a container',
    ],
    [
      'Vitamin D3 drops',
      '20 ml dropper, 1000 IU per drop, about 600 drops per bottle.',
      '600 drops (here about 500 in a container)',
    ],
    ['Strawberry whey', '25 g protein a scoop, max 40 kcal, 900 g tub.', 'max 40 kcal (here about'],
    [
      'Vitamin C tablets',
      'Vitamin C 500 mg, only two ingredients, 60 tablets.',
      'only two ingredients (here',
    ],
  ])('%s: %s', (concept, description, says) => {
    expect(notesOf(concept, description).join()).toContain(says);
  });

  it.each([
    ['Vitamin C soft chews', '60 mg vitamin C, sugar below 1 g, 30 soft chews.'],
    ['Ashwagandha chews', '300 mg ashwagandha, 30 chews, max 1 g sugar each.'],
    ['Vitamin C gummies', '250 mg vitamin C, under 2 g sugar a serving, 60 gummies.'],
  ])('a limit of sugar takes a base that keeps it: %s, %s', (concept, description) => {
    expect(notesOf(concept, description)).toEqual([]);
  });

  it.each([
    [
      'Algae omega softgels',
      '250 mg DHA and 125 mg EPA per softgel, 60 softgels.',
      '250 mg DHA, 125 mg EPA (in one line with the other',
    ],
    [
      'Mushroom capsules',
      "250 mg lion's mane, 150 mg reishi and 100 mg cordyceps, standardised to at least 25 % beta-glucans, 60 capsules.",
      '25 % beta-glucans (priced as the usual grade of Reishi, Cordyceps',
    ],
    [
      'Saffron tablets',
      '30 mg saffron extract (3.5 % lepticrosalides), 30 tablets.',
      '3.5 % lepticrosalides (priced as the usual',
    ],
  ])('what its material is to be is specified, and not missed: %s, %s', (concept, description, says) => {
    expect(notesOf(concept, description)).toEqual([]);
    expect(specifiedOf(concept, description).join()).toContain(says);
  });

  it('the number of a name counts no pieces', () => {
    expect(notesOf('5-HTP capsules 100 mg', '-')).toEqual([]);
  });

  it('both acids of an oil for vegans are one line of both', () => {
    expect(notesOf('Vegan omega-3 softgels', '500 mg DHA plus EPA from algae, 60 softgels.')).toEqual([]);
  });

  it('says nothing of foods, whose recipe tells of its own', () => {
    expect(notesOf('Oat cookies', 'Oat cookies, under 2 g sugar, 200 g bag.')).toEqual([]);
  });
});
