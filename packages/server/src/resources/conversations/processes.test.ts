import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDb } from '../../db/knex.ts';
import { findDatabases } from '../../testing/databases.ts';
import { readEvents } from '../../testing/events.ts';
import { createScriptedAnswerer } from '../../testing/scriptedAnswerer.ts';
import { clientOf, startServer, type Client, type TestServer } from '../../testing/server.ts';

const path = '/api/conversations';
const shared = (await findDatabases()).filter(({ name }) => name === 'postgres');

// SQLite belongs to one process; any number may share PostgreSQL. Two applications, each with its own connections
// and its own answerer, know no more of each other than two processes do.
describe.each(shared)('two processes on $name', (kind) => {
  const answerer = createScriptedAnswerer();
  const otherAnswerer = createScriptedAnswerer();
  let server: TestServer;
  let other: TestServer;
  let ada: Client;
  let adaThere: Client;
  beforeAll(async () => {
    server = await startServer(kind, { answerer });
    ada = await server.signIn();
    const db = createDb(server.database.settings);
    // Its clock is a minute ahead, as a machine's may be.
    const now = () => Date.now() + 60_000;
    other = await startServer(kind, {
      database: { ...server.database, db },
      db,
      answerer: otherAnswerer,
      now,
    });
    adaThere = clientOf(other.url, ada.headers);
  });
  afterAll(async () => {
    await other.close();
    await other.database.db.destroy();
    await server.close();
  });

  /** A conversation whose first answer is being written here, with its stream. */
  const begin = async () => {
    const body = { content: 'Question?' };
    const count = answerer.writings.length;
    const here = await ada.open('POST', path, { body, headers: { Accept: 'text/event-stream' } });
    const events = readEvents(here);
    const id: number = (await events.next()).value?.data.conversationId;
    await expect.poll(() => answerer.writings.length).toBeGreaterThan(count);
    const writing = answerer.writings.at(-1);
    if (!writing) throw new Error('no answer is being written');
    return { id, events, writing };
  };

  it('one cookie is good for both, and logging out ends it for both', async () => {
    const grace = await server.signIn();
    const there = clientOf(other.url, grace.headers);
    expect((await there.get('/api/products')).status).toBe(200);
    expect((await there.delete('/api/session')).status).toBe(204);
    expect((await grace.get('/api/products')).status).toBe(401);
  });

  it('one reads along with the other and stops it', async () => {
    const { id, events: here, writing } = await begin();
    writing.say('Seen from afar. ');
    const response = await adaThere.open('GET', `${path}/${id}/generation`);
    expect(response.status).toBe(200);
    const there = readEvents(response);
    expect((await there.next()).value?.event).toBe('conversation');
    expect((await there.next()).value?.data).toEqual({ text: 'Seen from afar. ' });
    expect((await adaThere.delete(`${path}/${id}/generation`)).status).toBe(204);
    expect(writing.isAborted).toBe(true);
    for (const events of [here, there]) {
      const end = (await Array.fromAsync(events)).at(-1);
      expect(end).toMatchObject({ event: 'done', data: { message: { status: 'stopped' } } });
    }
  });

  it('no answer is given up because of the other’s clock', async () => {
    const { id, events, writing } = await begin();
    const response = await adaThere.open('GET', `${path}/${id}/generation`);
    expect(response.status).toBe(200);
    expect((await adaThere.post(`${path}/${id}/messages`, { content: 'And?' })).status).toBe(409);
    writing.finish({ content: 'Done.' });
    await Array.fromAsync(readEvents(response));
    expect((await Array.fromAsync(events)).at(-1)).toMatchObject({
      event: 'done',
      data: { message: { status: 'complete', content: 'Done.' } },
    });
  });

  it('one answer at a time, whichever is asked', async () => {
    const { id, events, writing } = await begin();
    expect((await adaThere.post(`${path}/${id}/messages`, { content: 'And?' })).status).toBe(409);
    writing.finish({ content: 'Done.' });
    await Array.fromAsync(events);
    expect(otherAnswerer.writings).toHaveLength(0);
  });

  it('an answer ends when its conversation is deleted elsewhere', async () => {
    const { id, writing } = await begin();
    expect((await adaThere.delete(`${path}/${id}`)).status).toBe(204);
    await expect.poll(() => writing.isAborted, { timeout: 30_000 }).toBe(true);
  });

  it('a request repeated elsewhere answers the first result', async () => {
    const draft = { concept: 'Sleep aid', description: 'Evening' };
    const key = { 'Idempotency-Key': 'shared' };
    const answers = await Promise.all(
      [ada, adaThere].map((client) => client.post('/api/products', draft, key)),
    );
    expect(answers[0]?.status).toBe(201);
    expect(answers[1]?.text).toBe(answers[0]?.text);
  });
});
