import { describe, expect, it } from 'vitest';
import { readPdf } from './readPdf.ts';
import { readAlone, UnreadPdf } from './readAlone.ts';
import { bombOf, pdfOf, rawPdf, type SetText } from './testing/pdfs.ts';

const read = async (pages: readonly (readonly SetText[])[], options?: PDFKit.PDFDocumentOptions) =>
  (await readPdf(await pdfOf(pages, options))).table;

const lefts = [50, 200, 320, 430];
const rowAt = (y: number, cells: readonly string[]): SetText[] =>
  cells.flatMap((text, at) => (text === '' ? [] : [{ text, x: lefts[at] ?? 0, y }]));
const headings = ['Test', 'Method', 'Result', 'Limit'];
const lead = ['Lead (Pb)', 'ICP-MS', '<0.05', 'max. 0.5'];

describe('the table of a PDF', () => {
  it('has the cells that stand under each other as columns, empty ones too', async () => {
    const rows = [headings, lead, ['Appearance', '', 'White powder', ''], ['Salmonella', '', '', 'absent']];
    const table = await read([rows.flatMap((cells, at) => rowAt(100 + at * 20, cells))]);
    expect(table).toEqual(rows);
  });

  it('has headings over figures that stand to another side', async () => {
    const figures = ['1.25', '0.5', '12.75'];
    const table = await read([
      [
        ...rowAt(100, ['Test', 'Result', 'Unit']),
        ...figures.flatMap((text, at): SetText[] => [
          { text: `Element ${at}`, x: 50, y: 120 + at * 20 },
          { text, x: 200, y: 120 + at * 20, width: 90, align: 'right' },
          { text: 'mg/kg', x: 320, y: 120 + at * 20 },
        ]),
      ],
    ]);
    expect(table).toEqual([
      ['Test', 'Result', 'Unit'],
      ...figures.map((text, at) => [`Element ${at}`, text, 'mg/kg']),
    ]);
  });

  it('has cells in the middle of their columns', async () => {
    const rows = [
      headings,
      lead,
      ['Cadmium', 'ICP-MS', '0.1', '0.3'],
      ['Total aerobic count', 'X', '<10 cfu/g', '≤1000'],
    ];
    const centred = rows.flatMap((cells, row) =>
      cells.map((text, at): SetText => ({
        text: text.replace('≤', '<='),
        x: lefts[at] ?? 0,
        y: 100 + row * 20,
        align: 'center',
        width: 100,
      })),
    );
    expect(await read([centred])).toEqual(rows.map((row) => row.map((text) => text.replace('≤', '<='))));
  });

  it('keeps a cell together that is broken over lines, and rows apart that are not', async () => {
    const table = await read([
      [
        ...rowAt(100, headings),
        ...rowAt(124, lead),
        ...rowAt(148, ['Total aerobic', 'USP <2021>', '<10', '1000']),
        ...rowAt(159, ['microbial count']),
        ...rowAt(183, ['Heavy metals']),
        ...rowAt(207, ['Arsenic', 'ICP-MS', '0.1', '1.0']),
      ],
    ]);
    expect(table).toContainEqual(['Total aerobic microbial count', 'USP <2021>', '<10', '1000']);
    expect(table).toContainEqual(['Heavy metals', '', '', '']);
    expect(table).toHaveLength(5);
  });

  it('goes on over pages, and reads a page as it is turned', async () => {
    const page = (cells: readonly string[]) => [...rowAt(100, headings), ...rowAt(120, cells)];
    expect(await read([page(lead), page(['Zinc', 'ICP', '5', '10'])])).toHaveLength(4);
    const sideways = await pdfOf([page(lead)], { size: [842, 595] });
    const turned = Buffer.from(sideways)
      .toString('latin1')
      .replace('/Type /Page\n', '/Type /Page\n/Rotate 180\n');
    expect((await readPdf(Buffer.from(turned, 'latin1'))).table).toHaveLength(2);
  });

  it('is text in one column where there is no table', async () => {
    expect(await read([[{ text: 'We make no certificates.', x: 50, y: 100, width: 400 }]])).toEqual([
      ['We make no certificates.'],
    ]);
  });
});

const problemOf = async (bytes: Uint8Array): Promise<string> => {
  const failure: unknown = await readPdf(bytes).then(
    ({ table }) => `read: ${table.length}`,
    (error: unknown) => error,
  );
  return failure instanceof UnreadPdf ? failure.problem : String(failure);
};
const page = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>';

describe('a PDF without text that can be read', () => {
  it.each<[string, string, () => Uint8Array | Promise<Uint8Array>]>([
    ['locked with a password', 'locked', () => pdfOf([rowAt(100, lead)], { userPassword: 'secret' })],
    ['a picture alone', 'picture', () => pdfOf([[]])],
    ['cut off', 'torn', async () => (await pdfOf([rowAt(100, lead)])).subarray(0, 700)],
    ['no PDF at all', 'torn', () => Buffer.from('PK\u0003\u0004')],
    ['nothing', 'torn', () => new Uint8Array()],
    ['of many pages', 'long', () => pdfOf(Array.from({ length: 41 }, () => rowAt(100, lead)))],
    [
      'that says it has a milliard of pages, and has one',
      'picture',
      () =>
        rawPdf([
          '<< /Type /Catalog /Pages 2 0 R >>',
          '<< /Type /Pages /Kids [3 0 R] /Count 1000000000 >>',
          page,
        ]),
    ],
    [
      'whose pages hold each other',
      'torn',
      () => rawPdf(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [2 0 R 2 0 R] /Count 5 >>']),
    ],
  ])('is %s', async (_, problem, file) => {
    const bytes = await file();
    const before = Buffer.from(bytes).toString('latin1');
    expect(await problemOf(bytes)).toBe(problem);
    expect(Buffer.from(bytes).toString('latin1')).toBe(before);
  });

  it('is one that unpacks to gigabytes: its reader is ended, and the next file is read', async () => {
    const bomb = bombOf(400, 2);
    expect(bomb.byteLength).toBeLessThan(100_000);
    const before = process.memoryUsage().rss;
    const [spoiled, next] = await Promise.all([problemOf(bomb), read([rowAt(100, lead)])]);
    expect(spoiled).toBe('costly');
    expect(next).toEqual([lead]);
    expect(process.memoryUsage().rss - before).toBeLessThan(1024 * 1024 * 1024);
  }, 60_000);

  it('is one that takes longer than it may', async () => {
    const bytes = await pdfOf([rowAt(100, lead)]);
    await expect(readAlone(bytes, { milliseconds: 1, megabytes: 256 })).rejects.toMatchObject({
      problem: 'costly',
    });
  });
});
