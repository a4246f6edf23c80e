import type { Quote, QuoteLine, QuoteLineName } from '@seedbed/server/contract';

/** The lines of a quote beside its price, as their fields are called. */
export const quoteLineLabels: Readonly<Record<QuoteLineName, string>> = {
  setup: 'Setup',
  tooling: 'Tooling',
  formulation: 'Formulation work',
  samples: 'Samples',
  testing: 'Testing',
  labels: 'Labels',
  freight: 'Freight',
};

/** What a line may say: that there is nothing to pay, that it is open, or an amount for each of something. */
export const lineChoices = [
  { id: 'none', label: 'Does not apply' },
  { id: 'included', label: 'Included in the price' },
  { id: 'excluded', label: 'Not included' },
  { id: 'unknown', label: 'Not known yet' },
  { id: 'order', label: 'Amount an order' },
  { id: 'batch', label: 'Amount a batch' },
  { id: 'unit', label: 'Amount a unit' },
  { id: 'once', label: 'Amount once' },
] as const;
export type LineChoice = (typeof lineChoices)[number]['id'];

interface LineWords {
  choice: LineChoice;
  amount: string;
}

/** A quote as its form says it: whatever is typed, as it is typed. */
export interface QuoteWords {
  quantity: string;
  unitPrice: string;
  /** Prices at further quantities, by the quantity. */
  further: Readonly<Record<number, string>>;
  currency: string;
  moq: string;
  leadTime: string;
  validUntil: string | null;
  number: string;
  deposit: string;
  tolerance: string;
  /** '' where the quote goes by the terms of the request. */
  incoterm: NonNullable<Quote['incoterm']> | '';
  materialsBy: string;
  exclusions: string;
  lines: Readonly<Partial<Record<QuoteLineName, LineWords>>>;
}

const digits = (value: number) => value.toLocaleString('en-US');

/** An empty quote for what is asked for. */
export const emptyQuote = (quantities: readonly number[]): QuoteWords => ({
  quantity: quantities[0] === undefined ? '' : digits(quantities[0]),
  unitPrice: '',
  further: Object.fromEntries(quantities.slice(1).map((quantity) => [quantity, ''])),
  currency: 'USD',
  moq: '',
  leadTime: '',
  validUntil: null,
  number: '',
  deposit: '',
  tolerance: '',
  incoterm: '',
  materialsBy: '',
  exclusions: '',
  lines: {},
});

type Terms = Pick<
  Quote,
  | 'tiers'
  | 'currency'
  | 'moq'
  | 'leadTimeDays'
  | 'validUntil'
  | 'number'
  | 'depositPercent'
  | 'tolerancePercent'
  | 'incoterm'
  | 'materialsBy'
  | 'exclusions'
  | QuoteLineName
>;

const text = (value: string | number | null) => (value === null ? '' : String(value));

function lineWordsOf(line: QuoteLine | null): LineWords {
  if (line === null) return { choice: 'none', amount: '' };
  return typeof line === 'string' ? { choice: line, amount: '' } : { choice: line.per, amount: line.amount };
}

const names = Object.keys(quoteLineLabels) as QuoteLineName[];

/** A quote that was sent, as words to be changed. */
export function wordsOfQuote(terms: Terms, quantities: readonly number[]): QuoteWords {
  const [first, ...others] = terms.tiers;
  const further = new Map(quantities.map((quantity) => [quantity, '']));
  for (const { quantity, unitPrice } of others) further.set(quantity, unitPrice);
  if (first) further.delete(first.quantity);
  return {
    quantity: first ? digits(first.quantity) : '',
    unitPrice: first?.unitPrice ?? '',
    further: Object.fromEntries(further),
    currency: terms.currency,
    moq: terms.moq === null ? '' : digits(terms.moq),
    leadTime: text(terms.leadTimeDays),
    validUntil: terms.validUntil?.slice(0, 10) ?? null,
    number: text(terms.number),
    deposit: text(terms.depositPercent),
    tolerance: text(terms.tolerancePercent),
    incoterm: terms.incoterm ?? '',
    materialsBy: text(terms.materialsBy),
    exclusions: text(terms.exclusions),
    lines: Object.fromEntries(names.map((name) => [name, lineWordsOf(terms[name])])),
  };
}

/** Thousands, parted as '5,000', '5 000' or '5’000'. A comma or stop before other than three digits is no such mark. */
const grouped = /^\d{1,3}(?:[,\s’']\d{3})+(?:\.\d*)?$/;
const withoutGroups = (typed: string) => {
  const text = typed.trim();
  return grouped.test(text) ? text.replaceAll(/[,\s’']/g, '') : text;
};

/** A whole number as people write it; NaN where it is none. */
const numberOf = (typed: string) => {
  const text = withoutGroups(typed);
  return /^\d+$/.test(text) ? Number(text) : Number.NaN;
};

/** What is no number goes as it was typed: the server refuses it by its field, where NaN would go as nothing said. */
function numberOrWords(typed: string): number {
  const value = numberOf(typed);
  return Number.isNaN(value) ? (typed.trim() as unknown as number) : value;
}
const maybeNumber = (typed: string) => (typed.trim() === '' ? null : numberOrWords(typed));
/** The contract reads a share's text as well as its number. */
const maybeShare = (typed: string) => (typed.replace('%', '').trim() || null) as Terms['depositPercent'];
const maybeText = (typed: string) => typed.trim() || null;

function lineOf({ choice, amount }: LineWords = { choice: 'none', amount: '' }): QuoteLine | null {
  if (choice === 'none') return null;
  if (choice === 'included' || choice === 'excluded' || choice === 'unknown') return choice;
  return { amount: withoutGroups(amount), per: choice };
}

/** At what further quantities prices are asked for: not at the one that the first fields are about. */
export const furtherOf = ({ further, quantity }: Pick<QuoteWords, 'quantity' | 'further'>): number[] =>
  Object.keys(further)
    .map(Number)
    .filter((each) => each !== numberOf(quantity));

/** The prices that were said, by rising quantity. */
function tiersOf(words: Pick<QuoteWords, 'quantity' | 'unitPrice' | 'further'>) {
  const further = furtherOf(words).map((quantity) => ({
    quantity,
    unitPrice: withoutGroups(words.further[quantity] ?? ''),
  }));
  const tiers = [
    { quantity: numberOf(words.quantity), unitPrice: withoutGroups(words.unitPrice) },
    ...further.filter(({ unitPrice }) => unitPrice !== ''),
  ];
  return tiers.toSorted((one, other) => one.quantity - other.quantity);
}

/** What is refused of a price is told by its place among those that are sent; the first fields' without a quantity. */
export const tierPlace = (words: QuoteWords, quantity: number = numberOf(words.quantity)): number =>
  tiersOf(words).findIndex((tier) => Object.is(tier.quantity, quantity));

/** A quote as it is sent. */
export function termsOf(words: QuoteWords) {
  const lines = Object.fromEntries(names.map((name) => [name, lineOf(words.lines[name])]));
  return {
    ...(lines as Record<QuoteLineName, QuoteLine | null>),
    currency: words.currency.trim().toUpperCase(),
    tiers: tiersOf(words),
    moq: maybeNumber(words.moq),
    leadTimeDays: maybeNumber(words.leadTime),
    validUntil: words.validUntil,
    number: maybeText(words.number),
    depositPercent: maybeShare(words.deposit),
    tolerancePercent: maybeShare(words.tolerance),
    incoterm: words.incoterm || null,
    materialsBy: maybeText(words.materialsBy),
    exclusions: maybeText(words.exclusions),
  };
}
