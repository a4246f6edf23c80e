import type { FormulaLine, StoredFormula } from '@seedbed/server/contract';
import { isSame } from '../../../api/isSame';

/** A formula with the lines of the one before where they say the same, so that only others are drawn again. */
export function sharing(formula: StoredFormula, before: StoredFormula | undefined): StoredFormula {
  if (!before || formula === before) return formula;
  const known = new Map((before.lines ?? []).map((line) => [String(line.id), line]));
  const lines = formula.lines?.map((line): FormulaLine => {
    const own = known.get(String(line.id));
    return own && isSame(own, line) ? own : line;
  });
  const isUnchanged =
    lines?.length === before.lines?.length && lines?.every((line, at) => line === before.lines?.[at]);
  const next = { ...formula, lines: isUnchanged ? before.lines : lines };
  return isSame(next, before) ? before : next;
}
