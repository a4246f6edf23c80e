import { z } from 'zod';
import { columns, readTable } from '../../../registry/index.ts';
import { escaped } from '../../../text/pattern.ts';
import { type Quantity, quantitiesIn } from '../worked/quantities.ts';
import type { Sheet } from '../worked/sheet.ts';

const { key, list, optionalFinite } = columns;

/**
 * A row of `recipeWords.csv`: words that say a share of all there is, or what is left of it; what joins an amount and a
 * name, what ends a name, and what is no part but the whole.
 */
const RecipeWords = z.strictObject({
  key,
  role: z.enum(['share', 'rest', 'join', 'end', 'whole']),
  words: list,
  share: optionalFinite,
});
const rows = readTable(new URL('./data/', import.meta.url), 'recipeWords', RecipeWords);
const wordsFor = (role: z.infer<typeof RecipeWords>['role']): readonly string[] =>
  rows.filter((row) => row.role === role).flatMap(({ words }) => words);

/** Something that is mixed with others, with how much of it there is. */
export interface RecipeLine {
  readonly name: string;
  /** In g; of a share the part of all there is. */
  readonly amount: number;
  /** As it is stated: `40 %`, `half`. */
  readonly words: string;
  /** The figure that states it; null where words do. */
  readonly stated: Quantity | null;
}

/** What a text says is mixed, in shares that are all there is or in weights. */
export interface Recipe {
  readonly of: 'share' | 'mass';
  readonly lines: readonly RecipeLine[];
  /** What is stated besides. */
  readonly others: readonly Quantity[];
}

/** Where an amount stands: of what is left it is not known yet. */
export interface Place {
  readonly of: Recipe['of'];
  readonly amount: number | null;
  readonly words: string;
  readonly stated: Quantity | null;
  readonly start: number;
  readonly end: number;
}

/** The recipe that a sheet states; null where fewer than two things are mixed, or their shares are not all there is. */
export const recipeOf = ({ whole, quantities }: Pick<Sheet, 'whole' | 'quantities'>): Recipe | null =>
  recipeFrom(whole, quantities);

/** The recipe that a text states. */
export const recipeIn = (text: string): Recipe | null => recipeFrom(text, quantitiesIn(text));

/** The shares that a text states in figures or in words, in order. */
export const sharesIn = (text: string): Place[] =>
  [...saidIn(text), ...quantitiesIn(text).flatMap((each) => placeOf(text, each))].filter(
    ({ of }) => of === 'share',
  );

function recipeFrom(text: string, quantities: readonly Quantity[]): Recipe | null {
  const said = saidIn(text);
  // the 100 % of “q.s. to 100 %” is no figure
  const own = quantities.filter(
    ({ start, end }) => !said.some((each) => start < each.end && end > each.start),
  );
  const places = [...said, ...own.flatMap((each) => placeOf(text, each))].toSorted(
    (one, other) => one.start - other.start,
  );
  if (places.length < 2) return null;
  const [behind, ahead] = [linesOf(text, places, nameBehind), linesOf(text, places, nameAhead)];
  const [most, fewer] = behind.length >= ahead.length ? [behind, ahead] : [ahead, behind];
  return recipeOfLines(most, own) ?? recipeOfLines(fewer, own);
}

interface Named {
  readonly name: string;
  readonly place: Place;
}

/** Shares that are all there is together, else weights. */
function recipeOfLines(named: readonly Named[], quantities: readonly Quantity[]): Recipe | null {
  const shares = filledUp(named.filter(({ place }) => place.of === 'share'));
  const masses = named.flatMap(({ name, place }) =>
    place.of === 'mass' ? [{ ...place, name, amount: place.amount ?? 0 }] : [],
  );
  const lines = shares ?? masses;
  if (lines.length < 2 || new Set(lines.map(({ name }) => name)).size < lines.length) return null;
  const own = new Set(lines.map(({ stated }) => stated));
  return { of: shares ? 'share' : 'mass', lines, others: quantities.filter((each) => !own.has(each)) };
}

