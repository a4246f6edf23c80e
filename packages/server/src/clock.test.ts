import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findDatabases } from './testing/databases.ts';
import { startServer, type Client, type TestServer } from './testing/server.ts';

const hour = 3_600_000;

// What a process writes by its own clock goes on whatever that clock does; whether somebody lives is read off the
// database's (heartbeats, leases), as the tests of conversations and jobs show.
describe.each(await findDatabases())('a clock that is set back on $name', (kind) => {
  let server: TestServer;
  let ada: Client;
  let ahead = 0;
  beforeAll(async () => {
    server = await startServer(kind, { now: () => Date.now() + ahead });
    ada = await server.signIn();
  });
  afterAll(() => server.close());

  const change = (path: string, tag: string, concept: string) =>
    ada.send('PATCH', path, { body: { concept }, headers: { 'If-Match': tag } });

  it('ends no session, refuses no change, repeats nothing and keeps messages in order', async () => {
    const key = { 'Idempotency-Key': 'before' };
    const draft = { concept: 'Zinc', description: 'Evening' };
    const made = await ada.post('/api/products', draft, key);
    const asked = await ada.post('/api/conversations', { content: 'What is the upper limit for zinc?' });
    const path = `/api/products/${made.body.id}`;
    const conversation = `/api/conversations/${asked.body.conversationId}/messages`;

    ahead = -hour;
    const tag = (await ada.get(path)).headers.get('ETag') ?? '';
    expect((await change(path, tag, 'Zinc lozenge')).status).toBe(200);
    expect((await change(path, tag, 'Zinc gummy')).status).toBe(412);
    const again = await ada.post('/api/products', draft, key);
    expect([again.status, again.body.id]).toEqual([201, made.body.id]);
    const further = await ada.post(conversation, { content: 'And for copper?' });
    expect(further.status).toBe(201);
    const { body: messages } = await ada.get(conversation);
    expect(messages).toEqual([...asked.body.messages, ...further.body.messages]);
    expect(messages.every(({ status }: { status: string }) => status === 'complete')).toBe(true);

    ahead = 0;
    const later = await ada.get('/api/products');
    expect(later.body.map(({ concept }: { concept: string }) => concept)).toEqual(['Zinc lozenge']);
    expect((await ada.get('/api/conversations')).body).toHaveLength(1);
  });
});
