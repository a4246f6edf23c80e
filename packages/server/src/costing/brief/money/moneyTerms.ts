import { z } from 'zod';
import { columns, createMemory, readTable } from '../../../registry/index.ts';
import { beforeFillers, boundOf, type Bound, type Place } from '../quantity/bounds.ts';
import { createPhrases, type Found } from '../quantity/phrases.ts';
import { tokensOf, type Token } from '../quantity/tokens.ts';
import { createPartsReader, partWords, type CostPart } from './costParts.ts';
import { sumsIn, type Sum } from './money.ts';

/** Words in the part of a sentence that names a sum. */
const MoneyWords = z.strictObject({
  key: columns.key,
  /**
   * The sum is what a unit costs, what it is sold for, or its price to whom writes; words that hold such ones and say
   * nothing; another sum, by words right before it or behind it; where a part of a sentence ends; who buys to sell on; that a cost is one at the maker's gate;
   * that it is what a retailer or a distributor pays, who these are, and what stands before them; what of a unit a cost is of.
   */
  says: z.enum([
    'cost',
    'shelf',
    'price',
    'none',
    'other',
    'otherBehind',
    'split',
    'buyer',
    'gate',
    'toRetailer',
    'toDistributor',
    'retailer',
    'distributor',
    'to',
    ...partWords,
  ]),
  words: columns.list,
  ...columns.origin,
});

/** What a sum is of, behind it. */
const MoneyOf = z.strictObject({
  key: columns.key,
  of: z.enum(['unit', 'serving', 'piece', 'month', 'case', 'other', 'per']),
  words: columns.list,
  ...columns.origin,
});

const folder = new URL('../data/', import.meta.url);
const words = readTable(folder, 'moneyWords', MoneyWords);
const things = readTable(folder, 'moneyOf', MoneyOf);
type Says = z.infer<typeof MoneyWords>['says'];
const saying = (...says: Says[]) => createPhrases(words.filter((row) => says.includes(row.says)));
const roles = saying('cost', 'shelf', 'price', 'none', 'toRetailer', 'toDistributor');
const payers = saying('retailer', 'distributor');
const towards = saying('to');
const partsOf = createPartsReader(saying(...partWords));
const others = saying('other');
const othersBehind = saying('otherBehind');
const splits = saying('split');
const buyers = saying('buyer');
const gates = saying('gate');
const pers = createPhrases(things.filter(({ of }) => of === 'per'));
const ofWhat = createPhrases(things.filter(({ of }) => of !== 'per'));

/** A sum that a brief names, and what it is. */
export interface MoneyTerm {
  /** What a unit may cost, what people pay for it, what the trade pays the brand for it, or something else. */
  readonly kind: 'cost' | 'price' | 'trade' | 'other';
  /** Of what the trade pays: whether it is a distributor, who sells to retailers. */
  readonly isToDistributor: boolean;
  readonly bound: Bound;
  /** What it is the cost or the price of. */
  readonly of: Exclude<z.infer<typeof MoneyOf>['of'], 'per'>;
  /** As it is written: `€39`. */
  readonly written: string;
  readonly start: number;
  /** US dollars; of a range its middle, and its upper end. */
  readonly usd: number;
  readonly highUsd: number;
  readonly isRange: boolean;
  /** Whether a word says that it is a cost or a price, of it or of another sum beside it: a limit without one is what a unit may cost. */
  readonly isKindSaid: boolean;
  /** Whether a cost is one at the maker's gate, without what brings it to a store. */
  readonly isExWorks: boolean;
  /** Whether it is called a price on the shelf, and not a price alone. */
  readonly isShelf: boolean;
  /** Whether it is called the price of who sells it on: `pharmacy price`. */
  readonly isPayersPrice: boolean;
  /** The parts of a unit that a cost is of: `ingredients and bottle`; none: the whole of it. */
  readonly parts: readonly CostPart[];
}

/** A sum at its place among the tokens of a text. */
interface Placed extends Place {
  readonly sum: Sum;
}

const isEnd = (token: Token | undefined) => token === undefined || token.kind === 'pause';

/** Where the part of a sentence begins and ends that names a sum: no further than another sum. */
function partOf(tokens: readonly Token[], { from, to }: Place, sums: readonly Placed[]): Place {
  const isStop = (at: number) =>
    isEnd(tokens[at]) ||
    splits.startingAt(tokens, at) !== null ||
    sums.some((each) => at >= each.from && at < each.to);
  let [first, last] = [from, to];
  while (!isStop(first - 1)) first -= 1;
  while (!isStop(last)) last += 1;
  return { from: first, to: last };
}

