import { describe, expect, it } from 'vitest';
import type { FormulaDraft } from '../index.ts';
import { adds, cellsOf, codesOf, food, namesOf, packaged, reckon } from '../testing/reckon.ts';

const panelOf = (draft: FormulaDraft) => reckon(draft).panel;
const bar = food({
  fat: 10,
  saturates: 2,
  trans: 0,
  cholesterol: 10,
  sodium: 200,
  carbohydrate: 50,
  fibre: 5,
  sugars: 20,
  addedSugars: 15,
  protein: 12,
});

describe('N1: servings', () => {
  it('stand over the size', () => {
    const { servings, servingSize } = panelOf(packaged([bar], { container: { servings: 12 } }));
    expect([servings, servingSize]).toEqual(['12 servings per container', '1 bar (100 g)']);
  });
  it('a container of one says neither', () => {
    const draft = packaged([bar], { serving: { household: '1 bottle', ml: 330 }, container: { ml: 330 } });
    expect([panelOf(draft).servings, panelOf(draft).servingSize]).toEqual([null, '1 bottle']);
  });
});

it('N2: the fifteen always, added vitamins and minerals behind them, bare', () => {
  expect(
    namesOf(
      packaged([bar, adds('zinc', 5, { source: 'zinc oxide' }), adds('vitamin-c', 20), adds('choline', 60)]),
    ),
  ).toEqual([
    'Calories',
    'Total Fat',
    'Saturated Fat',
    'Trans Fat',
    'Cholesterol',
    'Sodium',
    'Total Carbohydrate',
    'Dietary Fiber',
    'Total Sugars',
    'Includes 15 g Added Sugars',
    'Protein',
    'Vitamin D',
    'Calcium',
    'Iron',
    'Potassium',
    'Vitamin C',
    'Zinc',
    'Choline',
  ]);
});

describe('N3: percentages', () => {
  it('none for trans fat, sugars, calories, and protein unless it is asked for', () => {
    for (const name of ['Calories', 'Trans Fat', 'Total Sugars', 'Protein'])
      expect(cellsOf(packaged([bar]), name)?.[1]).toBe('');
  });
  it('protein for children', () => {
    const child = food({ protein: 6.5, pdcaas: 1 });
    expect(cellsOf(packaged([child], { audience: ['children'] }), 'Protein')?.[1]).toBe('50%');
  });
});

it('N5: the footnote for children counts 1,000 calories', () => {
  expect(panelOf(packaged([bar], { audience: ['children'] })).notes[0]).toContain('1,000 calories a day');
});

it('N6: caffeine has no line', () => {
  const cola = packaged([food({ carbohydrate: 11, sugars: 11 }, 330, { caffeinePercent: 0.01 })]);
  expect(namesOf(cola)).toHaveLength(15);
  expect(reckon(cola).checks).toContainEqual(
    expect.objectContaining({ code: 'panel.caffeine', line: 'food' }),
  );
  expect(codesOf(packaged([food({ carbohydrate: 11 }, 330)]))).not.toContain('panel.caffeine');
});

it('N7: two columns, each from its own amount', () => {
  const draft = packaged([bar], { container: { servings: 2 }, options: { dualColumn: true } });
  expect(panelOf(draft).columns).toEqual(['Per serving', '% DV*', 'Per container', '% DV*']);
  expect(cellsOf(draft, 'Includes Added Sugars')).toEqual(['15 g', '30%', '30 g', '60%']);
});

describe('N8: the simplified panel', () => {
  const cola = food({ fat: 0, carbohydrate: 11, sugars: 11, addedSugars: 11, sodium: 10 });
  const options = { simplified: true } as const;
  it('keeps five and what is above zero', () => {
    expect(namesOf(packaged([cola], { options }))).toEqual([
      'Calories',
      'Total Fat',
      'Sodium',
      'Total Carbohydrate',
      'Total Sugars',
      'Includes 11 g Added Sugars',
      'Protein',
    ]);
  });
  it('with added nutrients says of what it is no significant source', () => {
    expect(panelOf(packaged([cola, adds('vitamin-c', 90)], { options })).notes).toEqual([
      'Not a significant source of saturated fat, trans fat, cholesterol, dietary fiber, vitamin D, calcium, iron and potassium.',
    ]);
  });
});

it('N9: allulose is carbohydrate and no sugar', () => {
  const sweet = packaged([food({ carbohydrate: 50, allulose: 50 })]);
  expect(cellsOf(sweet, 'Total Carbohydrate')?.[0]).toBe('50 g');
  expect(cellsOf(sweet, 'Total Sugars')?.[0]).toBe('0 g');
  expect(cellsOf(sweet, 'Calories')?.[0]).toBe('20');
});

it('names a single polyol, several as sugar alcohol', () => {
  const options = { sugarAlcohol: true } as const;
  expect(namesOf(packaged([food({ carbohydrate: 20, polyols: { xylitol: 20 } })], { options }))).toContain(
    'Xylitol',
  );
  expect(
    namesOf(packaged([food({ carbohydrate: 20, polyols: { xylitol: 10, maltitol: 10 } })], { options })),
  ).toContain('Sugar Alcohol');
});

it('R7: amounts may be summed as computed instead of by increments', () => {
  const draft = packaged([food({ calcium: 133.4 })], { options: { rounding: 'sum' } });
  expect(cellsOf(draft, 'Calcium')?.[0]).toBe('133 mg');
});
