import { urlOf, type QuoteDraft } from '@seedbed/server/contract';
import { post } from './post';

/** The product whose page the stories of sourcing show. */
export const sourcedProductId = 2;

/** A maker who is asked, and what they did about it. */
export interface AskedMaker {
  name: string;
  /** Terms of a quote that was typed in; none: they have not quoted. */
  quote?: Partial<QuoteDraft>;
  /** Why they declined. */
  declines?: string;
}

/** A maker who was asked. */
export interface SentMaker {
  recipientId: number;
  /** The secret of their link. */
  token: string;
  quoteId: number | null;
}

/** A request that was sent. */
export interface SentRequest {
  rfqId: number;
  makers: SentMaker[];
}

const asked = {
  packaging: 'HDPE bottle of 150 ml with induction seal and label',
  tests: ['Identity', 'Potency', 'Heavy metals'],
  certifications: ['NSF cGMP'],
  market: 'US',
  quantities: [2500, 5000, 10_000],
  shipTo: 'Reno, Nevada',
  incoterm: 'DDP',
  dueAt: '2099-01-31T17:00:00.000Z',
};

/** Sends a request for a formula to makers, and has each of them answer as they are said to. */
export async function sendRequest(makers: readonly AskedMaker[]): Promise<SentRequest> {
  const productId = sourcedProductId;
  const begun = await post(urlOf('formulas.create', { id: productId }), {
    name: 'Sleep capsule',
    from: 'suggested',
  });
  const formulaId = (begun.formula as { id: number }).id;
  await post(urlOf('formulaVersions.create', { id: formulaId }), {});
  const draft = { ...asked, productId, formulaId, formulaVersion: 1 };
  const rfqId = (await post(urlOf('rfqs.create'), draft)).id as number;
  const added: number[] = [];
  for (const { name } of makers) added.push(await addMaker(rfqId, name));
  await post(urlOf('rfqs.send', { id: rfqId }));
  const sent: SentMaker[] = [];
  for (const [at, recipientId] of added.entries()) {
    sent.push(await hear({ rfqId, recipientId }, makers[at] ?? { name: '' }));
  }
  return { rfqId, makers: sent };
}

async function addMaker(rfqId: number, name: string): Promise<number> {
  const supplier = await post(urlOf('suppliers.create'), { name, kinds: ['maker'] });
  const recipient = { supplierId: supplier.id, channel: 'link' };
  return (await post(urlOf('rfqRecipients.create', { id: rfqId }), recipient)).id as number;
}

async function hear(
  { rfqId, recipientId }: { rfqId: number; recipientId: number },
  { quote, declines }: AskedMaker,
): Promise<SentMaker> {
  const link = await post(urlOf('rfqRecipients.link', { id: rfqId, rid: recipientId }));
  const token = String(link.url).split('#')[1] ?? '';
  const usual = {
    tiers: [{ quantity: 2500, unitPrice: '4.55' }],
    moq: 2500,
    leadTimeDays: 42,
    validUntil: '2099-03-31',
  };
  const made = quote && (await post(urlOf('quotes.create'), { rfqId, recipientId, ...usual, ...quote }));
  if (declines) await postAsMaker(token, urlOf('quoteRequest.decline'), { reason: declines });
  return { recipientId, token, quoteId: (made?.id as number | undefined) ?? null };
}

/** Does something with the secret of a link, as its maker. */
export const postAsMaker = (token: string, url: string, body?: object) =>
  post(url, body, { Authorization: `Quote ${token}` });
