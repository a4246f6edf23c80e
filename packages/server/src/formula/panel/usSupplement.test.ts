import { describe, expect, it } from 'vitest';
import type { FormulaDraft, LineDraft } from '../index.ts';
import { adds, cellsOf, codesOf, food, namesOf, reckon, supplement } from '../testing/reckon.ts';

const panelOf = (draft: FormulaDraft) => reckon(draft).panel;
const theanine = { id: 'theanine', name: 'L-theanine', amount: { value: 250, unit: 'mg' } } as const;

describe('U1: size and servings', () => {
  it.each<[string, FormulaDraft['serving'], string]>([
    ['pieces', { units: 2, unit: 'capsule' }, '2 capsules'],
    ['one piece', { units: 1, unit: 'tablet' }, '1 tablet'],
    ['one piece of a unit typed as many', { units: 1, unit: 'gummies' }, '1 gummy'],
    ['a measure with its weight', { household: '1 scoop', grams: 12.4 }, '1 scoop (12 g)'],
    ['a measure with its volume', { household: '1 teaspoon', ml: 5 }, '1 teaspoon (5 mL)'],
    ['grams from 2 to 5 by halves', { household: '1 stick', grams: 3.3 }, '1 stick (3.5 g)'],
    ['less by tenths', { household: '1 stick', grams: 1.04 }, '1 stick (1 g)'],
    ['a drop, which is not nothing', { household: '1 drop', ml: 0.034 }, '1 drop (0.03 mL)'],
  ])('%s', (_, serving, expected) => {
    expect(panelOf(supplement([theanine], { serving })).servingSize).toBe(expected);
  });

  it.each([
    [60, 2, '30'],
    [61, 2, 'about 31'],
    [9, 2, '4.5'],
    [6.7, 2, 'about 3.5'],
    [3, 2, 'about 2'],
  ])('%d pieces at %d a serving: %s', (units, each, expected) => {
    const draft = supplement([theanine], { container: { units }, serving: { units: each, unit: 'capsule' } });
    expect(panelOf(draft).servings).toBe(expected);
  });
});

describe('two lines of one substance', () => {
  const more = { id: 'more', name: 'L-Theanine', amount: { value: 75, unit: 'mg' } } as const;

  it('are one row with their sum', () => {
    expect(namesOf(supplement([theanine, more]))).toEqual(['L-theanine']);
    expect(cellsOf(supplement([theanine, more]), 'L-theanine')).toEqual(['325 mg†']);
  });
  it('are two where one of them states a marker', () => {
    const extract = { ...more, name: 'L-theanine', marker: { name: 'theanine', percent: 98 } };
    expect(namesOf(supplement([theanine, extract]))).toEqual(['L-theanine', 'L-theanine', 'theanine']);
  });
});

describe('U2: what is shown', () => {
  it('nothing that may be declared as zero', () => {
    const names = namesOf(supplement([theanine, food({ fat: 0.2, protein: 0.3, carbohydrate: 0.3 }, 100)]));
    expect(names).toEqual(['L-theanine']);
  });
  it('a name of the base with a capital, a typed one as it was typed', () => {
    const melatonin = { id: 'melatonin', ingredient: 'melatonin', amount: { value: 3, unit: 'mg' } } as const;
    const typed = { ...theanine, name: 'p-synephrine' };
    expect(namesOf(supplement([typed, melatonin]))).toEqual(['p-synephrine', 'Melatonin']);
  });
  it('of other vitamins and minerals only what a line adds, or what is asked for', () => {
    const base = food({ magnesium: 100, zinc: 5 });
    expect(namesOf(supplement([base]))).toEqual([]);
    expect(namesOf(supplement([base], { options: { alsoDeclare: ['zinc'] } }))).toEqual(['Zinc']);
  });
  it('sodium, calcium, iron, potassium and vitamin D wherever they are above zero', () => {
    const names = namesOf(
      supplement([food({ sodium: 50, calcium: 100, iron: 2, potassium: 300, 'vitamin-d': 5 })]),
    );
    expect(names).toEqual(['Vitamin D', 'Calcium', 'Iron', 'Sodium', 'Potassium']);
  });
  it('nothing under 2 % of the daily value: a check, and its source moves to the ingredients', () => {
    const draft = supplement([theanine, adds('vitamin-c', 1, { source: 'ascorbic acid' })]);
    expect(namesOf(draft)).toEqual(['L-theanine']);
    expect(panelOf(draft).ingredients).toBe('Other ingredients: ascorbic acid.');
    expect(codesOf(draft)).toContain('panel.belowTwoPercent:vitamin-c');
  });
  it('what only the column of a day raises over 2 % of the daily value', () => {
    const draft = supplement([adds('zinc', 0.15)], {
      serving: { units: 1, unit: 'tablet', perDay: 4 },
      options: { perDayColumn: true },
    });
    expect(cellsOf(draft, 'Zinc')).toEqual(['0.15 mg', '1%', '0.6 mg', '5%']);
  });
});

