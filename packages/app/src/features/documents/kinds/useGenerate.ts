import type { DocumentKind, StoredDocument } from '@seedbed/server/contract';
import { useState } from 'react';
import { idempotencyKeys } from '../../../api/idempotencyKeys';
import { useAttempt } from '../../../feedback/useAttempt';
import { useDocumentCalls } from '../documents.api';
import { valuesOf } from '../documentWords';

/** Generates documents of a product, one at a time. Tells whether it was done, and never throws. */
export function useGenerate(productId: number) {
  const { create } = useDocumentCalls();
  const { isPending, failure, attempt } = useAttempt();
  const [keys] = useState(idempotencyKeys);
  /** @param before the one whose words it begins with */
  const generate = (kind: DocumentKind, before?: StoredDocument) =>
    attempt(async () => {
      const draft = { productId, kind, values: valuesOf(before) };
      await keys.once(draft, (key) => create(draft, key));
    });
  return { isPending, failure, generate };
}
