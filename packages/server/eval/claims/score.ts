import type { CheckedClaims } from '../../src/contract/claims/claims.ts';
import type { ClaimCase } from './cases.ts';

/** A case and what the checker said of it. */
export interface Judged {
  readonly expected: ClaimCase;
  readonly got: Pick<CheckedClaims, 'class' | 'verdict'>;
}

/** The figures of some cases. */
export interface ClaimScore {
  readonly cases: number;
  readonly right: { readonly class: number; readonly verdict: number; readonly both: number };
  /** Said to pass where every expected verdict stops it. */
  readonly falsePasses: { readonly count: number; readonly of: number };
  /** Sentences that are no claims, and how many of them were taken for one or stopped. */
  readonly flagged: { readonly count: number; readonly of: number };
}

const passing = new Set(['allowed', 'conditions']);
const isClassRight = ({ expected, got }: Judged) => expected.class.includes(got.class);
const isVerdictRight = ({ expected, got }: Judged) => expected.verdict.includes(got.verdict);
const mustStop = ({ expected }: Judged) => expected.verdict.every((verdict) => !passing.has(verdict));
const isNoClaim = ({ expected }: Judged) => expected.class.includes('none');

/** Whether class and verdict are among those expected. */
export const isRight = (judged: Judged): boolean => isClassRight(judged) && isVerdictRight(judged);

/** Adds judged cases up. */
export function scoreOf(judged: readonly Judged[]): ClaimScore {
  const count = (test: (each: Judged) => boolean) => judged.filter(test).length;
  return {
    cases: judged.length,
    right: { class: count(isClassRight), verdict: count(isVerdictRight), both: count(isRight) },
    falsePasses: {
      count: count((each) => mustStop(each) && passing.has(each.got.verdict)),
      of: count(mustStop),
    },
    flagged: { count: count((each) => isNoClaim(each) && !isRight(each)), of: count(isNoClaim) },
  };
}

/** Judged cases by the number of the rule that decides them, in the order of the rules. */
export function byRule(judged: readonly Judged[]): [rule: number, judged: Judged[]][] {
  const groups = new Map<number, Judged[]>();
  for (const each of judged) {
    const rule = Number.parseInt(each.expected.rule, 10);
    groups.set(rule, [...(groups.get(rule) ?? []), each]);
  }
  return [...groups].sort(([a], [b]) => a - b);
}
