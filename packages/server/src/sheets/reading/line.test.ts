import { expect, it } from 'vitest';
import type { Table } from './cell.ts';
import { previewSheet } from './preview.ts';

const known = [
  { key: 'ashwagandha', label: 'Ashwagandha', names: ['ashwagandha'], latinNames: ['Withania somnifera'] },
  { key: 'zinc', label: 'Zinc', names: ['zinc'], nutrient: 'zinc' },
];
const rowsOf = (...table: Table) =>
  previewSheet(table, {
    known,
    compounds: [],
    tradeNames: [],
    usualPurposes: [],
    own: [],
    usualPurpose: () => undefined,
    today: '2026-11-22',
    mark: null,
  }).rows;

it('a name alone that nobody knows is a heading where the table has amounts', () => {
  const [heading, zinc] = rowsOf(['Ingredient', 'Amount'], ['Botanicals', ''], ['Zinc', '']);
  expect(heading).toMatchObject({ status: 'unreadable', problem: 'This looks like a heading.' });
  expect(zinc).toMatchObject({ status: 'matched', problem: 'The amount is missing.' });
});

it('a name alone is a line where it has none', () => {
  expect(rowsOf(['Ingredient', 'Form'], ['Secret herb', ''])).toMatchObject([{ status: 'freeText' }]);
});

it('a row of which no line can be made shows what stands there', () => {
  const rows = rowsOf(
    ['Ingredient', 'Amount', 'Unit'],
    ['Capsule size 00', 1, 'piece'],
    ['', '5', 'mg'],
    ['Zinc', 15, 'mg'],
  );
  expect(rows.map(({ written }) => written)).toEqual(['Capsule size 00 1 piece', '5 mg', undefined]);
});

it.each<[string, object]>([
  ['5% withanolides', { marker: { name: 'withanolides', percent: 5 } }],
  ['root extract, 10:1', { plantPart: 'root', extract: { kind: 'dry', ratio: '10:1' } }],
  ['95%', { note: '95%' }],
])('%s in the place of a form is none', (form, fields) => {
  const [row] = rowsOf(['Ingredient', 'Amount', 'Form'], ['Ashwagandha', '300 mg', form]);
  expect(row?.line).toMatchObject(fields);
  expect(row?.line).not.toHaveProperty('source');
});
