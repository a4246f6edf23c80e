import { XMLParser } from 'fast-xml-parser';
import { strFromU8, unzipSync } from 'fflate';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import readWorkbookFile from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import { documentFormats, type DocumentPart } from '../../contract/index.ts';
import { readDelimited } from '../../sheets/files/index.ts';
import { renderDocument, type PrintedDocument } from './index.ts';

const panel = {
  title: 'Supplement Facts',
  servingSize: '2 capsules',
  servings: '30',
  columns: ['Amount per serving', '% Daily Value'],
  lines: [{ name: 'Magnesium', indent: 0 as const, cells: ['200 mg', '48%'] }],
  notes: ['† Daily Value not established.'],
  ingredients: 'Ingredients: milk.',
  ingredientRuns: [
    { text: 'Ingredients: ', isAllergen: false },
    { text: 'milk', isAllergen: true },
    { text: '.', isAllergen: false },
  ],
  allergens: 'Contains: Milk.',
  statements: ['Keep out of reach of children.'],
};
const rows = Array.from({ length: 60 }, (_, at) => [
  { text: `Ingredient ${at + 1}`, source: `Formula, line ${at + 1}` },
  { text: `${at + 1},234.50` },
  { text: at === 0 ? '=SUM(A1)' : 'µg ≤ 5' },
]);
const parts: DocumentPart[] = [
  { type: 'heading', text: 'Composition' },
  { type: 'text', text: 'Open: Net contents', open: 'netContents' },
  { type: 'list', items: [{ text: 'A thing to look at', source: '21 CFR 101.9' }] },
  { type: 'facts', rows: [{ name: 'Yield', text: '95 %', source: 'Bill of materials' }] },
  {
    type: 'table',
    caption: 'Lines',
    columns: [{ title: 'Name' }, { title: 'mg', isNumber: true }, { title: 'Remark' }],
    rows,
  },
  { type: 'panel', panel },
];
const draft: PrintedDocument = {
  content: { title: 'Formula', about: 'Magnesium capsule', language: 'en', asOf: '2026-01-05', parts },
  number: 3,
  checksum: 'ab'.repeat(32),
  mark: 'DRAFT',
  standing: 'Draft: nobody has approved it yet.',
};
const withPart = (part: DocumentPart): PrintedDocument => ({
  ...draft,
  content: { ...draft.content, parts: [part] },
});

async function openPdf(printed: PrintedDocument) {
  const bytes = await renderDocument(printed, 'pdf');
  const pdf = await getDocument({ data: new Uint8Array(bytes) }).promise;
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, at) => {
      const page = await pdf.getPage(at + 1);
      const { items } = await page.getTextContent();
      const text = items.map((item) => ('str' in item ? item.str : '')).join(' ');
      return { text: text.replaceAll(/\s+/g, ' '), tree: await page.getStructTree() };
    }),
  );
  return { bytes, pdf, pages };
}

/** Every text that the document has to show. */
const figures = [
  'Composition',
  'Open: Net contents',
  'A thing to look at',
  'Serving Size 2 capsules',
  'Servings Per Container 30',
  '95 %',
  '200 mg',
  '48%',
  'Contains: Milk.',
  ...rows.flatMap((cells) => cells.map(({ text }) => text)),
  'lines 1–60',
];
/** The micro sign is drawn by the letter that it is compatible with. */
const drawn = (text: string): string => text.normalize('NFKC');

/** All that a file says, as text. */
async function saidBy(printed: PrintedDocument, format: 'pdf' | 'docx' | 'xlsx' | 'csv'): Promise<string> {
  const bytes = await renderDocument(printed, format);
  if (format === 'csv') return bytes.toString();
  if (format === 'pdf') return (await openPdf(printed)).pages.map(({ text }) => text).join(' ');
  return Object.entries(unzipSync(bytes))
    .filter(([path]) => path.endsWith('.xml'))
    .map(([, part]) => strFromU8(part))
    .join(' ');
}

