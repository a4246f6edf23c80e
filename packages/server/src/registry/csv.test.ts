import { expect, it } from 'vitest';
import { parseCsv } from './csv.ts';

it('parseCsv reads quotes, line breaks in fields and the last line without one', () => {
  expect(parseCsv('t.csv', 'a,b\n"x, ""y""","1\n2"\r\nz,')).toEqual([
    { line: 2, fields: { a: 'x, "y"', b: '1\n2' } },
    { line: 4, fields: { a: 'z', b: '' } },
  ]);
});
