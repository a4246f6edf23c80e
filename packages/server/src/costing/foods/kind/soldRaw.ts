import { hasPhrase, searchable } from '../../text.ts';
import type { FoodArchetype } from '../tables/records.ts';
import { soldRaw } from '../tables/tables.ts';

/** A kind that its buyer bakes: of what is mixed as much is sold as nothing has dried off yet. */
export function asSoldRaw(archetype: FoodArchetype, text: string): FoodArchetype {
  const said = searchable(text);
  const has = (phrase: string) => hasPhrase(said, searchable(phrase).trim());
  const row = soldRaw.find(
    ({ kinds, words, not_words: others }) =>
      kinds.includes(archetype.key) && words.some(has) && !others.some(has),
  );
  return row ? { ...archetype, process_yield: Math.max(archetype.process_yield, row.keeps) } : archetype;
}
