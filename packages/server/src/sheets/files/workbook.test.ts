import { strToU8, unzipSync, zipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import writeExcelFile from 'write-excel-file/node';
import { BadSheet } from './badSheet.ts';
import { readWorkbook } from './workbook.ts';
import { writeWorkbook } from './writeWorkbook.ts';

const sheet = {
  name: 'Lines',
  headings: ['Name', 'Amount', 'Unit'],
  rows: [
    ['Zinc', 15, 'mg'],
    ['Iron', 1.234, 'mg'],
    ['Water', null, null],
  ],
};
const worksheet = 'xl/worksheets/sheet1.xml';
let book: Buffer;
beforeAll(async () => {
  book = await writeWorkbook(sheet);
});

/** The workbook with one of its parts changed. */
function changed(path: string, change: (xml: string) => string): Uint8Array {
  const parts = unzipSync(book);
  const part = parts[path];
  if (!part) throw new Error(`The workbook has no ${path}: ${Object.keys(parts).join(', ')}`);
  return zipSync({ ...parts, [path]: strToU8(change(Buffer.from(part).toString())) });
}

describe('a workbook', () => {
  it('holds what was written, numbers as numbers', async () => {
    expect((await readWorkbook(book)).table).toEqual([sheet.headings, ...sheet.rows]);
  });

  it('has an apostrophe before text that begins like a formula, and none before a number', async () => {
    const odd = await writeWorkbook({ ...sheet, rows: [['=1+1', -5, '@mg']] });
    expect((await readWorkbook(odd)).table).toContainEqual(["'=1+1", -5, "'@mg"]);
  });

  it('may have pictures and other parts beside, which are not unpacked', async () => {
    const more = zipSync({ ...unzipSync(book), 'xl/media/image1.png': new Uint8Array(40 * 1024 * 1024) });
    expect((await readWorkbook(more)).table).toHaveLength(4);
  });
});

describe('a cell that shows a percentage', () => {
  const cellOf = async (value: number, format?: string) => {
    const cells = [[{ value: 'Overage' }], [{ value, ...(format && { format }) }]];
    return (await readWorkbook(await writeExcelFile(cells).toBuffer())).table[1]?.[0];
  };
  it.each([
    [0.12, '0%', '12%'],
    [0.125, '0.00%', '12.5%'],
    [0.07, '#,##0.0 %', '7%'],
    [1.5, '0%', '150%'],
  ])('%d as %s is %s', async (value, format, expected) => {
    expect(await cellOf(value, format)).toBe(expected);
  });
  it.each([
    [0.12, undefined],
    [12, '0.00'],
    [0.5, '0.00" % of all"'],
  ])('%d as %s is the number', async (value, format) => {
    expect(await cellOf(value, format)).toBe(value);
  });
});

const cellAt = (address: string) => (xml: string) =>
  xml.replace('</sheetData>', `<row><c r="${address}" t="n"><v>1</v></c></row></sheetData>`);

describe('is refused, in a moment and with little memory:', () => {
  it.each<[string, () => Uint8Array, RegExp]>([
    ['text', () => Buffer.from('Name,Amount\n'), /no XLSX workbook/],
    ['nothing', () => new Uint8Array(), /no XLSX workbook/],
    ['a workbook that was cut off', () => book.subarray(0, book.length / 2), /torn/],
    ['a zip of something else', () => zipSync({ 'a.txt': strToU8('a') }), /torn/],
    [
      'a workbook that unpacks to a gigabyte',
      () => zipSync({ ...unzipSync(book), [worksheet]: new Uint8Array(64 * 1024 * 1024) }, { level: 9 }),
      /unpacks to too much/,
    ],
    [
      'a thousand parts',
      () =>
        zipSync(Object.fromEntries(Array.from({ length: 1000 }, (_, at) => [`${at}.xml`, new Uint8Array()]))),
      /unpacks to too much/,
    ],
    [
      'entities that stand for entities',
      () =>
        changed(worksheet, (xml) =>
          xml.replace('<worksheet', '<!DOCTYPE a [<!ENTITY b "cc"><!ENTITY c "&b;&b;">]><worksheet'),
        ),
      /torn/,
    ],
    ['a cell a million rows away', () => changed(worksheet, cellAt('A1048576')), /reaches too far/],
    ['a cell in the last column', () => changed(worksheet, cellAt('XFD5')), /reaches too far/],
    ['an address in disguise', () => changed(worksheet, cellAt('&#65;1048576')), /torn/],
  ])('%s', async (_, file, message) => {
    const bytes = file();
    const before = process.memoryUsage().rss;
    const reading = readWorkbook(bytes);
    await expect(reading).rejects.toThrow(BadSheet);
    await expect(reading).rejects.toThrow(message);
    expect(process.memoryUsage().rss - before).toBeLessThan(128 * 1024 * 1024);
  });

  it('a size that is not what the part holds', async () => {
    const bomb = Buffer.from(
      zipSync({ ...unzipSync(book), [worksheet]: new Uint8Array(64 * 1024 * 1024) }, { level: 9 }),
    );
    // The size of each part stands 24 bytes into its entry of the directory.
    let at = 0;
    for (let entry = bomb.indexOf('PK\u0001\u0002'); entry > 0; entry = bomb.indexOf('PK\u0001\u0002', at)) {
      bomb.writeUInt32LE(1000, entry + 24);
      at = entry + 4;
    }
    await expect(readWorkbook(bomb)).rejects.toThrow(BadSheet);
  });
});
