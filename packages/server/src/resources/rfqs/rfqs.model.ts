import type { Knex } from 'knex';
import { Model } from 'objection';
import { newestFirst, type NewestPart } from '../../db/newest.ts';
import { VersionedModel } from '../../db/versioned.ts';

/** A request for quotation. */
export class RfqModel extends VersionedModel {
  static override tableName = 'rfqs';

  declare id: number;
  declare owner_id: number;
  /** The workspace it is shared in; null: it is its owner's alone. */
  declare workspace_id: number | null;
  declare product_id: number;
  declare status: string;
  /** JSON text: what is asked for, and what became of it. */
  declare content: string;
  /** JSON text of the formula as it was sent; null until then. */
  declare frozen: string | null;
  declare created_at: string;
  declare updated_at: string;
}

/** A maker who is asked. */
export class RecipientModel extends Model {
  static override tableName = 'rfq_recipients';

  declare id: number;
  declare rfq_id: number;
  declare supplier_id: number | null;
  declare supplier_name: string;
  declare status: string;
  /** JSON text of the rest. */
  declare content: string;
  declare token_hash: string | null;
  declare created_at: string;
}

/** A revision of a maker's quote. */
export class QuoteModel extends VersionedModel {
  static override tableName = 'quotes';

  declare id: number;
  declare owner_id: number;
  /** The workspace it is shared in; null: it is its owner's alone. */
  declare workspace_id: number | null;
  declare rfq_id: number;
  declare recipient_id: number;
  declare revision: number;
  declare rfq_revision: number;
  /** 0 or 1 from SQLite. */
  declare is_typed: boolean | number;
  /** JSON text. */
  declare content: string;
  declare created_at: string;
  declare updated_at: string;
}

/** Which of a person's requests, or of their quotes. */
export interface RfqsPart extends NewestPart {
  ownerId: number;
  /** Of this product, or of this request, alone. */
  within?: number | undefined;
}

/** One page of a person's requests, newest first. */
export async function findRfqs(db: Knex, { ownerId, within, ...part }: RfqsPart): Promise<RfqModel[]> {
  return newestFirst(RfqModel.query(db), { ...part, wanted: { owner_id: ownerId, product_id: within } });
}

/** One page of a person's quotes, newest first. */
export async function findQuotes(db: Knex, { ownerId, within, ...part }: RfqsPart): Promise<QuoteModel[]> {
  return newestFirst(QuoteModel.query(db), { ...part, wanted: { owner_id: ownerId, rfq_id: within } });
}

/** The requests that take quotes, but for what time did to them since they were written to. */
export async function findOpenRfqs(db: Knex): Promise<RfqModel[]> {
  return RfqModel.query(db).whereIn('status', ['sent', 'quoting']).orderBy('id');
}

/** The makers of these requests, in the order they were added. */
export async function findRecipients(db: Knex, rfqIds: readonly number[]): Promise<RecipientModel[]> {
  return RecipientModel.query(db)
    .whereIn('rfq_id', [...rfqIds])
    .orderBy('id');
}

/** The quotes of these requests, the latest first. */
export async function findQuotesOf(db: Knex, rfqIds: readonly number[]): Promise<QuoteModel[]> {
  return QuoteModel.query(db)
    .whereIn('rfq_id', [...rfqIds])
    .orderBy('id', 'desc');
}