describe.each(['pdf', 'docx', 'xlsx', 'csv'] as const)('a document for others as %s', (format) => {
  const ours = ['Formula, line', 'Source', '21 CFR 101.9', 'Bill of materials', 'checksum', 'abababab'];

  it('is without our sources and checksum, which one of ours has', async () => {
    const said = await saidBy({ ...draft, isForOthers: true }, format);
    for (const words of ours) expect(said).not.toContain(words);
    expect(said).toContain('95 %');
    const own = await saidBy(draft, format);
    for (const words of ours.filter((each) => each !== 'Source')) expect(own).toContain(words);
  });

  it('says nothing of who stands for it where nothing is to be said', async () => {
    expect(await saidBy({ ...draft, standing: '' }, format)).not.toContain('approved');
  });
});

it('lines of an address stay lines in a text for Word', async () => {
  const address: DocumentPart = {
    type: 'facts',
    rows: [{ name: 'To', text: '5001 Campus Dr.\nCollege Park' }],
  };
  const word = unzipSync(await renderDocument(withPart(address), 'docx'))['word/document.xml'];
  expect(strFromU8(word ?? new Uint8Array())).toMatch(/5001 Campus Dr\..*<w:br\/>.*College Park/s);
});

it('tells Word which words are read from right to left, and which of them are not', async () => {
  const part: DocumentPart = { type: 'text', text: 'כמוסת מגנזיום 200 mg (ציטראט)' };
  const files = unzipSync(await renderDocument(withPart(part), 'docx'));
  const word = strFromU8(files['word/document.xml'] ?? new Uint8Array());
  const paragraph = word.split('<w:p>').find((each) => each.includes('מגנזיום')) ?? '';
  expect(paragraph).toContain('<w:bidi/>');
  const runs = paragraph.split('<w:r>').slice(1);
  const isTurned = (run: string) => run.includes('<w:rtl/>');
  expect(runs.filter((run) => /[\u0590-\u05FF]/.test(run)).every(isTurned)).toBe(true);
  expect(runs.filter((run) => run.includes('200')).some(isTurned)).toBe(false);
  const plain = word.split('<w:p>').filter((each) => !/[\u0590-\u05FF]/.test(each));
  expect(plain.some((each) => /<w:bidi\/>|<w:rtl\/>/.test(each))).toBe(false);
});

it('facts without sources have two columns in a text for Word', async () => {
  const facts: DocumentPart = { type: 'facts', rows: [{ name: 'Yield', text: '95 %' }] };
  const word = strFromU8(
    unzipSync(await renderDocument(withPart(facts), 'docx'))['word/document.xml'] ?? new Uint8Array(),
  );
  expect(word.match(/<w:tc>/g)).toHaveLength(2);
});

it('a label’s figures stand on one line, as far as its names keep their room', async () => {
  const cells = ['52 kJ / 12 kcal', '171 kJ / 40 kcal'];
  const wide = { ...panel, lines: [{ name: 'Energy', indent: 0 as const, cells }] };
  const picture = (await renderDocument(withPart({ type: 'panel', panel: wide }), 'svg')).toString();
  for (const text of cells) expect(picture).toContain(`>${text}</text>`);
});

it('a heading begins a page where what is below it is handed on', async () => {
  const parts: DocumentPart[] = ['Magnesium', 'Zinc'].map((text) => ({
    type: 'heading',
    text,
    startsPage: true,
  }));
  const printed = { ...draft, content: { ...draft.content, parts } };
  const { pages } = await openPdf(printed);
  expect(pages.map(({ text }) => /Zinc/.test(text))).toEqual([false, false, true]);
  const word = unzipSync(await renderDocument(printed, 'docx'))['word/document.xml'] ?? new Uint8Array();
  expect(strFromU8(word).match(/<w:pageBreakBefore\/>/g)).toHaveLength(2);
});

