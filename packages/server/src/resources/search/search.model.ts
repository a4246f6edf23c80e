import type { Knex } from 'knex';
import { isPostgres } from '../../db/kind.ts';
import { ftsQuery, tsQuery } from '../../db/wordQuery.ts';
import { workKinds } from '../../db/workSearch.ts';
import type { Search } from '../../text/search.ts';
import { matching } from '../garden/search.model.ts';

/** What is searched, and whose. */
export interface Sought {
  ownerId: number;
  search: Search;
  /** Most rows of a kind. */
  limit: number;
}

/** A row that says what was searched for. */
export interface Found {
  id: number;
  message_id?: number;
  product_id?: number | null;
  /** What it is called, if it is called anything. */
  name?: string;
  /** What it belongs to is called so. */
  within?: string | null;
  /** What it says, as text. */
  text?: string;
  /** What it says, as JSON. */
  json?: string;
  at: string;
}

type Indexed = keyof typeof workKinds;

const from = (db: Knex, table: string): Knex.QueryBuilder => db(table);

/** A query for the numbers of a person's newest rows of a kind that say it. */
function saying(db: Knex, kind: Indexed, { ownerId, search, limit }: Sought): Knex.QueryBuilder {
  const number = workKinds[kind];
  if (isPostgres(db)) {
    const { sql, bindings } = tsQuery(search);
    return from(db, 'work_search')
      .where({ owner_id: ownerId, kind: number })
      .whereRaw(`words @@ ${sql}`, [...bindings])
      .orderBy('record_id', 'desc')
      .limit(limit)
      .select('record_id');
  }
  const first = '(? << 36 | (? << 32))';
  return from(db, 'work_search')
    .whereRaw('work_search match ?', [ftsQuery(search)])
    .whereRaw(`rowid between ${first} and ${first} + 4294967295`, [ownerId, number, ownerId, number])
    .orderBy('rowid', 'desc')
    .limit(limit)
    .select(db.raw('rowid & 4294967295'));
}

type Find = (db: Knex, sought: Sought) => Knex.QueryBuilder;

const product = 'products.concept as within';

/** How the rows of each kind are read, the index's copy of them being for nothing but finding. */
const finders: Readonly<Record<Indexed | 'garden', Find>> = {
  conversation: (db, sought) =>
    from(db, 'messages')
      .join('conversations', 'conversations.id', 'messages.conversation_id')
      .whereIn('messages.id', saying(db, 'conversation', sought))
      .select('conversations.id', 'messages.id as message_id', 'conversations.title as within')
      .select('messages.content as text', 'messages.citations as json', 'messages.created_at as at'),
  product: (db, sought) =>
    from(db, 'products')
      .whereIn('id', saying(db, 'product', sought))
      .select('id', 'id as product_id', 'concept as name', 'description as text', 'created_at as at'),
  formula: (db, sought) =>
    from(db, 'formulas')
      .join('products', 'products.id', 'formulas.product_id')
      .whereIn('formulas.id', saying(db, 'formula', sought))
      .select('formulas.id', 'product_id', 'name', product, 'content as json', 'formulas.updated_at as at'),
  claim: (db, sought) =>
    from(db, 'claims')
      .leftJoin('products', 'products.id', 'claims.product_id')
      .whereIn('claims.id', saying(db, 'claim', sought))
      .select('claims.id', 'product_id', product, 'text', 'claims.updated_at as at'),
  document: (db, sought) =>
    from(db, 'documents')
      .join('products', 'products.id', 'documents.product_id')
      .join('document_numbers', (numbered) =>
        numbered
          .on('document_numbers.product_id', 'documents.product_id')
          .on('document_numbers.kind', 'documents.kind')
          .on('document_numbers.number', 'documents.number'),
      )
      .whereIn('documents.id', saying(db, 'document', sought))
      .select('documents.id', 'documents.product_id', product, 'document_numbers.content as json')
      .select('documents.updated_at as at'),
  supplier: (db, sought) =>
    from(db, 'suppliers')
      .whereIn('id', saying(db, 'supplier', sought))
      .select('id', 'name', 'content as json', 'updated_at as at'),
  rfq: (db, sought) =>
    from(db, 'rfqs')
      .join('products', 'products.id', 'rfqs.product_id')
      .whereIn('rfqs.id', saying(db, 'rfq', sought))
      .select('rfqs.id', 'product_id', product, 'content as json', 'rfqs.updated_at as at'),
  quote: (db, sought) =>
    from(db, 'quotes')
      .join('rfqs', 'rfqs.id', 'quotes.rfq_id')
      .join('rfq_recipients', 'rfq_recipients.id', 'quotes.recipient_id')
      .whereIn('quotes.id', saying(db, 'quote', sought))
      .select('quotes.id', 'rfqs.product_id', 'supplier_name as name', 'quotes.content as json')
      .select('quotes.updated_at as at'),
  garden: (db, { ownerId, search, limit }) =>
    from(db, 'garden_items')
      .whereRaw('id in (?)', [matching(db, search, ownerId)])
      .whereNull('deleted_at')
      .orderBy('id', 'desc')
      .limit(limit)
      .select('id', 'title as name', db.raw("snapshot || ' ' || note as text"), 'updated_at as at'),
};

/** A kind of what is searched. */
export type FoundKind = keyof typeof finders;

/** The newest rows of a kind that say what was searched for. */
export async function findSaying(db: Knex, kind: FoundKind, sought: Sought): Promise<Found[]> {
  return finders[kind](db, sought);
}
