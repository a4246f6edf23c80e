import { describe, expect, it } from 'vitest';
import type { FormulaDraft, LineDraft } from '../index.ts';
import { adds, cellsOf, codesOf, food, namesOf, packaged, reckon, supplement } from '../testing/reckon.ts';

const panelOf = (draft: FormulaDraft) => reckon(draft).panel;
const eu = (draft: FormulaDraft): FormulaDraft => ({ ...draft, market: 'EU' });

describe('T2: a typed claim', () => {
  const iu = (value: number) => adds('vitamin-d', value, { amount: { value, unit: 'IU' }, overage: 30 });
  it('is printed as typed, without its overage, in IU as in equivalents', () => {
    expect(cellsOf(supplement([iu(1333)], { options: { showIu: true } }), 'Vitamin D')?.[0]).toBe(
      '33.325 mcg (1,333 IU)',
    );
    const folate = adds('folate', 0, {
      nutrientForm: 'folic acid',
      amount: { value: 333, unit: 'µg', equivalents: 'DFE' },
    });
    expect(cellsOf(supplement([folate]), 'Folate')?.[0]).toMatch(/^333 mcg DFE/);
  });
  it('is exact in a day of several servings', () => {
    const draft = supplement([adds('zinc', 7.35)], {
      serving: { units: 1, unit: 'capsule', perDay: 3 },
      options: { perDayColumn: true },
    });
    expect(cellsOf(draft, 'Zinc')).toEqual(['7.35 mg', '67%', '22.05 mg', '200%']);
  });
  it('of a food goes by the increments of its panel', () => {
    expect(cellsOf(packaged([food({}), adds('calcium', 133.4)]), 'Calcium')?.[0]).toBe('130 mg');
  });
});

describe('T4: notes', () => {
  it('are there only for the symbols that are used', () => {
    expect(panelOf(supplement([adds('zinc', 11)])).notes).toEqual([]);
    expect(panelOf(supplement([{ id: 1, name: 'Taurine', amount: { value: 1, unit: 'g' } }])).notes).toEqual([
      '† Daily Value not established.',
    ]);
  });
});

it.each([
  [1.79, '0 mg', '0%'],
  [1.8, '2 mg', '2%'],
])('R6: %d mg of vitamin C, whose daily value is 90, is %s', (value, amount, percent) => {
  const draft = packaged([food({ 'vitamin-c': value })], { options: { alsoDeclare: ['vitamin-c'] } });
  expect(cellsOf(draft, 'Vitamin C')).toEqual([amount, percent]);
});

describe('N10: what is added is still there at the end', () => {
  it('so a nutrient that a line adds has an overage, one of a food needs none', () => {
    expect(codesOf(packaged([adds('vitamin-c', 60)]))).toContain('overage.none:vitamin-c');
    expect(codesOf(packaged([food({ 'vitamin-c': 60 })])).join()).not.toContain('overage.none');
  });
});

describe('C8 and C9: a mix of several densities', () => {
  const mix = (mg: number, density: number, id: number): LineDraft => ({
    id,
    name: `mix ${id}`,
    purpose: 'carrier',
    density,
    amount: { value: mg, unit: 'mg' },
  });
  it('weighs Σ mg by Σ mg ÷ density', () => {
    // 800 mg take 500/.45 + 300/.9 = 1,444.4 µL: .5538 g/mL; 453.6 mg a capsule of .91 mL
    const { fit } = reckon(supplement([mix(500, 0.45, 1), mix(300, 0.9, 2)], { serving: null }));
    expect(fit.units).toBe(2);
    expect(fit.percentFull).toBeCloseTo((800 / (2 * 0.91 * 553.846)) * 100, 2);
  });
});

describe('C12: roll-up', () => {
  it('takes what is weighed in of foods, of active lines their claim without overage', () => {
    const pea = food({ iron: 22 }, 28);
    expect(cellsOf(supplement([pea]), 'Iron')?.[0]).toBe('6.16 mg');
    expect(cellsOf(supplement([pea, adds('iron', 10, { overage: 20 })]), 'Iron')?.[0]).toBe('16.2 mg');
  });
});

