import { foodArchetypes } from '../tables/tables.ts';

/** A place in a text. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

const unjoined = (words: string) => words.toLowerCase().replaceAll('-', ' ');

/** Where a text has phrases of several words, each where it stands first: `low sugar`, `Low-Sugar`. */
export function phrasesIn(text: string, phrases: readonly string[]): Span[] {
  const said = unjoined(text);
  return phrases
    .map(unjoined)
    .filter((phrase) => phrase.includes(' '))
    .map((phrase) => ({ start: said.indexOf(phrase), end: said.indexOf(phrase) + phrase.length }))
    .filter(({ start }) => start >= 0);
}

/** Where a text calls a food by a name of several words that its kind has: of caramel popcorn the caramel is no addition. */
export const kindNamesIn = (text: string, archetype: string): Span[] =>
  phrasesIn(text, foodArchetypes.find(({ key }) => key === archetype)?.words ?? []);
