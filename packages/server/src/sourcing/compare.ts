import { Big } from 'big.js';
import {
  isDutyOurs,
  quoteLineNames,
  type ComparisonColumn,
  type Comparison,
  type Incoterm,
  type QuoteContent,
  type QuoteLine,
  type QuoteLineName,
} from '../contract/index.ts';
import type { RecipientRecord, QuoteRecord, RfqRecord } from './record.ts';
import { latestQuote, validTo } from './standing.ts';

/** What our estimate says of a line that a quote leaves open; none: it says nothing. US dollars. */
export type StandIns = Partial<
  Record<QuoteLineName, { amount: string; per: 'unit' | 'batch' | 'order' | 'once' }>
>;

/** What quotes are compared with, beside themselves. */
export interface ComparedWith {
  standIns: StandIns;
  now: number;
}

interface Sum {
  name: string;
  /** null: nobody knows. */
  amount: Big | null;
  isEstimate: boolean;
  isOnce: boolean;
  how: string;
}

const wePayFreight: ReadonlySet<Incoterm> = new Set(['EXW', 'FCA', 'FOB']);
const zero = new Big(0);

/** Two decimals, half up. */
export const cents = (value: Big): string => value.toFixed(2);
/** Three decimals, half up. */
const mills = (value: Big): string => value.toFixed(3);

/** A quote in the circumstances that it is reckoned in. */
interface Case {
  content: QuoteContent;
  quantity: number;
  rate: Big;
  incoterm: Incoterm | null;
  market: string | null;
  standIns: StandIns;
}

function times(per: string, { quantity, content }: Case): Big {
  if (per === 'unit') return new Big(quantity);
  return new Big(per === 'batch' ? content.batches : 1);
}

const perWords: Record<string, string> = {
  unit: 'a unit',
  batch: 'a batch',
  order: 'an order',
  once: 'once',
};

/** A line that the quote says: in its currency, times the rate. */
function said(name: string, { amount, per }: Exclude<QuoteLine, string>, of: Case): Sum {
  const rated = of.rate.eq(1) ? '' : ` × ${of.rate}`;
  const how = `${amount} ${perWords[per]}${rated}`;
  const value = new Big(amount).times(times(per, of)).times(of.rate);
  return { name, amount: value, isEstimate: false, isOnce: per === 'once', how };
}

/** A line that the quote leaves open, by our estimate. */
function estimated(name: QuoteLineName, of: Case): Sum {
  const standIn = of.standIns[name];
  if (!standIn) return { name, amount: null, isEstimate: true, isOnce: false, how: 'nobody knows yet' };
  const amount = new Big(standIn.amount).times(times(standIn.per, of));
  const how = `our estimate: ${standIn.amount} ${perWords[standIn.per]}`;
  return { name, amount, isEstimate: true, isOnce: standIn.per === 'once', how };
}

function lineOf(name: QuoteLineName, of: Case): Sum | null {
  const line = of.content[name];
  if (line === null) return null;
  if (line === 'included') return { name, amount: zero, isEstimate: false, isOnce: false, how: 'included' };
  return typeof line === 'string' ? estimated(name, of) : said(name, line, of);
}

/** Freight: the maker's where they say one, and ours where the term leaves it to us. */
function freightOf(of: Case): Sum | null {
  const { freight, freightOurs } = of.content;
  const isOurs = of.incoterm !== null && wePayFreight.has(of.incoterm);
  if (freightOurs !== null && isOurs) {
    const own = freight !== null && typeof freight !== 'string' ? said('freight', freight, of) : null;
    const amount = new Big(freightOurs).plus(own?.amount ?? zero);
    return {
      name: 'freight',
      amount,
      isEstimate: false,
      isOnce: own?.isOnce ?? false,
      how: 'as we typed it',
    };
  }
  // Under a delivered term a freight that is left out is no freight of nothing: the two contradict each other.
  if (freight !== null && (isOurs || of.incoterm === null || freight !== 'included')) {
    return lineOf('freight', of);
  }
  return isOurs ? estimated('freight', of) : null;
}

