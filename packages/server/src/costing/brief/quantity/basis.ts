import type { Place } from './bounds.ts';
import { measureAt } from './measures.ts';
import { perWords } from './perWords.ts';
import type { Token } from './tokens.ts';

/** What an amount is of: a serving, the pack, a piece, or so many grams or millilitres. */
export type Basis =
  | { readonly kind: 'serving' | 'pack' | 'piece' }
  | { readonly kind: 'measure'; readonly amount: number; readonly unit: 'g' | 'ml' };

/** What an amount is of, and where the words say it. */
export interface ReadBasis {
  readonly basis: Basis;
  readonly place: Place;
}

const pers = perWords('per');
const heads = perWords('head');
const things = perWords('pack', 'serving', 'piece');
const each = perWords('each');
const joins = perWords('join');
const goesOn = perWords('stop', 'per');

/** Whether nothing goes on at a place of a text. */
export const isPause = (token: Token | undefined): boolean => token === undefined || token.kind === 'pause';

/** What an amount is of, by the words at a place: `per 100 ml`, `a cup`, `in each bar`. */
export function basisAt(tokens: readonly Token[], at: number): ReadBasis | null {
  const per = pers.startingAt(tokens, at);
  const ofEach = each.startingAt(tokens, at);
  if (ofEach && endsEach(tokens, at + ofEach.length))
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
    const to = behindThing(tokens, unitAt + measure.length);
    return amount > 0
      ? { basis: { kind: 'measure', amount, unit: measure.row.of }, place: { from: at, to } }
      : null;
  }
  const thing = things.startingAt(tokens, from);
  if (!thing) return null;
  const { says } = thing.row;
  const kind = says === 'pack' || says === 'piece' ? says : 'serving';
  return { basis: { kind }, place: { from: at, to: from + thing.length } };
}

/** `100 mg each, vegan`, `100 mg each and no sugar`: what goes on behind is not what each one is. */
const endsEach = (tokens: readonly Token[], at: number): boolean =>
  isPause(tokens[at]) || tokens[at]?.text === ')' || joins.startingAt(tokens, at) !== null;

/** The token behind what is so large: `per 60 g bar`, `per 300 ml heat-and-sip cup`; of a measure alone the next one. */
function behindThing(tokens: readonly Token[], from: number): number {
  for (let at = from; at <= from + mostDescribed; at += 1) {
    const thing = things.startingAt(tokens, at);
    if (thing) return at + thing.length;
    const isOfWord = tokens[at - 1]?.text === '-';
    if (isPause(tokens[at]) || tokens[at]?.kind === 'number') break;
    if (!isOfWord && goesOn.startingAt(tokens, at)) break;
  }
  return from;
}

/** So many tokens may say how a thing is between its size and its name: `heat-and-sip`. */
const mostDescribed = 5;

/**
 * What an amount is of by the words before it, as far as its part of the sentence goes, or by those that head a list.
 * @param isOther whether an amount begins at a token, whose own basis stands behind it
 */
export function basisBefore(
  tokens: readonly Token[],
  from: number,
  isOther: (at: number) => boolean = () => false,
): ReadBasis | null {
  let isOfList = false;
  for (let at = from - 1; at >= 0; at -= 1) {
    const { kind, text } = tokens[at] ?? {};
    if (kind === 'pause' && text !== ',') return null;
    isOfList ||= kind === 'pause';
    const found = heads.startingAt(tokens, at) ? basisAt(tokens, at) : null;
    // Of a list only its head: `per 100 g: 5 g fibre, 2 g sugar`.
    if (found && isOfList && tokens[found.place.to]?.text !== ':') return null;
    if (found) return isOwned(tokens, at, isOther) ? null : taken(tokens, at, found);
  }
  return null;
}

/** `45 g serving in 500 ml: 40 g carbohydrate`: what is stirred into water is what the amounts are of. */
function taken(tokens: readonly Token[], at: number, found: ReadBasis): ReadBasis {
  const isServed = found.basis.kind === 'measure' && things.endingAt(tokens, at - 1)?.row.says === 'serving';
  return isServed ? { ...found, basis: { kind: 'serving' } } : found;
}

/** Whether a basis stands behind another amount of its part of the sentence: `32 mg per can and 80 mg taurine`. */
function isOwned(tokens: readonly Token[], from: number, isOther: (at: number) => boolean): boolean {
  for (let at = from - 1; at >= 0 && !isPause(tokens[at]); at -= 1) if (isOther(at)) return true;
  return false;
}

/** What stands between two amounts that one basis behind them is of: `5 g fibre and`, `20 g protein,`. */
export function joinAt(
  tokens: readonly Token[],
  at: number,
): { readonly isAnd: boolean; readonly to: number } | null {
  const isComma = tokens[at]?.text === ',';
  const join = joins.startingAt(tokens, isComma ? at + 1 : at);
  if (join) return { isAnd: true, to: (isComma ? at + 1 : at) + join.length };
  return isComma ? { isAnd: false, to: at + 1 } : null;
}
