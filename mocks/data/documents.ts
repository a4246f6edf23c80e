import type { Coa, DocumentContent, DocumentKind, StoredDocument } from '@seedbed/server/contract';

/** A document as the mocks keep it; its version is that of the row. */
export interface DocumentRow extends Omit<StoredDocument, 'version'> {}

/** What a number of a kind of document says. */
export interface DocumentNumberRow {
  productId: number;
  kind: DocumentKind;
  number: number;
  checksum: string;
  content: DocumentContent;
}

/** A certificate of analysis as the mocks keep it. */
export interface CoaRow extends Omit<Coa, 'version'> {
  createdById: number;
}