type Role = 'cost' | 'shelf' | 'price' | 'toRetailer' | 'toDistributor' | null;

const roleBy: Readonly<Partial<Record<Says, Role>>> = {
  cost: 'cost',
  shelf: 'shelf',
  price: 'price',
  toRetailer: 'toRetailer',
  toDistributor: 'toDistributor',
  retailer: 'toRetailer',
  distributor: 'toDistributor',
};

/** `To the pharmacy`, `to distributors`: who pays a price, with what stands before it. */
function payerAt(tokens: readonly Token[], at: number): Found<z.infer<typeof MoneyWords>> | null {
  const to = towards.startingAt(tokens, at);
  const payer = to ? payers.startingAt(tokens, at + to.length) : null;
  return to && payer ? { row: payer.row, length: to.length + payer.length } : null;
}

/** What a sum is by the nearest words of its part that say it. */
function roleOf(tokens: readonly Token[], { from, to }: Place, part: Place): { role: Role; gap: number } {
  const found: { role: Role; gap: number }[] = [];
  for (let at = part.from; at < part.to; at += 1) {
    if (at === from) at = to;
    const phrase = at < part.to ? (payerAt(tokens, at) ?? roles.startingAt(tokens, at)) : null;
    if (!phrase) continue;
    const end = at + phrase.length;
    const role = roleBy[phrase.row.says] ?? null;
    if (role !== null) found.push({ role, gap: at < from ? from - end : at - to });
    at = end - 1;
  }
  const [nearest] = found.toSorted((one, other) => one.gap - other.gap);
  return nearest ?? { role: null, gap: Infinity };
}

/** Whether the words right beside a sum make it another than a unit's. */
const isOther = (tokens: readonly Token[], { from, to }: Place, reach: Place): boolean =>
  others.endingAt(tokens, reach.from - 1) !== null ||
  others.endingAt(tokens, from - 1) !== null ||
  othersBehind.startingAt(tokens, to) !== null;

/** `Ex works cost under 1.30 euro`, `cans at most $0.85 filled`: what the maker asks at the gate. */
function hasGate(tokens: readonly Token[], { from, to }: Place): boolean {
  for (let at = from; at < to; at += 1) if (gates.startingAt(tokens, at)) return true;
  return false;
}

/** `Pharmacy price`, `price for gyms`. */
function hasPayer(tokens: readonly Token[], { from, to }: Place): boolean {
  for (let at = from; at < to; at += 1) if (payers.startingAt(tokens, at)) return true;
  return false;
}

/** What a sum is of: `$19 a tub`, `30 cents per serving`, `€2 the case`. */
function ofIn(tokens: readonly Token[], at: number): MoneyTerm['of'] {
  const per = pers.startingAt(tokens, at);
  const thing = per ? ofWhat.startingAt(tokens, at + per.length) : null;
  return thing && thing.row.of !== 'per' ? thing.row.of : 'unit';
}

/** What a sum is of by the words before it: `cost per serving under 30 cents`. */
function ofBefore(tokens: readonly Token[], part: Place, from: number): MoneyTerm['of'] {
  for (let at = part.from; at < from; at += 1) {
    const isPer = /^(?:per|pro|\/)$/.test(tokens[at]?.text ?? '');
    const of = isPer ? ofIn(tokens, at) : 'unit';
    if (of !== 'unit') return of;
  }
  return 'unit';
}

function kindOf(role: Role, bound: Bound, isBuyer: boolean): MoneyTerm['kind'] {
  if (role === 'cost') return bound === 'least' ? 'other' : 'cost';
  if (bound === 'least') return 'other';
  if (role === 'toRetailer' || role === 'toDistributor') return isBuyer ? 'cost' : 'trade';
  if (role === 'shelf') return 'price';
  if (role === 'price') return isBuyer ? 'cost' : 'price';
  return bound === 'most' ? 'cost' : 'price';
}

/** So many figures in a row are no sum but a number of something else. */
const mostBare = 1000;

/**
 * Whether a number without a currency is a sum: words that say so stand right before it, and nothing that it counts
 * behind it; or it has cents, and they stand right behind it.
 */
function isBare(
  tokens: readonly Token[],
  place: Placed,
  gaps: { before: boolean; behind: boolean },
): boolean {
  const { sum, to } = place;
  const next = tokens[to];
  const isAlone =
    isEnd(next) || pers.startingAt(tokens, to) !== null || next?.text === ')' || next?.text === '(';
  const hasCents = /[.,]\d{2}$/.test(sum.written);
  const isSaid = gaps.behind || (hasCents && roles.startingAt(tokens, to) !== null);
  return (
    sum.value > 0 && sum.value < mostBare && ((gaps.before && (isAlone || isSaid)) || (isSaid && hasCents))
  );
}

