import {
  urlOf,
  type AwardRfq,
  type Comparison,
  type Quote,
  type RecipientDraft,
  type RecipientLink,
  type Rfq,
  type RfqAction,
  type RfqPatch,
  type Supplier,
} from '@seedbed/server/contract';
import { useMemo } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { call, callPage, type CallInput } from '../../api/client';
import { figuresOf } from '../../api/effects';
import { newIdempotencyKey } from '../../api/idempotencyKeys';
import { keyOf, readPages } from '../../api/read';
import { renew } from '../../api/renew';

const rfqsKey = (productId: number) => `${keyOf('rfqs.list')}?productId=${productId}`;
const quotesKey = (rfqId: number) => `${keyOf('quotes.list')}?rfqId=${rfqId}`;
// Makers and clocks change what is read here while nobody in the page does anything.
const anew = { revalidateIfStale: true, revalidateOnFocus: true } as const;

/** The requests of a product, newest first. */
export function useRfqs(productId: number) {
  const key = rfqsKey(productId);
  return useSWR(key, () => readPages<Rfq>('rfqs.list', { first: key }), {
    ...anew,
    refreshInterval: (rfqs) => (rfqs?.some(isMailWaiting) ? mailEveryMs : 0),
  });
}

/** How often to look whether e-mail that is on its way has arrived at a mail server, in ms. */
const mailEveryMs = 3000;
const isMailWaiting = ({ recipients }: Rfq) => recipients.some(({ mail }) => mail?.state === 'waiting');

/** One's own suppliers, newest first. */
export function useSuppliers() {
  return useSWR(keyOf('suppliers.list'), () => readPages<Supplier>('suppliers.list'), anew);
}

/** The quotes of a request with every revision, newest first. */
export function useQuotes(rfqId: number) {
  const key = quotesKey(rfqId);
  return useSWR(key, () => readPages<Quote>('quotes.list', { first: key }), anew);
}

/** The quotes side by side at a quantity; at the largest least order without one. */
export function useComparison(rfqId: number, quantity: number | null) {
  const key = urlOf('rfqs.comparison', { id: rfqId }) + (quantity === null ? '' : `?quantity=${quantity}`);
  const read = async () => (await (await callPage('rfqs.comparison', key)).json()) as Comparison;
  return useSWR(key, read, { ...anew, keepPreviousData: true });
}

/** The formulas of a product. */
export function useFormulas(productId: number) {
  const key = `${urlOf('formulas.list', { id: productId })}#sourcing`;
  return useSWR(key, () => call('formulas.list', { params: { id: productId } }), anew);
}

/** The saved versions of a formula, newest first; not asked for without a number. */
export function useFormulaVersions(id: number | null) {
  const key = id === null ? null : `${urlOf('formulaVersions.list', { id })}#sourcing`;
  return useSWR(key, () => call('formulaVersions.list', { params: { id: id ?? 0 } }), anew);
}

const packAddress = (id: number, recipientId: number, format: string): string =>
  `${urlOf('rfqs.pack', { id })}?recipientId=${recipientId}&format=${format}`;

/** A request as one of its makers sees it, or will, in plain words. */
export function useMakersView({ id, version }: Pick<Rfq, 'id' | 'version'>, recipientId: number) {
  const address = packAddress(id, recipientId, 'txt');
  return useSWR(`${address}#${version}`, async () => (await callPage('rfqs.pack', address)).text());
}

/** What a buyer sends by ways of their own: to print, to go on with, and all of it with the formula as a table. */
export const buyerFormats = ['pdf', 'docx', 'zip'] as const;

/** A request as one of its makers is to have it, as a file. */
export async function takeMakersRequest(
  id: number,
  recipientId: number,
  format: (typeof buyerFormats)[number],
): Promise<Blob> {
  return (await callPage('rfqs.pack', packAddress(id, recipientId, format))).blob();
}

/** Something that is changed by its version. */
export type Versioned = Pick<Rfq, 'id' | 'version'>;

type QuoteBody = CallInput<'quotes.create'>['body'];
type QuoteChanges = CallInput<'quotes.update'>['body'];
type SupplierBody = CallInput<'suppliers.create'>['body'];

/** What is done about requests, makers and quotes. Each throws as `call` does; what is shown of them follows. */
export interface SourcingCalls {
  begin: () => Promise<Rfq>;
  get: (id: number) => Promise<Rfq>;
  update: (rfq: Versioned, body: RfqPatch) => Promise<Rfq>;
  remove: (rfq: Versioned) => Promise<void>;
  send: (rfq: Versioned) => Promise<RfqAction>;
  amend: (rfq: Versioned, body: RfqPatch) => Promise<RfqAction>;
  close: (rfq: Versioned) => Promise<RfqAction>;
  reopen: (rfq: Versioned, dueAt: string) => Promise<RfqAction>;
  cancel: (rfq: Versioned, reason: string) => Promise<RfqAction>;
  award: (rfq: Versioned, body: AwardRfq) => Promise<RfqAction>;
  revoke: (rfq: Versioned, reason: string) => Promise<RfqAction>;
  addMaker: (rfq: Versioned, body: RecipientDraft) => Promise<void>;
  link: (rfq: Versioned, rid: number) => Promise<RecipientLink>;
  actOnMaker: (rfq: Versioned, rid: number, action: MakerAction) => Promise<RfqAction>;
  answer: (rfq: Versioned, rid: number, answer: string) => Promise<RfqAction>;
  typeQuote: (body: QuoteBody) => Promise<Quote>;
  changeQuote: (quote: Versioned, body: QuoteChanges) => Promise<Quote>;
  addSupplier: (body: SupplierBody) => Promise<Supplier>;
  changeSupplier: (supplier: Versioned, body: SupplierBody) => Promise<Supplier>;
  removeSupplier: (supplier: Versioned) => Promise<void>;
  saveVersion: (formulaId: number) => Promise<number>;
}

