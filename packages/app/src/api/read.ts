import { urlOf, type PathParams } from '@seedbed/server/contract';
import { callPage, type AnswerOf, type ReadId } from './client';
import { nextPageOf } from './linkHeader';

/** How a list that comes in pages is read. */
export interface Paging<Row> {
  /** The address of the first page; the list's own without it. */
  first?: string;
  /** Told of all that has come after each page that is not the last. */
  onPage?: (soFar: Row[]) => void;
  /** The address that a further page is asked under; as the server named it without it. */
  addressOf?: (next: string) => string;
}

/** What is asked of a read where a screen needs less than all of it. */
const asked: { [Id in ReadId]?: string } = {
  // Most of the list's bytes are texts that no list shows; whoever shows them reads the product.
  'products.list': '?insights=false',
};

/** The address of a read, which is also what it is remembered under. */
export function keyOf<Id extends ReadId>(id: Id, params?: PathParams<Id>): string {
  return (urlOf as (id: ReadId, params?: object) => string)(id, params) + (asked[id] ?? '');
}

/**
 * Reads what an operation answers, whole: a list that comes in pages is followed to its last.
 * @throws as `call` does
 */
export async function read<Id extends ReadId>(id: Id, params?: PathParams<Id>): Promise<AnswerOf<Id>> {
  const { body, next } = await readPage(id, keyOf(id, params));
  if (next === undefined || !Array.isArray(body)) return body as AnswerOf<Id>;
  return body.concat(await readPages(id, { first: next })) as AnswerOf<Id>;
}

/** Follows the pages of a list to the last. Throws as `call` does. */
export async function readPages<Row>(id: ReadId, paging: Paging<Row> = {}): Promise<Row[]> {
  const { first = keyOf(id), onPage, addressOf = (next) => next } = paging;
  let rows: Row[] = [];
  for (let url: string | undefined = first; url !== undefined;) {
    const { body, next } = await readPage(id, url);
    rows = rows.concat(body as Row[]);
    if (next !== undefined) onPage?.(rows);
    url = next && addressOf(next);
  }
  return rows;
}

async function readPage(id: ReadId, url: string): Promise<{ body: unknown; next: string | undefined }> {
  const response = await callPage(id, url);
  return { body: await response.json(), next: nextPageOf(response.headers.get('Link')) };
}
