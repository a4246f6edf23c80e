import { findAmountsIn, formatNumber, type Amount } from '../../../registry/index.ts';
import { limitTerms } from '../../brief/limits/limitTerms.ts';
import { basisAt, basisBefore, isPause, joinAt, type ReadBasis } from '../../brief/quantity/basis.ts';
import { tokensOf, type Token } from '../../brief/quantity/tokens.ts';
import { partOf, type Portion } from './statedPer.ts';

/** Amounts of actives; what labels declare in grams has a reader of its own. */
const units = ['mg', 'µg', 'IU', 'billion CFU', 'g'] as const;

/** An amount of a text by its tokens. */
interface Place {
  readonly amount: Amount;
  readonly from: number;
  readonly to: number;
  /** Whether it is one of what labels declare in grams, which others read; sodium may be an active. */
  readonly isContent: boolean;
}

/** A text with its amounts, and where it states what labels declare, also with a limit. */
interface Stated {
  readonly tokens: readonly Token[];
  readonly places: readonly Place[];
  readonly contents: ReadonlySet<number>;
  readonly limits: ReadonlySet<number>;
}

function statedIn(text: string): Stated {
  const tokens = tokensOf(text);
  const terms = new Map(limitTerms(text).map((term) => [term.start, term]));
  const places = findAmountsIn(text, units).map((amount) => ({
    amount,
    from: tokens.findIndex(({ start }) => start >= amount.start),
    to: tokens.findIndex(({ start }) => start >= amount.end),
    isContent: amount.unit === 'g' && terms.has(amount.start),
  }));
  const bounded = [...terms.values()].filter(({ bound }) => bound !== 'about');
  const limits = new Set(bounded.map(({ start }) => start));
  return { tokens, places, contents: new Set(terms.keys()), limits };
}

/** `In a pouch`, `in a 250 g bag`: it comes in that, and who says what is in all of it says `per`. */
function isWhereIt(tokens: readonly Token[], { place: { from, to } }: ReadBasis): boolean {
  const words = tokens.slice(from, to).map(({ text }) => text);
  return words[0] === 'in' && !words.some((word) => word === 'each' || word === 'every');
}

/**
 * What an active's amount is of: by the words behind it in its own part of the sentence, or behind the actives of its list,
 * or else by those before it. What is said of sugar behind a comma, or with a limit, is of the sugar alone.
 */
function basisOf(stated: Stated, place: Place): ReadBasis | null {
  const { from } = place;
  const { tokens, places, contents } = stated;
  const isOther = (at: number) =>
    places.some((each) => each.from === at) || contents.has(tokens[at]?.start ?? -1);
  const before = basisBefore(tokens, from, isOther);
  return behindIt(stated, place) ?? (before && isWhereIt(tokens, before) ? null : before);
}

function behindIt({ tokens, places, limits }: Stated, { to, amount }: Place): ReadBasis | null {
  for (let at = to; at >= 0 && at < tokens.length; at += 1) {
    const found = basisAt(tokens, at);
    if (found) return found;
    if (limits.has(tokens[at]?.start ?? -1)) return null;
    // `Squares of 10 g, …`: grams may be a size, of which a list says nothing.
    if (isPause(tokens[at]) && (amount.unit === 'g' || !goesOnAt(tokens, at, places))) return null;
  }
  return null;
}

/** Whether a comma is one between actives of a list, or stands before what they are of. */
function goesOnAt(tokens: readonly Token[], at: number, places: readonly Place[]): boolean {
  const join = joinAt(tokens, at);
  if (!join) return false;
  const next = places.find(({ from }) => from >= at);
  const isListed = next !== undefined && tokens.slice(at + 1, next.from).every((token) => !isPause(token));
  return basisAt(tokens, join.to) !== null || (isListed && !next.isContent);
}

/**
 * A text with the amounts of actives that it states per 100 mL, per litre, per piece or per pack as those of a serving,
 * and what was read so. An amount of which the words say nothing is of a serving.
 */
export function inServings(text: string, portion: Portion): { text: string; notes: string[] } {
  const stated = statedIn(text);
  const { tokens } = stated;
  const notes: string[] = [];
  let read = '';
  let upTo = 0;
  for (const place of stated.places) {
    const { amount, isContent } = place;
    const basis = isContent ? null : basisOf(stated, place);
    const isOfServing = !basis || (isWhereIt(tokens, basis) && isOfSeveral(basis, portion));
    const times = isOfServing ? 1 : 1 / partOf(basis.basis, portion);
    if (Math.abs(times - 1) < 0.05) continue;
    const value = Number((amount.value * times).toPrecision(3));
    read += `${text.slice(upTo, amount.start)}${value} ${amount.unit}`;
    upTo = amount.end;
    const called = basis ? text.slice(tokens[basis.place.from]?.start, tokens[basis.place.to - 1]?.end) : '';
    notes.push(`${amount.text} ${called}: read as ${formatNumber(value)} ${amount.unit} of a serving.`);
  }
  return { text: read + text.slice(upTo), notes: [...new Set(notes)] };
}

/** Whether what an amount is said to be in holds several servings. */
const isOfSeveral = ({ basis }: ReadBasis, portion: Portion): boolean => partOf(basis, portion) > mostOfOne;
/** What holds more than so many servings is no single one. Our assumption. */
const mostOfOne = 1.5;