/** What is done with a maker and needs no more words. */
export type MakerAction = 'invite' | 'mail' | 'revoke' | 'shortlist' | 'unshortlist';

const read = [keyOf('rfqs.list'), keyOf('quotes.list'), keyOf('suppliers.list')];
const isOfSourcing = (key: unknown) =>
  typeof key === 'string' && (read.some((start) => key.startsWith(start)) || key.endsWith('#sourcing'));

/** The calls that change what is bought for a product; the same for good. */
export function useSourcingCalls(productId: number): SourcingCalls {
  const { mutate, cache } = useSWRConfig();
  return useMemo(() => {
    // After a refusal too: it may have been refused since somebody else changed it.
    const follow = async <Answer>(change: Promise<Answer>): Promise<Answer> => {
      try {
        return await change;
      } finally {
        await mutate(isOfSourcing);
      }
    };
    // What was taken, or given back, is a figure of the product.
    const costing = async (change: Promise<RfqAction>): Promise<RfqAction> => {
      const answer = await follow(change);
      await renew({ mutate, cache }, figuresOf(productId));
      return answer;
    };
    return { ...rfqCalls(productId, follow, costing), ...makerCalls(follow), ...recordCalls(follow) };
  }, [mutate, cache, productId]);
}

type Follow = <Answer>(change: Promise<Answer>) => Promise<Answer>;
const once = () => ({ idempotencyKey: newIdempotencyKey() });
const to = ({ id, version }: Versioned) => ({ params: { id }, ifMatch: version });
const onceTo = (row: Versioned) => ({ ...to(row), ...once() });

const rfqCalls = (
  productId: number,
  follow: Follow,
  costing: (change: Promise<RfqAction>) => Promise<RfqAction>,
) => ({
  get: (id: number) => call('rfqs.get', { params: { id } }),
  begin: () => follow(call('rfqs.create', { body: { productId }, ...once() })),
  update: (rfq: Versioned, body: RfqPatch) => follow(call('rfqs.update', { ...to(rfq), body })),
  remove: async (rfq: Versioned) => void (await follow(call('rfqs.delete', to(rfq)))),
  send: (rfq: Versioned) => follow(call('rfqs.send', onceTo(rfq))),
  amend: (rfq: Versioned, body: RfqPatch) => follow(call('rfqs.amend', { ...onceTo(rfq), body })),
  close: (rfq: Versioned) => follow(call('rfqs.close', onceTo(rfq))),
  reopen: (rfq: Versioned, dueAt: string) => follow(call('rfqs.reopen', { ...onceTo(rfq), body: { dueAt } })),
  cancel: (rfq: Versioned, reason: string) =>
    follow(call('rfqs.cancel', { ...onceTo(rfq), body: { reason } })),
  award: (rfq: Versioned, body: AwardRfq) => costing(call('rfqs.award', { ...onceTo(rfq), body })),
  revoke: (rfq: Versioned, reason: string) =>
    costing(call('rfqs.revoke', { ...onceTo(rfq), body: { reason } })),
});

const toMaker = ({ id, version }: Versioned, rid: number) => ({
  params: { id, rid },
  ifMatch: version,
  ...once(),
});

const makerCalls = (follow: Follow) => ({
  addMaker: async (rfq: Versioned, body: RecipientDraft) =>
    void (await follow(call('rfqRecipients.create', { ...onceTo(rfq), body }))),
  link: (rfq: Versioned, rid: number) => follow(call('rfqRecipients.link', toMaker(rfq, rid))),
  actOnMaker: (rfq: Versioned, rid: number, action: MakerAction) =>
    follow(call(`rfqRecipients.${action}`, toMaker(rfq, rid))),
  answer: (rfq: Versioned, rid: number, answer: string) =>
    follow(call('rfqRecipients.answer', { ...toMaker(rfq, rid), body: { answer } })),
});

const recordCalls = (follow: Follow) => ({
  typeQuote: (body: QuoteBody) => follow(call('quotes.create', { body, ...once() })),
  changeQuote: (quote: Versioned, body: QuoteChanges) =>
    follow(call('quotes.update', { ...to(quote), body })),
  addSupplier: (body: SupplierBody) => follow(call('suppliers.create', { body, ...once() })),
  changeSupplier: (supplier: Versioned, body: SupplierBody) =>
    follow(call('suppliers.update', { ...to(supplier), body })),
  removeSupplier: async (supplier: Versioned) => void (await follow(call('suppliers.delete', to(supplier)))),
  saveVersion: async (formulaId: number) => {
    const body = { note: 'For a request for quotation' };
    return (await follow(call('formulaVersions.create', { params: { id: formulaId }, body, ...once() }))).n;
  },
});