/** The sums of a text at their tokens, those without a currency where words make them sums. */
function placedIn(text: string, tokens: readonly Token[]): Placed[] {
  const all = sumsIn(text).flatMap((sum): Placed[] => {
    const from = tokens.findIndex(({ end }) => end > sum.start);
    const to = tokens.findIndex(({ start }) => start >= sum.end);
    return from < 0 ? [] : [{ sum, from, to: to < 0 ? tokens.length : to }];
  });
  const known = all.filter(({ sum }) => sum.rate !== null);
  return all.filter((place) => {
    if (place.sum.rate !== null) return true;
    const part = partOf(tokens, place, known);
    const { reach } = boundOf(tokens, place);
    const at = beforeFillers(tokens, reach.from);
    const before = at > part.from ? roles.endingAt(tokens, at - 1) : null;
    const isBefore = before !== null && before.row.says !== 'none';
    return isBare(tokens, place, { before: isBefore, behind: reach.to > place.to });
  });
}

/** So many texts are remembered: a brief is read for its price, its cost and its notes. */
const remembered = createMemory<readonly MoneyTerm[]>(64);

/** The sums that a text names, in order, each as what it is. A sum without a currency is in that of the first one. */
export const moneyTerms = (text: string): readonly MoneyTerm[] =>
  remembered(text, () => besideRetail(besideShelf(read(text))));

/** `Pharmacy price 9.50, RRP 19.95`: beside a dearer price on the shelf that of who sells it on is what they pay. */
function besideRetail(terms: readonly MoneyTerm[]): readonly MoneyTerm[] {
  const shelf = Math.max(
    ...terms.flatMap(({ kind, isShelf, usd }) => (kind === 'price' && isShelf ? [usd] : [])),
  );
  return terms.map((term) =>
    term.kind === 'price' && term.isPayersPrice && term.usd < shelf ? { ...term, kind: 'trade' } : term,
  );
}

/** So much below what a product is sold for a sum of the same unit is no price of it. Our assumption. */
const mostOfCost = 0.7;

/** `Target $11 a tub, $39.95 direct to consumer`: what no word calls a price is the cost beside one that is called so, and dearer. */
function besideShelf(terms: readonly MoneyTerm[]): readonly MoneyTerm[] {
  const shelf = terms.filter(({ kind, of, isKindSaid }) => kind === 'price' && of === 'unit' && isKindSaid);
  const least = Math.min(...shelf.map(({ usd }) => usd));
  if (shelf.length === 0) return terms;
  return terms.map((term) => {
    const { kind, of, isKindSaid, highUsd } = term;
    if (isKindSaid || of !== 'unit' || highUsd > least * mostOfCost) return term;
    return kind === 'other' ? term : { ...term, kind: 'cost', isKindSaid: true };
  });
}

function read(text: string): MoneyTerm[] {
  const tokens = tokensOf(text);
  const sums = placedIn(text, tokens);
  const isBuyer = tokens.some((_, at) => buyers.startingAt(tokens, at) !== null);
  const rate = sums.find(({ sum }) => sum.rate !== null)?.sum.rate ?? 1;
  return sums.flatMap((place): MoneyTerm[] => {
    const { sum } = place;
    const part = partOf(tokens, place, sums);
    const { bound, reach } = boundOf(tokens, place);
    const { role } = roleOf(tokens, place, part);
    const parts = role === 'shelf' ? [] : partsOf(tokens, { from: reach.from, to: reach.to });
    const beside = ofIn(tokens, reach.to) === 'unit' ? ofIn(tokens, place.to) : ofIn(tokens, reach.to);
    const of = beside === 'unit' ? ofBefore(tokens, part, place.from) : beside;
    const kind =
      of === 'other' || isOther(tokens, place, reach)
        ? 'other'
        : kindOf(
            parts.length > 0 ? 'cost' : role,
            sum.isRange && bound === 'least' ? 'about' : bound,
            isBuyer,
          );
    const own = sum.rate ?? rate;
    const usd = sum.value * own;
    if (usd <= 0) return [];
    const written = sum.rate === null && rate === 1 ? `$${sum.written}` : sum.written;
    return [
      {
        kind,
        bound,
        of,
        written,
        start: sum.start,
        usd,
        highUsd: sum.high * own,
        isRange: sum.isRange,
        isKindSaid: role !== null || parts.length > 0,
        isExWorks: hasGate(tokens, part),
        isToDistributor: role === 'toDistributor',
        isShelf: role === 'shelf',
        isPayersPrice: role === 'price' && hasPayer(tokens, part),
        parts,
      },
    ];
  });
}
