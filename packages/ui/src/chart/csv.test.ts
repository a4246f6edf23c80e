import { describe, expect, it } from 'vitest';
import { csvOf } from './csv';

interface Row {
  name: string;
  effect: number | null;
}
const columns = [
  { id: 'name', label: 'Name, year', cell: ({ name }: Row) => name, value: ({ name }: Row) => name },
  { id: 'bar', label: 'Bar', cell: () => null },
  { id: 'effect', label: 'Effect', cell: () => null, value: ({ effect }: Row) => effect },
];

describe('a chart as CSV', () => {
  it('has a line for each row, and only columns with values', () => {
    expect(csvOf([{ name: 'Mah', effect: -17.36 }], columns)).toBe('"Name, year",Effect\r\nMah,-17.36\r\n');
  });

  it.each(['=1+1', '+1', '-1', '@sum'])('takes the formula out of %s', (name) => {
    expect(csvOf([{ name, effect: null }], columns)).toContain(`\r\n'${name},\r\n`);
  });

  it('quotes what would break a line', () => {
    expect(csvOf([{ name: 'a "b"\nc', effect: 1 }], columns)).toContain('"a ""b""\nc",1');
  });
});
