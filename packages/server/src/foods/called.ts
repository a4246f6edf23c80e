import { readFileSync } from 'node:fs';
import { parseCsv, tokenize } from '../registry/index.ts';
import { singular } from './wording.ts';

/** The words of a name, as names are compared. */
export const wordsOf = (text: string): string[] => tokenize(text).map(({ stem }) => singular(stem));

const rowsOf = (file: string) =>
  Array.from(
    parseCsv(file, readFileSync(new URL(`./data/${file}`, import.meta.url), 'utf8')),
    ({ fields }) => fields,
  );

const compared = (text = '') => wordsOf(text).join(' ');

/** Words in which what is left out is one word: what has salt and what is without are told apart. */
export function withoutAsOne(words: readonly string[]): string[] {
  const told: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const isNegated = negations.has(words[at] ?? '');
    const next = isNegated && words[at + 1] === 'added' ? at + 2 : at + 1;
    const left = words[next];
    if (!isNegated || left === undefined) told.push(words[at] ?? '');
    else {
      told.push(`without ${left}`);
      at = next;
    }
  }
  return told;
}
const negations: ReadonlySet<string> = new Set(['without', 'no']);

/** What else foods are called, as names are compared: in British English, by half their name. */
export const otherNames = (): (readonly [called: string, name: string])[] =>
  rowsOf('called.csv').map(({ called, name }) => [compared(called), compared(name)] as const);

/** Which food is meant by a name that several go by, where nothing more is said; the food as the tables write it. */
export const usualFoods = (): (readonly [name: string, food: string])[] =>
  rowsOf('usual.csv').map(({ name, food = '' }) => [compared(name), food] as const);

/** What the tables write for a word of preparing. */
export function preparations(): ReadonlyMap<string, readonly string[]> {
  return new Map(
    rowsOf('ways.csv').map(({ word, means = '' }) => [compared(word), withoutAsOne(wordsOf(means))] as const),
  );
}
