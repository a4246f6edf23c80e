import {
  type ActedDocument,
  type DocumentAction,
  type DocumentDraft,
  type DocumentPatch,
  type DocumentPreview,
  type DocumentDifference,
  type StoredDocument,
  urlOf,
} from '@seedbed/server/contract';
import { useMemo } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { call, callPage } from '../../api/client';
import { derivedReads } from '../../api/effects';
import { read } from '../../api/read';

/** The documents of a product, newest first. */
export function useDocuments(productId: number) {
  const { key, read: readAll } = derivedReads.documents(productId);
  return useSWR(key, readAll, { revalidateIfStale: true });
}

/** Whether the product's formula that was changed last has a line, which documents need. */
export function useIsBuilt(productId: number) {
  const { key, read: readAll } = derivedReads.formulas(productId);
  const formulas = useSWR(key, readAll, { revalidateIfStale: true });
  const [newest] = formulas.data?.toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt)) ?? [];
  const formula = useSWR(newest ? `${urlOf('formulas.get', { id: newest.id })}#${newest.rev}` : null, () =>
    newest ? read('formulas.get', { id: newest.id }) : undefined,
  );
  return {
    data: formulas.data && (newest ? formula.data && (formula.data.formula.lines ?? []).length > 0 : false),
    error: (formulas.error ?? formula.error) as unknown,
    mutate: () => Promise.all([formulas.mutate(), formula.mutate()]),
  };
}

/** What a document says. */
export function useContent({ id, number }: Pick<StoredDocument, 'id' | 'number'>) {
  // What a number says never changes.
  const key = `${urlOf('documents.content', { id })}#${number}`;
  return useSWR<DocumentPreview, unknown>(key, () => read('documents.content', { id }));
}

/** What differs between an earlier number of a document and its own; nothing is asked without one. */
export function useDifference({ id, number }: Pick<StoredDocument, 'id' | 'number'>, from: number | null) {
  const url = `${urlOf('documents.difference', { id })}?number=${from}`;
  return useSWR<DocumentDifference, unknown>(from === null ? null : `${url}#${number}`, async () => {
    const response = await callPage('documents.difference', url);
    return (await response.json()) as DocumentDifference;
  });
}

/** What an action is sent beside the document. */
export interface Acting {
  note?: string;
  take?: boolean;
}

/** What is done to documents. Each throws as `call` does; what is shown of them follows. */
export interface DocumentCalls {
  /** The same key with the same draft makes one. */
  create: (body: DocumentDraft, idempotencyKey: string) => Promise<StoredDocument>;
  fill: (document: StoredDocument, values: DocumentPatch['values']) => Promise<StoredDocument>;
  remove: (document: StoredDocument) => Promise<void>;
  act: (document: StoredDocument, action: DocumentAction, acting?: Acting) => Promise<ActedDocument>;
}

/** The calls that change documents; the same for good. */
export function useDocumentCalls(): DocumentCalls {
  const { mutate } = useSWRConfig();
  return useMemo(() => {
    // Certificates too: a specification that says otherwise outdates them.
    const lists = [urlOf('documents.list'), urlOf('coas.list')];
    const isList = (key: unknown) =>
      typeof key === 'string' && lists.some((list) => key.startsWith(`${list}?`));
    // Also after a refusal: a document that was changed elsewhere is shown as it is now.
    const then = <Answer>(answer: Promise<Answer>): Promise<Answer> =>
      answer.finally(async () => void (await mutate(isList)));
    return {
      create: (body, idempotencyKey) => then(call('documents.create', { body, idempotencyKey })),
      fill: ({ id, version }, values) =>
        then(call('documents.update', { params: { id }, ifMatch: version, body: { values } })),
      remove: async ({ id, version }) =>
        void (await then(call('documents.delete', { params: { id }, ifMatch: version }))),
      act: (document, action, acting) => then(send(document, action, acting)),
    };
  }, [mutate]);
}

function send(
  { id, version }: StoredDocument,
  action: DocumentAction,
  { note, take }: Acting = {},
): Promise<ActedDocument> {
  const to = { params: { id }, ifMatch: version };
  if (action === 'reject') return call('documents.reject', { ...to, body: { note: note ?? '', take } });
  if (action === 'approve') return call('documents.approve', { ...to, body: { note, take } });
  return call(`documents.${action}`, { ...to, body: { take } });
}
