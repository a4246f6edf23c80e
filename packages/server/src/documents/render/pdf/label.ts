import type { DocumentPart } from '../../../contract/index.ts';
import { labelRows, labelWidth, type LabelCell, type LabelRow } from '../label.ts';
import { putCellElement, spoken } from './paragraph.ts';
import { decorate, needRoom, openElement, type Element, type Pen } from './pen.ts';
import { measureOf, putLine } from './text.ts';

type Panel = Extract<DocumentPart, { type: 'panel' }>['panel'];

const ink = '#000000';

function putCell(pen: Pen, { words }: LabelCell, top: number): void {
  for (const { text, x, y, size, isBold } of words) {
    putLine(pen, text, { x: pen.left + x, y: top + y - size * 0.1, size, isBold, color: ink });
  }
}

/** The frame beside a row, and the line above it. */
function putFrame(pen: Pen, { rule, height, isFramed }: LabelRow, top: number): void {
  if (!isFramed) return;
  const { doc, left } = pen;
  decorate(pen, () => {
    doc.moveTo(left, top).lineTo(left, top + height + rule);
    doc.moveTo(left + labelWidth, top).lineTo(left + labelWidth, top + height + rule);
    doc.lineWidth(1).strokeColor(ink).stroke();
    if (rule > 0) doc.rect(left + 6, top, labelWidth - 12, rule).fill(ink);
  });
}

function putEdge(pen: Pen): void {
  const { doc, left } = pen;
  const y = doc.y;
  decorate(pen, () => {
    doc
      .moveTo(left - 0.5, y)
      .lineTo(left + labelWidth + 0.5, y)
      .lineWidth(1)
      .strokeColor(ink)
      .stroke();
  });
}

/** How much of a page a label asks for, in points; what is longer goes on over the pages. */
export function labelHeight(pen: Pen, panel: Panel): number {
  const rows = labelRows(panel, measureOf(pen));
  const total = rows.reduce((sum, { height, rule }) => sum + height + rule, 20);
  return Math.min(total, (pen.bottom - pen.doc.page.margins.top) * 0.85);
}

/** Writes a label as it is drawn: a table to readers of tags, its texts paragraphs. */
export function putLabel(pen: Pen, panel: Panel): void {
  const { doc, root } = pen;
  const rows = labelRows(panel, measureOf(pen));
  needRoom(pen, labelHeight(pen, panel));
  putEdge(pen);
  let table: Element | null = null;
  for (const [at, row] of rows.entries()) {
    needRoom(pen, row.height + row.rule);
    const top = doc.y;
    putFrame(pen, row, top);
    const isTabular = row.kind === 'heads' || row.kind === 'row';
    if (isTabular) table ??= openElement(pen, root, 'Table');
    else table = closed(table);
    const tags = table && openElement(pen, table, 'TR');
    for (const [column, cell] of row.cells.entries()) {
      const draw = () => putCell(pen, cell, top + row.rule);
      const scope = row.kind === 'heads' ? 'Column' : column === 0 ? 'Row' : null;
      if (tags) putCellElement(pen, tags, { scope, text: cell.text, draw });
      else root.add(doc.struct('P', spoken(cell.text), draw));
    }
    tags?.end();
    doc.y = top + row.height + row.rule;
    if (row.isFramed && rows[at + 1]?.isFramed !== true) {
      putEdge(pen);
      doc.y += 5;
    }
  }
  closed(table);
  doc.y += 10;
}

function closed(table: Element | null): null {
  table?.end();
  return null;
}
