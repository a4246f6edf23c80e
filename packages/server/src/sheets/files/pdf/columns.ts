import type { Span, TextLine } from './lines.ts';

/** Where a column of a table stands. */
export interface Column {
  left: number;
  right: number;
}

const overlap = (a: Column, b: Column): number => Math.min(a.right, b.right) - Math.max(a.left, b.left);

/** The column that a span has most in common with, otherwise the nearest. */
export function columnOf(span: Column, columns: readonly Column[]): number {
  const shared = columns.map((column) => overlap(span, column));
  return shared.indexOf(Math.max(...shared));
}

/** Makes a column as wide as what stands in it, as far as no other begins. */
function widen(columns: readonly Column[], at: number, { left, right }: Column): Column[] {
  const [before, column, after] = [columns[at - 1], columns[at], columns[at + 1]];
  if (!column) return [...columns];
  const wide = {
    left: Math.min(column.left, Math.max(left, before?.right ?? left)),
    right: Math.max(column.right, Math.min(right, after?.left ?? right)),
  };
  return columns.with(at, wide);
}

function withSpan(columns: readonly Column[], span: Span): Column[] {
  const touched = columns.flatMap((column, at) => (overlap(span, column) > 0 ? [at] : []));
  const [only] = touched;
  if (only === undefined) {
    return [...columns, { left: span.left, right: span.right }].toSorted((a, b) => a.left - b.left);
  }
  return touched.length === 1 ? widen(columns, only, span) : [...columns];
}

/** Neighbours of which no line fills both are one column, whose heading stands to one side of its figures. */
function joined(columns: readonly Column[], lines: readonly TextLine[]): Column[] {
  const filled = lines.map(({ spans }) => new Set(spans.map((span) => columnOf(span, columns))));
  const at = columns.findIndex(
    (_, column) => column > 0 && !filled.some((each) => each.has(column) && each.has(column - 1)),
  );
  const [before, after] = [columns[at - 1], columns[at]];
  if (!before || !after) return [...columns];
  const one = { left: before.left, right: after.right };
  return joined([...columns.slice(0, at - 1), one, ...columns.slice(at + 1)], lines);
}

/**
 * The columns of the table that the lines hold: of its fullest line first, then of what stands beside them in lines
 * that are nearly as full. Letterheads and notes have fewer cells and make none.
 */
export function columnsOf(lines: readonly TextLine[]): Column[] {
  const most = Math.max(0, ...lines.map(({ spans }) => spans.length));
  const fewest = Math.max(2, Math.ceil(most / 2));
  const full = lines
    .filter(({ spans }) => spans.length >= fewest)
    .toSorted((a, b) => b.spans.length - a.spans.length);
  let columns: Column[] = [];
  for (const span of full.flatMap(({ spans }) => spans)) columns = withSpan(columns, span);
  return joined(columns, full);
}
