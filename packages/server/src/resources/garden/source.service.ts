import type { Knex } from 'knex';
import type { KeptPassage, PassageSource } from '../../answers/index.ts';
import type { GardenSource } from '../../contract/index.ts';
import { excerptOf } from '../../text/excerpt.ts';
import { addressOf } from './address.ts';
import { GardenItemModel } from './items.model.ts';
import { closestTo } from './search.model.ts';

/** Whose garden, or which of its collections. */
export interface GardenScope {
  ownerId: number;
  collectionId?: number | undefined;
}

const mostTerms = 24;
const mostItems = 12;
/** Longest text of a citation, in characters. */
const longest = 1200;

/** What somebody planted, as a place that answers may cite from: as it was saved, the closest first. */
export function gardenSource(db: Knex, { ownerId, collectionId }: GardenScope): PassageSource {
  return {
    title: 'From your garden',
    name: 'your garden',
    isOwn: true,
    search: async ({ terms }) => {
      const words = terms.filter((term) => /[\p{L}\p{N}]/u.test(term)).slice(0, mostTerms);
      if (words.length === 0) return [];
      const found = await closestTo(db, { ownerId, collectionId, words, limit: mostItems });
      const ids = ((found.rows ?? found) as { item_id: number }[]).map(({ item_id }) => item_id);
      const rows = await GardenItemModel.query(db).findByIds(ids).where('owner_id', ownerId);
      const places = new Map(ids.map((id, at) => [id, at]));
      const placeOf = ({ id }: GardenItemModel) => places.get(id) ?? ids.length;
      return rows.toSorted((a, b) => placeOf(a) - placeOf(b)).map((row) => passageOf(row, words));
    },
  };
}

function passageOf(
  { id, title, snapshot, note, source }: GardenItemModel,
  words: readonly string[],
): KeptPassage {
  const from = JSON.parse(source) as GardenSource;
  const text = [snapshot, note].filter(Boolean).join('\n\n');
  return {
    key: `garden:${id}`,
    kind: 'garden',
    title,
    source: from.publication ? `Your garden: ${from.publication}` : 'Your garden',
    url: addressOf(from),
    text: excerptOf(text === '' ? title : text, words, longest),
    isConfirmed: true,
    ingredients: [],
    topics: [],
    gardenItemId: id,
  };
}
