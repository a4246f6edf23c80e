import { z } from 'zod';
import { columns, createMemory, readTable } from '../../../registry/index.ts';
import { boundOf, type Bound, type Place } from '../quantity/bounds.ts';
import { measureAt } from '../quantity/measures.ts';
import { createPhrases, type Phrases } from '../quantity/phrases.ts';
import { tokensOf, type Token } from '../quantity/tokens.ts';

/** What labels declare of a food, and what amounts of it are written in. */
const LimitContent = z.strictObject({
  key: columns.key,
  content: z.enum([
    'sugar',
    'addedSugar',
    'protein',
    'fibre',
    'salt',
    'sodium',
    'fat',
    'saturates',
    'carbohydrate',
    'energy',
  ]),
  unit: z.enum(['g', 'mg', 'kcal']),
  words: columns.list,
  ...columns.origin,
});
type ContentRow = Readonly<z.infer<typeof LimitContent>>;

/** Words around an amount of a content. */
const PerWords = z.strictObject({
  key: columns.key,
  /** What an amount is per: the pack, a serving, a piece, each of several; what stands before these; between an amount and its content; between a content and its limit; what makes a content another thing; what ends that which an amount may be of. */
  says: z.enum(['per', 'pack', 'serving', 'piece', 'each', 'between', 'behind', 'other', 'stop']),
  words: columns.list,
  ...columns.origin,
});
type Says = z.infer<typeof PerWords>['says'];

const folder = new URL('../data/', import.meta.url);
const contents: Phrases<ContentRow> = createPhrases(readTable(folder, 'limitContents', LimitContent));
const rows = readTable(folder, 'perWords', PerWords);
const saying = (...says: Says[]) => createPhrases(rows.filter((row) => says.includes(row.says)));
const pers = saying('per');
const things = saying('pack', 'serving', 'piece');
const each = saying('each');
const between = saying('between');
const behind = saying('behind');
const others = saying('other');
const stops = saying('stop', 'pack', 'serving', 'piece');

/** What an amount is of: a serving, the pack, a piece, or so many grams or millilitres. */
export type LimitBasis =
  | { readonly kind: 'serving' | 'pack' | 'piece' }
  | { readonly kind: 'measure'; readonly amount: number; readonly unit: 'g' | 'ml' };

/** How much of a content a brief wants, and of what. */
export interface LimitTerm {
  readonly content: ContentRow['content'];
  readonly bound: Bound;
  /** In `unit`. */
  readonly value: number;
  readonly unit: ContentRow['unit'];
  readonly basis: LimitBasis;
  /** As the basis is written: `per 100 ml`; empty of a serving that no words name. */
  readonly per: string;
  /** With its bound and its content, as it is written: `max 2 g sugar`. */
  readonly written: string;
  readonly start: number;
}

interface ReadBasis {
  readonly basis: LimitBasis;
  readonly place: Place;
}

/** What an amount is of, by the words at a place: `per 100 ml`, `a cup`, `in each bar`. */
function basisAt(tokens: readonly Token[], at: number): ReadBasis | null {
  const per = pers.startingAt(tokens, at);
  const ofEach = each.startingAt(tokens, at);
  if (ofEach && isPause(tokens[at + ofEach.length]))
    return { basis: { kind: 'piece' }, place: { from: at, to: at + ofEach.length } };
  if (!per) return null;
  const from = at + per.length;
  const number = tokens[from];
  const counted = number?.kind === 'number' ? number.value : null;
  const unitAt = counted === null ? from : from + 1;
  const measure = measureAt(tokens, unitAt);
  // `Per litre`, but not `a g`.
  if (measure && (counted !== null || measure.row.times === 1000)) {
    const amount = (counted ?? 1) * measure.row.times;
    const to = unitAt + measure.length;
    return { basis: { kind: 'measure', amount, unit: measure.row.of }, place: { from: at, to } };
  }
  const thing = things.startingAt(tokens, from) ?? singular(tokens, from);
  if (!thing) return null;
  const { says } = thing.row;
  const kind = says === 'pack' || says === 'piece' ? says : 'serving';
  return { basis: { kind }, place: { from: at, to: from + thing.length } };
}

