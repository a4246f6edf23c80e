import { z } from 'zod';
import { columns, readTable, stems } from '../../../registry/index.ts';
import { wordsOf } from '../../understand/words.ts';

const { flag, key, list, text } = columns;
const words = list.transform((written) => new Set(written.flatMap(stems)));

/**
 * A row of `stances.csv`: words of rules that say one thing of what they are on, and those that say its contrary. A rule
 * whose title names a thing lays it down.
 */
const StanceRow = z.strictObject({ key, affirms: words, denies: words, isThing: flag });
const rows = readTable(new URL('../data/', import.meta.url), 'stances', StanceRow);

/** A row of `negators.csv`: a word that turns round what follows it. */
const Negator = z.strictObject({ key, word: text });
const negators = new Set(
  readTable(new URL('../data/', import.meta.url), 'negators', Negator).flatMap(({ word }) => stems(word)),
);
const [without = ''] = stems('without');

/** Begins something else, which a negation before it does not reach. */
const reachedNoMore: ReadonlySet<string> = new Set(
  stems('but before after until unless while which if when'),
);
/** A negation reaches so many words. */
const reach = 6;

/** What a text says of one thing: both ways where it affirms it here and denies it there, and by which words. */
interface Stance {
  readonly ways: Set<boolean>;
  readonly words: Set<string>;
}

/** By the key of the stance. */
export type Stances = ReadonlyMap<string, Stance>;

/** Phrases that negations do not reach out of; what is quoted says nothing of its own. */
export const phrasesOf = (written: string): string[] =>
  written.replaceAll(/“[^”]*”/g, ' ').split(/[;:.]\s|[;:.]$/);

/** Reads what a phrase affirms and denies. */
export function stancesOf(phrase: string): Stances {
  const found = new Map<string, Stance>();
  for (const { stem, isNegated } of signedWords(phrase)) {
    for (const row of rows) {
      const isMeant = row.affirms.has(stem) || row.denies.has(stem);
      if (!isMeant || isNegated === null) continue;
      const own = found.get(row.key) ?? { ways: new Set(), words: new Set() };
      own.ways.add(row.affirms.has(stem) !== isNegated);
      own.words.add(stem);
      found.set(row.key, own);
    }
  }
  return found;
}

/** A word with whether it is denied; null where that hangs on something: “no sale without a licence” bans no sale. */
interface Signed {
  readonly stem: string;
  readonly isNegated: boolean | null;
}

/** The words of a phrase in order, each with whether it is denied. */
export function signedWords(phrase: string): Signed[] {
  const found: { stem: string; isNegated: boolean | null }[] = [];
  let last: { at: number; isWithout: boolean } | null = null;
  let isTurned = false;
  for (const [at, { stem }] of wordsOf(phrase).entries()) {
    if (negators.has(stem)) {
      isTurned = stem === without && last !== null && at - last.at <= reach;
      if (isTurned) for (const each of found.slice(last?.at)) each.isNegated = null;
      last = { at, isWithout: stem === without };
      // “may not”: what is before it is denied with what follows
      const before = found.at(-1);
      if (before && !before.isNegated) before.isNegated = null;
      found.push({ stem, isNegated: null });
      continue;
    }
    const isReached = last !== null && at - last.at <= reach;
    if (reachedNoMore.has(stem)) last = null;
    found.push({ stem, isNegated: isReached && !isTurned });
  }
  return found;
}

/** What the title of a rule lays down by naming it. */
export const stancesOfTitle = (title: string): Stances =>
  new Map([...stancesOf(title)].filter(([stance]) => rows.some((row) => row.key === stance && row.isThing)));

/**
 * Whether a text says what another says: true where that holds for all of it, false where it says the contrary of anything;
 * null where they speak of different things.
 */
export function agreement(said: Stances, known: Stances): boolean | null {
  const agreed = new Set<string>();
  for (const [stance, { ways, words: own }] of said) {
    const other = known.get(stance)?.ways;
    if (!other || ways.size > 1 || other.size > 1) continue;
    if (!other.has([...ways][0] === true)) return false;
    for (const word of own) agreed.add(word);
  }
  // a word may say two things: that FDA approves something, and that it is allowed
  const isWhole = [...said.values()].every(
    ({ ways, words: own }) => ways.size > 1 || [...own].every((word) => agreed.has(word)),
  );
  return agreed.size > 0 && isWhole ? true : null;
}

/** Whether a word says what rules say of anything. */
export const isOfStance = (stem: string): boolean =>
  rows.some(({ affirms, denies }) => affirms.has(stem) || denies.has(stem));
