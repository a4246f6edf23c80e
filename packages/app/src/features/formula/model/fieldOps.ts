import type { FormulaLine, FormulaOp } from '@seedbed/server/contract';

/** What is set of a line, by path; null restores the default. */
export type FieldValues = Readonly<Record<string, unknown>>;

/** The ops that set fields of a line. */
export const fieldOps = (line: FormulaLine['id'], fields: FieldValues): FormulaOp[] =>
  Object.entries(fields).map(([path, value]) => ({ op: 'setField', line, path, value: value ?? null }));
