import { describe, expect, it } from 'vitest';
import type { FormulaDraft, LineDraft } from '../index.ts';
import { adds, cellsOf, codesOf, food, namesOf, reckon } from '../testing/reckon.ts';

const panelOf = (draft: FormulaDraft) => reckon(draft).panel;
const euFood = (lines: readonly LineDraft[], more: Partial<FormulaDraft> = {}): FormulaDraft => ({
  market: 'EU',
  kind: 'food',
  serving: { household: '1 bar', grams: 50 },
  lines,
  ...more,
});
const euSupplement = (lines: readonly LineDraft[], more: Partial<FormulaDraft> = {}): FormulaDraft => ({
  market: 'EU',
  kind: 'supplement',
  form: 'capsule',
  serving: { units: 1, unit: 'capsule' },
  container: { units: 60 },
  lines,
  ...more,
});

describe('E5: two lines of one substance', () => {
  it('are one row with their sum, as typed where they were typed in one unit', () => {
    const theanine = (id: string, value: number, unit: 'mg' | 'g') =>
      ({ id, name: 'L-theanine', amount: { value, unit } }) as const;
    const cells = (...lines: LineDraft[]) => cellsOf(euSupplement(lines), 'L-theanine')?.[0];
    expect(cells(theanine('one', 250, 'mg'), theanine('two', 75, 'mg'))).toBe('325 mg');
    expect(cells(theanine('one', 0.25, 'g'), theanine('two', 75, 'mg'))).toBe('330 mg');
  });
});

describe('E1 and E2: the nutrition declaration', () => {
  it('salt is sodium by 2.5', () => {
    expect(cellsOf(euFood([food({ sodium: 400 }, 50)]), 'Salt')).toEqual(['1.0 g', '0.50 g']);
  });
  it.each([
    [0, '0 g'],
    [0.4, '<0.5 g'],
    [4, '4.0 g'],
    [12.6, '13 g'],
  ])('%d g of fat is %s', (fat, expected) => {
    expect(cellsOf(euFood([food({ fat }, 50)]), 'Fat')?.[0]).toBe(expected);
  });
  it.each([
    [0.08, '<0.1 g'],
    [0.3, '0.3 g'],
  ])('%d g of saturates is %s', (saturates, expected) => {
    expect(cellsOf(euFood([food({ saturates }, 50)]), 'of which saturates')?.[0]).toBe(expected);
  });
  it('a drink is declared per 100 ml', () => {
    const drink = euFood([food({ carbohydrate: 10 }, 330)], {
      isBeverage: true,
      serving: { household: '1 can', ml: 330 },
    });
    expect(panelOf(drink).columns).toEqual(['per 100 ml', 'per 330 ml']);
  });
  it('fibre and allulose have their place', () => {
    const sweet = euFood([food({ carbohydrate: 20, allulose: 5, sugars: 10, fibre: 6 }, 50)]);
    expect(cellsOf(sweet, 'of which sugars')?.[0]).toBe('15 g');
    expect(cellsOf(sweet, 'Fibre')?.[0]).toBe('6.0 g');
  });
});

describe('E3: significant amounts of foods', () => {
  it('from 15 % of the reference value per 100 g', () => {
    expect(cellsOf(euFood([food({}, 49), adds('vitamin-c', 6)]), 'Vitamin C')).toEqual([
      '12 mg (15% NRV)',
      '6 mg (8% NRV)',
    ]);
    expect(namesOf(euFood([food({}, 49), adds('vitamin-c', 5)]))).not.toContain('Vitamin C');
  });
});

