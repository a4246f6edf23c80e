import type { FormulaOp, StoredFormula } from '@seedbed/server/contract';
import { isSame } from '../../../api/isSame';
import { fieldIn, fieldOf, lineOf, type Field } from './paths';

/** An op, and what its field said before it; null of ops that set no field. */
export interface Step {
  op: FormulaOp;
  was: unknown;
}

/** A field that was changed here and in another window. */
export interface Conflict extends Field {
  mine: unknown;
  theirs: unknown;
}

/** What becomes of one's own steps on a row that others changed. */
export interface Merged<Own extends Step> {
  steps: Own[];
  conflicts: Conflict[];
  /** Ids of lines that were changed here and are gone there. */
  lost: string[];
}

export const fieldKey = ({ lineId, path }: Field): string => `${lineId ?? ''}\n${path}`;

/** Puts one's own steps on the row as it is now: what others left alone is merged, the rest is asked. */
export function mergeSteps<Own extends Step>(steps: readonly Own[], current: StoredFormula): Merged<Own> {
  const kept: Own[] = [];
  const settled = new Set<string>();
  const conflicts = new Map<string, Conflict>();
  const lost = new Set<string>();
  const added = new Set(steps.flatMap(({ op }) => (op.op === 'addLine' ? [String(op.line.id)] : [])));
  const isThere = (id: string | number) => added.has(String(id)) || lineOf(current, id) !== undefined;
  for (const step of steps) {
    const field = fieldOf(step.op);
    if (!field) kept.push(...movedStep(step, current, isThere));
    else if (field.lineId !== null && !isThere(field.lineId)) lost.add(field.lineId);
    else if (field.lineId !== null && added.has(field.lineId)) kept.push(step);
    else if (settled.has(fieldKey(field))) kept.push(step);
    else {
      const theirs = fieldIn(current, field);
      const mine = 'value' in step.op ? step.op.value : null;
      const key = fieldKey(field);
      if (isSame(theirs, mine)) conflicts.delete(key);
      else if (!conflicts.has(key) && isSame(theirs, step.was)) {
        settled.add(key);
        kept.push(step);
      } else conflicts.set(key, { ...field, mine, theirs });
    }
  }
  return { steps: kept, conflicts: [...conflicts.values()], lost: [...lost] };
}

/** A step that adds, removes or moves a line, where there is still something to do; behind all where its place is gone. */
function movedStep<Own extends Step>(
  step: Own,
  current: StoredFormula,
  isThere: (id: string | number) => boolean,
): Own[] {
  const { op } = step;
  // Its answer was lost on the way: the line is there already.
  if (op.op === 'addLine' && op.line.id !== undefined && lineOf(current, op.line.id)) return [];
  if ((op.op === 'removeLine' || op.op === 'moveLine') && !isThere(op.line)) return [];
  if (!('after' in op) || op.after === undefined || op.after === null || isThere(op.after)) return [step];
  return [{ ...step, op: { ...op, after: undefined } }];
}