/** `A 60 g bar`, `each 330 ml can`: how large it is stands before what an amount is of. */
function singular(tokens: readonly Token[], at: number) {
  const isSized = tokens[at]?.kind === 'number' && measureAt(tokens, at + 1) !== null;
  const thing = isSized ? things.startingAt(tokens, at + 2) : null;
  return thing && { ...thing, length: thing.length + 2 };
}

/** What begins that which the amounts behind it are of; an article alone does not. */
const heads: ReadonlySet<string> = new Set(['per', 'pro', 'je', 'par', 'in', 'each', 'every', '/']);

const isPause = (token: Token | undefined) => token === undefined || token.kind === 'pause';

/** What an amount is of by the words before it, as far as its part of the sentence goes, or by those that head a list. */
function basisBefore(tokens: readonly Token[], from: number): ReadBasis | null {
  let isOfList = false;
  for (let at = from - 1; at >= 0; at -= 1) {
    const { kind, text } = tokens[at] ?? {};
    if (kind === 'pause' && text !== ',') return null;
    isOfList ||= kind === 'pause';
    const found = heads.has(text ?? '') ? basisAt(tokens, at) : null;
    // Of a list only its head: `per 100 g: 5 g fibre, 2 g sugar`.
    if (found) return !isOfList || tokens[found.place.to]?.text === ':' ? found : null;
  }
  return null;
}

/** So many words may stand between an amount and its content: `5 g organic cane sugar`. */
const mostBetween = 2;

/** The content behind an amount, with what says which kind of it between. */
function contentBehind(
  tokens: readonly Token[],
  from: number,
): { row: ContentRow; to: number; length: number } | null {
  let at = from;
  for (let words = 0; words <= mostBetween;) {
    const found = contents.startingAt(tokens, at);
    if (found) {
      const to = at + found.length;
      const next = tokens[to]?.text === '-' ? to + 1 : to;
      return others.startingAt(tokens, next) ? null : { row: found.row, to, length: found.length };
    }
    const filler = between.startingAt(tokens, at);
    if (!filler && (tokens[at]?.kind !== 'word' || stops.startingAt(tokens, at))) return null;
    if (!filler) words += 1;
    at += filler?.length ?? 1;
  }
  return null;
}

/** The content that stands before an amount: `salt below 2 g`. */
function contentBefore(tokens: readonly Token[], from: number): { row: ContentRow; from: number } | null {
  let at = from;
  for (let words = 0; words < 4; words += 1) {
    const found = contents.endingAt(tokens, at - 1);
    if (found) return { row: found.row, from: at - found.length };
    const filler = behind.endingAt(tokens, at - 1);
    if (!filler) return null;
    at -= filler.length;
  }
  return null;
}

/** The only content that the part of a sentence names before an amount: `sugar only from the juice and never above 4 g`. */
function contentOfPart(tokens: readonly Token[], from: number): ContentRow | null {
  const found: ContentRow[] = [];
  for (let at = from - 1; at >= 0 && !isPause(tokens[at]); at -= 1) {
    const content = contents.endingAt(tokens, at);
    if (content && !others.startingAt(tokens, at + 1)) found.push(content.row);
  }
  return found.length === 1 ? (found[0] ?? null) : null;
}

interface Amount extends Place {
  /** Grams, of a share those in 100 g; null of energy, whose unit is its name. */
  readonly grams: number | null;
  readonly value: number;
  readonly isShare: boolean;
}

function amountAt(tokens: readonly Token[], at: number): Amount | null {
  const { kind, value = null } = tokens[at] ?? {};
  if (kind !== 'number' || value === null) return null;
  const isShare = tokens[at + 1]?.text === '%';
  const unit = measureAt(tokens, at + 1);
  if (isShare) return { from: at, to: at + 2, grams: value, value, isShare };
  return unit?.row.of === 'g'
    ? { from: at, to: at + 1 + unit.length, grams: value * unit.row.times, value, isShare }
    : { from: at, to: at + 1, grams: null, value, isShare };
}

