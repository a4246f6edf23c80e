import type { Knex } from 'knex';
import { readableOwner, type Actor } from '../../access/index.ts';
import type { SearchHit, SearchKind } from '../../contract/index.ts';
import { isSearch, readTypedSearch, type Search } from '../../text/search.ts';
import { hitOf, isCalled } from './hit.ts';
import { findSaying, type Found } from './search.model.ts';

/** What a search is made with. */
export interface SearchParts {
  db: Knex;
}

/** What is searched, and for whom. */
export interface SearchWish {
  actor: Actor;
  q: string;
  kinds: readonly SearchKind[];
  limit: number;
}

interface FoundOfKind {
  kind: SearchKind;
  row: Found;
}

/** What is called so first, then the newest. */
const inOrder = (search: Search) => (a: FoundOfKind, b: FoundOfKind) =>
  Number(isCalled(b.row, search)) - Number(isCalled(a.row, search)) ||
  Date.parse(b.row.at) - Date.parse(a.row.at);

/** What a person has that says these words. */
export async function searchWork(
  { db }: SearchParts,
  { actor, q, kinds, limit }: SearchWish,
): Promise<SearchHit[]> {
  const search = readTypedSearch(q);
  if (!isSearch(search)) return [];
  const sought = { ownerId: readableOwner(actor), search, limit };
  const found = await Promise.all(
    [...new Set(kinds)].map(async (kind) =>
      (await findSaying(db, kind, sought)).map((row): FoundOfKind => ({ kind, row })),
    ),
  );
  return found
    .flat()
    .toSorted(inOrder(search))
    .slice(0, limit)
    .map(({ kind, row }) => hitOf(kind, row, search));
}
