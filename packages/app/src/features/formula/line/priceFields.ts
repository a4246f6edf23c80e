import type { FormulaLine } from '@seedbed/server/contract';
import { faultyTiers, readTiers, tiersHint, tiersText } from '../../../fields/priceTiers';
import { dayField, textField, type Field, type FieldGroup } from '../../../fields/field';

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
    hint: tiersHint,
    fault: faultyTiers,
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