it('U3: rows stand in the rule’s order, parts of fat and carbohydrate beneath them', () => {
  const draft = supplement([
    theanine,
    adds('zinc', 5),
    adds('vitamin-c', 50),
    food({
      fat: 10,
      saturates: 3,
      trans: 1,
      carbohydrate: 20,
      fibre: 5,
      sugars: 8,
      addedSugars: 6,
      protein: 5,
      cholesterol: 40,
    }),
  ]);
  expect(panelOf(draft).lines.map(({ name, indent }) => '>'.repeat(indent) + name)).toEqual([
    'Calories',
    'Total Fat',
    '>Saturated Fat',
    '>Trans Fat',
    'Cholesterol',
    'Total Carbohydrate',
    '>Dietary Fiber',
    '>Total Sugars',
    '>>Includes 6 g Added Sugars',
    'Protein',
    'Vitamin C',
    'Zinc',
    'L-theanine',
  ]);
});

describe('U4: the nutrient’s own weight', () => {
  it('showIu puts the units behind it', () => {
    const d = adds('vitamin-d', 1000, { amount: { value: 1000, unit: 'IU' } });
    expect(cellsOf(supplement([d], { options: { showIu: true } }), 'Vitamin D')).toEqual([
      '25 mcg (1,000 IU)',
      '125%',
    ]);
    expect(cellsOf(supplement([d]), 'Vitamin D')).toEqual(['25 mcg', '125%']);
  });
  it('5-MTHF typed as DFE has no bracket', () => {
    const folate = adds('folate', 680, {
      nutrientForm: '5-MTHF',
      amount: { value: 680, unit: 'µg', equivalents: 'DFE' },
    });
    expect(cellsOf(supplement([folate]), 'Folate')).toEqual(['680 mcg DFE', '170%']);
  });
  it('folic acid of typed DFE, and IU of a typed weight, are computed and rounded (T3)', () => {
    const folate = adds('folate', 400, {
      nutrientForm: 'folic acid',
      amount: { value: 400, unit: 'µg', equivalents: 'DFE' },
    });
    const draft = supplement([folate, adds('vitamin-e', 15, { nutrientForm: 'natural' })], {
      options: { showIu: true },
    });
    expect(cellsOf(draft, 'Folate')).toEqual(['400 mcg DFE (235 mcg folic acid)', '100%']);
    expect(cellsOf(draft, 'Vitamin E')).toEqual(['15 mg (22.4 IU)', '100%']);
  });
  it('niacin counts in equivalents', () => {
    expect(cellsOf(supplement([adds('niacin', 16)]), 'Niacin')).toEqual(['16 mg NE', '100%']);
  });
});

