import { z } from 'zod';
import { columns, createMemory, readTable } from '../../../registry/index.ts';
import { boundOf, type Bound, type Place } from '../quantity/bounds.ts';
import { basisAt, basisBefore, isPause, joinAt, type Basis, type ReadBasis } from '../quantity/basis.ts';
import { measureAt } from '../quantity/measures.ts';
import { perWords } from '../quantity/perWords.ts';
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

const folder = new URL('../data/', import.meta.url);
const contents: Phrases<ContentRow> = createPhrases(readTable(folder, 'limitContents', LimitContent));
const between = perWords('between');
const behind = perWords('behind');
const others = perWords('other');
const stops = perWords('stop', 'pack', 'serving', 'piece');

/** How much of a content a brief wants, and of what. */
export interface LimitTerm {
  readonly content: ContentRow['content'];
  readonly bound: Bound;
  /** In `unit`. */
  readonly value: number;
  readonly unit: ContentRow['unit'];
  readonly basis: Basis;
  /** As the basis is written: `per 100 ml`; empty of a serving that no words name. */
  readonly per: string;
  /** With its bound and its content, as it is written: `max 2 g sugar`. */
  readonly written: string;
  /** Where its number stands. */
  readonly start: number;
  /** Where all of it stands. */
  readonly place: { readonly start: number; readonly end: number };
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

/** An amount of a content with its bound, what it is of in words of its own, and of which amount else. */
interface Stated {
  readonly at: number;
  readonly amount: Amount;
  readonly read: Read;
  readonly value: number;
  readonly own: ReadBasis | null;
}

function statedIn(tokens: readonly Token[]): Stated[] {
  return tokens.flatMap((_, at): Stated[] => {
    const amount = amountAt(tokens, at);
    const read = amount && readAt(tokens, amount);
    const value = amount && read && inUnit(amount, read.row);
    if (!read || value === null) return [];
    return [{ at, amount, read, value, own: basisAt(tokens, read.to) ?? basisAt(tokens, amount.to) }];
  });
}

/** What stands behind the next amounts of the same list: `12 g protein and no more than 1 g salt per 100 g`. */
function sharedBasis(tokens: readonly Token[], stated: readonly Stated[], index: number): ReadBasis | null {
  const [{ read }, next] = [stated[index] ?? {}, stated[index + 1]];
  const join = read && joinAt(tokens, read.to);
  if (!next || !join || join.to < next.read.from - mostJoining || join.to > next.at) return null;
  // A bound begins what is said of another content, unless the words join both.
  if (!join.isAnd && next.read.bound !== 'about') return null;
  return next.own ?? sharedBasis(tokens, stated, index + 1);
}

/** So many words may stand between a join and the amount behind it: `and it has`. */
const mostJoining = 1;

function readTerms(text: string): LimitTerm[] {
  const tokens = tokensOf(text);
  const stated = statedIn(tokens);
  return stated.map(({ at, amount, read, value, own }, index): LimitTerm => {
    const found = own ?? basisBefore(tokens, amount.from) ?? sharedBasis(tokens, stated, index);
    const last = own ? boundOf(tokens, { from: own.place.to, to: own.place.to }).reach.to : 0;
    const bound =
      read.bound === 'about' && own && last > own.place.to ? boundBehindOf(tokens, own.place.to) : read.bound;
    const per = found
      ? text.slice(tokens[found.place.from]?.start ?? 0, tokens[found.place.to - 1]?.end ?? 0)
      : '';
    const place = { start: tokens[read.from]?.start ?? 0, end: tokens[read.to - 1]?.end ?? 0 };
    return {
      content: read.row.content,
      bound,
      value,
      unit: read.row.unit,
      basis: amount.isShare ? inHundred : (found?.basis ?? { kind: 'serving' }),
      per: amount.isShare ? 'per 100 g' : per,
      written: text.slice(place.start, place.end),
      start: tokens[at]?.start ?? 0,
      place,
    };
  });
}

/** A share is of 100 g. */
const inHundred: Basis = { kind: 'measure', amount: 100, unit: 'g' };

/** The bound that stands behind what an amount is of: `2.5 g a cup or less`. */
const boundBehindOf = (tokens: readonly Token[], at: number): Bound =>
  boundOf([...tokens.slice(at - 1, at), ...tokens.slice(at)], { from: 0, to: 1 }).bound;

/** A text of the same length without some of its terms. */
const without = (text: string, terms: readonly LimitTerm[], endOf: (term: LimitTerm) => number): string =>
  terms.reduce((left, term) => {
    const [{ start }, end] = [term.place, endOf(term)];
    return `${left.slice(0, start)};${' '.repeat(end - start - 1)}${left.slice(end)}`;
  }, text);

/** A text of the same length without what it states of contents: no such amount is one of a pack, or of a recipe. */
export const withoutLimits = (text: string, isOne: (term: LimitTerm) => boolean = () => true): string =>
  without(text, limitTerms(text).filter(isOne), ({ place }) => place.end);

/** The same without the most that it allows of contents, and without what that is of: `under 3 g sugar per chew`. */
export const withoutCeilings = (text: string): string =>
  without(
    text,
    limitTerms(text).filter(({ bound }) => bound === 'most'),
    ({ place: { end }, per }) => {
      const behind = text.slice(end);
      const gap = behind.length - behind.trimStart().length;
      return per !== '' && behind.startsWith(per, gap) ? end + gap + per.length : end;
    },
  );
