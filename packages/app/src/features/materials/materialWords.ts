import type { MaterialDraft, MaterialPatch, MaterialPriceDraft } from '@seedbed/server/contract';

import { faultyTiers, readTiers } from '../../fields/priceTiers';

/** What is typed into the fields of a material; '' where nothing is known. */
export interface MaterialWords {
  name: string;
  source: string;
  potency: string;
  overage: string;
  moisture: string;
  density: string;
  note: string;
}

/** What is typed into the fields of a price. */
export interface PriceWords {
  /** One price, or tiers: '0: 14.00, 100: 12.50'. */
  perKg: string;
  supplier: string;
  basis: 'quote' | 'list' | 'assumed';
}

export const noWords: MaterialWords = {
  name: '',
  source: '',
  potency: '',
  overage: '',
  moisture: '',
  density: '',
  note: '',
};

export const noPrice: PriceWords = { perKg: '', supplier: '', basis: 'quote' };

const figures = ['potency', 'overage', 'moisture', 'density'] as const;

/** What the fields show of a material. */
export function wordsOf(material: MaterialPatch): MaterialWords {
  const shown = (value: unknown) => (value === null || value === undefined ? '' : String(value));
  const fields = Object.keys(noWords) as (keyof MaterialWords)[];
  return Object.fromEntries(
    fields.map((field) => [field, shown(material[field])]),
  ) as unknown as MaterialWords;
}

/** Fields that cannot be read, by name, with what to do. */
export type Faults = Partial<Record<keyof MaterialWords | keyof PriceWords, string>>;

const isFigure = (text: string) => text === '' || /^\d+(?:\.\d+)?$/.test(text);

/** What is wrong with what was typed; nothing where all of it can be read. */
export function faultsOf(words: MaterialWords): Faults {
  const faulty = figures.filter((field) => !isFigure(words[field].trim()));
  return {
    ...(words.name.trim() === '' ? { name: 'Enter a name' } : {}),
    ...Object.fromEntries(faulty.map((field) => [field, 'Enter a number like 14.1, or nothing'])),
  };
}

/** The same of a price; an empty one is none. */
export const priceFaultsOf = ({ perKg }: PriceWords): Faults =>
  perKg.trim() === '' || readTiers(perKg) ? {} : { perKg: faultyTiers };

/** A material's fields as they are sent: what is empty is unknown. */
export function fieldsOf({
  name,
  source,
  note,
  ...numbers
}: MaterialWords): MaterialPatch & { name: string } {
  const number = (text: string) => (text.trim() === '' ? null : Number(text));
  return {
    name: name.trim(),
    source: source.trim() || null,
    note: note.trim() || null,
    potency: number(numbers.potency),
    overage: number(numbers.overage),
    moisture: number(numbers.moisture),
    density: number(numbers.density),
  };
}

/** A price as it is sent; null where none was typed. */
export function priceOf({ perKg, supplier, basis }: PriceWords): MaterialPriceDraft | null {
  const tiers = perKg.trim() === '' ? undefined : readTiers(perKg);
  return tiers ? { tiers, supplier: supplier.trim() || null, basis } : null;
}

/** A new material as it is sent. */
export const draftOf = (words: MaterialWords, price: PriceWords): MaterialDraft => ({
  ...fieldsOf(words),
  price: priceOf(price),
});
