import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readEntries, writeEntries, type GardenEntry } from '../index.ts';
import { growthOf } from '../../testing/growth.ts';

const entry = (more: Partial<GardenEntry> = {}): GardenEntry => ({
  kind: 'study',
  title: 'Magnesium & sleep: 50 % {better}',
  snapshot: 'First line.\nSecond – with "quotes", commas; and _marks_.',
  source: {
    publication: 'J. Sleep #1',
    url: 'https://example.org/a_b?c=1&d=%20',
    doi: '10.1000/a_b(1)',
    pmid: '123',
    year: 2021,
  },
  note: '# no heading\n- no list\n> no quotation',
  tags: ['sleep', 'older adults'],
  highlights: [],
  ...more,
});
const fieldsOf = (text: string) => (readEntries(text, 100) ?? []).map(({ fields }) => fields);
const { highlights: _none, ...plain } = entry();

describe.each(['md', 'ris', 'bib', 'json', 'csv'] as const)('%s', (format) => {
  it('brings back what it took along', () => {
    const [read] = fieldsOf(writeEntries([entry()], format));
    expect(read).toMatchObject(plain);
  });

  it('of two items holds two, and keeps to one what is between them', () => {
    const read = fieldsOf(
      writeEntries([entry(), entry({ kind: 'note', title: 'B', source: {}, tags: [] })], format),
    );
    expect(read.map((fields) => [fields?.kind, fields?.title])).toEqual([
      ['study', plain.title],
      ['note', 'B'],
    ]);
  });

  it('survives any text', () => {
    const text = fc
      .string({ unit: 'grapheme', maxLength: 60 })
      .filter((each) => !/[\0\p{Cs}\p{Co}]/u.test(each));
    fc.assert(
      fc.property(text, text, (snapshot, note) => {
        const items = [entry({ title: 'A', snapshot, note }), entry({ title: 'B' })];
        const titles = fieldsOf(writeEntries(items, format)).map((fields) => fields?.title);
        expect(titles).toEqual(['A', 'B']);
      }),
      { numRuns: 200 },
    );
  });
});

describe('foreign files', () => {
  const good = (text: string) => fieldsOf(text).filter((fields) => fields !== null);
  const bad = (text: string) =>
    (readEntries(text, 100) ?? []).filter(({ fields }) => fields === null).map(({ line }) => line);

  it('BibTeX: accents, macros, joined texts, quotes', () => {
    const text = `% a comment
@string{j = "J. Nutr."}
@article{k1, title = {Caf{\\'e} and {\\"U}ber-{GABA}}, journal = j # { A}, year = 2020,
  doi = "10.1/x", keywords = {a, b}}`;
    expect(good(text)).toEqual([
      {
        kind: 'article',
        title: 'Café and Über-GABA',
        source: { publication: 'J. Nutr. A', doi: '10.1/x', year: 2020 },
        tags: ['a', 'b'],
      },
    ]);
  });

  it('BibTeX: a torn entry is told by its line, and the next one is read', () => {
    const text = '@misc{a, title={A}}\n\n@misc{b, title={B\n@misc{c, title={C}}\n';
    expect(good(text).map((fields) => fields?.title)).toEqual(['A', 'C']);
    expect(bad(text)).toEqual([3]);
  });

  it('RIS: what has no TY is told once', () => {
    const text = 'TI  - lost\nAU  - x\nTY  - JOUR\nTI  - Found\nPY  - 2019/03/01\nER  - \n';
    expect(good(text)).toEqual([{ kind: 'article', title: 'Found', source: { year: 2019 }, tags: [] }]);
    expect(bad(text)).toEqual([1]);
  });

  it('CSV: as PubMed and Zotero head it, a torn quote and too many cells by their lines', () => {
    const text =
      'PMID,Title,Journal/Book,Publication Year,DOI\n1,"A, B",J,2020,10.1/a\n2,"torn,J,2020\n3,C,J,2020,10.1/c,x\n4,D,J,2021,\n';
    expect(good(text)).toEqual([
      {
        kind: 'article',
        title: 'A, B',
        source: { publication: 'J', doi: '10.1/a', pmid: '1', year: 2020 },
        tags: [],
      },
      { kind: 'article', title: 'D', source: { publication: 'J', pmid: '4', year: 2021 }, tags: [] },
    ]);
    expect(bad(text)).toEqual([3, 4]);
  });

  it('CSV: what a spreadsheet would run has an apostrophe, which goes again', () => {
    const text = writeEntries([entry({ title: '=1+1', note: '@x' })], 'csv');
    expect(text).toContain("'=1+1");
    expect(text).toContain("'@x");
    expect(good(text)[0]).toMatchObject({ title: '=1+1', note: '@x' });
  });

  it('JSON: CSL, and a torn element by its line', () => {
    const text = `[
  {"type": "article-journal", "title": "A", "DOI": "10.1/a", "issued": {"date-parts": [[2020]]}},
  {"title": "torn" "x"},
  {"title": "B", "source": {"year": 2021}}
]`;
    expect(good(text)).toMatchObject([
      { kind: 'article', title: 'A', source: { doi: '10.1/a', year: 2020 } },
      { kind: 'note', title: 'B', source: { year: 2021 } },
    ]);
    expect(bad(text)).toEqual([3]);
  });

  it('Markdown: headings are items, links of a list too', () => {
    const text =
      '# Reading list\n\n## Sleep\n\nMagnesium helps.\n\n## Links\n\n- [A](https://a.example/x) – later\n';
    expect(good(text)).toEqual([
      { kind: 'note', title: 'Sleep', snapshot: 'Magnesium helps.', source: {}, tags: [] },
      { kind: 'link', title: 'A', source: { url: 'https://a.example/x' }, note: 'later' },
    ]);
  });

  it('of no kind that is known are none', () => {
    expect(readEntries('What is this?', 10)).toBeNull();
  });
});

describe('hostile files are read in time that grows with them', () => {
  const files: Readonly<Record<string, (size: number) => string>> = {
    'deep braces': (size) => `@misc{a, title={${'{'.repeat(size)}${'}'.repeat(size)}}}`,
    'many torn entries': (size) => '@misc{a, title={\n'.repeat(size / 40),
    'an open quote in every cell': (size) => `Title,Note\n${'"a,"b\n'.repeat(size / 40)}`,
    'nested lists': (size) => `[${'['.repeat(size)}`,
    'unending tags': (size) => `TY  - JOUR\n${'AB  - x\n'.repeat(size / 2)}`,
    'rows of hashes': (size) => `# A\n${'#'.repeat(size)}\n`,
    backslashes: (size) => `@misc{a, title={${'\\'.repeat(size + 1)}}}`,
  };
  it.each(Object.entries(files))('%s', async (_, file) => {
    const reading = (size: number) => readEntries(file(size), 5000);
    expect(await growthOf(reading, [50_000, 200_000])).toBeLessThan(10);
  });
});
