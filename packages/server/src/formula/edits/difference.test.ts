import { describe, expect, it } from 'vitest';
import { check } from '../check.ts';
import { differenceOf, type ComparedFormula } from './difference.ts';

const panel = {
  title: 'Supplement Facts',
  servingSize: '2 capsules',
  servings: '30',
  columns: ['Amount Per Serving', '% Daily Value'],
  lines: [{ name: 'Zinc', indent: 0, cells: ['15 mg', '136%'] }],
  notes: [],
  ingredients: null,
  allergens: null,
  statements: [],
  ingredientRuns: [],
};
const formula: ComparedFormula = {
  draft: { lines: [{ id: 1, amount: { value: 15, unit: 'mg' } }, { id: 2 }, { id: 3 }, { id: 5 }] },
  panel,
  perUnit: '1.20',
  checks: [],
};
const from = (changes: Partial<ComparedFormula>) => differenceOf(formula, { ...formula, ...changes });

it('is nothing between a formula and itself', () => {
  expect(from({})).toEqual({
    lines: [],
    panel: [],
    cost: { perUnit: '1.20', delta: '0.00' },
    checks: { new: [], gone: [] },
  });
});

describe('of lines', () => {
  it('names a field by its path', () => {
    const lines = [
      { id: 1, amount: { value: 20, unit: 'mg' as const } },
      { id: 2 },
      { id: 3, name: 'x' },
      { id: 5 },
    ];
    expect(from({ draft: { lines } }).lines).toEqual([
      { line: 1, field: 'amount.value', from: 15, to: 20 },
      { line: 3, field: 'name', from: null, to: 'x' },
    ]);
  });

  it('tells lines that came, went and moved', () => {
    const [first, , third, fifth] = formula.draft.lines ?? [];
    const lines = [fifth, first, third, { id: 4 }].flatMap((line) => line ?? []);
    expect(from({ draft: { lines } }).lines).toEqual([
      { line: 2, field: 'line', from: { id: 2 }, to: null },
      { line: 5, field: 'position', from: 4, to: 1 },
      { line: 4, field: 'line', from: null, to: { id: 4 } },
    ]);
  });

  it('tells a setting as a field of no line', () => {
    expect(from({ draft: { ...formula.draft, market: 'EU' } }).lines).toEqual([
      { line: null, field: 'market', from: null, to: 'EU' },
    ]);
  });
});

it('tells rows of the label by their names', () => {
  const lines = [
    { name: 'Zinc', indent: 0, cells: ['20 mg', '182%'] },
    { name: 'Iron', indent: 0, cells: ['8 mg', '44%'] },
  ];
  expect(from({ panel: { ...panel, servings: null, lines } }).panel).toEqual([
    { row: 'servings', from: '30', to: null },
    { row: 'Zinc', from: '15 mg 136%', to: '20 mg 182%' },
    { row: 'Iron', from: null, to: '8 mg 44%' },
  ]);
});

it('tells what a container costs more, to the cent, and nothing where that is not known', () => {
  expect(from({ perUnit: '1.10' }).cost).toEqual({ perUnit: '1.10', delta: '-0.10' });
  expect(from({ perUnit: null }).cost).toEqual({ perUnit: null, delta: null });
});

it('tells which checks are new, and which are gone', () => {
  const found = check('price.missing', { line: 1, text: 'No price is known.' });
  expect(from({ checks: [found] }).checks).toEqual({ new: [found], gone: [] });
  expect(differenceOf({ ...formula, checks: [found] }, formula).checks).toEqual({ new: [], gone: [found] });
});
