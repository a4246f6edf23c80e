import { numberPattern, readNumber } from '../../../registry/index.ts';
import { countNames, isCount, shares, type Unit, unitNamed, unitNames, unitOf } from './units.ts';

/** So much of something, as a text states it. */
export interface Quantity {
  /** In `unit`; of a range its upper end. */
  readonly value: number;
  /** The lower end of a range, else null. */
  readonly from: number | null;
  readonly unit: Unit;
  /** In what units of its kind are worth one of: g, mL, billion CFU, pieces. */
  readonly amount: number;
  /** What it is counted against: `g/mL`, `a day`, `per 100 g`. */
  readonly per: { readonly value: number; readonly unit: Unit } | null;
  /** Of a percentage, what it is of: a key of `shares.csv`. */
  readonly share: string | null;
  readonly start: number;
  readonly end: number;
  /** The words up to the quantities around it. */
  readonly before: string;
  readonly after: string;
}

/** A sign before a price, or its letters: `$21`, `USD 21`. */
const sign = String.raw`([$€£]|(?:usd|eur|gbp)(?=\s?\d))\s?`;
const written = new RegExp(
  String.raw`(?<![\p{L}\p{N}#.]|\d,)(?:${sign}(${numberPattern})|(${numberPattern})(?:\s|-)?\s*(${unitNames})(?![\p{L}\p{N}]))`,
  'giu',
);

const article = String.raw`(?:a|an|one|each|every|the|any)\s+`;
/** `/g`, `per 100 g`, `a day`, `in every capsule`, behind at most three words. */
const behind = new RegExp(
  String.raw`^(?:\s+(?:of\s+)?(?!(?:and|with|plus|or|at|if|when|where|portions?|servings?|scoops?)\b)\p{L}[\p{L}\p{N}-]*){0,3}?(?:(?:\s*\/\s*|\s+per\s+(?:${article})?|\s+in\s+(?:${article}|(?=\d))|\s+for\s+${article})(?:(${numberPattern})\s*)?|\s+(?:a|an|each|every)\s+|\s+(?=daily\b(?!\s+(?:values?|reference))))(${unitNames})(?![\p{L}\p{N}])`,
  'iu',
);
/** `each capsule has …`, `per capsule: …`, `a bottle of …`, `60 capsules with …` */
const ahead = new RegExp(
  String.raw`(?<!\b(?:we|i|you|they|to)\s)(?:\b(?:an?|one|each|every|per|the)\s+|\d\s*)?\b(${countNames})\s*(?::|\(|\b(?:of|with|has|have|holds?|contains?|containing|takes?|carries|carry|brings?|delivers?|provides?|gives?|at|@|is)\b)?\s*(?:about|up to)?\s*$`,
  'iu',
);

/** The quantities a text states, in order. */
export function quantitiesIn(text: string): Quantity[] {
  const found = [...text.matchAll(written)].flatMap((match) => {
    const [whole, currency, price, digits, name] = match;
    const unit = currency ? unitNamed(currency) : unitNamed(name ?? '');
    const value = readNumber(price ?? digits ?? '');
    if (!unit || !Number.isFinite(value) || (isCount(unit.dimension) && isSize(text, match.index))) return [];
    if (name === 'can' && modal.test(text.slice(match.index + whole.length))) return [];
    const from = lowerEnd(text.slice(0, match.index), value);
    const end = match.index + whole.length;
    return [{ value, from, unit, amount: value * unit.worth, start: match.index, end }];
  });
  const bases = new Set<number>();
  const quantities = found.flatMap((each, at) => {
    if (bases.has(each.start)) return [];
    const before = text.slice(found[at - 1]?.end ?? 0, each.start);
    const isShare = shareLike.has(each.unit.dimension);
    const per = isShare
      ? null
      : (basisBehind(text, each) ?? basisAhead(before, each.unit) ?? weightPriced(before, each.unit));
    if (per?.end)
      for (const other of found)
        if (other.start > each.start && other.start < per.end) bases.add(other.start);
    const next = found.find(({ start }) => start >= (per?.end ?? each.end) && start > each.start);
    const after = text.slice(each.end, next?.start);
    const share = each.unit.dimension === 'percent' ? shareOf(before, after) : null;
    return [{ ...each, per: per && { value: per.value, unit: per.unit }, share, before, after }];
  });
  return quantities.map((each, at) => asListed(each, quantities[at - 1]));
}

