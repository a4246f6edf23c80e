import type { FormulaOp, StoredFormula } from '@seedbed/server/contract';
import { fieldKey, mergeSteps, type Conflict, type Step } from './merge';
import { fieldIn, fieldOf } from './paths';

/** What one act changed and the server has not said yes to. */
export interface Batch {
  /** The same key is never done twice. */
  key: string;
  steps: Step[];
}

/** What must not be lost by a reload: acts on their way, questions that are open, texts that could not be read. */
export interface Pending {
  /** The revision that the first batch was made on; what was lost of its answer is known by it. */
  rev: number;
  batches: Batch[];
  conflicts: Conflict[];
  /** By line and column. */
  unreadable: Readonly<Record<string, string>>;
}

export const nothingPending: Pending = { rev: 0, batches: [], conflicts: [], unreadable: {} };

/** Whether there is anything to keep. */
export const isNothing = ({ batches, conflicts, unreadable }: Pending): boolean =>
  batches.length === 0 && conflicts.length === 0 && Object.keys(unreadable).length === 0;

/** An act with what its fields said before it, one op after the other. */
export function stepsOf(ops: readonly FormulaOp[], before: StoredFormula): Step[] {
  const said = new Map<string, unknown>();
  return ops.map((op) => {
    const field = fieldOf(op);
    if (!field) return { op, was: null };
    const key = fieldKey(field);
    const was = said.has(key) ? said.get(key) : (fieldIn(before, field) ?? null);
    said.set(key, 'value' in op ? op.value : null);
    return { op, was };
  });
}

/** All ops that are on their way, in order. */
export const opsOf = ({ batches }: Pending): FormulaOp[] =>
  batches.flatMap(({ steps }) => steps.map(({ op }) => op));

/** What is left once the first batch is stored. */
export const withoutFirst = (pending: Pending, rev: number): Pending => ({
  ...pending,
  rev,
  batches: pending.batches.slice(1),
});

/** The acts as they go on top of what another window stored; each is another wish now, under another key. */
export function rebased(
  pending: Pending,
  current: StoredFormula,
  newKey: () => string,
): { pending: Pending; lost: string[] } {
  const own = pending.batches.flatMap(({ steps }, batch) => steps.map((step) => ({ ...step, batch })));
  const merged = mergeSteps(own, current);
  const asked = new Set(merged.conflicts.map(fieldKey));
  return {
    lost: merged.lost,
    pending: {
      ...pending,
      rev: current.rev,
      batches: [...Map.groupBy(merged.steps, ({ batch }) => batch).values()].map((steps) => ({
        key: newKey(),
        steps: steps.map(({ op, was }) => ({ op, was })),
      })),
      conflicts: [
        ...pending.conflicts.filter((conflict) => !asked.has(fieldKey(conflict))),
        ...merged.conflicts,
      ],
    },
  };
}
