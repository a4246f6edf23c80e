import type { Quote } from '@seedbed/server/contract';

/** What of a quote is ours to say, as its fields are called. */
export const ourFields = [
  { name: 'fxRate', label: 'Rate to US dollars', hint: 'Dollars for one of the currency: 1.10' },
  { name: 'fxAsOf', label: 'Day of the rate', hint: '2026-11-22' },
  { name: 'dutyPercent', label: 'Duty, %', hint: undefined },
  { name: 'dutyAsOf', label: 'Duty as read on', hint: '2026-11-22' },
  { name: 'entry', label: 'Customs entry, US dollars', hint: undefined },
  { name: 'freightOurs', label: 'Freight that we pay, US dollars', hint: undefined },
  { name: 'rejectPercent', label: 'Rejects we expect, %', hint: undefined },
  { name: 'batches', label: 'Batches of the order', hint: undefined },
] as const;

/** The same as it is typed. */
export type OurWords = Record<(typeof ourFields)[number]['name'], string>;

const text = (value: string | number | null | undefined) => String(value ?? '');

/** Our part as its form begins. */
export const ourWordsOf = (quote: Partial<Quote> = {}): OurWords => ({
  fxRate: text(quote.fxRate),
  fxAsOf: text(quote.fxAsOf),
  dutyPercent: text(quote.dutyPercent),
  dutyAsOf: text(quote.dutyAsOf),
  entry: text(quote.entry),
  freightOurs: text(quote.freightOurs),
  rejectPercent: text(quote.rejectPercent ?? 0),
  batches: text(quote.batches ?? 1),
});

const maybe = (typed: string) => typed.trim() || null;
const number = (typed: string) => Number(typed.trim());

/** Our part as it is sent. */
export const ourPartOf = (words: OurWords) => ({
  fxRate: maybe(words.fxRate),
  fxAsOf: maybe(words.fxAsOf),
  dutyPercent: maybe(words.dutyPercent),
  dutyAsOf: maybe(words.dutyAsOf),
  entry: maybe(words.entry),
  freightOurs: maybe(words.freightOurs),
  rejectPercent: number(words.rejectPercent),
  batches: number(words.batches || '1'),
});
