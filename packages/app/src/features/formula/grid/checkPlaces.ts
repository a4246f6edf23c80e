import type { FormulaLine } from '@seedbed/server/contract';
import type { Check } from '@seedbed/server/formula';
import { fieldLabels } from '../../../fields/labels';
import { settingLabels } from '../model/words';
import { columnOf } from './checkCells';

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
