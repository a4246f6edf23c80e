import type { Knex } from 'knex';
import { Model } from 'objection';
import { newestFirst, type NewestPart } from '../../db/newest.ts';
import { VersionedModel } from '../../db/versioned.ts';
import type { ProvenanceColumns } from '../provenance/provenance.model.ts';

/** A document of a product: which number of its kind it is, and how far. */
export class DocumentModel extends VersionedModel implements ProvenanceColumns {
  static override tableName = 'documents';

  declare id: number;
  declare created_by_id: number;
  /** The workspace it is shared in; null: it is its owner's alone. */
  declare workspace_id: number | null;
  declare product_id: number;
  declare kind: string;
  declare number: number;
  declare status: 'draft' | 'inReview' | 'approved' | 'superseded';
  declare checksum: string;
  /** JSON text: texts by the paths of items. */
  declare filled: string;
  /** JSON text: every item that it asks for, in its order. */
  declare asked: string;
  /** JSON text: every approval and rejection, the oldest first. */
  declare approvals: string;
  declare refs: string;
  declare stale_since: string | null;
  declare stale_because: string;
  declare created_at: string;
  declare updated_at: string;
}

/** What a number of a kind of document says. It never changes. */
export class DocumentNumberModel extends Model {
  static override tableName = 'document_numbers';

  declare id: number;
  declare product_id: number;
  declare kind: string;
  declare number: number;
  declare checksum: string;
  /** JSON text. */
  declare content: string;
}

/** Which of a person's documents. */
export interface DocumentsPart extends NewestPart {
  ownerId: number;
  productId?: number;
  kind?: string;
  status?: DocumentModel['status'];
}

/** One page of a person's documents, newest first. */
export async function findDocuments(
  db: Knex,
  { ownerId, productId, kind, status, ...part }: DocumentsPart,
): Promise<DocumentModel[]> {
  return newestFirst(DocumentModel.query(db), {
    ...part,
    wanted: { created_by_id: ownerId, product_id: productId, kind, status },
  });
}

/** Every document of a product. */
export async function findOfProduct(db: Knex, productId: number): Promise<DocumentModel[]> {
  return DocumentModel.query(db).where('product_id', productId).orderBy('id');
}

/** Which kind of document of which product. */
export interface KindOfProduct {
  productId: number;
  kind: string;
}

/** The newest number of a kind of document. */
export async function findLastNumber(
  db: Knex,
  { productId, kind }: KindOfProduct,
): Promise<DocumentNumberModel | undefined> {
  return DocumentNumberModel.query(db)
    .where({ product_id: productId, kind })
    .orderBy('number', 'desc')
    .first();
}

/** What a number of a kind of document says. */
export async function findNumber(
  db: Knex,
  { productId, kind, number }: KindOfProduct & { number: number },
): Promise<DocumentNumberModel | undefined> {
  return DocumentNumberModel.query(db).findOne({ product_id: productId, kind, number });
}

/** Other documents of the kind that are approved. */
export async function findApproved(db: Knex, row: DocumentModel): Promise<DocumentModel[]> {
  return DocumentModel.query(db)
    .where({ product_id: row.product_id, kind: row.kind, status: 'approved' })
    .whereNot('id', row.id)
    .forUpdate();
}
