import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GridColumn } from '../columns';
import { clear, fillDown, fits, paste, textsOf } from './edits';

interface Line {
  id: string;
  name: string;
  amount: string;
}

const column = (id: 'name' | 'amount', isReadOnly = false): GridColumn<Line> => ({
  id,
  header: id,
  text: (row) => row[id],
  ...(!isReadOnly && { editor: { kind: 'text' } }),
});

const columns = [column('name'), column('amount')];
const rows: Line[] = ['a', 'b', 'c'].map((id, at) => ({ id, name: `Name ${id}`, amount: `${at} mg` }));
const sheet = { rows, columns };
const all = { top: 0, bottom: 2, start: 0, end: 1 };
const cell = (row: number, at: number) => ({ top: row, bottom: row, start: at, end: at });

it('reads the texts of a range', () => {
  expect(textsOf(sheet, { top: 1, bottom: 2, start: 1, end: 1 })).toEqual([['1 mg'], ['2 mg']]);
});

it('clears what may be edited, and names no cell that is empty already', () => {
  const half = [column('name', true), column('amount')];
  expect(clear({ rows, columns: half }, all).edits.map(({ columnId }) => columnId)).toEqual(
    Array(3).fill('amount'),
  );
  expect(clear({ rows: [{ id: 'a', name: '', amount: '' }], columns }, all).edits).toEqual([]);
});

it('fills down from the first row of a range, or from the row above a single one', () => {
  expect(fillDown(sheet, { ...all, start: 1 }).edits).toEqual([
    { rowId: 'b', columnId: 'amount', text: '0 mg' },
    { rowId: 'c', columnId: 'amount', text: '0 mg' },
  ]);
  expect(fillDown(sheet, cell(1, 0)).edits).toEqual([{ rowId: 'b', columnId: 'name', text: 'Name a' }]);
  expect(fillDown(sheet, cell(0, 0)).edits).toEqual([]);
});

describe('paste', () => {
  const put = (range: typeof all, table: string[][], canAddRows = false) =>
    paste(sheet, range, { table, canAddRows });

  it('lays a table from the corner on and drops what has no column', () => {
    expect(put(cell(1, 1), [['x', 'y'], ['z']]).edits).toEqual([
      { rowId: 'b', columnId: 'amount', text: 'x' },
      { rowId: 'c', columnId: 'amount', text: 'z' },
    ]);
  });

  it.each<[string, GridColumn<Line>[], number, boolean, string[][]?]>([
    ['a table that has a column for each cell', columns, 0, true],
    ['one that is wider than what is left', columns, 1, false],
    ['one whose cells beyond the last column are empty', columns, 1, true, [['x', '']]],
    ['one over some cells that may only be read', [column('name', true), column('amount')], 0, true],
    ['one over such cells alone', [column('name', true), column('amount', true)], 0, false],
  ])('knows whether it fits: %s', (_, shown, start, isFitting, table = [['x', 'y']]) =>
    expect(fits(shown.slice(start), table)).toBe(isFitting),
  );

  it('fills a range that one cell divides', () => {
    expect(put(all, [['x']]).edits).toHaveLength(6);
    expect(put(all, [['x', 'y']]).edits).toHaveLength(6);
    expect(put(all, [['x'], ['y']]).edits).toHaveLength(4);
  });

  it('adds rows beyond the last where it may, in the same act', () => {
    const table = [
      ['x', '1'],
      ['y', '2'],
    ];
    expect(put(cell(2, 0), table)).toMatchObject({ added: [] });
    const { edits, added } = put(cell(2, 0), table, true);
    expect(edits.map(({ rowId }) => rowId)).toEqual(['c', 'c']);
    expect(added).toEqual([{ name: 'y', amount: '2' }]);
  });

  it('passes over cells that may only be read', () => {
    const half = { rows, columns: [column('name', true), column('amount')] };
    const { edits, added } = paste(half, cell(2, 0), {
      table: [
        ['x', '1'],
        ['y', '2'],
      ],
      canAddRows: true,
    });
    expect(edits).toEqual([{ rowId: 'c', columnId: 'amount', text: '1' }]);
    expect(added).toEqual([{ amount: '2' }]);
  });

  it('makes of the range what was copied, whatever was there', () => {
    const table = fc.array(fc.tuple(fc.string(), fc.string()), { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(table, (table) => {
        const { edits } = put(cell(0, 0), table);
        const next = rows.map((row) => {
          const own = edits.filter(({ rowId }) => rowId === row.id);
          return Object.assign({}, row, ...own.map(({ columnId, text }) => ({ [columnId]: text }))) as Line;
        });
        const range = { top: 0, bottom: table.length - 1, start: 0, end: 1 };
        expect(textsOf({ rows: next, columns }, range)).toEqual(table);
      }),
    );
  });
});
