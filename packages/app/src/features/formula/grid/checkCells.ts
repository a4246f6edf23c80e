import type { Check } from '@seedbed/server/formula';
import { severityWords } from '../model/words';

/** The column that a check is about, by the beginning of its code; others stand in the column of checks. */
const columns: readonly (readonly [code: string, columnId: string])[] = [
  ['conversion.form', 'form'],
  ['conversion', 'amount'],
  ['dose', 'amount'],
  ['material', 'form'],
  ['mix', 'amount'],
  ['percent', 'amount'],
  ['overage', 'overage'],
  ['tolerance', 'overage'],
  ['price', 'price'],
  ['line.unmatched', 'name'],
];

/** The column whose cell a check marks. */
export const columnOf = ({ code }: { code: string }): string =>
  columns.find(([start]) => code.startsWith(start))?.[1] ?? 'checks';

const columnsOfPaths: Readonly<Record<string, string>> = {
  amount: 'amount',
  source: 'form',
  nutrientForm: 'form',
  purpose: 'purpose',
  potency: 'potency',
  overage: 'overage',
  price: 'price',
};

/** The column that shows a field of a line; what no column shows is found at the line's name. */
export const columnOfPath = (path: string): string => columnsOfPaths[path.split('.')[0] ?? ''] ?? 'name';

/** What stops the approval of a cell, in a sentence; undefined where nothing does. */
export const stopOf = (checks: readonly Check[], columnId: string): string | undefined =>
  checks.find((check) => check.severity === 'stop' && columnOf(check) === columnId)?.text;

/** A line's checks in a few words: the worst kind, and how many there are of all. */
export function checksText(checks: readonly Check[]): string {
  const [worst] = checks;
  if (!worst) return '';
  const others = checks.length - 1;
  return severityWords[worst.severity] + (others > 0 ? ` and ${others} more` : '');
}

const rank = { stop: 0, warn: 1, note: 2 } as const;
const keyOf = ({ code, line, text }: Check) => `${code} ${line ?? ''} ${text}`;

/** The worst of the checks that were not there before; null where none is new. */
export function worstNew(before: readonly Check[], after: readonly Check[]): Check | null {
  const known = new Set(before.map(keyOf));
  const [worst = null] = after
    .filter((check) => !known.has(keyOf(check)))
    .sort((one, other) => rank[one.severity] - rank[other.severity]);
  return worst;
}
