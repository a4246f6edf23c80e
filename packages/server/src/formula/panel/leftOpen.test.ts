import { describe, expect, it } from 'vitest';
import type { FormulaDraft, LineDraft } from '../draft.ts';
import { adds, cellsOf, food, namesOf, packaged, reckon, supplement } from '../testing/reckon.ts';

const eu = { market: 'EU' } as const;
const ingredientsOf = (draft: FormulaDraft) => reckon(draft).panel.ingredients;
const substance = (name: string, more: Partial<LineDraft> = {}): LineDraft => ({
  id: name,
  name,
  amount: { value: 1000, unit: 'mg' },
  ...more,
});

describe('a line without a name', () => {
  it('is called as its nutrient, not by its key', () => {
    expect(ingredientsOf(supplement([adds('vitamin-b12', 0.00001)]))).toBe('Ingredients: Vitamin B12.');
  });

  it.each([
    ['choline', 'choline bitartrate', 'Choline'],
    ['sodium', 'sodium chloride', 'Sodium'],
  ])('E5: declares %s, not the weight of the nutrient under the name of %s', (nutrient, source, name) => {
    const draft = supplement([adds(nutrient, 50, { source })], eu);
    expect(cellsOf(draft, name)).toEqual(['50 mg', '–']);
  });
});

describe('a line that cannot be computed', () => {
  const lines = [adds('vitamin-a', 1, { source: 'retinyl palmitate' }), substance('Taurine')];

  it.each(['US', 'EU'] as const)('is left off the ingredient list too, %s', (market) => {
    expect(ingredientsOf(supplement(lines, { market })) ?? '').not.toContain('retinyl');
  });
});

describe('EU supplements', () => {
  it('declare what an oil and an extract are taken for (Directive 2002/46/EC, Article 8)', () => {
    const oil = substance('Fish oil', {
      constituents: [
        { name: 'EPA', percent: 18 },
        { name: 'DHA', percent: 12 },
      ],
    });
    const draft = supplement([oil], { ...eu, serving: { units: 1, unit: 'capsule', perDay: 2 } });
    expect(namesOf(draft)).toEqual(['Fish oil', 'EPA', 'DHA']);
    expect(cellsOf(draft, 'EPA')).toEqual(['360 mg', '–']);
  });

  it('declare a marker as it is typed', () => {
    const extract = substance('Turmeric', {
      amount: { value: 95, unit: 'mg', basis: 'marker' },
      potency: 95,
      marker: { name: 'curcuminoids', percent: 95 },
    });
    expect(cellsOf(supplement([extract], eu), 'curcuminoids')).toEqual(['95 mg', '–']);
  });
});

describe('EU foods', () => {
  const sucralose = substance('sucralose', { purpose: 'sweetener', highIntensity: true });

  it('with a sugar to sweeten and a sweetener have both, though nobody types added sugars', () => {
    const sugar = food({ carbohydrate: 100, sugars: 100 }, 10, { purpose: 'sweetener', name: 'sugar' });
    const { statements } = reckon(packaged([sucralose, sugar], eu)).panel;
    expect(statements).toEqual(['with sugar(s) and sweetener(s)']);
  });

  it('E3: of an oil declare from 15 % in 100 ml, since that is no drink', () => {
    const draft = (isBeverage: boolean) =>
      packaged([food({ fat: 100 }, 14), adds('vitamin-e', 0.2)], {
        ...eu,
        isBeverage,
        serving: { ml: 15 },
        container: { ml: 500 },
      });
    expect(cellsOf(draft(false), 'Vitamin E')).toBeUndefined();
    expect(cellsOf(draft(true), 'Vitamin E')).toEqual(['1.3 mg (11% NRV)', '0.2 mg (2% NRV)']);
  });

  it('E7: do not emphasise cocoa butter as milk', () => {
    const chocolate = food({ fat: 30 }, 10, {
      name: 'milk chocolate',
      parts: ['sugar', 'cocoa butter', 'butter'],
      allergens: { milk: 'contains' },
    });
    const { ingredientRuns } = reckon(packaged([chocolate], eu)).panel;
    expect(ingredientRuns.filter(({ isAllergen }) => isAllergen).map(({ text }) => text)).toEqual([
      'milk',
      'butter',
    ]);
    expect(ingredientRuns.map(({ text }) => text).join('')).toContain('cocoa butter, butter');
  });
});

describe('US labels', () => {
  it('U8: mark what has no daily value in a column', () => {
    const draft = supplement([food({ fat: 10, saturates: 2, protein: 5, pdcaas: 1 })], {
      audience: ['infants', 'adults'],
    });
    expect(cellsOf(draft, 'Saturated Fat')).toEqual(['2 g', '†', '10%*']);
  });

  it('U14: have a column for each group, however often it is named', () => {
    const { columns } = reckon(supplement([adds('zinc', 5)], { audience: ['adults', 'adults'] })).panel;
    expect(columns).toEqual(['Amount Per Serving', '% Daily Value']);
  });

  it('N2: name the one polyol that is there', () => {
    const draft = packaged([food({ carbohydrate: 50, polyols: { xylitol: 8, maltitol: 0 } })], {
      options: { sugarAlcohol: true },
    });
    expect(cellsOf(draft, 'Xylitol')).toEqual(['8 g', '']);
  });

  it('N8: do not say of a row that is shown that it is not significant', () => {
    const draft = packaged([food({ carbohydrate: 12, fibre: 0.6, sugars: 0.6 }), adds('vitamin-c', 9)], {
      options: { simplified: true },
    });
    expect(cellsOf(draft, 'Dietary Fiber')).toEqual(['<1 g', '2%']);
    expect(reckon(draft).panel.notes).toEqual([
      'Not a significant source of saturated fat, trans fat, cholesterol, added sugars, vitamin D, calcium, iron and potassium.',
    ]);
  });

  it('tell the folic acid in a food by its own weight (21 CFR 101.9(c)(8)(vii))', () => {
    const folate = adds('folate', 0.1, { nutrientForm: 'folic acid' });
    expect(cellsOf(packaged([folate]), 'Folate')).toEqual(['170 mcg DFE (100 mcg folic acid)', '45%']);
  });
});
