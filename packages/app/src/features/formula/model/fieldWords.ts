import type { FormulaLine } from '@seedbed/server/contract';
import { amountText, type LineAmount } from './amountText';

const words: Readonly<Record<string, string>> = {
  name: 'Name',
  amount: 'Amount',
  source: 'Form',
  nutrientForm: 'Form of the vitamin',
  purpose: 'Purpose',
  potency: 'Potency',
  activePercent: 'Active share',
  overage: 'Overage',
  moisture: 'Moisture',
  loss: 'Loss',
  price: 'Price',
  note: 'Note',
  market: 'Market',
  foodPack: 'Pack',
  serving: 'Serving',
  container: 'Container',
  audience: 'Audience',
};

/** A field by its path in the words of a person: `amount.value` is the amount. */
export function fieldWords(path: string): string {
  const [first = ''] = path.split('.');
  return words[first] ?? first.replace(/([A-Z])/g, ' $1').replace(/^./, (letter) => letter.toUpperCase());
}

const percents = new Set(['potency', 'activePercent', 'overage', 'moisture', 'loss', 'yield']);

/** A field's value in the words of a person; of a number alone, with the unit that its line has. */
export function valueWords(path: string, value: unknown, line: FormulaLine | undefined): string {
  if (value === null || value === undefined) return 'nothing';
  if (path === 'amount') return amountText(value as LineAmount) || 'nothing';
  if (path === 'amount.value') return amountText({ ...line?.amount, value: value as number });
  if (path === 'price') {
    const [tier] = (value as NonNullable<FormulaLine['price']>).tiers;
    return tier ? `$${tier.perKg} a kg` : 'nothing';
  }
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.map(String).join(', ');
  if (typeof value === 'object')
    return Object.values(value)
      .filter((part) => part !== null)
      .join(' ');
  return percents.has(path) ? `${String(value)} %` : String(value);
}