/** An amount in the unit of a content; null where it is none of it. */
const inUnit = ({ grams, value }: Amount, { unit }: ContentRow): number | null => {
  if (unit === 'kcal') return grams === null ? value : null;
  return grams === null ? null : grams * (unit === 'mg' ? 1000 : 1);
};

interface Read {
  readonly row: ContentRow;
  readonly bound: Bound;
  /** All of it: the amount, its content and its bound. */
  readonly from: number;
  readonly to: number;
}

/** The content of an amount with its bound, by what stands behind the amount, right before it, or in its part. */
function readAt(tokens: readonly Token[], amount: Amount): Read | null {
  const after = contentBehind(tokens, amount.to);
  if (after && inUnit(amount, after.row) !== null) {
    const { bound, reach } = boundOf(tokens, { from: amount.from, to: after.to });
    // `90 % whey protein` is a material; a share is of what stands right behind it.
    const isOf = !amount.isShare || after.to - amount.to === after.length;
    const from = bound === 'about' ? amount.from : reach.from;
    return isOf ? { row: after.row, bound, from, to: Math.max(reach.to, after.to) } : null;
  }
  if (amount.isShare) return null;
  const { bound, reach } = boundOf(tokens, amount);
  const before = contentBefore(tokens, reach.from) ?? contentBefore(tokens, amount.from);
  if (before && inUnit(amount, before.row) !== null) {
    const ahead = bound === 'about' ? boundOf(tokens, { from: before.from, to: amount.to }).bound : bound;
    return { row: before.row, bound: ahead, from: before.from, to: amount.to };
  }
  const next = tokens[amount.to];
  const isAlone =
    isPause(next) || next?.text === ')' || basisAt(tokens, amount.to) !== null || reach.to > amount.to;
  const ofPart = bound !== 'about' && isAlone ? contentOfPart(tokens, reach.from) : null;
  return ofPart && inUnit(amount, ofPart) !== null
    ? { row: ofPart, bound, from: reach.from, to: amount.to }
    : null;
}

/** So many texts are remembered: a brief is read for its recipe and for its notes. */
const remembered = createMemory<readonly LimitTerm[]>(64);

/** How much of what labels declare a text wants, in order: at most, at least or about, and per what. */
export const limitTerms = (text: string): readonly LimitTerm[] => remembered(text, () => readTerms(text));

function readTerms(text: string): LimitTerm[] {
  const tokens = tokensOf(text);
  return tokens.flatMap((_, at): LimitTerm[] => {
    const amount = amountAt(tokens, at);
    const read = amount && readAt(tokens, amount);
    const value = amount && read && inUnit(amount, read.row);
    if (!read || value === null) return [];
    const own = basisAt(tokens, read.to) ?? basisAt(tokens, amount.to);
    const found = own ?? basisBefore(tokens, amount.from);
    const last = own ? boundOf(tokens, { from: own.place.to, to: own.place.to }).reach.to : 0;
    const bound =
      read.bound === 'about' && own && last > own.place.to ? boundBehindOf(tokens, own.place.to) : read.bound;
    return [
      {
        content: read.row.content,
        bound,
        value,
        unit: read.row.unit,
        basis: amount.isShare ? inHundred : (found?.basis ?? { kind: 'serving' }),
        per: amount.isShare
          ? 'per 100 g'
          : found
            ? text.slice(tokens[found.place.from]?.start ?? 0, tokens[found.place.to - 1]?.end ?? 0)
            : '',
        written: text.slice(tokens[read.from]?.start ?? 0, tokens[read.to - 1]?.end ?? 0),
        start: tokens[at]?.start ?? 0,
      },
    ];
  });
}

/** A share is of 100 g. */
const inHundred: LimitBasis = { kind: 'measure', amount: 100, unit: 'g' };

/** The bound that stands behind what an amount is of: `2.5 g a cup or less`. */
const boundBehindOf = (tokens: readonly Token[], at: number): Bound =>
  boundOf([...tokens.slice(at - 1, at), ...tokens.slice(at)], { from: 0, to: 1 }).bound;
