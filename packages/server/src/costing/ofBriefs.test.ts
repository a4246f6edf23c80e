import { describe, expect, it } from 'vitest';
import { estimateProduct } from './estimate.ts';

const made = (concept: string, description = '') =>
  estimateProduct({ concept, description, formFactor: null, volume: null, volumeUnit: null });
const told = (concept: string, description = '') => {
  const { warnings, assumptions } = made(concept, description);
  return [...warnings, ...assumptions].join('\n');
};
const namesOf = (concept: string, description = '') =>
  made(concept, description).ingredients.map(({ name }) => name);

describe('what is usual of a kind of product', () => {
  it.each([
    ['Menopause sleep + calm softgels', 'No soy, no hormones.', 'Melatonin'],
    ['Pre-workout without the tingles', 'Watermelon powder, 200 mg caffeine.', 'Beta-alanine'],
  ])('%s, %s: is left out where the words exclude what it is one of', (concept, description, name) => {
    expect(namesOf(concept, description)).not.toContain(name);
    expect(told(concept, description)).toContain(`${name}, usual of such products, is left out`);
  });

  it('stays where a person names it', () => {
    expect(namesOf('Sleep capsules', 'Melatonin 1 mg, no other hormones')).toContain('Melatonin');
  });
});

describe('a flavour', () => {
  const flavour = (concept: string, description = '') =>
    made(concept, description).ingredients.find(({ purpose }) => purpose === 'flavour')?.form ?? '';

  it('has none of what it tastes of: that breaks no diet, and no sugar is in it', () => {
    const words = [
      'Sugar-free zinc lozenge',
      'Honey-lemon taste but vegan, sweetened with isomalt.',
    ] as const;
    expect(flavour(...words)).toContain('honey');
    expect(told(...words)).not.toContain('this recipe has Natural flavour');
    expect(told(...words)).not.toContain('Stated, and not in');
  });

  it('is none of what is refused', () => {
    expect(flavour('Elderberry syrup for toddlers', 'No honey, no alcohol.')).not.toContain('honey');
    expect(flavour('Elderberry syrup', 'Without any added honey, lemon.')).toBe('lemon flavour');
  });

  it.each(['Vitamin C tablets|1000 mg orange, chewable', 'Vitamin C chewables 500 mg orange|'])(
    'beside an amount is no ingredient: %s',
    (text) => {
      const [concept = '', description] = text.split('|');
      expect(flavour(concept, description)).toBe('orange flavour');
      expect(told(concept, description)).not.toContain('Not known here');
    },
  );
});

describe('what a concept is sold as', () => {
  it.each([
    'Protein water sticks|Clear whey, peach, 10 g protein.',
    'Turmeric ginger shots powder sticks|',
    'Protein iced tea sticks|Lemon, 10 g whey.',
    'Digestive bitters drops|Alcohol free.',
  ])('is no drink where it is measured out: %s', (text) => {
    const [concept = '', description] = text.split('|');
    expect(made(concept, description).kind).toBe('supplement');
  });

  it.each(['Protein water|Peach, 10 g protein.', 'Iced tea, peach|Glass bottle.', 'Digestive biscuits|'])(
    'is a food or drink where it is not: %s',
    (text) => {
      const [concept = '', description] = text.split('|');
      expect(made(concept, description).kind).not.toBe('supplement');
    },
  );
});

describe('an amount before how many are taken', () => {
  const mgOf = (concept: string, description = '') =>
    made(concept, description).ingredients[0]?.amountPerServing;

  it('is that of each piece, where a piece holds it', () => {
    expect(mgOf('Berberine capsules', '500 mg, three a day')).toBe(1500);
    expect(mgOf('Magnesium capsules 200 mg, 2 a day')).toBe(200);
    expect(mgOf('Berberine capsules', 'Three a day giving 500 mg')).toBe(500);
  });
});

describe('what nobody asked for as an ingredient', () => {
  it.each([
    'Blood sugar balance tablets|Chromium, cinnamon.',
    'Halal collagen sticks|Beef, unflavoured.',
    'Digestive enzyme chewables|After big dinners, peppermint.',
  ])('is not told as missing: %s', (text) => {
    const [concept = '', description] = text.split('|');
    expect(told(concept, description)).not.toContain('Stated, and not in this suggestion');
  });
});

describe('sugar alcohols', () => {
  it.each(['Creatine gummies sour apple|No sugar.', 'Kids vitamin D3 chewables|Xylitol.', 'Zinc lozenges|'])(
    'of more than a tenth are told with what a label says of them: %s',
    (text) => {
      const [concept = '', description] = text.split('|');
      expect(told(concept, description)).toContain('laxative effects');
    },
  );

  it.each(['Vitamin C capsules', 'Vitamin C gummies', 'Fish oil softgels'])('are none of %s', (concept) =>
    expect(told(concept)).not.toContain('laxative'),
  );
});

describe('what a site handles or a product may hold in traces', () => {
  it.each([
    ['Oat spread with hazelnuts', 'Made in a plant that handles peanuts.', /peanut/i],
    ['Chocolate chip cookies', 'May contain traces of almonds and sesame, 200 g pack', /almond|sesame/i],
    ['Vanilla protein bar', 'The bakery also processes walnuts.', /walnut/i],
  ])('%s, %s: is no ingredient', (concept, description, name) => {
    expect(namesOf(concept, description).join('\n')).not.toMatch(name);
  });

  it('is told as what the maker sees to', () => {
    expect(told('Oat spread', 'Made in a plant that handles peanuts.')).toMatch(
      /maker to see to: made in a plant/i,
    );
  });
});

it('takes no sugar and salt into a recipe stated whole that refuses them behind its shares', () => {
  const names = namesOf(
    'Pear, pea and spinach baby purée',
    '120 g pouch. 65% pear, 25% peas, 9% spinach; no added sugar, salt, starch or concentrates.',
  ).join('\n');
  expect(names).toMatch(/pear/i);
  expect(names).not.toMatch(/sugar|salt/i);
});

it('takes a factory cost for no site', () => {
  expect(told('Date and almond bar', '40 g bar, factory cost up to €0.45 a bar')).not.toContain(
    'choose the maker by it',
  );
});
