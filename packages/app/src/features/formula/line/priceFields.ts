import type { FormulaLine } from '@seedbed/server/contract';
import { priceForLine, type GivenPrice } from '@seedbed/server/formula';
import { faultyTiers, readTiers, tiersHint, tiersText } from '../../../fields/priceTiers';
import { dayInWords } from '../../../format/dates';
import { dayField, textField, type Field, type FieldGroup } from '../../../fields/field';

type Price = NonNullable<FormulaLine['price']>;

const bases = [
  { id: 'assumed', label: 'Assumed' },
  { id: 'list', label: 'List price' },
  { id: 'quote', label: 'Quote' },
];

/** What the line's material is bought at; without a price of its own, a supplier's or what the base knows. */
export function priceGroup(line: FormulaLine, given: readonly GivenPrice[]): FieldGroup {
  const { price } = line;
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
    hint: whyPriced(line, given),
    fields: price ? [tiers, ...describedBy(price)] : [tiers],
  };
}

/** Which price the line is costed with, and why that one. */
function whyPriced(line: FormulaLine, given: readonly GivenPrice[]): string {
  if (line.price) return 'This price of its own goes before every other.';
  if (line.materialId) return 'The newest price of its material, unless it has one of its own here.';
  const taken = priceForLine(line, given);
  if (!taken) return 'Without one, a line is costed by what the base knows of its material.';
  const { form, supplier, asOf, tiers } = taken;
  const asked = tiers.map(({ kg, price }) => `$${price} from ${kg} kg`).join(', ');
  const why = form === null ? 'for any form' : `for ${form}`;
  return `${supplier ?? 'A supplier'} asked ${asked} on ${dayInWords(asOf, 'UTC')}: the newest price in US dollars ${why}. One of its own here goes before it.`;
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