describe('C13: calories on US labels', () => {
  const kcal = (profile: LineDraft['profile'], method: 'B' | 'C' = 'C') =>
    cellsOf(packaged([food(profile)], { options: { energyMethod: method } }), 'Calories')?.[0];
  it.each<[string, LineDraft['profile'], string]>([
    ['protein 4, fat 9, carbohydrate 4', { protein: 20, fat: 10, carbohydrate: 30 }, '290'],
    ['soluble fibre 2', { fibre: 20 }, '40'],
    ['insoluble fibre none', { fibre: 20, fibreInsoluble: 20 }, '0'],
    ['erythritol none', { carbohydrate: 20, polyols: { erythritol: 20 } }, '0'],
    ['xylitol 2.4', { carbohydrate: 20, polyols: { xylitol: 20 } }, '50'],
    ['maltitol 2.1', { carbohydrate: 20, polyols: { maltitol: 20 } }, '40'],
    ['allulose .4', { carbohydrate: 50, allulose: 50 }, '20'],
    ['organic acids 4, as carbohydrate by difference', { organicAcids: 10 }, '40'],
    ['alcohol 7', { ethanol: 10 }, '70'],
  ])('%s', (_, profile, expected) => {
    expect(kcal(profile)).toBe(expected);
  });
  it('by method B are 4, 4, 9, whatever the carbohydrate is', () => {
    expect(kcal({ protein: 10, fat: 10, carbohydrate: 10, fibre: 10 }, 'B')).toBe('210');
  });
});

describe('C14: energy on EU labels', () => {
  it.each<[string, LineDraft['profile'], string]>([
    ['carbohydrate 17 and 4', { carbohydrate: 10 }, '170 kJ / 40 kcal'],
    ['polyols 10 and 2.4', { carbohydrate: 10, polyols: { maltitol: 10 } }, '100 kJ / 24 kcal'],
    ['erythritol none', { carbohydrate: 10, polyols: { erythritol: 10 } }, '0 kJ / 0 kcal'],
    ['protein 17 and 4', { protein: 10 }, '170 kJ / 40 kcal'],
    ['fat 37 and 9', { fat: 10 }, '370 kJ / 90 kcal'],
    ['alcohol 29 and 7', { ethanol: 10 }, '290 kJ / 70 kcal'],
    ['organic acids 13 and 3', { organicAcids: 10 }, '130 kJ / 30 kcal'],
    ['fibre 8 and 2', { fibre: 10 }, '80 kJ / 20 kcal'],
  ])('%s', (_, profile, expected) => {
    expect(cellsOf(eu(packaged([food(profile)])), 'Energy')?.[0]).toBe(expected);
  });
});

it('C15: a % is of the unrounded amount, on a food as on a supplement', () => {
  expect(cellsOf(supplement([food({ iron: 6.16 })]), 'Iron')?.[1]).toBe('34%');
  expect(cellsOf(packaged([food({ iron: 6.16 })]), 'Iron')?.[1]).toBe('35%');
});

describe('E6: statements of EU supplements', () => {
  it('name the daily portion, and leave it out where none is told', () => {
    const draft = eu(supplement([adds('zinc', 10)], { serving: { units: 1, unit: 'tablet', perDay: 2 } }));
    expect(panelOf(draft).statements).toEqual([
      'Food supplement',
      'Recommended daily portion: 2 tablets.',
      'Do not exceed the stated recommended daily dose.',
      'Food supplements should not be used as a substitute for a varied diet.',
      'Store out of the reach of young children.',
    ]);
    expect(panelOf(eu(supplement([adds('zinc', 10)], { serving: null }))).statements[1]).toBe(
      'Do not exceed the stated recommended daily dose.',
    );
  });
});

