import { describe, expect, it } from 'vitest';
import { estimateProduct } from '../estimate.ts';
import { ingredientsOnCondition } from './onCondition.ts';

const estimate = (concept: string, description: string) =>
  estimateProduct({ concept, description, formFactor: null, volume: null, volumeUnit: null });

describe('what is wanted as far as it fits', () => {
  it.each([
    ['27 mg iron, 150 µg iodine and 450 mg choline if it fits', ['choline']],
    ['Calcium 500 mg if there is room, vitamin D3 25 µg', ['calcium']],
    ['Vitamin D3 25 µg, calcium 500 mg, if possible', ['calcium']],
    ['If possible vegan, calcium 500 mg', []],
    ['Calcium 500 mg, organic if the cost allows', []],
    ['Calcium 500 mg and vitamin D3 25 µg', []],
  ])('%s', (text, keys) => {
    expect([...ingredientsOnCondition(text)]).toEqual(keys);
  });
});

describe('a dose on condition', () => {
  it.each([
    [
      'Prenatal softgels',
      'Two softgels daily with 300 mg algal DHA, 27 mg iron and 450 mg choline if it fits',
      'Choline',
      450,
      2,
    ],
    [
      'Bone tablets',
      'One tablet a day: vitamin D3 25 µg, vitamin K2 90 µg, calcium 800 mg if there is room',
      'Calcium',
      800,
      1,
    ],
    [
      'Sleep capsules',
      'One capsule a day: magnesium 100 mg as citrate, glycine 1000 mg if space allows',
      'Glycine',
      1000,
      1,
    ],
  ])(
    'is cut to the pieces that are asked for, and told once: %s',
    (concept, description, name, asked, pieces) => {
      const { ingredients, unitsPerServing, warnings } = estimate(concept, description);
      const line = ingredients.find((each) => each.name === name);
      const amount = (line?.amountPerServing ?? 0) * (line?.unit === 'g' ? 1000 : 1);
      expect(unitsPerServing).toBe(pieces);
      expect(amount).toBeGreaterThan(0);
      expect(amount).toBeLessThan(asked);
      expect(warnings.filter((each) => each.includes(name))).toEqual([
        expect.stringContaining('that the words want if it fits'),
      ]);
    },
  );

  it('is held whole where it fits', () => {
    const { ingredients, warnings } = estimate(
      'Choline capsules',
      'Three capsules a day: choline 300 mg if it fits, vitamin B12 50 µg',
    );
    expect(ingredients.find(({ name }) => name === 'Choline')?.amountPerServing).toBe(300);
    expect(warnings.join(' ')).not.toContain('if it fits');
  });

  it('is held whole where nothing conditions it', () => {
    const { ingredients } = estimate(
      'Prenatal softgels',
      'Two softgels daily with 300 mg algal DHA, 27 mg iron and 450 mg choline',
    );
    expect(ingredients.find(({ name }) => name === 'Choline')?.amountPerServing).toBe(450);
  });
});
