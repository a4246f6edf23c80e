import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseCsv } from './csv.ts';

it('parseCsv reads quotes, line breaks in fields and the last line without one', () => {
  expect(Array.from(parseCsv('t.csv', 'a,b\n"x, ""y""","1\n2"\r\nz,'))).toEqual([
    { line: 2, fields: { a: 'x, "y"', b: '1\n2' } },
    { line: 4, fields: { a: 'z', b: '' } },
  ]);
});

it.each([
  ['a field too few', 'a,b\nx\n', 't.csv: 2 fields are needed, got 1 on line 2'],
  ['a field too many', 'a,b\n"1\n2",y\nx,y,z\n', 't.csv: 2 fields are needed, got 3 on line 4'],
  ['a quote that does not end', 'a,b\nx,"y\n', 't.csv, line 2: a quoted field does not end.'],
  ['a quote within a field', 'a,b\nx,y"z\n', 't.csv, line 2: a quote stands within a field.'],
  ['text after a quote', 'a,b\n"x"y,z\n', 't.csv, line 2: a quote or a carriage return is out of place.'],
  ['a lone carriage return', 'a,b\nx,y\rz\n', 't.csv, line 2: a quote or a carriage return is out of place.'],
])('parseCsv stops at %s', (_, text, message) => {
  expect(() => [...parseCsv('t.csv', text)]).toThrow(message);
});

it('parseCsv gives back whatever was written', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', '"', ',', '\n', '\r', ' ', 'é'), maxLength: 6 });
  fc.assert(
    fc.property(
      fc.array(fc.tuple(cell, cell), { maxLength: 6 }),
      fc.constantFrom('\n', '\r\n'),
      (rows, end) => {
        const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
        const text = [['a', 'b'], ...rows].map((row) => row.map(quoted).join(',') + end).join('');
        expect(Array.from(parseCsv('t.csv', text), ({ fields }) => [fields.a, fields.b])).toEqual(rows);
      },
    ),
  );
});
