import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeReadyRequest, makeSentRequest } from '../../contract/index.ts';
import { findDatabases } from '../../testing/databases.ts';
import { linkOf, makerWith } from '../../testing/makers.ts';
import { sendAs } from '../../testing/records.ts';
import { checkShape, startServer, type Client, type TestServer } from '../../testing/server.ts';

const any = { 'If-Match': '*' };
const day = 86_400_000;

describe.each(await findDatabases())('requests for quotation on $name', (kind) => {
  let server: TestServer;
  let ada: Client;
  let ahead = 0;
  beforeAll(async () => {
    server = await startServer(kind, { now: () => Date.now() + ahead });
    ada = await server.signIn();
  });
  afterAll(() => server.close());
  beforeEach(() => {
    ahead = 0;
  });

  const act = (path: string, body?: object, headers: Record<string, string> = any) =>
    ada.send('POST', path, { body, headers });
  const ready = () => makeReadyRequest(sendAs(ada));
  const sent = () => makeSentRequest(sendAs(ada));
  const rfq = async (id: number) => (await ada.get(`/api/rfqs/${id}`)).body;
  const linkOfMaker = (made: { rfqId: number; recipientId: number }) => linkOf(ada, made);
  const maker = (token: string) => makerWith(token, server);
  const terms = (changes: object = {}) => ({
    currency: 'USD',
    tiers: [{ quantity: 5000, unitPrice: '4.10' }],
    validUntil: '2099-12-31',
    ...changes,
  });

  it('that is ready is a draft again, and is not sent, once its formula is deleted', async () => {
    const made = await ready();
    const { formulaId } = await rfq(made.rfqId);
    await ada.send('DELETE', `/api/formulas/${formulaId}`, { headers: any });
    expect(await rfq(made.rfqId)).toMatchObject({
      status: 'draft',
      missing: ['formulaVersion'],
      formulaId: null,
      formulaVersion: null,
      staleSince: null,
    });
    expect((await act(`/api/rfqs/${made.rfqId}/send`)).status).toBe(409);
  });

  it('costs a list as many statements, however many are in it', async () => {
    const statementsOf = async (limit: number) => {
      const statements: string[] = [];
      const note = ({ sql }: { sql: string }) => statements.push(sql);
      server.database.db.on('query', note);
      const { body } = await ada.get(`/api/rfqs?limit=${limit}`);
      server.database.db.off('query', note);
      expect(body).toHaveLength(limit);
      return statements.length;
    };
    await sent();
    await sent();
    expect(await statementsOf(2)).toBe(await statementsOf(1));
  });

  it('is not complete with blanks', async () => {
    const { rfqId } = await ready();
    const blank = { shipTo: '  ', packaging: '\n' };
    const { body } = await ada.send('PATCH', `/api/rfqs/${rfqId}`, { body: blank, headers: any });
    expect(body).toMatchObject({ status: 'draft', missing: ['packaging', 'shipTo'] });
  });

  describe('a new one', () => {
    it('is filled from formula and estimate, and says what is missing', async () => {
      const { body: product } = await ada.post('/api/products', {
        concept: 'Zinc capsule',
        description: 'Zinc',
        formFactor: 'capsule',
      });
      const made = await ada.post('/api/rfqs', { productId: product.id });
      expect(made.status).toBe(201);
      checkShape('rfqs.create', made);
      expect(made.body).toMatchObject({ status: 'draft', formFactor: 'capsule', revision: 1 });
      expect(made.body.quantities.length).toBeGreaterThanOrEqual(3);
      expect(made.body.missing).toEqual([
        'packaging',
        'tests',
        'market',
        'shipTo',
        'incoterm',
        'dueAt',
        'formulaVersion',
      ]);
      expect(made.body.completeness).toBe(36);
    });

    it('is ready when all is said', async () => {
      const { rfqId } = await ready();
      expect(await rfq(rfqId)).toMatchObject({ status: 'ready', completeness: 100, missing: [] });
    });

    it.each([
      [{ quantities: [1, 2] }, 'quantities'],
      [{ quantities: [3, 2, 1] }, 'quantities'],
      [{ dueAt: '2020-01-01T00:00:00.000Z' }, 'dueAt'],
      [{ incoterm: 'XXX' }, 'incoterm'],
      [{ formulaVersion: 99 }, 'formulaVersion'],
      [{ surprise: 1 }, 'surprise'],
    ])('with %j is refused: 400 with the path', async (changes, path) => {
      const { rfqId } = await ready();
      const answer = await ada.send('PATCH', `/api/rfqs/${rfqId}`, { body: changes, headers: any });
      expect(answer.status).toBe(400);
      expect(answer.body.errors[0].path).toBe(path);
    });
  });

  describe('actions', () => {
    it('answer the row, with the tag of what it is now', async () => {
      const { rfqId } = await ready();
      const answer = await act(`/api/rfqs/${rfqId}/send`);
      expect(answer.body).toMatchObject({ row: { status: 'sent' }, difference: null });
      checkShape('rfqs.send', answer);
      expect(answer.headers.get('ETag')).toBe((await ada.get(`/api/rfqs/${rfqId}`)).headers.get('ETag'));
    });

    it('need If-Match, of the version that is there', async () => {
      const { rfqId } = await ready();
      expect((await act(`/api/rfqs/${rfqId}/send`, undefined, {})).status).toBe(428);
      const old = await act(`/api/rfqs/${rfqId}/send`, undefined, { 'If-Match': '"1"' });
      expect(old.status).toBe(412);
      expect(old.body.current).toMatchObject({ id: rfqId });
    });

    it('are done once for a key, which is looked at before If-Match', async () => {
      const { rfqId } = await ready();
      const tag = (await ada.get(`/api/rfqs/${rfqId}`)).headers.get('ETag') ?? '';
      const headers = { 'If-Match': tag, 'Idempotency-Key': `send-${rfqId}` };
      const first = await act(`/api/rfqs/${rfqId}/send`, undefined, headers);
      const second = await act(`/api/rfqs/${rfqId}/send`, undefined, headers);
      expect([first.status, second.status]).toEqual([200, 200]);
      expect(second.body).toEqual(first.body);
    });

    it('that are not allowed name those that are: 409', async () => {
      const { rfqId } = await sent();
      const answer = await act(`/api/rfqs/${rfqId}/send`);
      expect(answer.status).toBe(409);
      expect(answer.body.detail).toContain('amend, close, cancel');
      expect(
        (await ada.send('PATCH', `/api/rfqs/${rfqId}`, { body: { shipTo: 'x' }, headers: any })).status,
      ).toBe(409);
    });

    it('close by time, and open again', async () => {
      const { rfqId } = await sent();
      await act(`/api/rfqs/${rfqId}/amend`, { dueAt: new Date(Date.now() + 600_000).toISOString() });
      ahead = 1_200_000;
      expect((await rfq(rfqId)).status).toBe('closed');
      const dueAt = new Date(Date.now() + 9 * day).toISOString();
      expect((await act(`/api/rfqs/${rfqId}/reopen`, { dueAt })).body.row.status).toBe('sent');
    });

    it('of two windows at once: one awards, the other is told', async () => {
      const made = await sent();
      const typed = await ada.post('/api/quotes', { ...made, ...terms() });
      const wish = { recipientId: made.recipientId, quoteId: typed.body.id, quantity: 5000 };
      const tag = (await ada.get(`/api/rfqs/${made.rfqId}`)).headers.get('ETag') ?? '';
      const award = () => act(`/api/rfqs/${made.rfqId}/award`, wish, { 'If-Match': tag });
      const statuses = (await Promise.all([award(), award()])).map(({ status }) => status);
      expect(statuses.toSorted()).toEqual([200, 412]);
    });
  });

  describe('a maker', () => {
    it('opens, asks, is answered, quotes and quotes again', async () => {
      const made = await sent();
      const token = await linkOfMaker(made);
      const page = maker(token);
      const before = await page.get();
      checkShape('quoteRequest.get', before);
      expect(before.body.status).toBe('invited');
      expect((await page.get()).body.status).toBe('invited');
      expect((await page.post('open')).body.status).toBe('viewed');
      expect((await page.post('open')).status).toBe(200);
      expect((await page.post('question', { text: 'Gelatin?' })).body.status).toBe('asking');
      await act(`/api/rfqs/${made.rfqId}/recipients/${made.recipientId}/answer`, { answer: 'No.' });
      expect((await page.get()).body.questions[0].answer).toBe('No.');
      expect((await page.post('quote', terms())).status).toBe(201);
      const again = await page.post('quote', terms({ number: 'Q-2' }));
      expect(again.body.quotes.map(({ revision }: { revision: number }) => revision)).toEqual([2, 1]);
      expect((await page.post('question', { text: 'Late?' })).status).toBe(409);
      expect((await rfq(made.rfqId)).status).toBe('quoting');
      expect((await ada.get(`/api/quotes?rfqId=${made.rfqId}`)).body).toHaveLength(2);
    });

    it('may not quote, ask or decline after the close, but withdraw', async () => {
      const made = await sent();
      const page = maker(await linkOfMaker(made));
      await page.post('quote', terms());
      await act(`/api/rfqs/${made.rfqId}/close`);
      expect((await page.post('quote', terms())).status).toBe(409);
      expect((await page.post('decline', { reason: 'No' })).status).toBe(409);
      expect((await page.post('withdraw')).body.status).toBe('withdrawn');
    });

    it('sees neither other makers, nor the target price, nor what is ours to know', async () => {
      const made = await sent();
      const supplier = await ada.post('/api/suppliers', { name: 'Secret Rival', kinds: ['maker'] });
      const rival = await act(`/api/rfqs/${made.rfqId}/recipients`, { supplierId: supplier.body.id });
      await act(`/api/rfqs/${made.rfqId}/amend`, { targetPrice: '3.9999' });
      await ada.post('/api/quotes', {
        rfqId: made.rfqId,
        recipientId: rival.body.id,
        ...terms({ number: 'RIVAL-7' }),
      });
      const { text } = await maker(await linkOfMaker(made)).get();
      for (const secret of ['Secret Rival', 'RIVAL-7', '3.9999', 'dutyPercent'])
        expect(text).not.toContain(secret);
    });

    it.each([
      [
        'none',
        [
          ['Magnesium', '120 mg'],
          ['Cellulose', '80 mg'],
        ],
      ],
      ['activesOnly', [['Magnesium', '120 mg']]],
      [
        'noAmounts',
        [
          ['Magnesium', null],
          ['Cellulose', null],
        ],
      ],
    ])('sees the formula as far as redaction %s tells it', async (redaction, lines) => {
      const made = await ready();
      const { formulaId } = await rfq(made.rfqId);
      const { body } = await ada.get(`/api/formulas/${formulaId}`);
      const ops = [
        ...body.formula.lines.map(({ id }: { id: number }) => ({ op: 'removeLine', line: id })),
        { op: 'addLine', line: { id: 91, name: 'Magnesium', amount: { value: 120, unit: 'mg' } } },
        {
          op: 'addLine',
          line: { id: 92, name: 'Cellulose', purpose: 'excipient', amount: { value: 80, unit: 'mg' } },
        },
      ];
      await ada.send('PATCH', `/api/formulas/${formulaId}`, { body: { ops }, headers: any });
      const saved = await ada.post(`/api/formulas/${formulaId}/versions`, {});
      const patch = { redaction, formulaVersion: saved.body.n };
      await ada.send('PATCH', `/api/rfqs/${made.rfqId}`, { body: patch, headers: any });
      await act(`/api/rfqs/${made.rfqId}/send`);
      const seen = (await maker(await linkOfMaker(made)).get()).body.lines;
      expect(seen.map(({ name, amount }: { name: string; amount: string }) => [name, amount])).toEqual(lines);
      const pack = await ada.get(`/api/rfqs/${made.rfqId}/pack?format=eml&recipientId=${made.recipientId}`);
      expect(pack.text).toContain('X-Unsent: 1');
      expect(pack.text.includes('Cellulose')).toBe(redaction !== 'activesOnly');
      expect(pack.headers.get('Content-Type')).toBe('message/rfc822');
    });

    it('brings a file for the quote, and names no other', async () => {
      const made = await sent();
      const page = maker(await linkOfMaker(made));
      const form = new FormData();
      form.set('file', new File(['%PDF-1.7\n%%EOF\n'], 'quote.pdf'));
      const kept = await page.post('files', form);
      expect(kept.status).toBe(201);
      expect((await page.post('quote', terms({ fileId: kept.body.id + 1 }))).status).toBe(400);
      expect((await page.post('quote', terms({ fileId: kept.body.id }))).status).toBe(201);
      expect((await ada.get(`/api/files/${kept.body.id}`)).status).toBe(200);
    });

    it('posts once for a key', async () => {
      const made = await sent();
      const page = maker(await linkOfMaker(made));
      const key = { 'Idempotency-Key': 'quote-1' };
      await page.post('quote', terms(), key);
      expect((await page.post('quote', terms(), key)).body.quotes).toHaveLength(1);
    });

    it.each([
      [
        {
          tiers: [
            { quantity: 5, unitPrice: '1' },
            { quantity: 5, unitPrice: '1' },
          ],
        },
        'tiers',
      ],
      [{ tiers: [{ quantity: 5, unitPrice: '1.23456' }] }, 'tiers.0.unitPrice'],
      [{ validUntil: '2020-01-01' }, 'validUntil'],
      [{ fxRate: '1.1' }, 'fxRate'],
    ])('is refused %j: 400', async (changes, path) => {
      const page = maker(await linkOfMaker(await sent()));
      const answer = await page.post('quote', terms(changes));
      expect(answer.status).toBe(400);
      expect(answer.body.errors[0].path).toBe(path);
    });
  });

  describe('the award', () => {
    it('of two makers’ quotes, one in euros, puts the quoted cost on the product; revoking takes it back', async () => {
      const made = await sent();
      const { productId } = await rfq(made.rfqId);
      const supplier = await ada.post('/api/suppliers', { name: 'Euro Maker', kinds: ['maker'] });
      const euro = (await act(`/api/rfqs/${made.rfqId}/recipients`, { supplierId: supplier.body.id })).body;
      await maker(await linkOfMaker(made)).post(
        'quote',
        terms({ incoterm: 'EXW', setup: { amount: '750.00', per: 'order' }, testing: 'included' }),
      );
      const noRate = await ada.post('/api/quotes', {
        rfqId: made.rfqId,
        recipientId: euro.id,
        ...terms({ currency: 'EUR' }),
      });
      expect(noRate.status).toBe(400);
      expect(noRate.body.errors[0].path).toBe('fxRate');
      const typed = await ada.post('/api/quotes', {
        rfqId: made.rfqId,
        recipientId: euro.id,
        ...terms({
          currency: 'EUR',
          fxRate: '1.10',
          fxAsOf: '2026-01-05',
          incoterm: 'FOB',
          tiers: [{ quantity: 5000, unitPrice: '3.05' }],
          testing: { amount: '900', per: 'order' },
          freightOurs: '2400',
          dutyPercent: 6.4,
          dutyAsOf: '2026-01-05',
          entry: '300',
        }),
      });
      expect(typed.status).toBe(201);
      const { body: compared } = await ada.get(`/api/rfqs/${made.rfqId}/comparison?quantity=5000`);
      const won = compared.columns.find(({ quoteId }: { quoteId: number }) => quoteId === typed.body.id);
      expect(won).toMatchObject({ total: '21538.60', landed: '4.308', rank: 1 });
      await act(`/api/rfqs/${made.rfqId}/recipients/${euro.id}/shortlist`);
      const wish = { recipientId: euro.id, quoteId: typed.body.id, quantity: 5000 };
      const awarded = await act(`/api/rfqs/${made.rfqId}/award`, wish);
      expect(awarded.body.row.recipients.map(({ status }: { status: string }) => status)).toEqual([
        'lost',
        'awarded',
      ]);
      const product = (await ada.get(`/api/products/${productId}`)).body;
      expect(product.quotedCost).toEqual({
        total: '21538.60',
        landedUnit: '4.308',
        quantity: 5000,
        rfqId: made.rfqId,
        quoteId: typed.body.id,
      });
      expect(product.estimatedCost).not.toBeNull();
      const revoked = await act(`/api/rfqs/${made.rfqId}/revoke`, { reason: 'Too late' });
      expect(revoked.body.row).toMatchObject({ status: 'closed', award: null });
      expect(revoked.body.row.recipients.map(({ status }: { status: string }) => status)).toEqual([
        'quoted',
        'shortlisted',
      ]);
      expect((await ada.get(`/api/products/${productId}`)).body.quotedCost).toBeNull();
    });

    it('of a maker’s quote without a rate waits until we type it', async () => {
      const made = await sent();
      await maker(await linkOfMaker(made)).post('quote', terms({ currency: 'EUR' }));
      const [quote] = (await ada.get(`/api/quotes?rfqId=${made.rfqId}`)).body;
      const wish = { recipientId: made.recipientId, quoteId: quote.id, quantity: 5000 };
      expect((await act(`/api/rfqs/${made.rfqId}/award`, wish)).status).toBe(409);
      const patch = (body: object) => ada.send('PATCH', `/api/quotes/${quote.id}`, { body, headers: any });
      expect((await patch({ tiers: [{ quantity: 1, unitPrice: '0.01' }] })).status).toBe(400);
      expect((await patch({ fxRate: '1.1' })).status).toBe(400);
      expect((await patch({ fxRate: '1.1', fxAsOf: '2026-01-05' })).status).toBe(200);
      expect((await act(`/api/rfqs/${made.rfqId}/award`, wish)).body.row.status).toBe('awarded');
    });

    it('of a formula that was deleted since has to be confirmed, and keeps what makers were shown', async () => {
      const made = await ready();
      const path = `/api/formulas/${(await rfq(made.rfqId)).formulaId}`;
      const ops = [{ op: 'addLine', line: { id: 77, name: 'More' } }];
      await ada.send('PATCH', path, { body: { ops }, headers: any });
      await ada.post(`${path}/versions`, {});
      const body = { formulaVersion: 2 };
      await ada.send('PATCH', `/api/rfqs/${made.rfqId}`, { body, headers: any });
      await act(`/api/rfqs/${made.rfqId}/send`);
      const maker = makerWith(await linkOf(ada, made), server);
      const shown = (await maker.get()).body.lines;
      expect(shown).toMatchObject([{ name: 'More' }]);
      const typed = await ada.post('/api/quotes', { ...made, ...terms() });
      const { version } = await rfq(made.rfqId);
      expect((await ada.send('DELETE', path, { headers: any })).status).toBe(204);
      const stale = await rfq(made.rfqId);
      expect(stale).toMatchObject({ staleBecause: ['Formula deleted since (v2)'], version: version + 1 });
      ahead = 60_000;
      await act(`/api/rfqs/${made.rfqId}/recipients/${made.recipientId}/shortlist`);
      expect((await rfq(made.rfqId)).staleSince).toBe(stale.staleSince);
      expect((await maker.get()).body.lines).toEqual(shown);
      const wish = { recipientId: made.recipientId, quoteId: typed.body.id, quantity: 5000 };
      expect((await act(`/api/rfqs/${made.rfqId}/award`, wish)).status).toBe(409);
      const confirmed = await act(`/api/rfqs/${made.rfqId}/award`, { ...wish, confirmStale: true });
      expect(confirmed.body.row.status).toBe('awarded');
    });

    it('of a formula that changed since has to be confirmed', async () => {
      const made = await sent();
      const { formulaId } = await rfq(made.rfqId);
      const typed = await ada.post('/api/quotes', { ...made, ...terms() });
      const ops = [{ op: 'addLine', line: { id: 77, name: 'More' } }];
      await ada.send('PATCH', `/api/formulas/${formulaId}`, { body: { ops }, headers: any });
      expect((await rfq(made.rfqId)).staleBecause).toEqual(['Formula changed since v1']);
      const wish = { recipientId: made.recipientId, quoteId: typed.body.id, quantity: 5000 };
      expect((await act(`/api/rfqs/${made.rfqId}/award`, wish)).status).toBe(409);
      const confirmed = await act(`/api/rfqs/${made.rfqId}/award`, { ...wish, confirmStale: true });
      expect(confirmed.body.row.status).toBe('awarded');
    });
  });
});
