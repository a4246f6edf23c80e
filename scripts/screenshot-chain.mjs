// What the README's pictures of the chain show: a request with two quotes, one in euros, made by the API as a buyer would.
import assert from 'node:assert/strict';

const originOf = (page) => ({ origin: new URL(page.url()).origin });

/** Sends as the person who is signed in on the page. @returns what was answered */
const send = async (page, [method, path], data) => {
  const response = await page.request.fetch(path, {
    method,
    headers: { ...originOf(page), 'If-Match': '*' },
    ...(data && { data }),
  });
  assert.ok(response.ok(), `${method} ${path} answered ${response.status()}: ${await response.text()}`);
  return response.json();
};

const included = 'included';
const each = (amount, per) => ({ amount, per });
/** Two offers as makers word them: the cheaper unit is not the cheaper landing by as much. */
const offers = [
  {
    currency: 'USD',
    incoterm: 'EXW',
    tiers: [
      { quantity: 2500, unitPrice: '4.55' },
      { quantity: 5000, unitPrice: '4.10' },
    ],
    setup: each('750.00', 'order'),
    testing: included,
    labels: 'excluded',
    leadTimeDays: 45,
    depositPercent: 50,
  },
  {
    currency: 'EUR',
    incoterm: 'FOB',
    tiers: [
      { quantity: 2500, unitPrice: '3.40' },
      { quantity: 5000, unitPrice: '3.05' },
    ],
    testing: 'unknown',
    labels: included,
    leadTimeDays: 70,
    depositPercent: 30,
    fxRate: '1.10',
    fxAsOf: '2026-11-20',
    dutyPercent: 6.4,
    dutyAsOf: '2026-11-20',
    entry: '300.00',
    freightOurs: '2400.00',
  },
];

/**
 * Saves the product's formula as a version and asks the two makers of a new account for quotes on it.
 * @returns when both have quoted
 */
export async function makeQuotes(page, productId) {
  const [{ id: formulaId }] = await send(page, ['GET', `/api/products/${productId}/formulas`]);
  await send(page, ['POST', `/api/formulas/${formulaId}/versions`], {});
  const rfq = await send(page, ['POST', '/api/rfqs'], {
    productId,
    quantities: [2500, 5000, 10_000],
    packaging: 'HDPE bottle, 60 capsules, printed label',
    tests: ['Identity', 'Potency', 'Heavy metals'],
    market: 'US',
    shipTo: 'Reno, Nevada',
    incoterm: 'DDP',
    dueAt: '2099-01-31T17:00:00.000Z',
  });
  const suppliers = await send(page, ['GET', '/api/suppliers']);
  const makers = suppliers.filter(({ kinds }) => kinds.includes('maker'));
  const recipients = [];
  for (const { id: supplierId } of makers)
    recipients.push(
      await send(page, ['POST', `/api/rfqs/${rfq.id}/recipients`], { supplierId, channel: 'link' }),
    );
  await send(page, ['POST', `/api/rfqs/${rfq.id}/send`]);
  for (const [at, { id: recipientId }] of recipients.entries())
    await send(page, ['POST', '/api/quotes'], {
      rfqId: rfq.id,
      recipientId,
      moq: 2500,
      validUntil: '2099-12-31',
      ...offers[at % offers.length],
    });
}
