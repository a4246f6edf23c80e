import type { Answer, Client } from '../src/testing/server.ts';

/** How many makers quote. */
export const quoteCount = 20;
/** Unit prices by quantity of each quote. */
export const tiersEach = 5;

const anyVersion = { 'If-Match': '*' };
const quantities = [2500, 5000, 10_000, 25_000, 50_000];
const incoterms = ['EXW', 'FCA', 'FOB', 'DAP', 'DDP'];
const asked = {
  formFactor: 'capsule',
  serving: '2 capsules',
  count: 30,
  quantities,
  packaging: 'HDPE bottle of 250 ml with induction seal and label',
  tests: ['Identity', 'Potency', 'Heavy metals', 'Microbiology'],
  certifications: ['NSF cGMP'],
  market: 'EU',
  shipTo: 'Rotterdam, Netherlands',
  incoterm: 'DAP',
  dueAt: '2099-01-31T17:00:00.000Z',
};

/** What a maker quotes: every line in one of the ways that makers write it, two thirds of them in euros. */
function termsOf(maker: number) {
  const per = ['unit', 'batch', 'order', 'once'] as const;
  const line = (at: number) =>
    at % 4 === 0
      ? (['included', 'excluded', 'unknown'] as const)[maker % 3]
      : { amount: `${100 + maker * 7 + at}.50`, per: per[at % 4] };
  const tiers = quantities.map((quantity, at) => ({
    quantity,
    unitPrice: (4.9 - at * 0.21 + maker / 50).toFixed(4),
  }));
  const inEuros = { currency: 'EUR', fxRate: '1.0875', fxAsOf: '2026-01-05' };
  return {
    number: `Q-${1000 + maker}`,
    ...(maker % 3 > 0 && inEuros),
    tiers,
    moq: 2500,
    ...Object.fromEntries(lineNames.map((name, at) => [name, line(at + maker)])),
    materialsBy: 'maker',
    leadTimeDays: 40 + maker,
    depositPercent: 30,
    validUntil: '2099-03-31',
    tolerancePercent: 5,
    exclusions: 'Pallets and insurance.',
    incoterm: incoterms[maker % incoterms.length],
    dutyPercent: 6.4,
    dutyAsOf: '2026-01-05',
    entry: '300.00',
    freightOurs: '1450.00',
    rejectPercent: 1,
    batches: 2,
  };
}

const lineNames = ['setup', 'tooling', 'formulation', 'samples', 'testing', 'labels', 'freight'];

/** Sends a request for a product's formula to many makers, whose quotes are typed in. @returns its number */
export async function makeQuotedRequest(client: Client, productId: number): Promise<number> {
  const [formula] = (await client.get(`/api/products/${productId}/formulas`)).body;
  made(await client.post(`/api/formulas/${formula.id}/versions`, {}));
  const draft = { ...asked, productId, formulaId: formula.id, formulaVersion: 1 };
  const rfqId = made(await client.post('/api/rfqs', draft)).body.id as number;
  const recipients: number[] = [];
  for (let maker = 0; maker < quoteCount; maker += 1) {
    const supplier = { name: `Maker ${maker + 1}`, kinds: ['maker'] };
    const supplierId = made(await client.post('/api/suppliers', supplier)).body.id;
    const recipient = { supplierId, channel: 'other' };
    recipients.push(made(await client.post(`/api/rfqs/${rfqId}/recipients`, recipient)).body.id);
  }
  made(await client.send('POST', `/api/rfqs/${rfqId}/send`, { headers: anyVersion }));
  for (const [maker, recipientId] of recipients.entries()) {
    made(await client.post('/api/quotes', { rfqId, recipientId, ...termsOf(maker) }));
  }
  const { columns } = (await client.get(`/api/rfqs/${rfqId}/comparison`)).body;
  const priced = columns.filter(({ landed }: { landed: string | null }) => landed !== null);
  if (priced.length !== quoteCount) throw new Error(`${priced.length} of ${quoteCount} quotes are compared.`);
  return rfqId;
}

/** An answer that made something. */
export function made(answer: Answer): Answer {
  if (answer.status < 300) return answer;
  throw new Error(`Not made: ${answer.status} ${answer.text}`);
}
