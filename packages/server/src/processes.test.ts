import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findDatabases, type TestDatabase } from './testing/databases.ts';
import { readEvents, type ReadEvent } from './testing/events.ts';
import { startProgram, type Program } from './testing/program.ts';
import { clientOf, cookieOf, type Client } from './testing/server.ts';
import { unsignedToken } from './testing/tokens.ts';

const ada = { uid: 'ada', email: 'ada@seedbed.test' };
const question = { content: 'What is the upper limit for zinc?' };
const draft = { concept: 'Sleep aid', description: 'Evening' };
const shared = (await findDatabases()).filter(({ name }) => name === 'postgres');

/** A language model that says a sentence and then never comes to an end, until its reader hangs up. */
function startSlowModel() {
  const open = new Set<ServerResponse>();
  const chunk = (content: string) =>
    `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content } }] })}\n\n`;
  const server = createServer((request, response) => {
    request.resume();
    open.add(response);
    response.setHeader('Content-Type', 'text/event-stream');
    response.write(chunk('In the US, adults should stay below 40 mg a day [1]. And '));
    const goOn = setInterval(() => response.write(chunk('still ')), 500);
    response.on('close', () => {
      clearInterval(goOn);
      open.delete(response);
    });
  });
  return new Promise<{ server: Server; url: string; open: ReadonlySet<ServerResponse> }>((done) =>
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      done({ server, url: `http://127.0.0.1:${port}/v1`, open });
    }),
  );
}

// The real thing: two programs with nothing in common but the database and the variables.
describe.each(shared)('two server processes on $name', (kind) => {
  let database: TestDatabase;
  let model: Awaited<ReturnType<typeof startSlowModel>>;
  let programs: Program[];
  let here: Client;
  let there: Client;
  beforeAll(async () => {
    database = await kind.create();
    model = await startSlowModel();
    const variables = {
      DATABASE_URL: database.settings.databaseUrl ?? '',
      LLM_BASE_URL: model.url,
      LLM_API_KEY: 'key',
      LLM_MODEL: 'slow',
    };
    programs = [startProgram(variables), startProgram(variables)];
    const [one = '', other = ''] = await Promise.all(programs.map(({ ready }) => ready));
    const session = await clientOf(one, {}).post('/api/session', { idToken: unsignedToken(ada) });
    const headers = { Cookie: cookieOf(session) };
    here = clientOf(one, headers);
    there = clientOf(other, headers);
    await here.post('/api/users', { firebaseUid: ada.uid, email: ada.email, fullName: 'Ada Okafor' });
  });
  afterAll(async () => {
    for (const program of programs) program.kill('SIGTERM');
    await Promise.all(programs.map(({ ended }) => ended));
    model.server.closeAllConnections();
    model.server.close();
    await database.drop();
  });

  const textOf = async (events: AsyncGenerator<ReadEvent>) => {
    for await (const { event, data } of events) if (event === 'delta') return data.text as string;
    return '';
  };

  it('one cookie is good for both', async () => {
    expect((await here.get('/api/users/current')).body.email).toBe(ada.email);
    expect((await there.get('/api/users/current')).body.email).toBe(ada.email);
  });

  it('an answer that one streams can be read along from the other and stopped there, upstream too', async () => {
    const stream = { headers: { Accept: 'text/event-stream' } };
    const asked = readEvents(await here.open('POST', '/api/conversations', { ...stream, body: question }));
    const id: number = (await asked.next()).value?.data.conversationId;
    const first = await textOf(asked);
    expect(first).not.toBe('');
    await expect.poll(() => model.open.size, { timeout: 20_000 }).toBe(1);

    const generation = `/api/conversations/${id}/generation`;
    const along = readEvents(await there.open('GET', generation));
    expect((await along.next()).value).toMatchObject({ event: 'conversation', data: { conversationId: id } });
    expect(await textOf(along)).toContain(first.slice(0, 10));

    expect((await there.delete(generation)).status).toBe(204);
    await expect.poll(() => model.open.size, { timeout: 20_000 }).toBe(0);
    const stored = (await there.get(`/api/conversations/${id}/messages`)).body.at(-1);
    expect(stored).toMatchObject({ role: 'assistant', status: 'stopped' });
    expect(stored.content).toContain(first.slice(0, 10));
    expect((await here.get(`/api/conversations/${id}/messages`)).body.at(-1)).toEqual(stored);
  });

  it('what one writes the other reads at once, and a repeat under one key does nothing twice', async () => {
    const key = { 'Idempotency-Key': 'both' };
    const tag = (await there.get('/api/products')).headers.get('ETag') ?? '';
    const answers = await Promise.all(
      [here, there].map((client) => client.post('/api/products', draft, key)),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(answers[1]?.text).toBe(answers[0]?.text);
    for (const client of [here, there]) {
      const { status, body } = await client.get('/api/products', { headers: { 'If-None-Match': tag } });
      expect([status, body.length]).toEqual([200, 1]);
    }
    expect((await there.post('/api/products', { ...draft, concept: 'Another' }, key)).status).toBe(409);
  });

  it('logging out of one ends the session in the other', async () => {
    expect((await here.delete('/api/session')).status).toBe(204);
    expect((await there.get('/api/products')).status).toBe(401);
    expect((await here.get('/api/products')).status).toBe(401);
  });
});
