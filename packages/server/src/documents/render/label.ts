import type { DocumentPart } from '../../contract/index.ts';
import { breakable } from './breaks.ts';
import { servingLines } from './servings.ts';

type Panel = Extract<DocumentPart, { type: 'panel' }>['panel'];

/** How wide text is in points. */
export type Measure = (text: string, type: { size: number; isBold: boolean }) => number;

/** Words that stand together in a line of a label, from its left edge. */
export interface LabelWords {
  text: string;
  x: number;
  /** Baseline below the top of its row. */
  y: number;
  size: number;
  isBold: boolean;
}

/** What belongs together in a row: a name, a figure or a paragraph. */
export interface LabelCell {
  text: string;
  words: LabelWords[];
}

/** A row of a label, from the top down. */
export interface LabelRow {
  kind: 'title' | 'text' | 'heads' | 'row';
  /** Thickness of the line above it; 0 without one. */
  rule: number;
  height: number;
  /** Whether it stands within the frame. */
  isFramed: boolean;
  cells: LabelCell[];
}

/** Of the frame, in points. */
export const labelWidth = 288;
const padding = 6;
const inner = labelWidth - 2 * padding;
const leading = 1.2;
const ascent = 0.9;
const above = 2;
const leastColumn = 62;
/** Room that names of lines keep, in points. */
const leastName = 110;
const step = 10;

interface Run {
  text: string;
  isBold: boolean;
}
interface Place {
  x: number;
  width: number;
  size: number;
}

/** Puts runs of words into lines no wider than their place. */
function wrapped(runs: readonly Run[], { x, width, size }: Place, measure: Measure): LabelWords[] {
  const words = runs.flatMap(({ text, isBold }) => breakable(text).map((word) => ({ word, isBold })));
  const placed: LabelWords[] = [];
  let end = 0;
  let line = 0;
  for (const { word, isBold } of words) {
    const type = { size, isBold };
    if (end > 0 && end + measure(word, type) > width) {
      line += 1;
      end = 0;
    }
    const text = end === 0 ? word.trimStart() : word;
    placed.push({ text, x: x + end, y: above + (line * leading + ascent) * size, size, isBold });
    end += measure(text, type);
  }
  return joined(placed);
}

/** Words of one line and weight as one. */
function joined(words: readonly LabelWords[]): LabelWords[] {
  const together: LabelWords[] = [];
  for (const word of words) {
    const last = together.at(-1);
    if (last?.y === word.y && last.isBold === word.isBold) last.text += word.text;
    else together.push({ ...word });
  }
  return together;
}

const heightOf = (cells: readonly LabelCell[], size: number): number =>
  Math.max(size, ...cells.flatMap(({ words }) => words.map(({ y }) => y - ascent * size + size * leading))) +
  3;

interface Paragraph {
  runs: readonly Run[];
  size: number;
  kind?: 'title' | 'text';
  rule?: number;
  isFramed: boolean;
}

function paragraph({ runs, size, kind = 'text', rule = 0, isFramed }: Paragraph, measure: Measure): LabelRow {
  const words = wrapped(runs, { x: padding, width: inner, size }, measure);
  const cells = [{ text: runs.map(({ text }) => text).join(''), words }];
  return { kind, rule, height: heightOf(cells, size), isFramed, cells };
}

/** How wide the columns of figures are: as wide as what they hold, as far as names keep their room. */
function columnOf({ columns, lines }: Panel, measure: Measure): number {
  const figures = lines.flatMap(({ cells }) => cells);
  const widest = Math.max(0, ...figures.map((text) => measure(text, { size: 9.5, isBold: false })));
  const most = (inner - leastName) / Math.max(1, columns.length);
  return Math.min(Math.max(leastColumn, widest + 8), Math.max(leastColumn, most));
}

interface Line {
  columnWidth: number;
  kind: 'heads' | 'row';
  name: string;
  indent: number;
  cells: readonly string[];
  rule: number;
}

function line({ columnWidth, kind, name, indent, cells, rule }: Line, measure: Measure): LabelRow {
  const isBold = kind === 'heads';
  const size = isBold ? 8 : 9.5;
  const figures = cells.map((text, at) => {
    const end = padding + inner - (cells.length - 1 - at) * columnWidth;
    const words = wrapped([{ text, isBold }], { x: 0, width: columnWidth - 6, size }, measure);
    for (const each of words) each.x = end - measure(each.text, each);
    return { text, words };
  });
  const x = padding + indent * step;
  const width = inner - indent * step - cells.length * columnWidth;
  const words = wrapped([{ text: name, isBold: false }], { x, width, size }, measure);
  const all = [{ text: name, words }, ...figures];
  return { kind, rule, height: heightOf(all, size), isFramed: true, cells: all };
}

const plain = (text: string): Run[] => [{ text, isBold: false }];

/** Places what a label says, row by row. Pure: the same label and measure give the same rows. */
export function labelRows(panel: Panel, measure: Measure): LabelRow[] {
  const { notes, columns, lines, ingredientRuns, ingredients } = panel;
  const list = ingredients
    ? [ingredientRuns.map(({ text, isAllergen }) => ({ text, isBold: isAllergen }))]
    : [];
  const columnWidth = columnOf(panel, measure);
  const below = [
    ...list,
    ...[panel.allergens, ...panel.statements].flatMap((text) => (text ? [plain(text)] : [])),
  ];
  const title = {
    runs: [{ text: panel.title, isBold: true }],
    size: 18,
    kind: 'title',
    isFramed: true,
  } as const;
  return [
    paragraph(title, measure),
    ...servingLines(panel).map((text) =>
      paragraph({ runs: plain(text), size: 9.5, isFramed: true }, measure),
    ),
    line({ columnWidth, kind: 'heads', name: '', indent: 0, cells: columns, rule: 5 }, measure),
    ...lines.map((each) => line({ ...each, columnWidth, kind: 'row', rule: 0.5 }, measure)),
    ...notes.map((text, at) =>
      paragraph({ runs: plain(text), size: 8, rule: at === 0 ? 3 : 0, isFramed: true }, measure),
    ),
    ...below.map((runs) => paragraph({ runs, size: 8.5, isFramed: false }, measure)),
  ];
}
