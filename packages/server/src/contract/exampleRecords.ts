import type { Method } from './route.ts';
import { records, type RecordName } from './routes.ts';
import { urlOf } from './urls.ts';
import { exampleBody, exampleForm, numberIn, parentOf, pathWith } from './records.ts';

/** Sends a request and gives back the JSON of its answer; a form is sent as it is. */
export type SendExample = (
  method: Method,
  path: string,
  sent: { body?: unknown; headers?: Record<string, string> },
) => Promise<unknown>;

const anyVersion = { 'If-Match': '*' };

/** Where a record goes: into this parent, instead of one made the same way. */
interface Place {
  within?: number | undefined;
}

/**
 * Makes a record by the contract's examples, with all that it stands on, and tells its number.
 * @throws when it is not made
 */
export async function makeExample(
  send: SendExample,
  name: RecordName,
  { within }: Place = {},
): Promise<number> {
  const special = specials[name];
  if (special) return special(send);
  const { create } = records[name];
  const parent = parentOf(name);
  const number = within ?? (parent ? await makeExample(send, parent) : '');
  return made(
    name,
    await send('POST', pathWith(create, number), { body: exampleForm(create) ?? exampleBody(create) }),
  );
}

function made(name: RecordName, answer: unknown): number {
  const number = numberIn(name, answer);
  if (number !== undefined) return number;
  throw new Error(`The contract's example does not make a ${name}: ${JSON.stringify(answer)}`);
}

/** What stands on records that its body names. */
const specials: Partial<Record<RecordName, (send: SendExample) => Promise<number>>> = {
  async document(send) {
    const productId = await makeFormulatedProduct(send);
    const body = { ...exampleBody('documents.create'), productId };
    return made('document', await send('POST', urlOf('documents.create'), { body }));
  },
  async rfq(send) {
    const productId = await makeExample(send, 'product');
    const body = { ...exampleBody('rfqs.create'), productId };
    return made('rfq', await send('POST', urlOf('rfqs.create'), { body }));
  },
  async quote(send) {
    const { rfqId, recipientId } = await makeSentRequest(send);
    const body = { ...exampleBody('quotes.create'), rfqId, recipientId };
    return made('quote', await send('POST', urlOf('quotes.create'), { body }));
  },
};

/** A product whose formula has lines, which documents can be generated for. */
export async function makeFormulatedProduct(send: SendExample): Promise<number> {
  const productId = await makeExample(send, 'product');
  const id = await makeExample(send, 'formula', { within: productId });
  const body = exampleBody('formulas.update');
  await send('PATCH', urlOf('formulas.update', { id }), { body, headers: anyVersion });
  return productId;
}

/** A request that can be sent, with one maker. */
export async function makeReadyRequest(send: SendExample): Promise<{ rfqId: number; recipientId: number }> {
  const productId = await makeExample(send, 'product');
  const formulaId = await makeExample(send, 'formula', { within: productId });
  await send('POST', urlOf('formulaVersions.create', { id: formulaId }), { body: {} });
  const asked = {
    productId,
    formulaId,
    formulaVersion: 1,
    formFactor: 'capsule',
    serving: '2 capsules',
    count: 30,
    quantities: [2500, 5000, 10_000],
    packaging: 'Bottle with label',
    tests: ['Identity', 'Potency'],
    market: 'US',
    shipTo: 'Reno, Nevada',
    incoterm: 'DDP',
    dueAt: '2099-01-31T17:00:00.000Z',
  };
  const rfqId = made('rfq', await send('POST', urlOf('rfqs.create'), { body: asked }));
  const supplierId = await makeExample(send, 'supplier');
  const body = { supplierId, channel: 'link' };
  const recipient = await send('POST', urlOf('rfqRecipients.create', { id: rfqId }), { body });
  return { rfqId, recipientId: (recipient as { id: number }).id };
}

/** The same after it was sent. */
export async function makeSentRequest(send: SendExample): Promise<{ rfqId: number; recipientId: number }> {
  const ready = await makeReadyRequest(send);
  await send('POST', urlOf('rfqs.send', { id: ready.rfqId }), { headers: anyVersion });
  return ready;
}
