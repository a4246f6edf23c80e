import type { Knex } from 'knex';
import type { DocumentContent, SourceRef } from '../../contract/index.ts';
import { findLastNumber, type DocumentNumberModel } from './documents.model.ts';

/** The newest number of a product's ingredient specification: certificates are checked against it. */
export const findSpecification = async (
  db: Knex,
  productId: number,
): Promise<DocumentNumberModel | undefined> => findLastNumber(db, { productId, kind: 'ingredientSpec' });

/** What a number of a document says. */
export const contentOfNumber = ({ number, content }: DocumentNumberModel) => ({
  number,
  content: JSON.parse(content) as DocumentContent,
});

/** A specification as a source of other documents. */
export const specificationRef = ({ kind, number, checksum }: DocumentNumberModel): SourceRef => ({
  kind: 'specification',
  id: kind,
  version: number,
  checksum,
});
