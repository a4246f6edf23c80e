import { expect, it } from 'vitest';
import { readIngredients } from './readIngredients.ts';

const given = (text: string) =>
  readIngredients(text).wanted.map(({ material, amount }) => [material.name, amount]);

it.each<[string, [string, number | null][]]>([
  ['Methylcobalamin and methylfolate 500mcg/400mcg', [['Vitamin B12', 500], ['Methylfolate', 400]]],
  ['Magnesium and B6 300 mg/10 mg', [['Magnesium', 300], ['Vitamin B6', 10]]],
  ['Calcium, magnesium and zinc\n400 mg/200 mg/10 mg', [['Calcium', 400], ['Magnesium', 200], ['Zinc', 10]]],
  ['Zinc acetate lozenges 10 mg', [['Zinc', 10]]],
  ['Vitamin C tablets 1000 mg', [['Vitamin C', 1000]]],
  ['Sachets with 8 g hydrolysed fish collagen', [['Marine collagen', 8]]],
  ['300 mg chelated magnesium bisglycinate', [['Magnesium', 300]]],
  ['Choline at least 150 mg, vitamin D3 min. 10 µg', [['Choline', 150], ['Vitamin D3', 10]]],
  // An amount that is of each is no sum of several.
  ['Zinc and copper, 5 mg each', [['Zinc', 5], ['Copper', 5]]],
  ['Vitamin B6, biotin and folic acid at 200 µg each', [['Vitamin B6', 0.2], ['Biotin', 200], ['Folate', 200]]],
  ['Saccharomyces boulardii and Lactobacillus rhamnosus GG, 10 billion CFU each', [['Probiotics', 20]]],
  ['Three strains, L. crispatus, L. rhamnosus GR-1 and L. reuteri RC-14, 5 billion CFU each', [['Probiotics', 15]]],
  ['2 g inulin in each sachet', [['Inulin', 2]]],
  // What the bag holds.
  ['Collagen gummies 180 g', [['Collagen peptides', null]]],
])('%s', (text, expected) => expect(given(text)).toEqual(expected)); // prettier-ignore
