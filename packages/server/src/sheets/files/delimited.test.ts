import { describe, expect, it } from 'vitest';
import { growthOf } from '../../testing/growth.ts';
import { BadSheet, mostColumns, mostRows } from './badSheet.ts';
import { readDelimited } from './delimited.ts';

const read = (text: string) => readDelimited(Buffer.from(text)).table;

describe('delimited text', () => {
  it.each([
    ['commas', 'Name,Amount\nZinc,15 mg\n'],
    ['semicolons', 'Name;Amount\nZinc;15 mg\n'],
    ['tabs', 'Name\tAmount\nZinc\t15 mg\n'],
    ['bars', 'Name|Amount\nZinc|15 mg\n'],
    ['Windows lines', 'Name,Amount\r\nZinc,15 mg\r\n'],
    ['a mark for UTF-8', '\u{FEFF}Name,Amount\nZinc,15 mg\n'],
    ['a line that tells the delimiter', 'sep=;\r\nName;Amount\r\nZinc;15 mg\r\n'],
  ])('is read with %s', (_, text) => {
    const [heading, row] = read(text);
    expect([heading?.map((cell) => String(cell).replace('\u{FEFF}', '')), row]).toEqual([
      ['Name', 'Amount'],
      ['Zinc', '15 mg'],
    ]);
  });

  it('is parted by semicolons where commas stand in numbers', () => {
    expect(read('Zutat;Menge\nZink;1,5\nEisen;2,25\n')).toContainEqual(['Zink', '1,5']);
  });

  it('tells the decimal mark that its delimiter makes likely', () => {
    const marks = ['a,b', 'a;b', 'a\tb'].map((text) => readDelimited(Buffer.from(text)).mark);
    expect(marks).toEqual(['.', ',', null]);
  });

  it('may hold delimiters and lines in quotes, rows of different lengths, and stray quotes', () => {
    expect(read('Name,Note\n"Zinc, as citrate","one\ntwo"\nIron\n5" disc,x\n')).toEqual([
      ['Name', 'Note'],
      ['Zinc, as citrate', 'one\ntwo'],
      ['Iron'],
      ['5" disc', 'x'],
    ]);
  });

  it('may be as Windows writes it', () => {
    expect(readDelimited(Buffer.from('Name\nGr\xFCner Tee\n', 'latin1')).table).toContainEqual([
      'Grüner Tee',
    ]);
    expect(readDelimited(Buffer.from('\u{FEFF}Name\tWert\n', 'utf16le')).table[0]?.[1]).toBe('Wert');
  });

  it.each([
    ['whose quote is left open', 'Name,Note\n"Zinc,15 mg\n', /torn/],
    ['that is a workbook', 'PK\u0003\u0004rest', /not text/],
    ['with what no text holds', 'Name\0Amount', /not text/],
    ['with more rows than any formula', 'Zinc\n'.repeat(mostRows + 1), /more than 2,000 rows/],
    ['with more columns', ','.repeat(mostColumns), /more than 100 columns/],
  ])('is refused %s', (_, text, message) => {
    expect(() => read(text)).toThrow(BadSheet);
    expect(() => read(text)).toThrow(message);
  });

  it.each([',', '\n', '\t;|,', 'a,b\n'])('of %j alone takes no more than its share of time', async (text) => {
    const reading = (length: number) =>
      expect(() => read(text.repeat(length / text.length))).toThrow(BadSheet);
    expect(await growthOf(reading, [62_500, 250_000])).toBeLessThan(8);
  });
});
