import { describe, expect, it } from 'vitest';
import { readEntries, writeEntries, type GardenEntry } from '../index.ts';

/** What the first entry of a file says. */
const read = (text: string) => readEntries(text, 100)?.[0]?.fields;
const bib = (fields: string, type = 'article') => read(`@${type}{key, title = {T}, ${fields}}`);

describe('LaTeX as reference managers write it', () => {
  it.each([
    [String.raw`{\'E}tude, \c{c}a, \c ca, \v{S}\v s, {\o}, {\^\i}, \"o`, 'Étude, ça, ça, Šš, ø, î, ö'],
    [
      String.raw`$\alpha$-lipoic acid, $\beta$-carotene, $n$-3, TNF-$\alpha$ levels`,
      'α-lipoic acid, β-carotene, n-3, TNF-α levels',
    ],
    [
      String.raw`25\,$\mu$g, H$_2$O, B\textsubscript{12}, 10$^{9}$ CFU, $\geq$ 5 $\pm$ 2`,
      '25 µg, H₂O, B₁₂, 10⁹ CFU, ≥ 5 ± 2',
    ],
    [String.raw`p\textless{}0.05, 5\,\%, \emph{Lactobacillus}`, 'p<0.05, 5 %, Lactobacillus'],
    [String.raw`costs $5 and $6`, 'costs $5 and $6'],
  ])('%s', (written, plain) => {
    expect(read(`@article{k, title = {${written}}}`)).toMatchObject({ title: plain });
  });
});

describe('an address', () => {
  it.each([
    ['in a command', String.raw`url = {\url{https://a.example/b_c}}`, 'https://a.example/b_c'],
    [
      'as how it was published',
      String.raw`howpublished = {\url{https://a.example/b}}`,
      'https://a.example/b',
    ],
    ['without its scheme', 'url = {www.a.example/b}', 'https://www.a.example/b'],
    ['beside another', 'url = {https://a.example/b https://c.example}', 'https://a.example/b'],
    ['broken into lines', 'url = {https://a.example/\n  b}', 'https://a.example/b'],
  ])('%s', (_, field, url) => {
    expect(bib(field, 'misc')).toMatchObject({ kind: 'link', source: { url } });
  });

  it('that is none is left out, the entry is kept', () => {
    expect(read('TY  - JOUR\nTI  - T\nUR  - <Go to ISI>://WOS:000123\nER  - \n')).toMatchObject({
      title: 'T',
      source: {},
    });
  });
});

it.each(['PMID: 12345', '12345', 'PMID 12345'])('PMID as %s', (pmid) => {
  expect(bib(`pmid = {${pmid}}`)).toMatchObject({ source: { pmid: '12345' } });
});

it('entries on one line, a key with a space, macros', () => {
  const text = '@string{j = "J. Nutr."} @article{a b, title={A}, journal=j} @article(c, title={C})';
  expect(readEntries(text, 10)?.map(({ fields }) => fields?.['title'])).toEqual(['A', 'C']);
});

it('more keywords than an item has tags, and longer ones, go to the note', () => {
  const words = Array.from({ length: 22 }, (_, at) => `k${at}`);
  const fields = bib(`keywords = {${[...words, 'x'.repeat(61)].join(', ')}}, annote = {mine}`);
  expect(fields).toMatchObject({
    tags: words.slice(0, 20),
    note: `mine\n\nFurther keywords: k20; k21; ${'x'.repeat(61)}`,
  });
});

describe('tables of programs', () => {
  it.each([
    [
      'Scopus',
      '"Authors","Title","Year","Source title","DOI","Link","Abstract","Author Keywords","Document Type"',
      '"A","T","2020","J","10.1/a","https://a.example/b","Text","a; b","Article"',
    ],
    [
      'Web of Science',
      'Publication Type\tArticle Title\tSource Title\tPublication Year\tDOI\tPubmed Id\tAuthor Keywords\tAbstract',
      'J\tT\tJ\t2020\t10.1/a\t1\ta; b\tText',
    ],
    [
      'Zotero',
      '"Item Type","Publication Year","Title","Publication Title","DOI","Url","Abstract Note","Date","Manual Tags"',
      '"journalArticle","","T","J","10.1/a","","<p>Text</p>","2020-05-01","a; b"',
    ],
  ])('%s', (_, head, row) => {
    expect(read(`${head}\n${row}\n`)).toMatchObject({
      kind: 'article',
      title: 'T',
      snapshot: 'Text',
      source: { publication: 'J', doi: '10.1/a', year: 2020 },
      tags: ['a', 'b'],
    });
  });
});

it('JSON of Crossref and CSL: titles as lists, keywords as a text, marks of JATS', () => {
  const item = {
    title: ['T'],
    'container-title': ['J'],
    DOI: '10.1/a',
    keyword: 'a; b',
    abstract: '<jats:p>Text</jats:p>',
  };
  expect(read(JSON.stringify({ total: 1, items: [item] }))).toMatchObject({
    kind: 'article',
    title: 'T',
    snapshot: 'Text',
    source: { publication: 'J', doi: '10.1/a' },
    tags: ['a', 'b'],
  });
});

it('lines that end as on old machines are counted', () => {
  const text = '@article{a,\r title={A}}\r@article{b,\r year=2000}\r';
  expect(readEntries(text, 10)?.map(({ line }) => line)).toEqual([1, 3]);
});

