import { computeFormula, type Computed, type FormulaData, type FormulaDraft } from '@seedbed/server/formula';
import formulaData from '../../../../mocks/data/formulaData.json' with { type: 'json' };

/** What the core knows, as the mocks answer it. */
export const data = formulaData as unknown as FormulaData;

/** The same, and no materials of one's own, on no day in particular. */
export const basis = {
  data,
  materials: new Map<number, never>(),
  prices: [],
  surroundings: {},
  compute: computeFormula,
};

const magnesium = {
  id: 2,
  nutrient: 'magnesium',
  source: 'magnesium bisglycinate',
  potency: 14.1,
  amount: { value: 120, unit: 'mg' },
} as const;

/** Two capsules of L-theanine, magnesium and vitamin D. */
export const sleepCapsule: FormulaDraft = {
  market: 'US',
  kind: 'supplement',
  form: 'capsule',
  serving: { units: 2, unit: 'capsule' },
  container: { units: 60 },
  options: { showIu: true },
  lines: [
    { id: 1, name: 'L-theanine', amount: { value: 200, unit: 'mg' } },
    magnesium,
    { id: 3, nutrient: 'vitamin-d', source: 'cholecalciferol', amount: { value: 1000, unit: 'IU' } },
    { id: 4, name: 'hypromellose (capsule)', amount: { value: 272, unit: 'mg' }, purpose: 'shell' },
  ],
};

/** A scoop of pea protein with sugar. */
export const proteinPowder: FormulaDraft = {
  market: 'US',
  kind: 'food',
  serving: { household: '1 scoop', grams: 33 },
  container: { servings: 15 },
  lines: [
    {
      id: 1,
      name: 'pea protein',
      purpose: 'base',
      amount: { value: 29, unit: 'g' },
      profile: {
        fat: 7,
        saturates: 1,
        carbohydrate: 4,
        protein: 80,
        sodium: 1000,
        iron: 22,
        fibre: 5,
        sugars: 0,
        trans: 0,
        cholesterol: 0,
        addedSugars: 0,
      },
      allergens: { soy: 'contains' },
    },
    {
      id: 2,
      name: 'cane sugar',
      purpose: 'sweetener',
      amount: { value: 4, unit: 'g' },
      profile: {
        carbohydrate: 100,
        sugars: 100,
        addedSugars: 100,
        fat: 0,
        saturates: 0,
        trans: 0,
        cholesterol: 0,
        sodium: 0,
        fibre: 0,
        protein: 0,
      },
    },
  ],
};

/** What follows from a draft. */
export const reckon = (draft: FormulaDraft): Computed => computeFormula(draft, data);