describe('U5: sources', () => {
  const zinc = (id: string, source: string, value: number) =>
    adds('zinc', value, { id, source, potency: 20 });
  it('stand by descending weight', () => {
    const lines = [zinc('a', 'zinc oxide', 2), zinc('b', 'zinc citrate', 9), zinc('c', 'zinc gluconate', 4)];
    expect(namesOf(supplement(lines))).toEqual(['Zinc (as zinc citrate, zinc gluconate and zinc oxide)']);
  });
  it('say where a food is the source', () => {
    expect(namesOf(supplement([adds('iodine', 0.15, { source: 'kelp', sourceWord: 'from' })]))).toEqual([
      'Iodine (from kelp)',
    ]);
  });
  it('of vitamin A, how much is beta-carotene', () => {
    const a = (id: string, nutrientForm: LineDraft['nutrientForm'], value: number) =>
      adds('vitamin-a', value, {
        id,
        nutrientForm,
        source: id,
        amount: { value, unit: 'µg', equivalents: 'RAE' },
      });
    expect(
      namesOf(supplement([a('retinyl palmitate', 'retinol', 360), a('carotene', 'beta-carotene', 540)])),
    ).toEqual(['Vitamin A (60% as beta-carotene)']);
  });
  it('of vitamin A that the box does not name are other ingredients', () => {
    const of = (id: string, nutrientForm: LineDraft['nutrientForm'], more: Partial<LineDraft> = {}) =>
      adds('vitamin-a', 450, {
        id,
        nutrientForm,
        source: id,
        amount: { value: 450, unit: 'µg', equivalents: 'RAE' },
        ...more,
      });
    const draft = supplement([of('retinyl palmitate', 'retinol'), of('carotenes', 'beta-carotene')]);
    expect(panelOf(draft).ingredients).toBe('Other ingredients: retinyl palmitate.');
    const onlyRetinol = supplement([
      of('retinyl palmitate', 'retinol'),
      of('carotenes', 'beta-carotene', { sourceInPanel: false }),
    ]);
    expect(namesOf(onlyRetinol)).toEqual(['Vitamin A (as retinyl palmitate)']);
    expect(panelOf(onlyRetinol).ingredients).toBe('Other ingredients: carotenes.');
  });
  it('kept out of the panel, they are other ingredients', () => {
    const draft = supplement([theanine, adds('zinc', 11, { source: 'zinc citrate', sourceInPanel: false })]);
    expect(namesOf(draft)).toEqual(['Zinc', 'L-theanine']);
    expect(panelOf(draft).ingredients).toBe('Other ingredients: zinc citrate.');
  });
  it('named in the panel for one nutrient, they are not listed again for another that is too little', () => {
    const chloride = adds('chloride', 72, { source: 'potassium chloride' });
    const potassium = adds('potassium', 80, { source: 'Potassium chloride' });
    expect(panelOf(supplement([chloride, potassium])).ingredients).toBeNull();
    expect(panelOf(supplement([potassium])).ingredients).toBe('Ingredients: Potassium chloride.');
  });
});

describe('U6: % Daily Value', () => {
  it('is of the unrounded amount, to the nearest whole', () => {
    expect(cellsOf(supplement([adds('iron', 6.16)]), 'Iron')).toEqual(['6.16 mg', '34%']);
  });
  it('below 1 % says so only for nutrients with a reference value for diets', () => {
    expect(cellsOf(supplement([food({ carbohydrate: 1 })]), 'Total Carbohydrate')?.[1]).toBe('<1%*');
    expect(cellsOf(supplement([food({ carbohydrate: 2 })]), 'Total Carbohydrate')?.[1]).toBe('1%*');
  });
});

it('U7: the calorie footnote stands before the one on values not established', () => {
  expect(panelOf(supplement([theanine, food({ carbohydrate: 10 })])).notes).toEqual([
    '* Percent Daily Values are based on a 2,000 calorie diet.',
    '† Daily Value not established.',
  ]);
});

it('U8: without any percentage there is one column, and the symbol follows the amount', () => {
  const { columns, lines } = panelOf(supplement([theanine]));
  expect(columns).toEqual(['Amount Per Serving']);
  expect(lines[0]?.cells).toEqual(['250 mg†']);
});

describe('U9: other actives', () => {
  it('a liquid extract by volume, with ratio and solvent', () => {
    const nettle: LineDraft = {
      id: 1,
      name: 'Nettle',
      latinName: 'Urtica dioica',
      plantPart: 'leaf',
      amount: { value: 2, unit: 'mL' },
      extract: { kind: 'liquid', fresh: true, ratio: '1:4', solvent: '40% ethanol' },
    };
    const { lines } = panelOf(supplement([nettle], { form: 'liquid' }));
    expect(lines[0]).toEqual({
      name: 'fresh Nettle (Urtica dioica) leaf extract (1:4) in 40% ethanol',
      indent: 0,
      cells: ['2 mL†'],
    });
  });
  it('constituents stand beneath by weight', () => {
    const oil: LineDraft = {
      id: 1,
      name: 'Fish oil',
      amount: { value: 1000, unit: 'mg' },
      constituents: [
        { name: 'EPA', percent: 30 },
        { name: 'DHA', percent: 20 },
      ],
    };
    expect(panelOf(supplement([oil])).lines.map(({ name, cells }) => `${name}: ${cells.join()}`)).toEqual([
      'Fish oil: 1,000 mg†',
      'EPA: 300 mg†',
      'DHA: 200 mg†',
    ]);
  });
});

it('U11: live cultures by weight and count', () => {
  const cultures: LineDraft = {
    id: 1,
    name: 'Lactobacillus rhamnosus',
    amount: { value: 5, unit: 'billion CFU' },
    cfuPerGram: 200,
    overage: 100,
  };
  expect(panelOf(supplement([cultures])).lines[0]?.cells).toEqual(['25 mg (5 billion CFU)†']);
});

