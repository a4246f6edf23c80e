import type { DocumentCell, DocumentPart } from '../../../contract/index.ts';
import { areSourced, sourceNote } from '../printed.ts';
import { breakable } from '../breaks.ts';
import { putCellElement, putParagraph } from './paragraph.ts';
import {
  decorate,
  hair,
  ink,
  needRoom,
  openElement,
  quiet,
  warning,
  type Element,
  type Pen,
  type Type,
} from './pen.ts';
import { heightOf as textHeight, putText, widthOf } from './text.ts';

type Table = Extract<DocumentPart, { type: 'table' }>;

/** A column of a table on a page. */
interface Column {
  title: string;
  isNumber?: boolean | undefined;
  x: number;
  width: number;
}
interface Row {
  cells: readonly DocumentCell[];
  isHead: boolean;
  /** The last cell says where the row comes from. */
  isSourced?: boolean;
}

const size = 9;
const pad = 4;
/** A caption of a line, with what parts it from its table. */
const captionHeight = 16;
/** Width of a column that is there to be written into, in points. */
const toWrite = 60;
const isEmpty = (text: string): boolean => text === '';

const wordWidth = (pen: Pen, text: string): number =>
  Math.max(0, ...breakable(text).map((word) => widthOf(pen, word.trim(), { size, isBold: true })));

/** Columns as wide as what they hold asks for, together as wide as the page. */
function columnsOf(pen: Pen, { columns, rows }: Pick<Table, 'columns' | 'rows'>): Column[] {
  const texts = columns.map(({ title }, at) => [title, ...rows.map((row) => row[at]?.text ?? '')]);
  const bold = (text: string) => widthOf(pen, text, { size, isBold: true });
  const full = texts.map(
    (each) => 2 * pad + 2 + Math.max(each.slice(1).every(isEmpty) ? toWrite : 0, ...each.map(bold)),
  );
  const least = texts.map((each) => 2 * pad + 2 + Math.max(...each.map((text) => wordWidth(pen, text))));
  const sum = (widths: readonly number[]) => widths.reduce((total, width) => total + width, 0);
  const over = sum(full) - sum(least);
  const spare = pen.width - sum(least);
  const share = over > 0 ? Math.min(1, Math.max(0, spare / over)) : 0;
  const asked = least.map((width, at) => width + ((full[at] ?? width) - width) * share);
  const scale = pen.width / sum(asked);
  let x = pen.left;
  return columns.map((column, at) => {
    const width = (asked[at] ?? 0) * scale;
    const placed = { ...column, x, width };
    x += width;
    return placed;
  });
}

function typeOf({ isHead, isSourced, cells }: Row, cell: DocumentCell, at: number): Type {
  if (isSourced && at === cells.length - 1) return { size: 8, color: quiet };
  const isOpen = cell.open !== undefined;
  return { size, isBold: isHead || at === 0 || isOpen, color: isOpen ? warning : ink };
}

const heightOf = (pen: Pen, columns: readonly Column[], row: Row): number =>
  2 * pad +
  Math.max(
    size,
    ...columns.map(({ width }, at) => {
      const cell = row.cells[at] ?? { text: '' };
      return textHeight(pen, cell.text, { width: width - 2 * pad, ...typeOf(row, cell, at) });
    }),
  );

/** A row that fits on a page: what is longer goes on in rows below it. */
function fitting(pen: Pen, columns: readonly Column[], row: Row): Row[] {
  const most = (pen.bottom - pen.doc.page.margins.top) * 0.8;
  if (heightOf(pen, columns, row) <= most) return [row];
  const halves = row.cells.map((cell) => {
    const middle = cell.text.length > 80 ? cell.text.indexOf(' ', cell.text.length / 2) : -1;
    return middle < 0
      ? ([cell.text, ''] as const)
      : ([cell.text.slice(0, middle), cell.text.slice(middle + 1)] as const);
  });
  if (halves.every(([, rest]) => rest === '')) return [row];
  return [0, 1].flatMap((half) => {
    const cells = row.cells.map((cell, at) => ({ ...cell, text: halves[at]?.[half as 0 | 1] ?? '' }));
    return fitting(pen, columns, { ...row, cells });
  });
}