describe('E4: shares of reference intakes', () => {
  const chocolate = food(
    { fat: 35, saturates: 21, carbohydrate: 52, sugars: 52, fibre: 3, protein: 8, sodium: 96 },
    50,
  );
  it('stand beside each amount where they are asked for, with the text that they need', () => {
    const draft = euFood([chocolate, adds('vitamin-c', 40)], { options: { referenceIntakes: true } });
    const { columns, notes, lines } = panelOf(draft);
    expect(columns).toEqual(['per 100 g', '% RI', 'per 50 g', '% RI']);
    expect(notes).toEqual(['Reference intake of an average adult (8 400 kJ/2 000 kcal)']);
    expect(lines.map(({ name, cells }) => [name, cells[1], cells[3]])).toEqual([
      ['Energy', '28%', '14%'],
      ['Fat', '50%', '25%'],
      ['of which saturates', '105%', '53%'],
      ['Carbohydrate', '20%', '10%'],
      ['of which sugars', '58%', '29%'],
      ['Fibre', '', ''],
      ['Protein', '16%', '8%'],
      ['Salt', '4%', '2%'],
      ['Vitamin C', '', ''],
    ]);
  });
  it('are not there otherwise', () => {
    expect(panelOf(euFood([chocolate]))).toMatchObject({ columns: ['per 100 g', 'per 50 g'], notes: [] });
  });
});

describe('E5: a food supplement', () => {
  it('declares its substances per daily portion and no nutrition', () => {
    const draft = euSupplement([
      adds('magnesium', 56.25),
      { id: 1, name: 'Caffeine', amount: { value: 80, unit: 'mg' } },
    ]);
    expect(panelOf(draft).title).toBe('Food supplement');
    expect(namesOf(draft)).toEqual(['Magnesium', 'Caffeine']);
    expect(cellsOf(draft, 'Magnesium')).toEqual(['56.25 mg', '15%']);
    expect(cellsOf(draft, 'Caffeine')).toEqual(['80 mg', '–']);
  });
  it('folic acid by its own weight', () => {
    const folate = adds('folate', 0.2, { nutrientForm: 'folic acid', amount: { value: 200, unit: 'µg' } });
    expect(cellsOf(euSupplement([folate]), 'Folic acid')).toEqual(['200 µg', '100%']);
    const inDfe = { value: 400, unit: 'µg', equivalents: 'DFE' } as const;
    const typed = adds('folate', 0, { nutrientForm: 'folic acid', amount: inDfe });
    expect(cellsOf(euSupplement([typed]), 'Folic acid')).toEqual(['235 µg', '118%']);
  });
  it('sums of several lines with two digits (T3)', () => {
    const lines = [adds('zinc', 7.5, { id: 1 }), adds('zinc', 8.25, { id: 2 })];
    expect(cellsOf(euSupplement(lines), 'Zinc')).toEqual(['16 mg', '158%']);
  });
  it('a measure twice a day', () => {
    const draft = euSupplement([adds('zinc', 5)], { serving: { household: '1 stick', grams: 6, perDay: 2 } });
    expect(panelOf(draft).columns[0]).toBe('per daily portion (2 sticks)');
  });
});

it('E7: all ingredients by descending weight, additives by their class, allergens emphasised', () => {
  const { ingredients, ingredientRuns } = panelOf(
    euFood([
      food({}, 30, { id: 1, name: 'oats', allergens: { 'cereals containing gluten': 'contains' } }),
      food({}, 15, { id: 2, name: 'maltitol', purpose: 'sweetener' }),
      food({}, 1, { id: 3, name: 'water', purpose: 'water' }),
    ]),
  );
  expect(ingredients).toBe('Ingredients: oats, sweetener (maltitol).');
  expect(ingredientRuns.filter(({ isAllergen }) => isAllergen)).toEqual([{ text: 'oats', isAllergen: true }]);
});

