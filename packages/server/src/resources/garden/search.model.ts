import type { Knex } from 'knex';
import { isPostgres } from '../../db/kind.ts';
import { repairWordIndex } from '../../db/wordIndex.ts';
import { ftsQuery, tsQuery } from '../../db/wordQuery.ts';
import { isSearch, type Search } from '../../text/search.ts';

const itemBits = 2 ** 32 - 1;
/** A person's rows stand together in the index. */
const ofOwner = 'rowid between (? << 32) and (? << 32 | 4294967295)';

/** A query for the numbers of a person's items that say all that is wanted, in whatever inflection and case. */
export function matching(db: Knex, search: Search, ownerId: number): Knex.Raw {
  if (!isSearch(search)) return db.raw('select 0 where 1 = 0');
  if (isPostgres(db)) {
    const { sql, bindings } = tsQuery(search);
    return db.raw(`select item_id from garden_search where owner_id = ? and words @@ ${sql}`, [
      ownerId,
      ...bindings,
    ]);
  }
  return db.raw(`select rowid & ${itemBits} from garden_search where garden_search match ? and ${ofOwner}`, [
    ftsQuery(search),
    ownerId,
    ownerId,
  ]);
}

/** Whose items are looked through for what they say of some words. */
export interface Likeness {
  ownerId: number;
  /** Of this collection only. */
  collectionId?: number;
  words: readonly string[];
  limit: number;
}

const inCollection =
  'item_id in (select item_id from garden_item_collections where collection_id = ? and owner_id = ?)';

/** A query for the numbers of a person's items that say any of the words and were not thrown away, the closest first. */
export function closestTo(db: Knex, { ownerId, collectionId, words, limit }: Likeness): Knex.Raw {
  const within = collectionId === undefined ? [] : [collectionId, ownerId];
  const only = collectionId === undefined ? '' : `and ${inCollection}`;
  if (isPostgres(db)) {
    const any = words.map(() => "phraseto_tsquery('english', ?)").join(' || ');
    return db.raw(
      `select item_id from garden_search, (select ${any} as sought) as asked
        where owner_id = ? and words @@ sought ${only}
          and exists (select 1 from garden_items where id = item_id and deleted_at is null)
        order by ts_rank(words, sought) desc, item_id desc limit ?`,
      [...words, ownerId, ...within, limit],
    );
  }
  const any = words.map((phrase) => `"${phrase.replaceAll('"', ' ')}"`).join(' OR ');
  return db.raw(
    `select item_id from (
        select rowid & ${itemBits} as item_id, bm25(garden_search, 4, 1, 2, 3) as distance from garden_search
          where garden_search match ? and ${ofOwner}
      )
      where exists (select 1 from garden_items where id = item_id and deleted_at is null) ${only}
      order by distance, item_id desc limit ?`,
    [any, ownerId, ownerId, ...within, limit],
  );
}

/** Makes the index anew where it is not whole. @returns whether it had to be */
export const repairGardenSearch = (db: Knex): Promise<boolean> =>
  repairWordIndex(db, {
    name: 'garden_search',
    stored: '(select count(*) from garden_items)',
    fill: [
      `insert into garden_search (rowid, title, snapshot, note, tags)
        select owner_id << 32 | id, title, snapshot, note, tags from garden_items`,
    ],
  });