/** “We lose 4 % in blending and 3 % in encapsulation”: shares in a list are of what the first is of, by the same words. */
function asListed(own: Quantity, previous: Quantity | undefined): Quantity {
  const isListed = own.share === null && own.unit.dimension === 'percent' && listed.test(own.before);
  if (!isListed || !previous?.share || previous.unit.key !== own.unit.key) return own;
  return { ...own, share: previous.share, before: previous.before };
}
const listed = /^\s+(?:in|at|during|on|by|from)\s[^.;:?!\d]{2,40}(?:\band|,|\bplus|\bthen)\s*$/i;

const lower = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,#-])(?:[$€£]\s?)?(${numberPattern})\s*(?:[-–—]|\bto\b|(?<=\bbetween\s[^.?!]*)\band\b)\s*$`,
  'iu',
);

/** “65 to 90 USD/kg”, “between 65 and 90”: what stands before the upper end. */
function lowerEnd(before: string, upper: number): number | null {
  const from = readNumber(lower.exec(before)?.[1] ?? '');
  return from > 0 && from < upper ? from : null;
}

/** “Bottles of 60 can we fill”: no can. */
const modal = /^\s+(?:i|we|you|they|it|he|she|be|this|that|one|the|our)\b/i;

/** What is no amount of anything, and counted against nothing. */
const shareLike: ReadonlySet<string> = new Set(['percent', 'times', 'ppm']);

/** “Size 00 capsules” names a size and “E 171 can” an additive, and neither a count. */
const isSize = (text: string, at: number) =>
  /(?:\bsize|#|\bno\.?|\bE)\s*$/i.test(text.slice(Math.max(0, at - 8), at));

/** What stands behind an amount that it is counted against. */
export function basisBehind(text: string, { end, unit }: { end: number; unit: Unit }) {
  const [whole, digits, name] = behind.exec(text.slice(end)) ?? [];
  if (whole === undefined) return eachBehind(text.slice(end), unit);
  const of = unitNamed(name ?? '');
  if (!of || of.dimension === 'percent' || (of.key === unit.key && digits === undefined)) return null;
  return { value: digits === undefined ? 1 : readNumber(digits), unit: of, end: end + whole.length };
}

/** “500 mg each” is counted against a piece. */
const eachBehind = (after: string, unit: Unit) =>
  unit.dimension === 'mass' &&
  /^[^\d,.;?]{0,24}?\beach\s*(?:$|[),.:;?]|(?:and|with|for|at|in|if|when|but)\b)/i.test(after)
    ? { value: 1, unit: unitOf('piece'), end: 0 }
    : null;

function basisAhead(before: string, unit: Unit) {
  const of = unitNamed(ahead.exec(before)?.[1] ?? '');
  const fits =
    of && of.dimension !== unit.dimension && unit.dimension !== 'percent' && unit.dimension !== 'money';
  return fits && of.dimension !== 'time' ? { value: 1, unit: of, end: 0 } : null;
}

/** “A kilo costs 12 EUR”, “when the kg is 5 USD”: a price by the weight before it. */
const weighed =
  /\b(?:an?|one|per|the|each)\s+(kg|kilo|kilogram|lb|pound|oz|ounce|tonne|ton|gram)\s+(?:costs?|is|at|for|comes (?:to|in at)|goes for|sells (?:for|at))\s*(?:about|around|us)?\s*$/i;
function weightPriced(before: string, unit: Unit) {
  const of = unit.dimension === 'money' ? unitNamed(weighed.exec(before)?.[1] ?? '') : undefined;
  return of ? { value: 1, unit: of, end: 0 } : null;
}

const near = 28;

/** What a percentage is of, by the key of a row of `shares.csv`. */
const shareOf = (before: string, after: string): string | null =>
  wordsBeside(shares, { before, after })?.key ?? null;

/** The row of which words stand right behind a percentage, else right before it. */
export function wordsBeside<Row extends { readonly words: readonly string[] }>(
  rows: readonly Row[],
  { before, after }: Pick<Quantity, 'before' | 'after'>,
): Row | undefined {
  const at = (text: string, isBehind: boolean) =>
    rows
      .flatMap((row) =>
        row.words.map((word) => {
          const start = new RegExp(`\\b${word}\\b`, 'i').exec(text)?.index ?? -1;
          return { row, start, end: start + word.length };
        }),
      )
      .filter((each) => each.start >= 0)
      // “loss on drying” is no loss: of words at one place the longest counts
      .toSorted((left, right) =>
        isBehind ? left.start - right.start || right.end - left.end : right.end - left.end,
      )[0];
  const [clause = ''] = after.split(/[,;:.?]|\b(?:and|if|at|with|for)\b/i);
  return (at(clause.slice(0, near), true) ?? at(before.slice(-near), false))?.row;
}