describe('E7: the emphasis of allergens', () => {
  const emphasisOf = (name: string, allergens: LineDraft['allergens']) => {
    const { ingredients, ingredientRuns } = panelOf(euFood([food({}, 50, { name, allergens })]));
    expect(ingredientRuns.map(({ text }) => text).join('')).toBe(ingredients);
    return ingredientRuns.filter(({ isAllergen }) => isAllergen).map(({ text }) => text);
  };
  it.each<[string, LineDraft['allergens'], string[]]>([
    ['wheat flour', { 'cereals containing gluten': 'contains' }, ['wheat']],
    ['Soya lecithin', { soybeans: 'contains' }, ['Soya']],
    [
      'muesli (oat flakes, almond pieces)',
      { 'cereals containing gluten': 'oats', nuts: 'almonds' },
      ['oat', 'almond'],
    ],
    ['whey protein', { milk: 'contains' }, ['whey', 'milk']],
  ])('of %s is on the word that names it', (name, allergens, expected) => {
    expect(emphasisOf(name, allergens)).toEqual(expected);
  });
  it('is on the name that is added where no word of it names one of them', () => {
    expect(emphasisOf('house spice', { celery: 'contains' })).toEqual(['celery']);
    expect(emphasisOf('milk chocolate', { milk: 'contains', soybeans: 'contains' })).toEqual([
      'milk',
      'soya',
    ]);
  });
  it.each<[string, LineDraft['allergens'], string]>([
    ['whey powder', { milk: 'contains' }, 'whey powder (milk)'],
    ['lactose', { milk: 'contains' }, 'lactose'],
    ['cheese', { milk: 'goat' }, 'cheese (milk)'],
    ['coconut milk powder', { milk: 'contains' }, 'coconut milk powder (milk)'],
    ['tofu', { soybeans: 'contains' }, 'tofu (soya)'],
    ['anchovy paste', { fish: 'anchovy' }, 'anchovy paste (fish)'],
    ['fish oil', { fish: 'anchovy, sardine' }, 'fish oil'],
    ['semolina', { 'cereals containing gluten': 'wheat' }, 'semolina (wheat)'],
    ['malt extract', { 'cereals containing gluten': 'barley' }, 'malt extract (barley)'],
    ['praline', { nuts: 'hazelnuts' }, 'praline (hazelnuts)'],
    ['almond butter', { nuts: 'almonds' }, 'almond butter'],
    ['sodium metabisulphite', { sulphites: 'contains' }, 'sodium metabisulphite'],
    ['milk chocolate', { milk: 'free' }, 'milk chocolate'],
  ])('Article 21(1)(a): %s refers to its allergen by the name of Annex II', (name, allergens, expected) => {
    const { ingredients } = panelOf(euFood([food({}, 50, { name, allergens })]));
    expect(ingredients).toBe(`Ingredients: ${expected}.`);
  });
  it.each<[string, string[], LineDraft['allergens'], string]>([
    [
      'protein crisp',
      ['whey protein isolate', 'rice flour'],
      { milk: 'contains' },
      'protein crisp (whey protein isolate (milk), rice flour)',
    ],
    ['filling', ['sugar', 'whey', 'milk powder'], { milk: 'contains' }, 'filling (sugar, whey, milk powder)'],
    ['crumb', ['sugar', 'fat'], { milk: 'contains' }, 'crumb (milk) (sugar, fat)'],
  ])('of what is made of others it refers where it is: %s', (name, parts, allergens, expected) => {
    const { ingredients } = panelOf(euFood([food({}, 50, { name, parts, allergens })]));
    expect(ingredients).toBe(`Ingredients: ${expected}.`);
  });
  it('is on no word inside another, nor of what is not there', () => {
    expect(emphasisOf('buckwheat', { 'cereals containing gluten': 'contains' })).toEqual(['buckwheat']);
    expect(emphasisOf('coconut milk', { milk: 'free', nuts: 'unconfirmed' })).toEqual([]);
  });
});

it('E8: a planned mean outside the tolerance is a warning', () => {
  expect(codesOf(euSupplement([adds('vitamin-c', 40, { overage: 60 })]))).toContain('tolerance.eu:vitamin-c');
  expect(codesOf(euSupplement([adds('zinc', 10, { overage: 45 })]))).not.toContain('tolerance.eu:zinc');
});

describe('caffeine', () => {
  it('a drink above 150 mg a litre', () => {
    const drink = euFood(
      [food({}, 250), { id: 'c', name: 'caffeine', amount: { value: 80, unit: 'mg' }, caffeinePercent: 100 }],
      {
        isBeverage: true,
        serving: { household: '1 can', ml: 250 },
      },
    );
    expect(panelOf(drink).statements).toEqual([
      'High caffeine content. Not recommended for children or pregnant or breast-feeding women (32 mg/100 ml)',
    ]);
  });
});
