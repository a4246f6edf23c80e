import type { FormulaLine } from '@seedbed/server/contract';
import { expect, it } from 'vitest';
import { basis } from '../../../testing/formulaCases';
import { storedFormula } from '../formula.fixture';
import { computedOf } from '../model/computed';
import { nothingPending, stepsOf } from '../model/pending';
import { rowsOf, unreadableKey, type EmptyRow } from './rows';

const lines: FormulaLine[] = [
  {
    id: 1,
    nutrient: 'magnesium',
    source: 'magnesium citrate',
    potency: 14.1,
    overage: 5,
    moisture: 2,
    amount: { value: 100, unit: 'mg' },
    price: { tiers: [{ fromKg: 0, perKg: '14.00' }] },
  },
  { id: 'zn', nutrient: 'zinc', amount: { value: 15, unit: 'mg' } },
];
const formula = storedFormula({ lines });
const shown = (more: Partial<Parameters<typeof rowsOf>[0]> = {}) => ({
  formula,
  computed: computedOf(formula, basis),
  pending: nothingPending,
  basis,
  empty: [] as EmptyRow[],
  ...more,
});

it('costs a serving by what is weighed in, landed', () => {
  const [magnesium] = rowsOf(shown(), []);
  expect(magnesium?.cost).toBeCloseTo(0.011277, 6);
  expect(magnesium?.perKg).toBe(14);
});

it('gives each line its own checks', () => {
  const [magnesium, zinc] = rowsOf(shown(), []);
  expect(magnesium?.checks.every(({ line }) => line === 1)).toBe(true);
  expect(zinc?.checks.map(({ code }) => code)).toContain('allergen.unconfirmed');
});

it('puts empty rows where they were asked for', () => {
  const empty = [
    { id: 'first', after: null },
    { id: 'second', after: '1' },
    { id: 'last', after: undefined },
  ];
  expect(rowsOf(shown({ empty }), []).map(({ id }) => id)).toEqual(['first', '1', 'second', 'zn', 'last']);
});

it('puts an empty row below another one, and one whose line is gone below all', () => {
  const empty = [
    { id: 'last', after: undefined },
    { id: 'below it', after: 'last' },
    { id: 'left', after: 'gone' },
  ];
  expect(rowsOf(shown({ empty }), []).map(({ id }) => id)).toEqual(['1', 'zn', 'last', 'below it', 'left']);
});

it('keeps the rows that say the same, and marks what waits', () => {
  const before = rowsOf(shown(), []);
  const steps = stepsOf([{ op: 'setField', line: 'zn', path: 'overage', value: 5 }], formula);
  const pending = { ...nothingPending, batches: [{ key: 'a', steps }] };
  const after = rowsOf(shown({ pending }), before);
  expect(after[0]).toBe(before[0]);
  expect(after[1]?.isUnsaved).toBe(true);
});

it('shows a text that could not be read in its cell', () => {
  const pending = { ...nothingPending, unreadable: { [unreadableKey('zn', 'amount')]: 'a pinch' } };
  expect(rowsOf(shown({ pending }), [])[1]?.unreadable).toEqual({ amount: 'a pinch' });
});

it('shows what a material brings, apart from what the line tells itself', () => {
  const materials = new Map([[7, { name: 'Zinc, Acme', potency: 30 }]]);
  const [row] = rowsOf(
    shown({ formula: storedFormula({ lines: [{ id: 1, materialId: 7 }] }), basis: { ...basis, materials } }),
    [],
  );
  expect(row?.line?.potency).toBe(30);
  expect(row?.own?.potency).toBeUndefined();
});
