import type { FormulaLine, FormulaOp, StoredFormula } from '@seedbed/server/contract';

/** Where a change happens: a field of a line, by its id as text, or with null a setting of the formula. */
export interface Field {
  lineId: string | null;
  /** Dotted. */
  path: string;
}

/** A formula's lines and settings, as far as fields are read from them. */
export type Readable = Partial<StoredFormula>;

/** The line with this id. Ids are compared as text: a number and its digits name one line. */
export const lineOf = (formula: Readable, id: string | number): FormulaLine | undefined =>
  formula.lines?.find((line) => String(line.id) === String(id));

/** What stands at a dotted path; null where nothing does. */
export function valueAt(record: unknown, path: string): unknown {
  let value = record;
  for (const part of path.split('.')) {
    if (typeof value !== 'object' || value === null) return null;
    value = (value as Record<string, unknown>)[part];
  }
  return value ?? null;
}

/** The field that an op sets; undefined for those that add, remove and move lines. */
export function fieldOf(op: FormulaOp): Field | undefined {
  if (op.op === 'setField') return { lineId: String(op.line), path: op.path };
  return op.op === 'setFormula' ? { lineId: null, path: op.path } : undefined;
}

/** What a field says in a formula; undefined where its line is gone. */
export function fieldIn(formula: Readable, { lineId, path }: Field): unknown {
  if (lineId === null) return valueAt(formula, path);
  const line = lineOf(formula, lineId);
  return line && valueAt(line, path);
}
