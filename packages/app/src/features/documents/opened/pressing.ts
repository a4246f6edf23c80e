import type { DocumentAction, StoredDocument } from '@seedbed/server/contract';
import type { Acting } from '../documents.api';

/** A document, what is pressed of its actions, and whether one is being done. */
export interface Pressing {
  document: StoredDocument;
  isPending: boolean;
  onPress: (action: DocumentAction, acting?: Acting) => Promise<void>;
}
