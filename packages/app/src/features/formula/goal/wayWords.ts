import type { FormulaOp, StoredFormula } from '@seedbed/server/contract';
import type { GoalChange, Way } from '@seedbed/server/formula/goal';
import { amountText } from '../model/amountText';
import { fieldOps } from '../model/fieldOps';
import { lineName } from '../model/lineName';
import { lineOf } from '../model/paths';

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const cents = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** '$7.05'. */
export const moneyText = (value: number): string => cents.format(value);

const nameOf = (formula: StoredFormula, id: string | number) => {
  const line = lineOf(formula, String(id));
  return line ? lineName(line) : 'the line';
};

/** What is done, in a few words. */
export function wayTitle(formula: StoredFormula, change: GoalChange, containers: number): string {
  if (change.kind === 'run')
    return `A run of ${whole.format(change.containers)} instead of ${whole.format(containers)}`;
  const name = nameOf(formula, change.line);
  const { amount, source } = lineOf(formula, String(change.line)) ?? {};
  if (change.kind === 'without') return `Without ${name}`;
  if (change.kind === 'form')
    return `${name} as ${change.form.label}${source ? ` instead of ${source}` : ''}`;
  return `${name}: ${amountText({ ...amount, value: change.value })} instead of ${amountText(amount)}`;
}

/** The tiers that a larger run reaches; '' where it reaches none. */
export const tierWords = (formula: StoredFormula, { tiers }: Pick<Way, 'tiers'>): string =>
  tiers
    .map(
      ({ line, from, to }) =>
        `${nameOf(formula, line)} at ${moneyText(to)} a kg instead of ${moneyText(from)}.`,
    )
    .join(' ');

/** The ops that go this way: one act, taken back in one step. */
export function wayOps({ lines }: Pick<StoredFormula, 'lines'>, change: GoalChange): FormulaOp[] {
  if (change.kind === 'run') return [{ op: 'setFormula', path: 'batchUnits', value: change.containers }];
  const line = lines?.find(({ id }) => id === change.line);
  if (!line) return [];
  if (change.kind === 'without') return [{ op: 'removeLine', line: line.id }];
  if (change.kind === 'amount') return fieldOps(line.id, { amount: { ...line.amount, value: change.value } });
  const told = Object.entries(change.form.fields).filter(
    ([field, value]) => value !== null || (line[field as keyof typeof line] ?? null) !== null,
  );
  return fieldOps(line.id, Object.fromEntries(told));
}
