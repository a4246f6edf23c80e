import {
  createSpeller,
  isEnglishWord,
  isPlainWord,
  type Speller,
  tokenize,
  type Token,
} from '../registry/index.ts';
import { otherNames, preparations, usualFoods, withoutAsOne } from './called.ts';
import { entriesOf, entryOf, type NamesOfFood, ranked, wordsOfMaking } from './entries.ts';
import { createFoodPhrases } from './phrases.ts';
import { withPhrases } from './placing.ts';
import type { Food } from './readFoods.ts';
import { calledNames, singular } from './wording.ts';

/** A food that a text names. */
export interface NamedFood {
  /** As it is written there. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Numbers of the foods that go by the name, those the text comes nearest to first, plain ones before dishes. */
  readonly ids: readonly number[];
}

/** A food that a text names, and the foods that it may be, the likeliest first. */
export interface FoodsNamed extends Omit<NamedFood, 'ids'> {
  readonly foods: readonly Food[];
}

/** Finds the foods that texts name. */
export interface FoodNames {
  /** At each word the longest name that begins there, be it misspelt by a letter. */
  namedIn(text: string): NamedFood[];
}

/** Shorter words are a letter away from many names. */
const fewestLettersPutRight = 6;

/** Makes the index of what foods are called: `Rice, brown, long-grain, raw` is rice, and brown rice. */
export function createFoodNames(foods: readonly NamesOfFood[]): FoodNames {
  const entries = entriesOf(foods);
  const ways = preparations();
  const isOfMaking = wordsOfMaking(ways);
  const longest = Math.max(0, ...[...entries.keys()].map((name) => name.split(' ').length));
  // farmed salmon is no slip for another
  const known = new Set([...entries.values()].flatMap((own) => own.flatMap(({ words }) => [...words])));
  const phrases = createFoodPhrases(foods);
  const byId = new Map(foods.map((food) => [food.id, entryOf(food)]));
  const vocabulary = [...new Set([...entries.keys()].flatMap((name) => name.split(' ')))];
  const spell = createSpeller(vocabulary);
  const undoubled = new Map(vocabulary.map((word) => [singly(word), word]));
  return {
    namedIn(text) {
      const tokens = tokenize(text);
      const stems = tokens.map(({ stem }) => singular(stem));
      const index = { entries, longest, isOfMaking };
      const written = longestNames(stems, index);
      const isFree = (at: number) => written.every(({ from, to }) => at < from || at >= to);
      const right = tokens.map((token, at) =>
        isFree(at) && !known.has(stems[at] ?? '') ? putRight(token, spell, undoubled) : null,
      );
      // a slip in a name of several words may have left half of it: pumpernckel bread is no bread of any kind
      const meant = stems.map((stem, at) => right[at] ?? stem);
      const spans = right.some((word) => word !== null)
        ? longestNames(meant, index).filter(
            ({ from, to }) => to - from > 1 || isLong(tokens[from], right[from]),
          )
        : written;
      const isOfWay = (stem: string) => isOfMaking.has(stem);
      const places = spans.map(({ name, from, to }) => ({ from, to, entries: entries.get(name) ?? [] }));
      const merged = withPhrases(places, phrases({ text, tokens, stems: meant, isOfMaking: isOfWay }), byId);
      return merged.map(({ from, to, entries: own }) => {
        const isOfOther = (at: number) =>
          merged.some((other) => other.from !== from && at >= other.from && at < other.to);
        const said = saidIn(
          meant.map((stem, at) => (isOfOther(at) ? '' : stem)),
          ways,
        );
        return named(text, tokens.slice(from, to), ranked(own, said));
      });
    },
  };
}

/**
 * The words of a text with what the tables write for them, and how much each tells of a food: what is only meant by
 * another word a little less. “Not cooked” says raw, and nothing of cooking.
 */
function saidIn(
  stems: readonly string[],
  ways: ReadonlyMap<string, readonly string[]>,
): ReadonlyMap<string, number> {
  const words = withoutAsOne(stems);
  const pairs = words.map((stem, at) => ways.get(`${stem} ${words[at + 1] ?? ''}`));
  const isPaired = (at: number) => pairs[at] !== undefined || pairs[at - 1] !== undefined;
  const own = words.filter((_, at) => !isPaired(at));
  const meant = [...pairs.flatMap((words) => words ?? []), ...own.flatMap((stem) => ways.get(stem) ?? [])];
  return new Map([
    ...meant.map((word) => [word, ofMeant] as const),
    ...own.map((word) => [word, 1] as const),
  ]);
}

const ofMeant = 0.9;

/** The words of what foods are called, as words are compared: groats are no goat. Takes one name after another, and keeps none. */
export function foodWords(names: Iterable<string>): ReadonlySet<string> {
  const words = new Set<string>();
  const note = (called: string) => {
    const tokens = tokenize(called);
    // a short word of a longer name may be any other
    for (const { stem } of tokens)
      if (tokens.length === 1 || stem.length >= fewestLettersOfPart) words.add(stem);
  };
  for (const name of names) calledNames(name).forEach(note);
  for (const [called] of [...otherNames(), ...usualFoods()]) note(called);
  return words;
}

const fewestLettersOfPart = 5;

interface NameIndex {
  readonly entries: ReadonlyMap<string, unknown>;
  /** Words of the longest name. */
  readonly longest: number;
  readonly isOfMaking: ReadonlySet<string>;
}

interface Span {
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

/** The longest name at each word; how a food is made leaves its word to what follows: raw cranberry beans are beans. */
function longestNames(stems: readonly string[], { entries, longest, isOfMaking }: NameIndex): Span[] {
  const longestAt = (from: number): Span | null => {
    for (let to = Math.min(stems.length, from + longest); to > from; to--) {
      // “pili nuts” are pilinuts in the tables
      const words = stems.slice(from, to);
      const name = [' ', ''].map((between) => words.join(between)).find((own) => entries.has(own));
      if (name !== undefined) return { name, from, to };
    }
    return null;
  };
  const spans: Span[] = [];
  for (let from = 0; from < stems.length; from++) {
    const span = longestAt(from);
    if (!span) continue;
    const next = isOfMaking.has(stems[from] ?? '') ? longestAt(from + 1) : null;
    if (next && next.to > span.to) continue;
    spans.push(span);
    from = span.to - 1;
  }
  return spans;
}

/** The word of a name that a token is a letter away from; null where it is a word of its own. */
function putRight(
  { stem, text }: Token,
  spell: Speller,
  undoubled: ReadonlyMap<string, string>,
): string | null {
  const word = text.toLowerCase();
  if (stem.length < fewestLettersOfPart || isPlainWord(word) || isEnglishWord(word)) return null;
  const meant = spell(stem, 1);
  // two slips of doubling: mollases
  if (!meant) return undoubled.get(singly(stem)) ?? null;
  // carbonate is no slip for carbonated
  return meant.word.startsWith(stem) ? null : meant.word;
}

/** A word with no letter twice in a row. */
const singly = (word: string): string => word.replace(/(.)\1+/g, '$1');

/** A single word that was put right has to be long: short ones are a letter away from many names. */
const isLong = (token: Token | undefined, right: string | null | undefined): boolean =>
  !right || (token?.stem.length ?? 0) >= fewestLettersPutRight;

function named(text: string, tokens: readonly Token[], ids: readonly number[]): NamedFood {
  const start = tokens[0]?.start ?? 0;
  const last = tokens.at(-1);
  const end = last ? last.start + last.text.length : start;
  return { text: text.slice(start, end), start, end, ids };
}
