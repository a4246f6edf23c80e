import { hasPhrase, phrasesOf, searchable } from '../../text.ts';
import type { FoodArchetype } from '../tables/records.ts';
import { keptAs } from '../tables/tables.ts';
import { isFoodName } from './candidates.ts';

const rows = keptAs.map(({ state, words, not_words: others }) => ({
  state,
  words: phrasesOf(words),
  others: phrasesOf(others),
}));

/** How words say that a food is kept; of `frozen raspberries` in a description only these are frozen. */
export function statesIn(concept: string, description: string): string[] {
  const title = searchable(concept);
  const body = searchable(description);
  return rows.flatMap(({ state, words, others }) => {
    const without = (text: string) =>
      others.reduce((left, each) => left.replaceAll(` ${each} `, ' , '), text);
    const isSaid =
      words.some((word) => hasPhrase(without(title), word)) ||
      words.some((word) => isOfProduct(without(body), word));
    return isSaid ? [state] : [];
  });
}

/** Whether a phrase stands in a text before anything but a food. */
function isOfProduct(text: string, phrase: string): boolean {
  const [, ...behind] = text.split(` ${phrase} `);
  return behind.some((rest) => {
    const [one = '', other = ''] = rest.trim().split(' ');
    return !isFoodName(one) && !isFoodName(`${one} ${other}`);
  });
}

/** Where the words want a food kept otherwise than its kind is made to be: the nearest kind is taken, and it says so. */
export function keptWarnings(archetype: FoodArchetype, concept: string, description: string): string[] {
  const said = statesIn(concept, description);
  const [state] = said;
  if (said.length !== 1 || !state || archetype.shelf.includes(state)) return [];
  return [
    `The words say ${state}; the nearest kind that is known here, '${archetype.key}', is kept otherwise (${archetype.shelf}): its recipe, process and cost are of that, and have to be worked out for ${state}.`,
  ];
}