describe('the ingredient list of US foods', () => {
  const part = (id: number, name: string, grams: number, more: Partial<LineDraft> = {}) =>
    food({}, grams, { id, name, ...more });
  it('goes by weight, with what an ingredient is made of, and 2 % or less at the end', () => {
    const lines = [
      part(1, 'salt', 2),
      part(2, 'oats', 60),
      part(3, 'chocolate', 38, { parts: ['cocoa', 'sugar'] }),
    ];
    expect(panelOf(packaged(lines)).ingredients).toBe(
      'Ingredients: oats, chocolate (cocoa, sugar), contains 2% or less of: salt.',
    );
  });
  it('names once what stands in two lines, at the weight of both', () => {
    expect(
      panelOf(packaged([part(1, 'sugar', 3), part(2, 'oats', 5), part(3, 'sugar', 4)])).ingredients,
    ).toBe('Ingredients: sugar, oats.');
  });
});

describe('the water of EU lists', () => {
  const withWater = (grams: number) =>
    eu(
      packaged([
        food({}, 100 - grams, { id: 1, name: 'fruit' }),
        food({}, grams, { id: 2, name: 'water', purpose: 'water' }),
      ]),
    );
  it('may go under 5 %', () => {
    expect(panelOf(withWater(4.9)).ingredients).toBe('Ingredients: fruit.');
    expect(panelOf(withWater(5)).ingredients).toBe('Ingredients: fruit, water.');
  });
});

describe('statements by what is in it', () => {
  const statements = (draft: FormulaDraft) => panelOf(draft).statements;
  const candy = (maltitol: number) =>
    eu(
      packaged([
        food({ carbohydrate: 100, polyols: { maltitol: 100 } }, maltitol, {
          id: 1,
          name: 'maltitol',
          purpose: 'sweetener',
        }),
        food({}, 100 - maltitol, { id: 2, name: 'gelatine' }),
      ]),
    );
  it('polyols above 10 % of an EU food', () => {
    expect(statements(candy(10))).toEqual(['with sweetener(s)']);
    expect(statements(candy(10.1))).toEqual([
      'with sweetener(s)',
      'excessive consumption may produce laxative effects',
    ]);
  });
  it('caffeine that is added to an EU food, by 100 g, to a tenth', () => {
    const bar = eu(
      packaged([
        food({}, 99.95, { id: 1 }),
        { id: 2, name: 'caffeine', caffeinePercent: 100, amount: { value: 50.04, unit: 'mg' } },
      ]),
    );
    expect(statements(bar)).toEqual([
      'Contains caffeine. Not recommended for children or pregnant women (50 mg/100 g)',
    ]);
  });
  it('none of psyllium without its claim', () => {
    expect(
      statements(supplement([food({ fibre: 80 }, 5, { name: 'psyllium husk' })], { form: 'powder' })),
    ).toEqual([]);
  });
});

it('U2: alsoDeclare asks for what no line adds, where the food holds it', () => {
  const draft = supplement([food({ magnesium: 100 })], { options: { alsoDeclare: ['magnesium', 'zinc'] } });
  expect(namesOf(draft)).toEqual(['Magnesium']);
});

describe('21 CFR 101.22: what an additive of a US list does is told behind its name', () => {
  it.each<[string, Partial<LineDraft>, string]>([
    ['potassium sorbate', { purpose: 'preservative' }, 'potassium sorbate (preservative)'],
    ['potassium sorbate', { purpose: 'excipient' }, 'potassium sorbate (preservative)'],
    ['mixed tocopherols', { purpose: 'preservative' }, 'mixed tocopherols (preservative)'],
    ['BHT (to retard spoilage)', { purpose: 'preservative' }, 'BHT (to retard spoilage)'],
    ['beta-carotene', { purpose: 'colour' }, 'beta-carotene (color)'],
    ['caramel color', { purpose: 'colour' }, 'caramel color'],
    ['FD&C Red No. 40', { purpose: 'colour' }, 'FD&C Red No. 40'],
    ['citric acid', { purpose: 'acid' }, 'citric acid'],
    ['sucralose', { purpose: 'sweetener' }, 'sucralose'],
  ])('%s, there as %s', (name, more, expected) => {
    const line = { id: 1, name, amount: { value: 5, unit: 'mg' }, ...more } as const;
    expect(panelOf(packaged([line])).ingredients).toBe(`Ingredients: ${expected}.`);
    expect(panelOf(supplement([adds('zinc', 5), line])).ingredients).toBe(`Other ingredients: ${expected}.`);
  });
});
