import { hasPhrase, searchable } from '../../text.ts';
import type { FoodArchetype } from '../tables/records.ts';
import { foodArchetypeOf, saidKinds } from '../tables/tables.ts';

/** A kind as all its words have it, where its name alone is that of several. */
export function saidKindOf(archetype: FoodArchetype, text: string): FoodArchetype {
  const said = searchable(text);
  const has = (phrase: string) => hasPhrase(said, searchable(phrase).trim());
  const row = saidKinds.find(
    ({ archetype: of, words, not_words: others }) =>
      of.includes(archetype.key) && words.some(has) && !others.some(has),
  );
  return row ? foodArchetypeOf(row.instead) : archetype;
}
