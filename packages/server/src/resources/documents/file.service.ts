import type { Knex } from 'knex';
import {
  documentFileName,
  documentKinds,
  documentTypes,
  formatRefusal,
  isForOthers,
  isLetter,
  type DocumentFormat,
  type DocumentKind,
  type DocumentPreview,
  type StoredDocument,
} from '../../contract/index.ts';
import { renderDocument, type PrintedDocument } from '../../documents/render/index.ts';
import { Invalid } from '../../errors.ts';
import type { DocumentModel } from './documents.model.ts';
import { presentDocument } from './documents.present.ts';
import { readDocument, type DocumentRef } from './documents.service.ts';

/** A document as a file. */
export interface DocumentFile {
  name: string;
  type: string;
  bytes: Buffer;
}

/** Who stands for a document, in words. */
function standingOf({ kind, status, approvals, checksum }: StoredDocument): string {
  if (status === 'draft' || status === 'inReview') return 'Draft: nobody has approved it yet.';
  if (isLetter(kind) && status === 'approved') return '';
  const approval = approvals.findLast((each) => each.action === 'approve' && each.checksum === checksum);
  const by = approval ? ` by ${approval.name} (${approval.role}) on ${approval.at.slice(0, 10)}` : '';
  const since = status === 'superseded' ? ' A later number has superseded it.' : '';
  return `Approved${by}.${since}`;
}

const printed = (
  row: DocumentModel,
  { content, number, checksum, isDraft }: DocumentPreview,
): PrintedDocument => ({
  content,
  number,
  checksum,
  isForOthers: isForOthers(row.kind as DocumentKind),
  mark: isDraft ? 'DRAFT' : row.status === 'superseded' ? 'SUPERSEDED' : null,
  standing: standingOf(presentDocument(row)),
});

/** A document as a file of a format. */
export async function printDocument(
  row: DocumentModel,
  preview: DocumentPreview,
  format: DocumentFormat,
): Promise<DocumentFile> {
  const { about } = preview.content;
  return {
    name: documentFileName({ kind: row.kind as DocumentKind, number: row.number, about }, format),
    type: documentTypes[format],
    bytes: await renderDocument(printed(row, preview), format),
  };
}

/** One of a person's documents as a file of a format that its kind comes as. */
export async function fileOfDocument(
  db: Knex,
  { format: wanted, ...ref }: DocumentRef & { format?: DocumentFormat | undefined },
): Promise<DocumentFile> {
  const { row, preview } = await readDocument(db, ref);
  const kind = row.kind as DocumentKind;
  const format = wanted ?? documentKinds[kind].formats[0];
  const refusal = formatRefusal(kind, format);
  if (refusal !== null) throw new Invalid(refusal, [{ path: 'format', message: refusal }]);
  return printDocument(row, preview, format);
}
