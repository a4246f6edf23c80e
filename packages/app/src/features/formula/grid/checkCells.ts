import type { FormulaLine } from '@seedbed/server/contract';
import type { Check } from '@seedbed/server/formula';
import { fieldLabels } from '../../../fields/labels';
import { settingLabels, severityWords } from '../model/words';

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

/** The first field to fill in for a check of what a line holds beside the grid's columns, by the beginning of its code. */
const fields: readonly (readonly [code: string, label: string])[] = [
  ['allergen', fieldLabels.allergenEvidence],
  ['profile', fieldLabels.fat],
  ['protein.quality', fieldLabels.proteinQuality],
];

/** The label of the field in a line's details that a check is about; undefined where it is about a cell. */
export const fieldOf = ({ code }: { code: string }): string | undefined =>
  fields.find(([start]) => code.startsWith(start))?.[1];

/** The setting to change for a check of the formula as a whole, by the beginning of its code. */
const settings: readonly (readonly [code: string, label: string])[] = [
  ['fit', settingLabels.pieces],
  ['serving', settingLabels.container],
  ['label.dualColumn', settingLabels.dualColumn],
  ['label.oneServing', settingLabels.container],
];

const settingOf = ({ code }: { code: string }): string | undefined =>
  settings.find(([start]) => code.startsWith(start))?.[1];

/** Where a check can be seen to: a cell, a field of a line's details, or a setting of the formula. */
export type CheckPlace =
  | { kind: 'cell'; lineId: string; columnId: string }
  | { kind: 'details'; lineId: string; field: string }
  | { kind: 'setting'; field: string };

/** Where a check can be seen to in a formula with these lines; undefined where there is no such place. */
export function placeOf(
  check: { code: string; line?: Check['line'] },
  lines: readonly FormulaLine[] | null | undefined,
): CheckPlace | undefined {
  if (check.line === undefined) {
    const field = settingOf(check);
    if (field) return { kind: 'setting', field };
    const share = check.code === 'percent.sum' && lines?.find(({ amount }) => amount?.basis === 'percent');
    return share ? { kind: 'cell', lineId: String(share.id), columnId: 'amount' } : undefined;
  }
  const lineId = String(check.line);
  if (!lines?.some(({ id }) => String(id) === lineId)) return undefined;
  const field = fieldOf(check);
  return field ? { kind: 'details', lineId, field } : { kind: 'cell', lineId, columnId: columnOf(check) };
}

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
