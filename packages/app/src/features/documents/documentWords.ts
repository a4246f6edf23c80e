import {
  documentKindNames,
  type DocumentAction,
  type DocumentDifference,
  type DocumentKind,
  type DocumentStatus,
  type SourceDifference,
  type StoredDocument,
} from '@seedbed/server/contract';
import type { DifferenceField } from '@seedbed/ui/difference';

/** How far a document is, in words. */
export const statusWords: Readonly<Record<DocumentStatus, string>> = {
  draft: 'Draft',
  inReview: 'In review',
  approved: 'Approved',
  superseded: 'Superseded',
};

/** What buttons of actions say. */
export const actionWords: Readonly<Record<DocumentAction, string>> = {
  submit: 'Submit',
  approve: 'Approve',
  reject: 'Reject',
  recheck: 'Check again',
};

/** How many items are open, e.g. 2 open items. */
export const openWords = (count: number): string => `${count} open ${count === 1 ? 'item' : 'items'}`;

/** What stands in the way of a document's use. */
export const readinessWords = ({ openItems }: Pick<StoredDocument, 'openItems'>): string =>
  openItems.length > 0 ? openWords(openItems.length) : 'Ready';

/** A kind with its documents. */
export interface KindOfDocuments {
  kind: DocumentKind;
  /** The newest first; none: it was not generated yet. */
  documents: StoredDocument[];
}

/** Every kind in its order, with its documents in the order they came. */
export const byKind = (documents: readonly StoredDocument[]): KindOfDocuments[] =>
  documentKindNames.map((kind) => ({
    kind,
    documents: documents.filter((document) => document.kind === kind),
  }));

/** What was filled in, for the next number to begin with. */
export const valuesOf = (document: StoredDocument | undefined): Record<string, string> =>
  Object.fromEntries((document?.filledItems ?? []).map(({ path, text }) => [path, text]));

/** What would change in a document, in words. */
export const changedFields = ({ changes }: SourceDifference): DifferenceField[] =>
  changes.map(({ path, from, to }) =>
    path === 'openItems'
      ? { id: path, label: 'Open items', before: countOf(from), after: countOf(to) }
      : { id: path, label: 'What it says', before: 'As below', after: 'The next number' },
  );

const countOf = (items: unknown): string => String(Array.isArray(items) ? items.length : 0);

/** What differs between two numbers, as rows of a table. */
export const differingFields = ({ changes }: DocumentDifference): DifferenceField[] =>
  changes.map(({ place, from, to }, at) => ({
    id: String(at),
    label: place,
    before: from ?? undefined,
    after: to ?? undefined,
  }));

/** Things with their places, which tell them from each other: what a number says never changes its order. */
export const placed = <Thing>(things: readonly Thing[]): { id: number; thing: Thing }[] =>
  things.map((thing, id) => ({ id, thing }));
