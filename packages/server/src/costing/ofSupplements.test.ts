import { describe, expect, it } from 'vitest';
import { estimateProduct } from './estimate.ts';

const estimate = (concept: string, description = '-') =>
  estimateProduct({ concept, description, formFactor: null, volume: null, volumeUnit: null });

/** A concept with what its suggestion must have, `name: amount` of a line or `name [form]`, and what it must not. */
type Expected = readonly [
  concept: string,
  description: string,
  has: readonly string[],
  not: readonly string[],
];

const linesOf = (concept: string, description: string) =>
  estimate(concept, description).ingredients.flatMap(({ name, form, amountPerServing, unit }) => [
    name,
    `${name}: ${amountPerServing} ${unit}`,
    `${name} [${form}]`,
  ]);

const concepts: readonly Expected[] = [
  [
    'Algae omega-3 softgels',
    'Vegan DHA and EPA, no fish, no carrageenan. 60 softgels.',
    ['Softgel shell [modified starch, glycerin, water; asks more than gelatin]'],
    ['Softgel shell [gelatin, glycerin, water]'],
  ],
  [
    'Little bears kids multivitamin',
    'Strawberry gummy bears from 4 years, two a day, pectin not gelatine, sugar free. 60 gummies.',
    ['Pectin', 'Maltitol syrup'],
    ['Gelatin', 'Sugar'],
  ],
  [
    'Saw palmetto softgels 320 mg',
    '60 softgels, pumpkin seed oil 200 mg',
    ['Saw palmetto [saw palmetto oil extract, 85 to 95 % fatty acids]', 'Pumpkin seed oil: 200 mg'],
    ['Beeswax'],
  ],
  [
    'Garlic oil softgels',
    '120 softgels, 2 mg garlic oil',
    ['Garlic [garlic oil]', 'Garlic: 2 mg'],
    ['Beeswax'],
  ],
  ['Vitamin E softgels', '60 softgels, 268 mg', ['Vitamin E [dl-alpha-tocopheryl acetate oil 98 %]'], []],
  [
    'Salt capsules for runners',
    'sodium 215 mg, potassium 63 mg',
    ['Sodium [sodium chloride]', 'Sodium: 215 mg'],
    [],
  ],
  ['Electrolyte powder', 'sodium 500 mg', [], ['Sodium [sodium chloride]']],
  [
    'Beta-glucan immune tablets',
    'yeast beta glucan 100 mg',
    ['Yeast beta-glucan: 100 mg'],
    ['Oat beta-glucan'],
  ],
  ['Apple cider vinegar gummies', '500 mg ACV, B12', ['Vitamin B12: 25 µg'], ['Vitamin B12: 500 µg']],
  ['Ashwagandha gummies', '300 mg each, 60 gummies, 2 a day', ['Ashwagandha: 600 mg'], []],
  ['Omega-3 softgels', '120 softgels, each 330 mg EPA and 220 mg DHA', ['Omega-3 EPA and DHA: 550 mg'], []],
  ['Burdock capsules', '500 mg', ['Burdock root: 500 mg'], []],
];

describe('a supplement that is suggested', () => {
  it.each(concepts)('%s, %s', (concept, description, has, not) => {
    const lines = linesOf(concept, description);
    expect(lines).toEqual(expect.arrayContaining([...has]));
    for (const name of not) expect(lines).not.toContain(name);
  });

  it.each([
    ['Elderberry syrup', '200 ml syrup, 5 ml a day', 40],
    ['Vitamin D3 drops', '30 ml in MCT oil, 1000 IU per 5 drops', 150],
    ['Zinc capsuls', '100 capsuls', 100],
  ])('%s, %s: %d servings', (concept, description, servings) => {
    expect(estimate(concept, description).servingsPerContainer).toBe(servings);
  });

  it.each([
    ['Lutein eye caps', '30 softgels', 'softgel'],
    ['Lutein eye caps', '30 capsules', 'capsule'],
  ])('%s, %s: %s', (concept, description, form) => {
    expect(estimate(concept, description).formFactor).toBe(form);
  });

  it('takes as many at once as the amount is per', () => {
    expect(estimate('Black seed oil softgels', '100 softgels, 1000 mg per 2').unitsPerServing).toBe(2);
  });

  it('says where its form is from', () => {
    expect(estimate('Zinc capsules').assumptions).toContain('Form as the words say: capsule.');
    expect(estimate('Zinc').assumptions).toContain('No form factor was chosen: capsule was taken.');
  });

  it('misses no price of what it is made with or tastes of', () => {
    const unpriced = ({ warnings }: ReturnType<typeof estimate>) =>
      warnings.filter((warning) => warning.startsWith('No price is known of'));
    expect(unpriced(estimate('Zinc chewable tablets', 'with xylitol'))).toEqual([]);
    expect(unpriced(estimate('Zinc gummies', 'pomegranate'))).toEqual([]);
    expect(unpriced(estimate('Pomegranate capsules'))).not.toEqual([]);
  });
});
