import { expect, it } from 'vitest';
import { estimateProduct } from '../estimate.ts';

it.each([
  ['Psyllium capsules', 'Psyllium husk 3 g per day as 6 capsules (500 mg each), 180 capsules', 3, 6],
  ['Turmeric capsules', '500 mg turmeric each, two capsules a day, 60 capsules', 1000, 2],
  ['Choline chewables', 'Chewable tablets 1.8 g each, 2 a day = 450 mg choline, lemon, 60 tablets', 450, 2],
  ['Calcium chews', 'Two a day giving 600 mg calcium, under 3 g sugar per chew, pouch of 60', 600, 2],
  ['Calcium chews', '300 mg calcium per chew, two a day, under 3 g sugar per chew, pouch of 60', 600, 2],
  ['Glycine capsules', '1,000 mg glycine a day in 2 capsules, each 500 mg, 60 capsules', 1, 2],
])('%s, %s', (concept, description, amount, pieces) => {
  const { ingredients, unitsPerServing } = estimateProduct({
    concept,
    description,
    formFactor: null,
    volume: null,
    volumeUnit: null,
  });
  expect([ingredients[0]?.amountPerServing, unitsPerServing]).toEqual([amount, pieces]);
});
