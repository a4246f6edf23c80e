import type { FormulaImport, FormulaLine } from '@seedbed/server/contract';
import { expect, it } from 'vitest';
import { addWords, countWords, isThere, opsOf } from './importedRows';

const rows: FormulaImport['rows'] = [
  { row: 2, status: 'matched', line: { nutrient: 'zinc', amount: { value: 15, unit: 'mg' } } },
  { row: 3, status: 'freeText', line: { name: 'Stardust' } },
  { row: 4, status: 'unreadable', problem: 'The amount is not a number.' },
];

it('adds the rows that can be read, in their order', () => {
  let last = 0;
  const newId = () => `new ${(last += 1)}`;
  expect(opsOf(rows, newId)).toEqual([
    { op: 'addLine', line: { id: 'new 1', nutrient: 'zinc', amount: { value: 15, unit: 'mg' } } },
    { op: 'addLine', line: { id: 'new 2', name: 'Stardust' } },
  ]);
});

it.each<[FormulaLine, boolean]>([
  [{ id: 1, nutrient: 'zinc', name: 'Zinc picolinate' }, true],
  [{ id: 1, name: ' stardust ' }, false],
  [{ id: 1 }, false],
])('knows a line of the same nutrient: %o', (line, expected) => {
  expect(isThere({ nutrient: 'zinc' }, [line])).toBe(expected);
  expect(isThere({ name: 'Stardust' }, [line])).toBe(line.name === ' stardust ');
  expect(isThere({}, [line])).toBe(false);
});

it('counts what is read how', () => {
  expect(countWords(rows)).toBe('1 matched, 1 free text, 1 unreadable');
  expect([addWords(1), addWords(42)]).toEqual(['Add 1 line', 'Add 42 lines']);
});