it.each([
  [undefined, 612, 792],
  ['letter', 612, 792],
  ['a4', 595.28, 841.89],
] as const)('stands on the paper of its market: %s', async (paper, width, height) => {
  const printed = { ...draft, content: { ...draft.content, ...(paper && { paper }) } };
  const page = await (await openPdf(printed)).pdf.getPage(1);
  expect([page.view[2], page.view[3]]).toEqual([width, height]);
  const word = strFromU8(
    unzipSync(await renderDocument(printed, 'docx'))['word/document.xml'] ?? new Uint8Array(),
  );
  expect(word).toContain(`w:w="${Math.round(width * 20)}" w:h="${Math.round(height * 20)}"`);
});

it.each(documentFormats)('the same document has the same bytes as %s', async (format) => {
  const [one, other] = [await renderDocument(draft, format), await renderDocument(draft, format)];
  expect(one.equals(other)).toBe(true);
});

describe('PDF', () => {
  it('says all that the document says, and DRAFT on each page until it is approved', async () => {
    const { pages } = await openPdf(draft);
    expect(pages.length).toBeGreaterThan(1);
    const said = pages.map(({ text }) => text).join(' ');
    for (const figure of figures) expect(drawn(said)).toContain(drawn(figure));
    for (const { text } of pages) expect(text).toContain('DRAFT');
    const approved = await openPdf({ ...draft, mark: null, standing: 'Approved by Ada (legal).' });
    for (const { text } of approved.pages) expect(text).not.toContain('DRAFT');
  });

  it('is tagged, titled, and has a language', async () => {
    const { bytes, pdf, pages } = await openPdf(draft);
    const { info } = await pdf.getMetadata();
    expect(info).toMatchObject({ Title: 'Formula: Magnesium capsule', Language: 'en' });
    expect(bytes.toString('latin1')).toContain('/Marked true');
    const tree = JSON.stringify(pages.map((page) => page.tree));
    for (const role of ['H1', 'H2', 'P', 'Table', 'TR', 'TH', 'TD', 'L', 'LI'])
      expect(tree).toContain(`"role":"${role}"`);
  });

  it('embeds each of its fonts', async () => {
    const text = (await openPdf(draft)).bytes.toString('latin1');
    const described = text.match(/\/Type \/FontDescriptor/g)?.length;
    expect(described).toBeGreaterThan(0);
    expect(text.match(/\/FontFile\d /g)).toHaveLength(described ?? 0);
    expect(text).not.toContain('Helvetica');
  });

  it('keeps a cell that is longer than a page', async () => {
    const text = Array.from({ length: 1500 }, (_, at) => `w${at}`).join(' ');
    const { pages } = await openPdf(
      withPart({
        type: 'table',
        caption: 'Long',
        columns: [{ title: 'Name' }, { title: 'Words' }],
        rows: [[{ text: 'A' }, { text }]],
      }),
    );
    const said = pages.map((page) => page.text).join(' ');
    expect(pages.length).toBeLessThan(5);
    for (const word of ['w0', 'w750', 'w1499']) expect(said).toContain(word);
  });
});

it('PDF lets no head of a table stand alone at the end of a page', async () => {
  const row = Array.from({ length: 60 }, (_, at) => `word${at}`).join(' ');
  const table: DocumentPart = {
    type: 'table',
    caption: 'Studies',
    columns: [{ title: 'Study' }, { title: 'Publication' }, { title: 'Finding' }],
    rows: [[{ text: 'First' }, { text: row }, { text: row }]],
  };
  // Wherever on the page the table begins.
  for (let lines = 20; lines < 40; lines += 1) {
    const before = Array.from({ length: lines }, (): DocumentPart => ({ type: 'text', text: 'A line.' }));
    const heading: DocumentPart = { type: 'heading', text: 'Evidence' };
    const content = { ...draft.content, parts: [...before, heading, table] };
    const { pages } = await openPdf({ ...draft, content });
    for (const { text } of pages) expect(text.includes('Publication')).toBe(text.includes('First'));
    for (const { text } of pages) expect(text.includes('Evidence')).toBe(text.includes('First'));
  }
});

