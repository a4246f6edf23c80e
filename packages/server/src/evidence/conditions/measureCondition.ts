import type { Condition } from './condition.ts';
import { unitOf } from './describeCondition.ts';
import { amountOf, evaluateCondition, type ClaimFacts } from './evaluateCondition.ts';

/** What a product has of what a condition asks, unrounded, and how much that needs. */
export interface Measure {
  have: number;
  need: number;
  unit: string;
}

/** The comparison that decides a condition: the first that fails, else the first whose amount is known; null where none is. */
export function measureCondition(condition: Condition, facts: ClaimFacts): Measure | null {
  const known = measuresOf(condition, facts);
  return (known.find(({ isMet }) => isMet === false) ?? known[0])?.measure ?? null;
}

function measuresOf(condition: Condition, facts: ClaimFacts): { measure: Measure; isMet: boolean | null }[] {
  if (condition.kind === 'holds') return [];
  if (condition.kind !== 'compare') return condition.parts.flatMap((part) => measuresOf(part, facts));
  const { left, right } = condition;
  const [of, bound] = left.kind === 'number' ? [right, left] : [left, right];
  const [have, need] = [amountOf(of, facts), amountOf(bound, facts)];
  if (have === null || need === null || of.kind !== 'fact') return [];
  return [{ measure: { have, need, unit: unitOf(of.name) }, isMet: evaluateCondition(condition, facts) }];
}
