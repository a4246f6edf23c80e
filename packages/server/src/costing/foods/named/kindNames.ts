import { foodArchetypes } from '../tables/tables.ts';

/** Where a text calls a food by a name of several words that its kind has: of caramel popcorn the caramel is no addition. */
export function kindNamesIn(text: string, archetype: string): { start: number; end: number }[] {
  const said = text.toLowerCase();
  const own = foodArchetypes.find(({ key }) => key === archetype)?.words ?? [];
  return own
    .filter((phrase) => phrase.includes(' '))
    .map((phrase) => ({ start: said.indexOf(phrase), end: said.indexOf(phrase) + phrase.length }))
    .filter(({ start }) => start >= 0);
}
