import type { FormulaOp, StoredFormula } from '@seedbed/server/contract';
import type { CellEdit, NewRow } from '@seedbed/ui/data-grid';
import { lineOf } from '../model/paths';
import { fieldOps, type FieldValues } from '../model/fieldOps';
import { newLineOp, readCell, type CellReading } from './lineEdits';
import type { EmptyRow } from './rows';

/** What one act of the grid comes to. */
export interface GridAct {
  ops: FormulaOp[];
  /** Texts by line and column: those that cannot be read, null for those that can. */
  texts: { rowId: string; columnId: string; text: string | null }[];
  /** Empty rows that are lines now. */
  filled: string[];
}

interface Sheet {
  formula: StoredFormula;
  empty: readonly EmptyRow[];
  reading: CellReading;
  newId: () => string;
}

/** The ops of all that one act changed: cells of lines, cells of empty rows, rows pasted beyond the last. */
export function actOf(edits: readonly CellEdit[], added: readonly NewRow[], sheet: Sheet): GridAct {
  const act: GridAct = { ops: [], texts: [], filled: [] };
  for (const [rowId, own] of Map.groupBy(edits, (edit) => edit.rowId)) {
    const line = lineOf(sheet.formula, rowId);
    const { fields, texts } = readRow(rowId, own, sheet);
    act.texts.push(...texts);
    if (line) act.ops.push(...fieldOps(line.id, fields));
    else if (Object.values(fields).some((value) => value !== null)) {
      act.ops.push(newLineOp(rowId, fields, placeOf(rowId, sheet)));
      act.filled.push(rowId);
    }
  }
  for (const texts of added) {
    const rowId = sheet.newId();
    // An empty row of a spreadsheet parts what is above from what is below: it is no line.
    if (Object.values(texts).every((text) => text.trim() === '')) continue;
    const cells = Object.entries(texts).map(([columnId, text]) => ({ rowId, columnId, text }));
    const { fields, texts: unread } = readRow(rowId, cells, sheet);
    act.texts.push(...unread);
    if (Object.keys(fields).length > 0) act.ops.push(newLineOp(rowId, fields, undefined));
  }
  return act;
}

/** The fields of one row's cells. A name comes first: it says what a form or an amount is of. */
function readRow(
  rowId: string,
  cells: readonly CellEdit[],
  { formula, reading }: Sheet,
): { fields: FieldValues; texts: GridAct['texts'] } {
  let line = lineOf(formula, rowId);
  const fields: Record<string, unknown> = {};
  const texts: GridAct['texts'] = [];
  const inOrder = cells.toSorted(
    (one, other) => Number(other.columnId === 'name') - Number(one.columnId === 'name'),
  );
  for (const { columnId, text, optionId } of inOrder) {
    const read = readCell({ columnId, text, optionId }, line, reading);
    const isRead = 'fields' in read;
    texts.push({ rowId, columnId, text: isRead ? null : text });
    if (!isRead) continue;
    Object.assign(fields, read.fields);
    line = Object.assign({ id: rowId }, line, read.fields);
  }
  return { fields, texts };
}

/** The line that an empty row stands below, other empty ones between them or not; undefined: below all. */
function placeOf(rowId: string, sheet: Sheet): string | number | null | undefined {
  const row = sheet.empty.find(({ id }) => id === rowId);
  if (row?.after === undefined || row.after === null) return row?.after;
  return lineOf(sheet.formula, row.after)?.id ?? placeOf(row.after, sheet);
}

/** The ops that take lines away. */
export const removeOps = (formula: StoredFormula, ids: readonly string[]): FormulaOp[] =>
  ids.flatMap((id) => {
    const line = lineOf(formula, id);
    return line ? [{ op: 'removeLine' as const, line: line.id }] : [];
  });

/** The ops that move lines that lie together by one place: the neighbour that they pass goes to their other side. */
export function moveOps(formula: StoredFormula, ids: readonly string[], by: 1 | -1): FormulaOp[] {
  const lines = formula.lines ?? [];
  const places = ids.map((id) => lines.findIndex((line) => String(line.id) === id)).filter((at) => at >= 0);
  if (places.length === 0) return [];
  const [first, last] = [Math.min(...places), Math.max(...places)];
  const passed = lines[by < 0 ? first - 1 : last + 1];
  const after = by < 0 ? lines[last] : lines[first - 1];
  return passed ? [{ op: 'moveLine', line: passed.id, after: after?.id ?? null }] : [];
}