/** Duty on the price in the US, on price and freight in the EU and the UK. */
function dutyOf(price: Big, freight: Sum | null, of: Case): Sum | null {
  const { dutyPercent } = of.content;
  if (dutyPercent === null || !isDutyOurs(of.incoterm)) return null;
  const isOnPriceAlone = of.market === null || of.market === 'US';
  const base = isOnPriceAlone ? price : price.plus(freight?.amount ?? zero);
  const amount = base.times(dutyPercent).div(100);
  const how = `${dutyPercent} % of ${isOnPriceAlone ? 'the price' : 'price and freight'}`;
  return { name: 'duty', amount, isEstimate: false, isOnce: false, how };
}

function entryOf({ content, incoterm }: Case): Sum | null {
  if (content.entry === null || incoterm === 'DDP') return null;
  const amount = new Big(content.entry);
  return { name: 'entry', amount, isEstimate: false, isOnce: false, how: 'as we typed it' };
}

/** The unit price of the tier with the largest quantity that is reached. */
function priceAt({ tiers }: QuoteContent, quantity: number): string | null {
  return tiers.findLast((tier) => tier.quantity <= quantity)?.unitPrice ?? null;
}

function sumsOf(unitPrice: string, of: Case): Sum[] {
  const price = said('price', { amount: unitPrice, per: 'unit' }, of);
  const lines = quoteLineNames.filter((name) => name !== 'freight').map((name) => lineOf(name, of));
  const freight = freightOf(of);
  const duty = dutyOf(price.amount ?? zero, freight, of);
  return [price, ...lines, freight, duty, entryOf(of)].filter((line) => line !== null);
}

const totalOf = (sums: readonly Sum[]) => sums.reduce((sum, { amount }) => sum.plus(amount ?? zero), zero);

const leastValidity = 14 * 86_400_000;

/** Whether more units cost more each: the tiers contradict what tiers are for. */
const hasRisingPrice = ({ tiers }: QuoteContent): boolean =>
  tiers.some((tier, at) => at > 0 && new Big(tier.unitPrice).gt(tiers[at - 1]?.unitPrice ?? tier.unitPrice));

/** Whether the landed cost lacks a duty that is ours: it looks the lower for what nobody has typed. A typed 0 is known. */
const lacksDuty = (content: QuoteContent, asked: RfqRecord['asked']): boolean =>
  content.dutyPercent === null && isDutyOurs(content.incoterm ?? asked.incoterm);

/** Whether the term has the maker deliver, and the quote leaves the freight out. */
const lacksFreight = (content: QuoteContent, asked: RfqRecord['asked']): boolean => {
  const incoterm = content.incoterm ?? asked.incoterm;
  return content.freight === 'excluded' && incoterm !== null && !wePayFreight.has(incoterm);
};

/** Whether the least order is below the first tier: there is no price for it. */
const lacksFirstPrice = ({ moq, tiers }: QuoteContent): boolean =>
  moq !== null && moq < (tiers[0]?.quantity ?? 0);

function flagsOf({ content, rfqRevision }: QuoteRecord, rfq: RfqRecord, now: number): string[] {
  const flags: [boolean, string][] = [
    [content.depositPercent === 100, '100 % deposit'],
    [quoteLineNames.some((name) => content[name] === 'unknown'), 'unknown lines'],
    [validTo(content) - now < leastValidity, 'validity < 14 days'],
    [(content.tolerancePercent ?? 0) > 10, 'tolerance > 10 %'],
    [lacksDuty(content, rfq.asked), 'duty not typed'],
    [
      lacksFreight(content, rfq.asked),
      `freight not included under ${content.incoterm ?? rfq.asked.incoterm}`,
    ],
    [lacksFirstPrice(content), 'no price from the MOQ to the first quantity'],
    [hasRisingPrice(content), 'price rises with quantity'],
    [rfqRevision < rfq.revision, 'quoted before the request was amended'],
  ];
  return flags.filter(([isSo]) => isSo).map(([, text]) => text);
}

type Column = Omit<ComparisonColumn, 'rank'> & { landedExact: Big | null };