describe('CSV', () => {
  it('says all of it, and nothing that a spreadsheet would run', async () => {
    const text = (await renderDocument(draft, 'csv')).toString();
    const said = readDelimited(Buffer.from(text))
      .table.flat()
      .map((cell) => String(cell ?? ''));
    for (const figure of ['Open: Net contents', 'Magnesium', '200 mg', '60234.5', "'=SUM(A1)"])
      expect(said.concat(text.split(/[,\r\n]/))).toContain(figure);
    expect(text).not.toMatch(/(?:^|,)[=+@]/m);
  });
});

it('XLSX keeps figures as numbers, each table on a sheet of its own', async () => {
  const sheets = await readWorkbookFile(await renderDocument(draft, 'xlsx'));
  expect(sheets.map(({ sheet }) => sheet)).toEqual(['Document', 'Lines']);
  expect(sheets[1]?.data[0]).toEqual(['Name', 'mg', 'Remark', 'Source']);
  expect(sheets[1]?.data[1]).toEqual(['Ingredient 1', 1234.5, "'=SUM(A1)", 'Formula, line 1']);
  expect(JSON.stringify(sheets[0]?.data)).toContain('Open: Net contents');
});

it('XLSX shows figures as they are written: decimals, thousands, units', async () => {
  const texts = ['1,234.50', '100 mg', '14.1 %', '4.48 %', '600.00 (our estimate)', '4.10 EUR', '–', '5'];
  const bytes = await renderDocument(
    withPart({
      type: 'table',
      caption: 'What is weighed in, overage included',
      columns: [{ title: '' }, { title: 'Figure', isNumber: true }],
      rows: texts.map((text) => [{ text: 'A' }, { text }]),
    }),
    'xlsx',
  );
  const [, sheet] = await readWorkbookFile(bytes);
  expect(sheet?.sheet).toBe('What is weighed in, overage');
  expect(sheet?.data.slice(1).map((row) => row[1])).toEqual([1234.5, 100, 0.141, 0.0448, 600, 4.1, '–', 5]);
  const styles = strFromU8(unzipSync(bytes)['xl/styles.xml'] ?? new Uint8Array()).replaceAll('&quot;', '"');
  for (const format of ['#,##0.00', '#,##0" mg"', '0.0 %', '#,##0.00" (our estimate)"', '#,##0.00" EUR"'])
    expect(styles).toContain(format);
});

it('DOCX has headings, heads of tables, a language, and all that the document says', async () => {
  const files = unzipSync(await renderDocument(draft, 'docx'));
  const part = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  const body = part('word/document.xml');
  const said = body.replaceAll(/<[^>]+>/g, '').replaceAll('&apos;', "'");
  for (const figure of figures) expect(said).toContain(figure);
  expect(body).toContain('w:val="Heading1"');
  expect(body).toContain('<w:tblHeader');
  expect(part('word/styles.xml')).toContain('<w:lang w:val="en"');
  expect(part('docProps/core.xml')).toContain('Formula: Magnesium capsule');
  const headers = Object.keys(files).filter((name) => name.startsWith('word/header'));
  expect(headers.map(part).join('')).toContain('DRAFT');
});

it('SVG is a picture of the label with its title', async () => {
  const text = (await renderDocument(draft, 'svg')).toString();
  const { svg } = new XMLParser().parse(text);
  expect(svg.title['#text'] ?? svg.title).toBe('Formula: Magnesium capsule');
  for (const figure of [
    'DRAFT',
    'Supplement Facts',
    'Serving Size 2 capsules',
    '200 mg',
    '48%',
    'Contains: Milk.',
  ])
    expect(text).toContain(`>${figure}</text>`);
});
