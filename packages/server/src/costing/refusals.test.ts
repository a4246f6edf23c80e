import { describe, expect, it } from 'vitest';
import { estimateProduct } from './index.ts';
import { foodArchetypes } from './foods/tables/tables.ts';
import { statementOf } from './foods/lines.ts';

const estimateOf = (concept: string, description: string) =>
  estimateProduct({ concept, description, formFactor: null, volume: null, volumeUnit: null });
const namesOf = (concept: string, description: string) =>
  estimateOf(concept, description).ingredients.map(({ name }) => name);

describe('what a brief rules out', () => {
  it.each([
    ['Hot sauce', 'Mango 30 %, habanero 12 %, no xanthan', 'Xanthan gum'],
    ['Hot sauce', 'Mango 30 %, habanero 12 %, no citric acid', 'Citric acid'],
    ['Chocolate spread', 'Sunflower seed 45 %, cocoa 10 %, no palm', 'Oil, palm'],
    ['Chocolate spread', 'Sunflower seed 45 %, cocoa 10 %, palm-free', 'Oil, palm'],
    ['Protein bar', 'almond and cocoa, without lecithin', 'Sunflower lecithin'],
  ])('%s: %s', (concept, description, ruledOut) => {
    expect(namesOf(concept, '')).toContain(ruledOut);
    expect(namesOf(concept, description)).not.toContain(ruledOut);
  });

  it.each(foodArchetypes)('is out of $key by the name in a list of ingredients, or is told', (food) => {
    const concept = food.words[0] ?? food.key;
    const broken = food.recipe.filter(({ name }) => {
      const { ingredients, warnings } = estimateOf(concept, `No ${statementOf(name)}.`);
      const isIn = ingredients.some((each) => each.name === name);
      return isIn && !warnings.some((each) => each.startsWith('The brief excludes'));
    });
    expect(broken).toEqual([]);
  });

  it.each(['leave iron out', 'with the iron left out', 'leave out iron'])(
    'in a supplement: %s',
    (refusal) => {
      const multivitamin = 'Kids multivitamin liquid';
      expect(namesOf(multivitamin, 'for children, with iron')).toContain('Iron');
      expect(namesOf(multivitamin, `for children, ${refusal}`)).not.toContain('Iron');
    },
  );

  it('is a lubricant by its short name too', () => {
    expect(namesOf('Zinc capsules', 'zinc 10 mg, 60 capsules, no mag stearate')).not.toContain(
      'Magnesium stearate',
    );
  });
});

it('takes no dose from what others sell', () => {
  const words = 'Most hair gummies have 5000 mcg biotin. Ours: biotin 60 mcg, zinc 8 mg per 3 gummies.';
  expect(estimateOf('Hair gummies', words).ingredients).toContainEqual(
    expect.objectContaining({ name: 'Biotin', amountPerServing: 60 }),
  );
});
