import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeSentRequest } from '../../contract/index.ts';
import { isPostgres } from '../../db/kind.ts';
import { findDatabases } from '../../testing/databases.ts';
import { sendAs } from '../../testing/records.ts';
import { startServer, type Client, type TestServer } from '../../testing/server.ts';
import { tokenHashOf } from './linkSecret.ts';

describe.each(await findDatabases())('links of makers on $name', (kind) => {
  let server: TestServer;
  let ada: Client;
  beforeAll(async () => {
    server = await startServer(kind);
    ada = await server.signIn();
  });
  afterAll(() => server.close());

  async function everythingStored(): Promise<string> {
    const { db } = server.database;
    const tables = isPostgres(db)
      ? db('pg_tables').whereRaw('schemaname = current_schema()').pluck('tablename')
      : db('sqlite_master').where({ type: 'table' }).pluck('name');
    const rows = await Promise.all((await tables).map((table: string) => db(table).select()));
    return JSON.stringify(rows);
  }

  it('are told again to a repeat, and stored nowhere', async () => {
    const { rfqId, recipientId } = await makeSentRequest(sendAs(ada));
    const path = `/api/rfqs/${rfqId}/recipients/${recipientId}/link`;
    const tag = (await ada.get(`/api/rfqs/${rfqId}`)).headers.get('ETag') ?? '';
    const headers = { 'If-Match': tag, 'Idempotency-Key': 'a-link-for-a-maker' };
    const first = await ada.send('POST', path, { headers });
    const second = await ada.send('POST', path, { headers });
    expect(second).toMatchObject({ status: 200, text: first.text });
    expect(second.headers.get('ETag')).toBe(first.headers.get('ETag'));
    const token = /\/q#([\w-]{43})$/.exec(second.body.url)?.[1] ?? '';
    const opened = { headers: { Authorization: `Quote ${token}` } };
    expect((await server.anonymous.get('/api/quote-request', opened)).status).toBe(200);
    const stored = await everythingStored();
    expect(stored).toContain(tokenHashOf(token));
    expect(stored).not.toContain(token);
    expect(stored).not.toContain(headers['Idempotency-Key']);
  });

  it.each([
    ['a page', true],
    ['a program, which names no page', false],
  ])('lead to this server when %s asks for them', async (_, isPage) => {
    const { rfqId, recipientId } = await makeSentRequest(sendAs(ada));
    const headers = { 'If-Match': '*', ...(isPage && { Origin: server.url }) };
    const made = await ada.send('POST', `/api/rfqs/${rfqId}/recipients/${recipientId}/link`, { headers });
    expect(made.body.url.split('/q#')[0]).toBe(server.url);
    expect(made.body.text).toContain(made.body.url);
  });
});
