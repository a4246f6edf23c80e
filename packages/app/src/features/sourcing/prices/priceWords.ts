import type { SupplierPrice, SupplierPriceDraft } from '@seedbed/server/contract';
import { newerPrice } from '@seedbed/server/formula';
import { faultyTiers, readTiers, tiersText } from '../../../fields/priceTiers';
import { dayInWords, isDay } from '../../../format/dates';

/** A price as its form says it: whatever is typed, as it is typed. */
export interface PriceWords {
  ingredientKey: string | null;
  form: string;
  /** One price of a kilogram, or tiers: '0: 14.00, 100: 12.50'. */
  perKg: string;
  currency: string;
  asOf: string;
  moq: string;
  leadTime: string;
  /** '' where it is not said. */
  incoterm: NonNullable<SupplierPrice['incoterm']> | '';
}

/** Nothing said of a price yet but its day. */
export const noPrice = (today: string): PriceWords => ({
  ingredientKey: null,
  form: '',
  perKg: '',
  currency: 'USD',
  asOf: today,
  moq: '',
  leadTime: '',
  incoterm: '',
});

const text = (value: number | null) => (value === null ? '' : String(value));

/** A price as its form begins. */
export const wordsOfPrice = (price: SupplierPrice): PriceWords => ({
  ingredientKey: price.ingredientKey,
  form: price.form ?? '',
  perKg: tiersText(price.tiers.map((tier) => ({ fromKg: tier.kg, perKg: tier.price }))),
  currency: price.currency,
  asOf: price.asOf,
  moq: text(price.moqKg),
  leadTime: text(price.leadTimeDays),
  incoterm: price.incoterm ?? '',
});

/** What cannot be read, by the name of its field, with what to do. */
export type PriceFaults = Partial<Record<keyof PriceWords, string>>;

const isAmount = (typed: string) => /^\d*(?:\.\d+)?$/.test(typed.replaceAll(',', '').trim());
const isWhole = (typed: string) => /^\d*$/.test(typed.trim());
/** What is wrong with what was typed; nothing where all of it can be sent. */
export function faultsOf(words: PriceWords, today: string): PriceFaults {
  const faults: readonly (readonly [keyof PriceWords, boolean, string])[] = [
    ['ingredientKey', words.ingredientKey === null, 'Choose an ingredient'],
    ['perKg', !readTiers(words.perKg), faultyTiers],
    ['currency', !/^[a-z]{3}$/i.test(words.currency.trim()), 'Enter a currency like USD or EUR'],
    ['asOf', isDay(words.asOf.trim()) && words.asOf.trim() > today, 'Enter a day that has come'],
    ['asOf', !isDay(words.asOf.trim()), 'Write the day as year, month, day: 2026-01-31'],
    ['moq', !isAmount(words.moq), 'Enter kilograms like 25, or nothing'],
    ['leadTime', !isWhole(words.leadTime), 'Enter days like 21, or nothing'],
  ];
  return Object.fromEntries(faults.flatMap(([name, isFaulty, what]) => (isFaulty ? [[name, what]] : [])));
}

const maybeNumber = (typed: string) => (typed.trim() === '' ? null : Number(typed.replaceAll(',', '')));

/** What is sent of a form without faults. */
export const draftOf = (words: PriceWords, supplierId: number): SupplierPriceDraft => ({
  supplierId,
  ingredientKey: words.ingredientKey ?? '',
  form: words.form.trim() || null,
  tiers: (readTiers(words.perKg) ?? []).map(({ fromKg, perKg }) => ({
    kg: fromKg,
    price: perKg,
  })),
  currency: words.currency.trim().toUpperCase(),
  asOf: words.asOf.trim(),
  moqKg: maybeNumber(words.moq),
  leadTimeDays: maybeNumber(words.leadTime),
  incoterm: words.incoterm || null,
});

/** Tiers as they are read, one by one: '14.00 USD', 'from 100 kg 11.50 USD'. */
export const pricesInWords = ({ tiers, currency }: Pick<SupplierPrice, 'tiers' | 'currency'>): string[] =>
  tiers.map(({ kg, price }) => (kg > 0 ? `from ${kg} kg ${price} ${currency}` : `${price} ${currency}`));

/** Whether formulas are costed with a price, and why or why not. */
export interface PriceUse {
  isUsed: boolean;
  why: string;
}

/** Which price formulas are costed with, as one of all that were given is told of itself. */
export function priceUse(
  price: SupplierPrice,
  prices: readonly SupplierPrice[],
  nameOf: (supplierId: number | null) => string,
): PriceUse {
  if (price.currency !== 'USD') {
    return { isUsed: false, why: 'Formulas are costed in US dollars.' };
  }
  const given = prices.map((each) => ({ ...each, supplier: null }));
  const newer = newerPrice({ ...price, supplier: null }, given);
  if (newer) {
    const who = nameOf(newer.supplierId);
    return { isUsed: false, why: `${who} gave a newer one on ${dayInWords(newer.asOf, 'UTC')}.` };
  }
  const where =
    price.form === null ? 'The newest in dollars for any form.' : 'The newest in dollars for this form.';
  return { isUsed: true, why: `${where} A line with a price or a material of its own keeps that.` };
}
