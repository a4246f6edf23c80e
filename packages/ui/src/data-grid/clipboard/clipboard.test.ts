import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatTable, parseTable } from './clipboard';

describe('parseTable', () => {
  it.each([
    ['a', [['a']]],
    ['', [['']]],
    [
      'a\tb\r\nc\td\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['a\n\nb', [['a'], [''], ['b']]],
    ['a\t\tb', [['a', '', 'b']]],
    ['a\t', [['a', '']]],
    ['"two\nlines"\tb', [['two\nlines', 'b']]],
    ['"say ""hi"""\tb', [['say "hi"', 'b']]],
    // A quote within a cell, or one that is never closed, is only a quote.
    ['5" pipe\tb', [['5" pipe', 'b']]],
    ['"open\tb', [['"open', 'b']]],
    ['"shut"ter\tb', [['"shut"ter', 'b']]],
    ['Magnesium\t120 mg\tμg', [['Magnesium', '120 mg', 'μg']]],
  ])('%j', (text, table) => expect(parseTable(text)).toEqual(table));

  it('reads 200 rows of 8 cells', () => {
    const table = Array.from({ length: 200 }, (_, row) =>
      Array.from({ length: 8 }, (_, at) => `${row}.${at}`),
    );
    expect(parseTable(formatTable(table))).toEqual(table);
  });

  it('reads what it wrote, whatever is in the cells', () => {
    const cell = fc.oneof(fc.string(), fc.stringMatching(/^[a"\t\n\r ]{0,6}$/));
    // All rows of a range are as long; an empty last line would be no row.
    const table = fc
      .integer({ min: 1, max: 4 })
      .chain((width) => fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1 }))
      .filter((rows) => rows.length === 1 || rows.at(-1)?.join('\t') !== '');
    fc.assert(
      fc.property(table, (rows) => {
        expect(parseTable(formatTable(rows))).toEqual(rows);
      }),
    );
  });
});
