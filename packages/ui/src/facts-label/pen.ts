import { widthOf, type FactsMetrics } from './metrics';
import { points, rulePoints, type FactsRule, type FactsRun, type FactsSheet } from './sheet';
import { wrap } from './wrap';

/** A stretch of text: where its baseline begins, in points from the top left. */
export interface FactsWord {
  text: string;
  x: number;
  y: number;
  /** Points. */
  size: number;
  isStrong: boolean;
  /** As wide as it is to be drawn. */
  width: number;
}

/** A rule, or one side of the frame. */
export interface FactsBar {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A label as words and bars at their places, in points. */
export interface FactsDrawing {
  width: number;
  height: number;
  /** Height of the frame. */
  frame: number;
  words: FactsWord[];
  bars: FactsBar[];
}

/** Of a line of text, in sizes of its type: from top to baseline, and from top to top of the next. */
export const ascent = 0.86;
export const leading = 1.18;

/** Writes words and bars from the top down. */
export interface Pen extends FactsDrawing {
  y: number;
  sheet: FactsSheet;
  metrics: FactsMetrics;
  columns: readonly number[];
}

/** Where what is in the frame begins, in points. */
export const left = points.frame + points.padding;
/** Of what is in the frame, in points. */
export const innerWidth = ({ width }: FactsSheet) => width - 2 * left;

/** Draws a rule across the frame. */
export function putRule(pen: Pen, rule: FactsRule): void {
  const height = rulePoints[rule];
  if (height === 0) return;
  pen.bars.push({ x: left, y: pen.y, width: innerWidth(pen.sheet), height });
  pen.y += height;
}

/** Where each column of figures ends in a line, in points; set inline, a column without text takes no room. */
export function endsOf({ sheet, columns }: Pen, cells: readonly string[]): number[] {
  const ends: number[] = [];
  let end = left + innerWidth(sheet);
  for (let at = columns.length - 1; at >= 0; at -= 1) {
    ends.unshift(end);
    if (sheet.amounts === 'column' || cells[at]) end -= (columns[at] ?? 0) + points.gap;
  }
  return ends;
}

/** One line of text that ends at `end`. */
export function putEnd(
  pen: Pen,
  {
    text,
    isStrong,
    size,
    end,
    top,
  }: { text: string; isStrong: boolean; size: number; end: number; top: number },
): void {
  const width = widthOf(text, { size, isStrong }, pen.metrics);
  pen.words.push({ text, x: end - width, y: top + ascent * size, size, isStrong, width });
}

/** A paragraph from where the pen is. */
export function putText(
  pen: Pen,
  runs: readonly FactsRun[],
  { x, width, size }: { x: number; width: number; size: number },
): void {
  for (const line of wrap(runs, { width, size, metrics: pen.metrics })) {
    const y = pen.y + ascent * size;
    for (const part of line.parts) pen.words.push({ ...part, x: x + part.x, y, size });
    pen.y += size * leading;
  }
}