describe('U10: blends', () => {
  const culture = (id: number, name: string, value: number): LineDraft => ({
    id,
    name,
    blend: 'b',
    cfuPerGram: 200,
    amount: { value, unit: 'billion CFU' },
  });
  const blends = [{ id: 'b', name: 'Probiotic Blend' }];
  it('of live cultures tell their count beside their weight', () => {
    const draft = supplement([culture(1, 'L. acidophilus', 2), culture(2, 'B. lactis', 8)], { blends });
    expect(panelOf(draft).lines.map(({ name, cells }) => `${name}: ${cells.join()}`)).toEqual([
      'Probiotic Blend: 50 mg (10 billion CFU)†',
      'B. lactis: ',
      'L. acidophilus: ',
    ]);
  });
  it('of something else beside them tell their weight alone', () => {
    const inulin = { id: 3, name: 'inulin', blend: 'b', amount: { value: 100, unit: 'mg' } } as const;
    expect(cellsOf(supplement([culture(1, 'B. lactis', 8), inulin], { blends }), 'Probiotic Blend')).toEqual([
      '140 mg†',
    ]);
  });
});

describe('U12: protein', () => {
  it('not for amino acids alone', () => {
    expect(namesOf(supplement([food({ protein: 90 }, 10, { class: 'amino acid' })]))).not.toContain(
      'Protein',
    );
  });
  it('by its quality; unknown, without a percentage and with a check', () => {
    expect(cellsOf(supplement([food({ protein: 20, pdcaas: 0.5 })]), 'Protein')).toEqual(['20 g', '20%*']);
    const unknown = supplement([food({ protein: 20 })]);
    expect(cellsOf(unknown, 'Protein')?.[1] ?? '').toBe('');
    expect(codesOf(unknown)).toContain('protein.quality');
  });
});

describe('U13: ingredients outside the box', () => {
  it('by descending weight, with their parts', () => {
    const filler = {
      id: 2,
      name: 'rice flour',
      purpose: 'excipient',
      amount: { value: 20, unit: 'mg' },
    } as const;
    const shell = {
      id: 3,
      name: 'capsule',
      purpose: 'shell',
      parts: ['hypromellose', 'water'],
      amount: { value: 200, unit: 'mg' },
    } as const;
    expect(panelOf(supplement([theanine, filler, shell])).ingredients).toBe(
      'Other ingredients: capsule (hypromellose, water), rice flour.',
    );
  });
  it('name the source of a substance that is kept out of the box', () => {
    const caffeine = { id: 4, name: 'Caffeine', source: 'green coffee bean extract', sourceInPanel: false };
    const draft = supplement([{ ...caffeine, amount: { value: 100, unit: 'mg' } }]);
    expect(namesOf(draft)).toEqual(['Caffeine']);
    expect(panelOf(draft).ingredients).toBe('Other ingredients: green coffee bean extract.');
  });
  it('are the ingredients where the box names none', () => {
    expect(panelOf(supplement([food({ fibre: 80 }, 5, { name: 'psyllium husk' })])).ingredients).toBe(
      'Ingredients: psyllium husk.',
    );
  });
  it('is null where nothing is left', () => {
    expect(panelOf(supplement([theanine])).ingredients).toBeNull();
  });
});

it('U14: each group has its column', () => {
  const draft = supplement([adds('iron', 9)], { audience: ['adults', 'pregnancy'] });
  expect(panelOf(draft).columns).toEqual([
    'Amount Per Serving',
    '% Daily Value for Adults and Children 4+ Years',
    '% Daily Value for Pregnant and Lactating Women',
  ]);
  expect(cellsOf(draft, 'Iron')).toEqual(['9 mg', '50%', '33%']);
});

it('U15: a day beside a serving, each from its own amount', () => {
  const draft = supplement([adds('magnesium', 100)], {
    form: 'tablet',
    serving: { units: 2, unit: 'tablet', perDay: 2 },
    options: { perDayColumn: true },
  });
  expect(panelOf(draft).columns).toEqual([
    'Per Serving (2 tablets)',
    '% Daily Value',
    'Per Day (4 tablets)',
    '% Daily Value',
  ]);
  expect(cellsOf(draft, 'Magnesium')).toEqual(['100 mg', '24%', '200 mg', '48%']);
});
