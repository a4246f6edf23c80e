import type { FormulaOp, StoredFormula } from '@seedbed/server/contract';
import { applied, computedOf, type Basis, type Computed } from './computed';
import { opsOf, type Pending } from './pending';
import { sharing } from './sharing';

/** A formula with all that follows from it. */
export interface Reckoned {
  formula: StoredFormula;
  computed: Computed;
}

/** What a formula on the page is made of. */
export interface Parts {
  stored: StoredFormula;
  pending: Pending;
  /** What is being typed; null: nothing. */
  typing: readonly FormulaOp[] | null;
  basis: Basis;
}

/** The formula with every act in it, and the same with what is being typed. */
export interface Shown {
  kept: Reckoned;
  live: Reckoned;
}

/** Works out what is shown; what says the same as before is the same object and is not computed again. */
export function shownOf(parts: Parts, before: Shown | null): Shown {
  const { stored, pending, basis } = parts;
  const formula = applied(stored, opsOf(pending)) ?? stored;
  const kept = reckon(sharing(formula, before?.kept.formula), basis, before?.kept);
  return { kept, live: liveOf(kept, parts, before) };
}

/** What cannot be read while it is typed leaves the last that could. */
export function liveOf(kept: Reckoned, { typing, basis }: Parts, before: Shown | null): Reckoned {
  if (!typing) return kept;
  const formula = applied(kept.formula, typing);
  return formula ? reckon(formula, basis, kept) : (before?.live ?? kept);
}

const reckon = (formula: StoredFormula, basis: Basis, before: Reckoned | undefined): Reckoned =>
  before?.formula === formula ? before : { formula, computed: computedOf(formula, basis) };
