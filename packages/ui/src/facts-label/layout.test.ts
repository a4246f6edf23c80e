import { describe, expect, it } from 'vitest';
import { helvetica, layoutFacts, type FactsSheet } from '.';
import { widthOf } from './metrics';
import * as sheets from './sheets.stories';

const drawn = Object.entries(sheets) as [string, FactsSheet][];

describe.each(drawn)('%s', (_, sheet) => {
  const { words, bars, width, height, frame } = layoutFacts(sheet, helvetica);
  const text = words.map((word) => word.text).join(' ');

  it('draws every word', () => {
    const said = [
      sheet.title,
      ...sheet.details.flatMap(({ label = '', value }) => [label, value]),
      ...sheet.lines.flatMap((line) => [line.kind === 'row' ? line.name : '', ...line.cells]),
      ...sheet.notes,
      ...sheet.texts.flatMap(({ runs }) => runs.map((run) => run.text)),
    ].flatMap((each) => each.split(' '));
    expect(said.filter((word) => !text.includes(word))).toEqual([]);
  });

  it('keeps everything on the sheet, and figures and rules within the frame', () => {
    const out = [...words, ...bars].filter(
      ({ x, y, width: own }) => x < 0 || x + own > width + 0.01 || y > height,
    );
    expect(out).toEqual([]);
    expect(bars.filter((bar) => bar.y + bar.height > frame)).toEqual([]);
  });

  it('sets nothing over anything on the same line', () => {
    const lines = Map.groupBy(words, ({ y }) => y.toFixed(3)).values();
    const over = [...lines].flatMap((line) => {
      const sorted = line.toSorted((a, b) => a.x - b.x);
      return sorted.filter(
        (word, at) => at > 0 && word.x < (sorted[at - 1]?.x ?? 0) + (sorted[at - 1]?.width ?? 0) - 0.01,
      );
    });
    expect(over).toEqual([]);
  });

  it('makes the title the widest line of the frame, and larger than the rest', () => {
    const [title, ...others] = words.filter(({ y }) => y < frame);
    expect(title).toMatchObject({ text: sheet.title, width: width - 10 });
    expect(others.filter(({ size }) => size > (title?.size ?? 0))).toEqual([]);
  });
});

describe('figures', () => {
  const folate = { kind: 'row', id: 'folate', name: 'Folate (as calcium L-methylfolate)' } as const;
  const sheetOf = (cell: string, lines = sheets.supplement.lines) => ({
    ...sheets.supplement,
    lines: [...lines.slice(0, 1), { ...folate, cells: [cell, '51%'] }],
  });
  const textsOf = (cell: string) => layoutFacts(sheetOf(cell), helvetica).words.map(({ text }) => text);

  it('are broken before what is in brackets where names would have no room', () => {
    const texts = textsOf('204 mcg DFE (120 mcg folic acid)');
    expect(texts).toContain('204 mcg DFE');
    expect(texts).toContain('(120 mcg folic acid)');
  });

  it('stay in one line where there is room', () => expect(textsOf('7 mg (10 IU)')).toContain('7 mg (10 IU)'));
});

describe('rules', () => {
  it('are as thick as they are heavy', () => {
    const heights = layoutFacts(sheets.nutrition, helvetica).bars.map((bar) => bar.height);
    expect(heights.slice(0, 3)).toEqual([7, 3, 0.25]);
    expect(heights.at(-1)).toBe(7);
  });
});

describe('heads', () => {
  it('of amounts and percentages stand in two lines', () => {
    const [heads] = sheets.supplement.lines;
    const short = { kind: 'row', id: 'zinc', name: 'Zinc', cells: ['15 mg', '136%'] } as const;
    const sheet = { ...sheets.supplement, lines: heads ? [heads, short] : [] };
    const { words } = layoutFacts(sheet, helvetica);
    const of = (texts: string[]) => texts.map((text) => words.filter((word) => word.text === text).length);
    expect(of(['Amount Per', 'Serving', '% Daily', 'Value'])).toEqual([1, 1, 1, 1]);
  });
});

describe('inline amounts', () => {
  const { words } = layoutFacts(sheets.nutrition, helvetica);
  const find = (text: string) => words.find((word) => word.text.startsWith(text));

  it('stand right behind the name', () => {
    const name = find('Total Fat');
    const amount = words.find(({ text, y }) => text === '2 g' && y === name?.y);
    expect(amount?.x).toBeCloseTo((name?.x ?? 0) + (name?.width ?? 0) + widthOf(' ', { size: 8 }, helvetica));
  });

  it('of a row with a size of its own end where the frame does', () => {
    const calories = words.find(({ text }) => text === '130');
    expect(calories).toMatchObject({ size: 22, isStrong: true });
    expect((calories?.x ?? 0) + (calories?.width ?? 0)).toBeCloseTo(175);
  });
});

describe('long names', () => {
  const name = `${'Bacillus coagulans '.repeat(6)}GBI-30`;
  const long: FactsSheet = {
    ...sheets.supplement,
    lines: [{ kind: 'row', id: 'long', name, cells: ['15 mg', '†'] }],
  };
  it('are broken into lines that leave the figures their columns', () => {
    const { words } = layoutFacts(long, helvetica);
    const figures = Math.min(...words.filter(({ text }) => text === '15 mg').map(({ x }) => x));
    const pieces = words.filter(({ text }) => name.includes(text) && text.length > 5);
    expect(pieces.length).toBeGreaterThan(2);
    expect(pieces.filter(({ x, width }) => x + width > figures)).toEqual([]);
  });
});
