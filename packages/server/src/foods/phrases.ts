import type { Token } from '../registry/index.ts';
import { wordsOf } from './called.ts';
import { calledNames } from './wording.ts';

/** A run of words that are all of the name of one food, and the numbers of the foods that have them. */
export interface FoodPhrase {
  /** The first token, and the one after the last. */
  readonly from: number;
  readonly to: number;
  readonly ids: readonly number[];
}

/** The tokens of a text as they are compared, and the text between them. */
export interface PhraseText {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly stems: readonly string[];
  /** Whether a word says how a food is made, which its name may write otherwise. */
  readonly isOfMaking: (stem: string) => boolean;
}

/** Finds the runs of words that only one food, or its kinds, have together, in whatever order the tables write them. */
export type FoodPhrases = (written: PhraseText) => FoodPhrase[];

interface Named {
  readonly id: number;
  readonly name: string;
}

/** Words that join others within a phrase and tell no food. */
const joining: ReadonlySet<string> = new Set('of with without in from made by to the no not for'.split(' '));
/** Words that part the foods of a list, and join the parts of a name where that has them so. */
const listing: ReadonlySet<string> = new Set(['and', 'or']);
/** Measures of a food, which some foods are called by as well. */
const measures: ReadonlySet<string> = new Set('cup tbsp tsp oz fl ounce tablespoon teaspoon g mg'.split(' '));

const isTelling = (stem: string): boolean =>
  stem.length > 1 && !/^\d/.test(stem) && !joining.has(stem) && !listing.has(stem) && !measures.has(stem);

interface Known {
  readonly words: ReadonlySet<string>;
  /** The words in the order of the tables. */
  readonly row: readonly string[];
  /** What the food is called, each as its words. */
  readonly called: readonly (readonly string[])[];
}

/** Reads the names of foods for it. “Brown rice cakes with sesame” are `Snacks, rice cakes, brown rice, sesame seed`, and no brown rice. */
export function createFoodPhrases(foods: readonly Named[]): FoodPhrases {
  const known = new Map<number, Known>();
  const having = new Map<string, Set<number>>();
  for (const { id, name } of foods) {
    const row = wordsOf(name.replace(/\(Includes foods for [^)]*\)/, '')).filter(isTelling);
    known.set(id, { words: new Set(row), row, called: calledNames(name).map((own) => wordsOf(own)) });
    for (const word of row) having.set(word, (having.get(word) ?? new Set()).add(id));
  }
  return (written) => {
    const { stems } = written;
    const found: FoodPhrase[] = [];
    for (let from = 0; from < stems.length; from++) {
      const phrase = having.has(stems[from] ?? '') ? longestFrom(from, written, { known, having }) : null;
      if (phrase) found.push(phrase);
    }
    return withoutOverlaps(found);
  };
}

interface Index {
  readonly known: ReadonlyMap<number, Known>;
  readonly having: ReadonlyMap<string, ReadonlySet<number>>;
}

/** The longest run from a word on that foods have whole; null where they have no more than that word. */
function longestFrom(from: number, written: PhraseText, index: Index): FoodPhrase | null {
  let ids = new Set<number>();
  let best: FoodPhrase | null = null;
  const run: string[] = [];
  /** Where words of the run stand on either side of an “and”. */
  const joined: number[] = [];
  let isListed = false;
  for (let at = from; at < written.stems.length; at++) {
    const stem = written.stems[at] ?? '';
    const gap = at === from ? ' ' : gapBefore(written, at);
    if (gap === null) break;
    isListed ||= gap === ',';
    if (listing.has(stem)) joined.push(run.length);
    if (!isTelling(stem)) {
      if (joining.has(stem) || listing.has(stem)) continue;
      break;
    }
    const own = index.having.get(stem) ?? new Set<number>();
    const both = run.length === 0 ? new Set(own) : new Set([...ids].filter((id) => own.has(id)));
    if (both.size === 0) {
      // “baked” is written otherwise
      if (run.length > 0 && written.isOfMaking(stem)) continue;
      break;
    }
    ids = both;
    run.push(stem);
    // “dried apricots, raw figs”: what stands behind the comma is of the next food
    if (run.length < 2 || (isListed && goesOn(at + 1, written, index))) continue;
    const meant = [...ids].filter((id) => isMeant({ run, joined, isListed }, index.known.get(id)));
    if (meant.length > 0) best = { from, to: at + 1, ids: meant };
  }
  return best;
}

/** Whether a word stands right behind that foods are called by. */
function goesOn(at: number, written: PhraseText, { having }: Index): boolean {
  const stem = written.stems[at] ?? '';
  return isTelling(stem) && having.has(stem) && gapBefore(written, at) === ' ';
}

/** What parts a word from the one before: a comma, nothing; null where more does, as the blanks of another word. */
function gapBefore({ text, tokens }: PhraseText, at: number): ',' | ' ' | null {
  const [before, own] = [tokens[at - 1], tokens[at]];
  if (!before || !own) return null;
  const between = text.slice(before.start + before.text.length, own.start);
  if (/^(?: {1,2}|[-/’'&]|\s?\()$/.test(between)) return ' ';
  return /^\)?,\s?$|^\)\s?$/.test(between) ? ',' : null;
}

interface Run {
  readonly run: readonly string[];
  readonly joined: readonly number[];
  readonly isListed: boolean;
}

/**
 * Whether a run names a food, and does not only hold words of its name. Across a comma it has to follow the tables, and what
 * an “and” joins has to stand so there.
 */
function isMeant({ run, joined, isListed }: Run, food: Known | undefined): boolean {
  if (!food) return false;
  const said = new Set(run);
  const isCalled = food.called.some(
    (called) => called.length > 0 && called.filter(isTelling).every((word) => said.has(word)),
  );
  if (!isCalled) return false;
  const follows = (at: number) =>
    food.row.some((word, place) => word === run[at - 1] && food.row[place + 1] === run[at]);
  if (!joined.every((at) => at === 0 || at >= run.length || follows(at))) return false;
  if (!isListed) return true;
  const start = food.row.indexOf(run[0] ?? '');
  return start <= 1 && run.every((word, at) => food.row[start + at] === word);
}

/** Those with most words first, none that shares a word with them. */
function withoutOverlaps(phrases: readonly FoodPhrase[]): FoodPhrase[] {
  const kept: FoodPhrase[] = [];
  for (const phrase of phrases.toSorted((left, right) => right.to - right.from - (left.to - left.from)))
    if (kept.every(({ from, to }) => phrase.to <= from || phrase.from >= to)) kept.push(phrase);
  return kept.toSorted((left, right) => left.from - right.from);
}