/** Shares with what is left for the one that takes the rest; null where they are not all there is. */
function filledUp(shares: readonly Named[]): readonly RecipeLine[] | null {
  const left = 1 - shares.reduce((sum, { place }) => sum + (place.amount ?? 0), 0);
  const open = shares.filter(({ place }) => place.amount === null);
  const isWhole = open.length === 0 && Math.abs(left) < tolerance;
  const isFilled = open.length === 1 && left > 0;
  if (shares.length < 2 || (!isWhole && !isFilled)) return null;
  return shares.map(({ name, place: { amount, words, stated } }) => ({
    name,
    amount: amount ?? left,
    words: amount === null ? `${Number((left * 100).toPrecision(4))} %` : words,
    stated,
  }));
}
const tolerance = 0.006;

const byLength = (words: readonly string[]): string =>
  words
    .toSorted((one, other) => other.length - one.length)
    .map(escaped)
    .join('|');
const spoken = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,/-])(?:${byLength([...wordsFor('share'), ...wordsFor('rest')])})(?![\p{L}\p{N}/])`,
  'giu',
);
const shareSaid = new Map(
  rows.flatMap(({ words, share }) => (share === null ? [] : words.map((word) => [word, share] as const))),
);

/** The words of a text that stand for shares. */
const saidIn = (text: string): Place[] =>
  [...text.matchAll(spoken)].map(({ 0: words, index }) => {
    const amount = shareSaid.get(words.toLowerCase()) ?? null;
    return { of: 'share', amount, words, stated: null, start: index, end: index + words.length };
  });

/** A share or a weight that a text states; none of a range. */
function placeOf(text: string, stated: Quantity): Place[] {
  const { start, end, unit, value, amount, from } = stated;
  if (from !== null || (unit.dimension !== 'percent' && unit.dimension !== 'mass')) return [];
  const words = text.slice(start, end).replace(/\s*%$/, ' %');
  return unit.dimension === 'percent'
    ? [{ of: 'share', amount: value / 100, words, stated, start, end }]
    : [{ of: 'mass', amount, words, stated, start, end }];
}

type NameOf = (text: string, places: readonly Place[], at: number) => string | null;

/** Each amount with the name that stands on one side of it; what takes the rest may be named on the other. */
const linesOf = (text: string, places: readonly Place[], nameOf: NameOf): Named[] =>
  places.flatMap((place, at) => {
    const other = nameOf === nameBehind ? nameAhead : nameBehind;
    const name =
      nameOf(text, places, at) ??
      (place.of === 'share' && place.amount === null ? other(text, places, at) : null);
    return name === null ? [] : [{ name, place }];
  });

const ends = new Set(wordsFor('end'));
const wholes = new Set(wordsFor('whole'));
const joined = new RegExp(String.raw`^\s*(?:(?:${byLength(wordsFor('join'))})\s+)?`, 'iu');
const phrase = /^[\p{L}][\p{L}\p{N}'’-]*(?:\s+[\p{L}\p{N}][\p{L}\p{N}'’-]*)*/u;

/** “40 % almonds”, “a third is oats”. */
const nameBehind: NameOf = (text, places, at) => {
  const after = text.slice(places[at]?.end, places[at + 1]?.start).replace(joined, '');
  const words = (phrase.exec(after)?.[0] ?? '').split(/\s+/);
  const end = words.findIndex((word) => ends.has(word.toLowerCase()));
  return asName(end < 0 ? words : words.slice(0, end));
};

/** “Almonds 40 %”, “almonds (40 %)”, “maltodextrin q.s. to 100 %”. */
const nameAhead: NameOf = (text, places, at) => {
  const before = text
    .slice(places[at - 1]?.end ?? 0, places[at]?.start)
    .trimEnd()
    .replace(/[(:=–-]$/u, '')
    .split(/[,;:.?!+/()–\n]/u)
    .at(-1);
  const words = (before ?? '').trim().split(/\s+/);
  const end = words.findLastIndex((word) => ends.has(word.toLowerCase()));
  return asName(words.slice(end + 1));
};

/** Longer runs of words are no name. */
const mostWords = 6;
function asName(words: readonly string[]): string | null {
  const own = words.filter((word) => word !== '');
  const isNone =
    own.length === 0 || own.length > mostWords || own.some((word) => wholes.has(word.toLowerCase()));
  return isNone ? null : own.join(' ');
}