/** What a quote comes to at a quantity, before it is ranked. */
function columnOf(
  rfq: RfqRecord,
  { recipient, quote }: { recipient: RecipientRecord; quote: QuoteRecord },
  { quantity, standIns, now }: ComparedWith & { quantity: number },
): Column {
  const { content } = quote;
  const rate = content.currency === 'USD' ? '1' : content.fxRate;
  const incoterm = content.incoterm ?? rfq.asked.incoterm;
  const price = priceAt(content, quantity);
  const belowMoq = price === null || quantity < (content.moq ?? 0);
  const known = {
    recipientId: recipient.id,
    quoteId: quote.id,
    supplierName: recipient.supplierName,
    status: recipient.status,
    belowMoq,
    quoteCurrency: content.currency,
    fxRate: content.fxRate,
    fxAsOf: content.fxAsOf,
    dutyPercent: content.dutyPercent,
    dutyAsOf: content.dutyAsOf,
    quotedAt: quote.createdAt,
    incoterm,
    price,
    moq: content.moq,
    leadTimeDays: content.leadTimeDays,
    validUntil: content.validUntil,
    flags: flagsOf(quote, rfq, now),
  };
  if (price === null || rate === null) {
    const nothing = { total: null, landed: null, repeat: null, lines: [], estimatedLines: 0 };
    return { ...known, ...nothing, landedExact: null };
  }
  const { market } = rfq.asked;
  const of = { content, quantity, rate: new Big(rate), incoterm, market, standIns };
  return { ...known, ...reckoned(sumsOf(price, of), of) };
}

function reckoned(sums: readonly Sum[], { content, quantity }: Case) {
  const kept = new Big(quantity).times(new Big(100).minus(content.rejectPercent)).div(100);
  const total = totalOf(sums);
  const landedExact = total.div(kept);
  return {
    total: cents(total),
    landed: mills(landedExact),
    repeat: mills(totalOf(sums.filter(({ isOnce }) => !isOnce)).div(kept)),
    lines: sums.map(({ name, amount, isEstimate, how }) => ({
      name,
      amount: amount && cents(amount),
      isEstimate,
      how,
    })),
    estimatedLines: sums.filter(({ isEstimate }) => isEstimate).length,
    landedExact,
  };
}

const compared = new Set<RecipientRecord['status']>(['quoted', 'shortlisted', 'expired', 'awarded', 'lost']);

/** The largest least order that is quoted: at it every quote can be taken. null: nothing is quoted. */
function defaultQuantity(quotes: readonly QuoteRecord[]): number | null {
  if (quotes.length === 0) return null;
  return Math.max(...quotes.map(({ content }) => content.moq ?? content.tiers[0]?.quantity ?? 1));
}

/** The latest quotes of a request as it stands, side by side at one quantity. */
export function compare(
  rfq: RfqRecord,
  { quantity: wanted, ...by }: ComparedWith & { quantity?: number | undefined },
): Comparison {
  const shown = rfq.recipients.flatMap((recipient) => {
    const quote = compared.has(recipient.status) ? latestQuote(rfq, recipient.id) : undefined;
    return quote ? [{ recipient, quote }] : [];
  });
  const quantity = wanted ?? defaultQuantity(shown.map(({ quote }) => quote));
  if (quantity === null) return { quantity, currency: 'USD', columns: [] };
  const columns = shown.map((each) => columnOf(rfq, each, { ...by, quantity }));
  return { quantity, currency: 'USD', columns: ranked(columns) };
}

/** The lowest landed cost is 1; what is under its least order, has no rate or has expired has no rank. */
function ranked(columns: readonly Column[]): ComparisonColumn[] {
  const costs = columns
    .filter(({ belowMoq, status }) => !belowMoq && status !== 'expired')
    .flatMap(({ landedExact }) => landedExact ?? []);
  return columns.map(({ landedExact, ...column }) => {
    const isOut = column.belowMoq || column.status === 'expired' || landedExact === null;
    const rank = isOut ? null : 1 + costs.filter((other) => other.lt(landedExact)).length;
    return { ...column, rank };
  });
}
