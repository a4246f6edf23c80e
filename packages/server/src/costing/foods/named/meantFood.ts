import type { Mention } from '../../../registry/index.ts';
import { hasPhrase, searchable } from '../../text.ts';
import type { FoodArchetype } from '../tables/records.ts';
import { meantFoods } from '../tables/tables.ts';

/** A mention of what such a kind has by the name: coconut in a soup is coconut milk. */
export function asMeantIn({ key: kind }: FoodArchetype, text: string): (mention: Mention) => Mention {
  const said = searchable(text);
  const rows = meantFoods.filter(
    ({ kinds, unless }) =>
      kinds.includes(kind) && !unless.some((each) => hasPhrase(said, searchable(each).trim())),
  );
  return (mention) => {
    const row = rows.find(({ foods }) => foods.includes(mention.key));
    return row ? { ...mention, key: row.instead } : mention;
  };
}
