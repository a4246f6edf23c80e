/** How far a document is. */
export const documentStatuses = ['draft', 'inReview', 'approved', 'superseded'] as const;
/** How far a document is. */
export type DocumentStatus = (typeof documentStatuses)[number];

const actionsFrom = {
  draft: ['submit', 'recheck'],
  inReview: ['approve', 'reject', 'recheck'],
  approved: [],
  superseded: [],
} as const satisfies Record<DocumentStatus, readonly string[]>;

/** What may be done to a document beside filling it in. */
export type DocumentAction = (typeof actionsFrom)[DocumentStatus][number];

/** The actions that a document's status allows. */
export const documentActions = (status: DocumentStatus): readonly DocumentAction[] => actionsFrom[status];

/** Whether a document may still be filled in. What was approved stays as it is. */
export const isDocumentOpen = (status: DocumentStatus): boolean =>
  status === 'draft' || status === 'inReview';

const words = {
  draft: 'a draft',
  inReview: 'in review',
  approved: 'approved',
  superseded: 'superseded',
} as const satisfies Record<DocumentStatus, string>;

/** Why an action may not be done from a status, naming those that may; null where it may. */
export function documentRefusal(status: DocumentStatus, action: DocumentAction): string | null {
  const allowed = documentActions(status);
  if (allowed.includes(action)) return null;
  const possible =
    allowed.length > 0 ? `Possible: ${allowed.join(', ')}.` : 'Generate the next number instead.';
  return `The document is ${words[status]}: ${action} is not possible. ${possible}`;
}

/** Why a document may not be filled in; null where it may. */
export const fillRefusal = (status: DocumentStatus): string | null =>
  isDocumentOpen(status)
    ? null
    : `The document is ${words[status]} and stays as it is. Generate the next number and change that.`;

/** Why a document with open items is not approved. */
export const openRefusal = (count: number): string =>
  `${count} open ${count === 1 ? 'item stands' : 'items stand'} in the way of the approval. Fill them in first.`;

/** Why a document is not approved beside a later one that is. */
export const laterRefusal = (number: number): string =>
  `Number ${number} of this document is approved already. Generate the next number instead.`;
