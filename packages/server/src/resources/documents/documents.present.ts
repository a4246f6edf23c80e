import type { DocumentKind, SourceDifference, StoredDocument } from '../../contract/index.ts';
import { openOf, type Item, type Values } from '../../documents/index.ts';
import { provenanceOf } from '../provenance/columns.ts';
import type { DocumentModel } from './documents.model.ts';

/** A document as the contract words it. */
export function presentDocument(row: DocumentModel): StoredDocument {
  const asked = JSON.parse(row.asked) as Item[];
  const filled = JSON.parse(row.filled) as Values;
  return {
    id: row.id,
    version: row.version,
    createdById: row.created_by_id,
    workspaceId: row.workspace_id,
    productId: row.product_id,
    kind: row.kind as DocumentKind,
    number: row.number,
    status: row.status,
    checksum: row.checksum,
    openItems: openOf(asked, filled),
    filledItems: asked.flatMap((item) => {
      const text = filled[item.path];
      return text ? { path: item.path, question: item.question, text } : [];
    }),
    approvals: JSON.parse(row.approvals) as StoredDocument['approvals'],
    ...provenanceOf(row),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

/** What an action came to. */
export interface Acted {
  row: DocumentModel;
  difference: SourceDifference | null;
}

/** What an action came to, as the contract words it. */
export const presentActed = ({ row, difference }: Acted) => ({ row: presentDocument(row), difference });
