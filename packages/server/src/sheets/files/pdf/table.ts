import type { Table } from '../../reading/index.ts';
import { columnOf, columnsOf, type Column } from './columns.ts';
import { linesOf, type TextLine } from './lines.ts';
import type { PlacedText } from './texts.ts';

/** A line with its cells by columns. */
interface CellLine extends TextLine {
  cells: string[];
}

function withCells(line: TextLine, columns: readonly Column[]): CellLine {
  const cells = columns.map(() => '');
  for (const span of line.spans) {
    const at = Math.max(0, columnOf(span, columns));
    cells[at] = [cells[at], span.text].filter(Boolean).join(' ');
  }
  return { ...line, cells };
}

const filledOf = ({ cells }: CellLine) => cells.filter(Boolean).length;

const gapAfter = (line: CellLine, next: CellLine): number =>
  line.page === next.page ? next.base - line.base : Infinity;

const median = (figures: readonly number[]): number | undefined =>
  figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)];

/** Lines of one cell stand closer than rows do, in parts of how far rows are apart. */
const withinCell = 0.8;
/** And never farther apart than this, in parts of their height. */
const farthest = 1.6;

/** How far rows are apart that follow each other; undefined where none do. */
function pitchOf(lines: readonly CellLine[]): number | undefined {
  const most = Math.max(0, ...lines.map(filledOf));
  const isFull = (line: CellLine | undefined) =>
    line !== undefined && filledOf(line) >= Math.max(2, most * 0.6);
  const gaps = lines.flatMap((line, at) => {
    const next = lines[at + 1];
    return next && isFull(line) && isFull(next) ? [gapAfter(line, next)] : [];
  });
  return median(gaps.filter(Number.isFinite));
}

/** Lines that a cell is broken over, as one row. */
function rowsOf(lines: readonly CellLine[]): CellLine[] {
  const pitch = pitchOf(lines) ?? 0;
  const rows: CellLine[] = [];
  for (const line of lines) {
    const row = rows.at(-1);
    const gap = row ? gapAfter(row, line) : Infinity;
    if (row && gap < pitch * withinCell && gap < line.height * farthest) {
      row.cells = row.cells.map((cell, at) => [cell, line.cells[at]].filter(Boolean).join(' '));
      row.base = line.base;
    } else {
      rows.push({ ...line });
    }
  }
  return rows;
}

/** Words of a PDF as a table, by where they stand: a PDF knows no cells. Pure. */
export function tableOf(texts: readonly PlacedText[]): Table {
  const lines = linesOf(texts);
  const columns = columnsOf(lines);
  if (columns.length === 0) return lines.map(({ spans }) => [spans.map(({ text }) => text).join(' ')]);
  return rowsOf(lines.map((line) => withCells(line, columns))).map(({ cells }) => cells);
}