it.each(['md', 'ris', 'bib', 'json', 'csv'] as const)(
  '%s brings back texts that look like another kind of file, and tags with marks',
  (format) => {
    const entry: GardenEntry = {
      kind: 'note',
      title: 'T',
      snapshot: 'first\nTY  - JOUR\nER  -\n@article{z,\n## heading\nTitle,Note\n{"items": []} --- end',
      source: {},
      note: '@misc{a, b}\n<p>Mine</p>',
      tags: ['a;b', 'c,d', 'say "x"'],
      highlights: [],
    };
    const { highlights: _none, ...plain } = entry;
    expect(read(writeEntries([entry], format))).toMatchObject(plain);
    expect(read(writeEntries([{ ...entry, tags: ['c,d'] }], format))).toMatchObject({ tags: ['c,d'] });
  },
);

describe('PubMed’s own format', () => {
  const entry = [
    'PMID- 23853635',
    'OWN - NLM',
    'DP  - 2012 Dec',
    'TI  - The effect of magnesium supplementation on primary insomnia in elderly: A',
    '      double-blind placebo-controlled clinical trial.',
    'AB  - BACKGROUND: Nearly 50% of older adults have insomnia.',
    '      RESULTS: ISI score fell (P = 0.006).',
    'FAU - Abbasi, Behnood',
    'JT  - Journal of research in medical sciences',
    'LID - 10.4103/jrms.2012.1161 [doi]',
    'MH  - *Magnesium',
    'OT  - Insomnia',
    '',
  ].join('\n');

  it('is read, an entry from its PMID to the next', () => {
    const [first, second, ...more] = readEntries(`${entry}\nPMID- 2\nTI  - Second\n`, 100) ?? [];
    expect(more).toEqual([]);
    expect(first).toMatchObject({
      line: 1,
      fields: {
        kind: 'article',
        title:
          'The effect of magnesium supplementation on primary insomnia in elderly: A double-blind placebo-controlled clinical trial.',
        snapshot:
          'BACKGROUND: Nearly 50% of older adults have insomnia. RESULTS: ISI score fell (P = 0.006).',
        source: {
          publication: 'Journal of research in medical sciences',
          doi: '10.4103/jrms.2012.1161',
          pmid: '23853635',
          year: 2012,
        },
        tags: ['Insomnia', 'Magnesium'],
      },
    });
    expect(second).toMatchObject({ line: 14, fields: { title: 'Second', source: { pmid: '2' } } });
  });

  it('without a title is told by its line', () => {
    expect(readEntries('PMID- 2\nJT  - J\n', 10)).toMatchObject([
      { line: 1, fields: { source: { pmid: '2' } } },
    ]);
  });
});

describe('RIS that is set in', () => {
  it('is read', () => {
    const text = '  TY  - JOUR\n  TI  - One\n  PY  - 2020\n  ER  - \n\n\tTY  - JOUR\n\tTI  - Two\n\tER  - \n';
    expect(readEntries(text, 10)?.map(({ fields }) => fields?.['title'])).toEqual(['One', 'Two']);
  });

  it('in a file that is not, what looks like a tag stays text', () => {
    expect(read('TY  - JOUR\nTI  - One\nN1  - mine\n TI  - not a title\nER  - \n')).toMatchObject({
      title: 'One',
      note: 'mine\nTI  - not a title',
    });
  });
});

describe('the PMID that a program keeps in its remarks', () => {
  const remarks = 'PMID: 33865376\nPMCID: PMC8053283';
  it.each([
    ['BibTeX of Zotero', `@article{k, title = {T}, note = {${remarks}}}`],
    ['JSON of Zotero', JSON.stringify([{ type: 'article-journal', title: 'T', note: remarks }])],
    ['a table of Zotero', `Title,Notes,Extra\nT,,"${remarks}"\n`],
    ['RIS', `TY  - JOUR\nTI  - T\nN1  - ${remarks}\nER  - \n`],
  ])('%s', (_, file) => {
    expect(read(file)).toMatchObject({ source: { pmid: '33865376' }, note: remarks });
  });

  it('is none where the remark speaks of another article', () => {
    expect(bib('note = {An answer to PMID: 33865376 by others}')).toHaveProperty('source', {});
  });

  it('both columns of remarks of a table are kept', () => {
    expect(read('Title,Notes,Extra\nT,<p>Read again</p>,PMCID: PMC1\n')).toMatchObject({
      note: 'Read again\n\nPMCID: PMC1',
    });
  });
});

describe('marks that programs leave', () => {
  it.each([
    [
      'JSON',
      JSON.stringify([{ type: 'article-journal', title: 'Use of <i>L. reuteri</i> and B<sub>12</sub>' }]),
    ],
    ['RIS', 'TY  - JOUR\nTI  - Use of <i>L. reuteri</i> and B<sub>12</sub>\nER  - \n'],
  ])('HTML in a title: %s', (_, file) => {
    expect(read(file)).toMatchObject({ title: 'Use of L. reuteri and B12' });
  });

  it('the asterisk of a main topic: RIS of EndNote', () => {
    expect(read('TY  - JOUR\nTI  - T\nKW  - Aged\n*Sleep\nMagnesium/*blood\nER  - \n')).toMatchObject({
      tags: ['Aged', 'Sleep', 'Magnesium/blood'],
    });
  });
});
