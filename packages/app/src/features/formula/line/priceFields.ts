import type { FormulaLine } from '@seedbed/server/contract';
import { dayField, textField, type Field, type FieldGroup } from '../fields/field';

type Price = NonNullable<FormulaLine['price']>;

const bases = [
  { id: 'assumed', label: 'Assumed' },
  { id: 'list', label: 'List price' },
  { id: 'quote', label: 'Quote' },
];

/** What the line's material is bought at; without a price of its own, what the base knows. */
export function priceGroup({ price }: FormulaLine): FieldGroup {
  const tiers: Field = {
    kind: 'text',
    id: 'price.tiers',
    label: 'Dollars a kilogram',
    hint: 'One price, or from how many kilograms each holds: 0: 14.00, 100: 12.50',
    fault: 'Write a price such as 14.00, or kilograms and price: 0: 14.00, 100: 12.50.',
    value: tiersText(price?.tiers ?? []),
    set: (text) => {
      if (!text) return { price: null };
      const read = readTiers(text);
      return read && { price: { basis: 'assumed', ...price, tiers: read } };
    },
  };
  return {
    title: 'Price',
    hint: 'Without one, a line is costed by what the base knows of its material.',
    fields: price ? [tiers, ...describedBy(price)] : [tiers],
  };
}

const describedBy = ({ asOf, supplier, basis }: Price): Field[] => [
  dayField('price.asOf', 'As of', { value: asOf }),
  textField('price.supplier', 'Supplier', { value: supplier }),
  {
    kind: 'choice',
    id: 'price.basis',
    label: 'Known by',
    value: basis ?? 'assumed',
    options: bases,
    set: (id) => ({ 'price.basis': id }),
  },
];

/** Tiers as they are typed; one that holds from the first kilogram is its price alone. */
export const tiersText = (tiers: Price['tiers']): string =>
  tiers.length === 1 && tiers[0]?.fromKg === 0
    ? tiers[0].perKg
    : tiers.map(({ fromKg, perKg }) => `${fromKg}: ${perKg}`).join(', ');

/** Reads tiers, least first; undefined where one of them cannot be read. */
export function readTiers(text: string): Price['tiers'] | undefined {
  const tiers = text.split(/,\s+|;/).map((part) => {
    const match = /^(?:([\d.]+)\s*(?:kg)?\s*:\s*)?\$?\s*(\d{1,8}(?:\.\d{1,2})?)$/.exec(part.trim());
    return match && { fromKg: Number(match[1] ?? 0), perKg: Number(match[2]).toFixed(2) };
  });
  if (!tiers.every((tier) => tier !== null)) return undefined;
  return tiers.toSorted((one, other) => one.fromKg - other.fromKg);
}
