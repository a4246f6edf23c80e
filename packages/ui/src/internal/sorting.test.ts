import fc from 'fast-check';
import { expect, it } from 'vitest';
import { nextSort, sortRows } from './sorting';

const text = (row: string) => row;

it('goes round: ascending, descending, as given', () => {
  const up = nextSort(null, 'name');
  const down = nextSort(up, 'name');
  expect([up, down, nextSort(down, 'name')]).toEqual([
    { columnId: 'name', direction: 'ascending' },
    { columnId: 'name', direction: 'descending' },
    null,
  ]);
  expect(nextSort(down, 'amount')).toEqual({ columnId: 'amount', direction: 'ascending' });
});

it('sorts numbers in texts by their size, and what is empty last, either way', () => {
  const rows = ['120 mg', '', '8 mg', 'Zinc', '20 mg'];
  expect(sortRows(rows, { text, direction: 'ascending' })).toEqual(['8 mg', '20 mg', '120 mg', 'Zinc', '']);
  expect(sortRows(rows, { text, direction: 'descending' })).toEqual(['Zinc', '120 mg', '20 mg', '8 mg', '']);
});

it('compares as the column says', () => {
  const compare = (one: string, other: string) => one.length - other.length;
  expect(sortRows(['ccc', 'a', 'bb'], { text, compare, direction: 'descending' })).toEqual([
    'ccc',
    'bb',
    'a',
  ]);
});

it('loses no row and keeps the order of equal ones', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('a', 'b', '')), (keys) => {
      const rows = keys.map((key, at) => ({ key, at }));
      const sorted = sortRows(rows, { text: ({ key }) => key, direction: 'ascending' });
      expect(sorted.toSorted((one, other) => one.at - other.at)).toEqual(rows);
      for (const key of ['a', 'b', '']) {
        const places = sorted.filter((row) => row.key === key).map(({ at }) => at);
        expect(places).toEqual(places.toSorted((one, other) => one - other));
      }
    }),
  );
});
