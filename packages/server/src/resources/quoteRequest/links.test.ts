import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeReadyRequest, makeSentRequest } from '../../contract/index.ts';
import { findDatabases } from '../../testing/databases.ts';
import { linkOf, makerWith } from '../../testing/makers.ts';
import { sendAs } from '../../testing/records.ts';
import { startServer, type Client, type TestServer } from '../../testing/server.ts';

const any = { 'If-Match': '*' };
const day = 86_400_000;

describe.each(await findDatabases())('links of makers on $name', (kind) => {
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
  const linkOfMaker = (made: { rfqId: number; recipientId: number }) => linkOf(ada, made);
  const maker = (token: string) => makerWith(token, server);

  describe('links', () => {
    it('come with a message that brings them, to be opened and sent', async () => {
      const { rfqId, recipientId } = await sent();
      const { body } = await act(`/api/rfqs/${rfqId}/recipients/${recipientId}/link`);
      expect(body.subject).toMatch(/^Request for quotation: /);
      expect(body.text).toContain(`${body.url}\n`);
      expect(body.to).toBe('ines@acme.example');
      expect(body.eml).toContain('To: ines@acme.example');
      expect(body.eml).toContain('X-Unsent: 1');
    });

    it('that are wrong, missing, old, revoked, cancelled or past their time are one and the same 404', async () => {
      const made = await sent();
      const old = await linkOfMaker(made);
      const token = await linkOfMaker(made);
      const answers = [
        await maker(old).get(),
        await maker('A'.repeat(43)).get(),
        await maker('short').get(),
        await server.anonymous.get('/api/quote-request'),
        await server.anonymous.send('GET', '/api/quote-request', { headers: { Authorization: 'Bearer x' } }),
      ];
      expect((await maker(token).get()).status).toBe(200);
      await act(`/api/rfqs/${made.rfqId}/recipients/${made.recipientId}/revoke`);
      answers.push(await maker(token).get(), await maker(token).post('open'));
      const other = await sent();
      const cancelled = await linkOfMaker(other);
      await act(`/api/rfqs/${other.rfqId}/cancel`, { reason: 'Put off' });
      answers.push(await maker(cancelled).get());
      const third = await sent();
      const late = await linkOfMaker(third);
      await act(`/api/rfqs/${third.rfqId}/amend`, { dueAt: new Date(Date.now() + day).toISOString() });
      ahead = 14 * day;
      expect((await maker(late).get()).status).toBe(200);
      ahead = 15 * day + 1000;
      answers.push(await maker(late).get());
      expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
      expect(answers[0]?.status).toBe(404);
    });

    it('of a request that was not sent yet show nothing', async () => {
      const made = await ready();
      expect((await maker(await linkOfMaker(made)).get()).status).toBe(404);
    });

    it('are not stored as they are', async () => {
      const token = await linkOfMaker(await sent());
      const rows = await server.database.db('rfq_recipients').select('*');
      expect(JSON.stringify(rows)).not.toContain(token);
    });
  });

  it('650 hostile links open nothing, and keep nobody out who has the right one', async () => {
    const guarded = await startServer(kind, { wrongLinksPerMinute: 60 });
    const grace = await guarded.signIn();
    const made = await makeSentRequest(sendAs(grace));
    const link = await grace.send('POST', `/api/rfqs/${made.rfqId}/recipients/${made.recipientId}/link`, {
      headers: any,
    });
    const token: string = link.body.url.split('#')[1];
    const probe = (value: string) =>
      guarded.anonymous.send('GET', '/api/quote-request', { headers: { Authorization: value } });
    const hostile = Array.from({ length: 650 }, (_, at) => {
      const flipped =
        token.slice(0, at % 43) + (token[at % 43] === 'A' ? 'B' : 'A') + token.slice((at % 43) + 1);
      return (
        [
          `Quote ${flipped}`,
          `Quote ${token}${at}`,
          `Quote ${token.slice(0, -1 - (at % 40))}`,
          `quote ${token}`,
          `Quote ' or 1=1 --${at}`,
          `Quote %00${token}`,
          `Bearer ${token}`,
        ][at % 7] ?? ''
      );
    });
    const statuses = new Map<number, number>();
    for (const value of hostile) {
      const { status, text } = await probe(value);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      expect(text).not.toContain('Acme');
    }
    expect([...statuses.keys()].toSorted()).toEqual([404, 429]);
    expect(statuses.get(404)).toBeLessThanOrEqual(60);
    expect((await probe(`Quote ${token}`)).status).toBe(200);
    await guarded.close();
  });
});
