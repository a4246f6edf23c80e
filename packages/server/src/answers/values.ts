import type { Cited, Evidence, Passage } from '../evidence/index.ts';
import type { NoteKind } from '../evidence/notes.ts';
import { amountWithIu } from '../evidence/passages/passages.ts';
import type { DailyValue, Limit } from '../evidence/records.ts';
import { formatAmount, selfAndParent } from '../registry/index.ts';

/** The limits of adults, or of another group, that hold for an ingredient, its own before those of its parent. */
export const limitsOf = (evidence: Evidence, key: string, group: Limit['group'] = 'adults'): Cited<Limit>[] =>
  nearest(evidence, evidence.limits, key).filter(
    (limit) => limit.group === group && limit.kind !== 'single dose',
  );

/** What is taken at once without concern, for adults; a day may hold several of them. */
export const singleDosesOf = (evidence: Evidence, key: string): Cited<Limit>[] =>
  nearest(evidence, evidence.limits, key).filter(
    (limit) => limit.group === 'adults' && limit.kind === 'single dose',
  );

/** Whose limits hold in a market. */
export const authorityIn = { US: 'US', EU: 'EFSA' } as const;

/** The label reference values that hold for an ingredient. */
export const dailyValuesOf = (evidence: Evidence, key: string): Cited<DailyValue>[] =>
  nearest(evidence, evidence.dailyValues, key);

/** A formulation note of an ingredient, or of its parent where it has none. */
export function noteOf(evidence: Evidence, key: string, kind: NoteKind): Passage | undefined {
  return selfAndParent(evidence, key)
    .map((each) => evidence.notes.get(each)?.[kind])
    .find(Boolean);
}

function nearest<Row extends { ingredient: string }>(
  evidence: Evidence,
  rows: readonly Row[],
  key: string,
): Row[] {
  for (const each of selfAndParent(evidence, key)) {
    const own = rows.filter((row) => row.ingredient === each);
    if (own.length > 0) return own;
  }
  return [];
}

/** `15 µg (600 IU)`: the amount of a limit or reference value, with its IU where they are unambiguous. */
export function amountOf(
  evidence: Evidence,
  row: { ingredient: string; amount: number | null; unit: string },
): string {
  const conversions = evidence.conversions.filter((conversion) => conversion.ingredient === row.ingredient);
  return row.amount === null ? '' : amountWithIu(row.amount, row.unit, conversions);
}

/** A range such as `200–400 mg`. */
export const rangeOf = (low: number, high: number, unit: string): string =>
  low === high ? formatAmount(low, unit) : `${formatAmount(low, '').trim()}–${formatAmount(high, unit)}`;

/** A passage with a statement worked out from it, so that the figures of both can be checked in one place. */
export function derive(passage: Passage, statement: string): Passage {
  return { ...passage, key: `${passage.key}+${statement}`, text: `${passage.text} Worked out: ${statement}` };
}