function putCell(pen: Pen, row: Row, { column, at, top }: { column: Column; at: number; top: number }): void {
  const cell = row.cells[at] ?? { text: '' };
  putText(pen, cell.text, {
    x: column.x + pad,
    y: top + pad,
    width: column.width - 2 * pad,
    align: column.isNumber ? 'right' : 'left',
    ...typeOf(row, cell, at),
  });
}

function putRule(pen: Pen, weight: number): void {
  const { doc, left, width } = pen;
  decorate(pen, () => {
    doc
      .moveTo(left, doc.y)
      .lineTo(left + width, doc.y)
      .lineWidth(weight)
      .strokeColor(hair)
      .stroke();
  });
}

/** Writes a row; without an element to put it into it is a head that is repeated. */
function putRow(
  pen: Pen,
  columns: readonly Column[],
  { row, table }: { row: Row; table: Element | null },
): void {
  const { doc } = pen;
  const top = doc.y;
  const height = heightOf(pen, columns, row);
  const tags = table && openElement(pen, table, 'TR');
  for (const [at, column] of columns.entries()) {
    const draw = () => putCell(pen, row, { column, at, top });
    const scope = row.isHead ? 'Column' : at === 0 ? 'Row' : null;
    if (tags) putCellElement(pen, tags, { scope, text: row.cells[at]?.text ?? '', draw });
    else decorate(pen, draw, 'Pagination');
  }
  tags?.end();
  doc.y = top + height;
  putRule(pen, row.isHead ? 1 : 0.5);
}

/** A table as it is laid out: its columns, its head, its rows in pieces that fit. */
function laidOut(pen: Pen, { columns: titles, rows }: Table) {
  const columns = columnsOf(pen, { columns: titles, rows });
  const head: Row = { cells: titles.map(({ title }) => ({ text: title })), isHead: true };
  const none = [{ text: 'Nothing is listed.' }, ...titles.slice(1).map(() => ({ text: '' }))];
  const shown = (rows.length > 0 ? rows : [none]).flatMap((cells) =>
    fitting(pen, columns, { cells, isHead: false }),
  );
  return { columns, head, shown };
}

const beginningOf = (
  pen: Pen,
  { columns, head, shown: [first = head] }: ReturnType<typeof laidOut>,
): number => captionHeight + heightOf(pen, columns, head) + heightOf(pen, columns, first);

/** Height of a table's caption, head and first row: a head stands over a row, never alone at the end of a page. */
export const tableBeginning = (pen: Pen, table: Table): number => beginningOf(pen, laidOut(pen, table));

/** Writes a table: its head again on each page, rows whole. */
export function putTable(pen: Pen, part: Table): void {
  const { doc } = pen;
  const { caption, rows } = part;
  const laid = laidOut(pen, part);
  const { columns, head, shown } = laid;
  needRoom(pen, beginningOf(pen, laid));
  const table = openElement(pen, pen.root, 'Table');
  putParagraph(pen, caption, { tag: 'Caption', parent: table, size: 9.5, isBold: true, gap: 2 });
  putRow(pen, columns, { row: head, table });
  for (const row of shown) {
    if (needRoom(pen, heightOf(pen, columns, row))) putRow(pen, columns, { row: head, table: null });
    putRow(pen, columns, { row, table });
  }
  table.end();
  doc.y += 3;
  const sources = sourceNote(rows.flat());
  if (sources) putParagraph(pen, `Sources: ${sources}`, { size: 7.5, color: quiet, gap: 9 });
  else doc.y += 6;
}

/** Writes names with what they are and, where anything says it, where that comes from. */
export function putFacts(pen: Pen, { rows }: Extract<DocumentPart, { type: 'facts' }>): void {
  const isSourced = areSourced(rows);
  const shares = isSourced ? [0.3, 0.48, 0.22] : [0.3, 0.7];
  let x = pen.left;
  const columns = shares.map((share) => {
    const title = '';
    const width = pen.width * share;
    const column = { title, x, width };
    x += width;
    return column;
  });
  needRoom(pen, 30);
  const table = openElement(pen, pen.root, 'Table');
  for (const { name, source = '', ...value } of rows) {
    const cells = [{ text: name }, value, ...(isSourced ? [{ text: source }] : [])];
    for (const row of fitting(pen, columns, { cells, isHead: false, isSourced })) {
      needRoom(pen, heightOf(pen, columns, row));
      putRow(pen, columns, { row, table });
    }
  }
  table.end();
  pen.doc.y += 9;
}
