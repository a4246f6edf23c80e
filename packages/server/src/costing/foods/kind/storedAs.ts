import { hasPhrase, searchable } from '../../text.ts';
import type { FoodArchetype } from '../tables/records.ts';
import { storedAs } from '../tables/tables.ts';

/** A kind as the words say that it is kept: soup may be chilled, meatballs frozen or tinned; what is sold chilled is pasteurised, and no UHT carton. */
export function asStored(archetype: FoodArchetype, text: string): FoodArchetype {
  const said = searchable(text);
  const has = (phrase: string) => hasPhrase(said, searchable(phrase).trim());
  const row = storedAs.find(
    ({ words, not_words: others, from }) =>
      from.includes(archetype.category) && words.some(has) && !others.some(has),
  );
  return row
    ? {
        ...archetype,
        category: row.category,
        process: row.process || archetype.process,
        shelf: row.shelf || archetype.shelf,
      }
    : archetype;
}
