import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findDatabases } from '../../testing/databases.ts';
import { readAll, readEvents } from '../../testing/events.ts';
import { createScriptedAnswerer, type Writing } from '../../testing/scriptedAnswerer.ts';
import { checkShape, startServer, type Client, type TestServer } from '../../testing/server.ts';

const path = '/api/conversations';
const stream = { Accept: 'text/event-stream' };
const answerer = createScriptedAnswerer();
const passage = { n: 1, kind: 'limit', title: 'T', source: 'S', url: null, passage: 'P' } as const;

/** The answer being written to a question, as soon as it is. */
async function writingOf(question: string): Promise<Writing> {
  const find = () => answerer.writings.find(({ request }) => request.question === question);
  await expect.poll(find).toBeDefined();
  return find() as Writing;
}

let questions = 0;
const nextQuestion = () => `Question ${(questions += 1)}?`;

describe.each(await findDatabases())('conversations on $name', (kind) => {
  let server: TestServer;
  let ada: Client;
  let question: string;
  beforeAll(async () => {
    server = await startServer(kind, { answerer });
    ada = await server.signIn();
  });
  beforeEach(() => {
    question = nextQuestion();
  });
  afterAll(() => server.close());

  /** A conversation with one whole answer. */
  const begin = async () => {
    const content = nextQuestion();
    const reply = ada.post(path, { content });
    (await writingOf(content)).finish({ content: 'An answer.' });
    return (await reply).body.conversationId as number;
  };
  const messagesOf = async (id: number) => (await ada.get(`${path}/${id}/messages`)).body;
  const openStream = (id: number, content: string) =>
    ada.open('POST', `${path}/${id}/messages`, { body: { content }, headers: stream });

  it.each([
    ['blank', ' \n '],
    ['too long', 'x'.repeat(8001)],
    ['no text', 7],
    ['with NUL', 'a\0b'],
  ])('refuses a question that is %s', async (_, content) => {
    expect((await ada.post(path, { content })).status).toBe(400);
  });

  it('treats somebody else’s conversation as if there were none', async () => {
    const id = await begin();
    const grace = await server.signIn();
    const attempts = [
      await grace.get(`${path}/${id}/messages`),
      await grace.post(`${path}/${id}/messages`, { content: 'Hello' }),
      await grace.get(`${path}/${id}/generation`),
      await grace.delete(`${path}/${id}/generation`),
      await grace.delete(`${path}/${id}`),
    ];
    expect(attempts.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    expect(await messagesOf(id)).toHaveLength(2);
  });

  it('has nothing to attach to or to stop when no answer is being written', async () => {
    const id = await begin();
    expect((await ada.get(`${path}/${id}/generation`)).status).toBe(404);
    expect((await ada.delete(`${path}/${id}/generation`)).status).toBe(404);
  });

  it('answers as JSON with question and answer', async () => {
    const reply = ada.post(path, { content: `  ${question} ` });
    (await writingOf(question)).finish({ content: 'Whole [1].', citations: [passage] });
    const answer = await reply;
    expect(answer.status).toBe(201);
    checkShape('conversations.create', answer);
    const { conversationId, title, messages } = answer.body;
    expect(title).toBe(question);
    expect(messages[0]).toMatchObject({ role: 'user', content: question });
    expect(messages[1]).toMatchObject({ role: 'assistant', status: 'complete', content: 'Whole [1].' });
    expect(messages[1].citations).toEqual([passage]);
    expect(await messagesOf(conversationId)).toEqual(messages);
  });

  it('keeps how a question may be meant with the answer that asks back, and with no other', async () => {
    const reply = ada.post(path, { content: question });
    const interpretations = [{ label: 'Quercetin', question: 'Is quercetin safe?' }];
    (await writingOf(question)).finish({ content: 'Did you mean one of these?', interpretations });
    const { conversationId, messages } = (await reply).body;
    expect(messages[1]).toMatchObject({ interpretations });
    const [asked, answer] = await messagesOf(conversationId);
    expect(asked).not.toHaveProperty('interpretations');
    expect(answer).toMatchObject({ interpretations });
  });

  it('cuts a title at 60 characters as people count them', async () => {
    const long = `${'👩‍👩‍👧‍👦é'.repeat(40)} ${question}`;
    const reply = ada.post(path, { content: long });
    (await writingOf(long)).finish({ content: 'Yes.' });
    const { title } = (await reply).body;
    expect(title).toBe('👩‍👩‍👧‍👦é'.repeat(30));
  });

  it('streams: conversation, pieces, and the stored message', async () => {
    const response = await ada.open('POST', path, { body: { content: question }, headers: stream });
    expect(response.headers.get('Content-Type')).toContain('text/event-stream');
    const writing = await writingOf(question);
    writing.say('First ');
    writing.say('second.');
    writing.finish({ content: 'First second.' });
    const { events, text } = await readAll(response);
    expect(events[0]).toMatchObject({ event: 'conversation', data: { title: question } });
    expect(text).toBe('First second.');
    const { event, data } = events.at(-1) ?? {};
    expect(event).toBe('done');
    expect(data.message).toMatchObject({ content: 'First second.', status: 'complete' });
    expect((await messagesOf(data.message.conversationId))[1]).toEqual(data.message);
  });

  it('hands the conversation so far to a further question', async () => {
    const id = await begin();
    const reply = ada.post(`${path}/${id}/messages`, { content: question });
    const writing = await writingOf(question);
    expect(writing.request.history.at(-1)).toEqual({ role: 'assistant', content: 'An answer.' });
    expect(writing.request.history).toHaveLength(2);
    writing.finish({ content: 'More.' });
    const answer = await reply;
    expect(answer.status).toBe(201);
    checkShape('messages.create', answer);
    const all = await messagesOf(id);
    expect(all.map((message: { content: string }) => message.content).slice(1)).toEqual([
      'An answer.',
      question,
      'More.',
    ]);
    const list = await ada.get(path);
    checkShape('conversations.list', list);
    expect(list.body[0].id).toBe(id);
  });

  it('refuses a second question while an answer is being written: 409', async () => {
    const id = await begin();
    const [first, second] = [nextQuestion(), nextQuestion()];
    const replies = [first, second].map((content) => ada.post(`${path}/${id}/messages`, { content }));
    await expect
      .poll(
        () => answerer.writings.filter(({ request }) => [first, second].includes(request.question)).length,
      )
      .toBe(1);
    const refused = await Promise.race(replies);
    expect(refused.status).toBe(409);
    answerer.writings.at(-1)?.finish({ content: 'One.' });
    const statuses = (await Promise.all(replies)).map(({ status }) => status).sort();
    expect(statuses).toEqual([201, 409]);
    expect(await messagesOf(id)).toHaveLength(4);
  });

  it('goes on when its reader leaves, and can be re-attached to from the first character', async () => {
    const id = await begin();
    const leaving = new AbortController();
    const response = await ada.open('POST', `${path}/${id}/messages`, {
      body: { content: question },
      headers: stream,
      signal: leaving.signal,
    });
    const writing = await writingOf(question);
    writing.say('So far. ');
    for await (const { event } of readEvents(response)) if (event === 'delta') break;
    leaving.abort();
    const attached = await ada.open('GET', `${path}/${id}/generation`);
    expect(attached.status).toBe(200);
    writing.say('And more.');
    writing.finish({ content: 'So far. And more.' });
    const { events, text } = await readAll(attached);
    expect(text).toBe('So far. And more.');
    expect(events.at(-1)?.event).toBe('done');
    expect(writing.isAborted).toBe(false);
    expect((await messagesOf(id)).at(-1)).toMatchObject({ status: 'complete', content: 'So far. And more.' });
  });

  it('stops, upstream too, and keeps the text so far', async () => {
    const id = await begin();
    const response = await openStream(id, question);
    const writing = await writingOf(question);
    writing.say('Half an ');
    const events = readEvents(response);
    let step = await events.next();
    while (step.value?.event !== 'delta') step = await events.next();
    expect((await ada.delete(`${path}/${id}/generation`)).status).toBe(204);
    expect(writing.isAborted).toBe(true);
    const last = (await Array.fromAsync(events)).at(-1);
    expect(last).toMatchObject({
      event: 'done',
      data: { message: { status: 'stopped', content: 'Half an ' } },
    });
    expect((await messagesOf(id)).at(-1)).toMatchObject({ status: 'stopped', content: 'Half an ' });
    expect((await ada.delete(`${path}/${id}/generation`)).status).toBe(404);
  });

  it('keeps the passages of the markers in a text that is stopped, and no others', async () => {
    const id = await begin();
    const response = await openStream(id, question);
    const writing = await writingOf(question);
    const [first, third] = [passage, { ...passage, n: 3 }];
    writing.cite([first, { ...passage, n: 2 }, third]);
    writing.say('Two facts so far [1][3]. ');
    const events = readEvents(response);
    let step = await events.next();
    while (step.value?.event !== 'delta') step = await events.next();
    await expect
      .poll(async () => (await messagesOf(id)).at(-1))
      .toMatchObject({ status: 'streaming', citations: [{ n: 1 }, { n: 3 }] });
    await ada.delete(`${path}/${id}/generation`);
    const { data } = (await Array.fromAsync(events)).at(-1) ?? {};
    const stored = (await messagesOf(id)).at(-1);
    expect(stored).toMatchObject({ status: 'stopped', content: 'Two facts so far [1][3]. ' });
    expect(stored.citations).toEqual([first, third]);
    expect(data.message).toEqual(stored);
  });

  it('tells of a broken answer and keeps its text', async () => {
    const id = await begin();
    const response = await openStream(id, question);
    const writing = await writingOf(question);
    writing.cite([passage]);
    writing.say('Up to here [1]');
    writing.fail();
    const { events } = await readAll(response);
    expect(events.at(-1)).toMatchObject({ event: 'error', data: { problem: { status: 503 } } });
    expect((await messagesOf(id)).at(-1)).toMatchObject({
      status: 'error',
      content: 'Up to here [1]',
      citations: [passage],
    });
  });

  it('stops the answer of a deleted conversation', async () => {
    const id = await begin();
    const response = await openStream(id, question);
    const writing = await writingOf(question);
    expect((await ada.delete(`${path}/${id}`)).status).toBe(204);
    await expect.poll(() => writing.isAborted).toBe(true);
    const { events } = await readAll(response);
    expect(events.at(-1)).toMatchObject({ event: 'error', data: { problem: { status: 404 } } });
    expect((await ada.get(`${path}/${id}/messages`)).status).toBe(404);
  });

  it('asks once under one key, whether the answer is read as JSON or as a stream', async () => {
    const key = { 'Idempotency-Key': question.replaceAll(/\W/g, '-') };
    const body = { content: question };
    const first = ada.post(path, body, key);
    const second = ada.open('POST', path, { body, headers: { ...key, ...stream } });
    (await writingOf(question)).finish({ content: 'Once.' });
    const { conversationId, messages } = (await first).body;
    const { events } = await readAll(await second);
    expect(events[0]?.data.conversationId).toBe(conversationId);
    expect(events.at(-1)?.data.message).toEqual(messages[1]);
    const again = await ada.post(path, body, key);
    expect([again.status, again.body.messages]).toEqual([201, messages]);
    expect(answerer.writings.filter(({ request }) => request.question === question)).toHaveLength(1);
    expect((await ada.post(path, { content: 'Else' }, key)).status).toBe(409);
  });

  it('marks answers as broken off whose writer is gone', async () => {
    const id = await begin();
    const longAgo = '2026-01-01T00:00:00.000Z';
    const orphan = { conversation_id: id, role: 'assistant', content: 'Cut', status: 'streaming' };
    const { db } = server.database;
    const [row] = await db('messages').insert(orphan).returning('id');
    await db('generation_heartbeats').insert({ message_id: row.id, beat_at: longAgo });
    const reply = ada.post(`${path}/${id}/messages`, { content: question });
    (await writingOf(question)).finish({ content: 'Goes on.' });
    expect((await reply).status).toBe(201);
    expect((await messagesOf(id)).at(2)).toMatchObject({ status: 'error', content: 'Cut' });
    expect(await db('generation_heartbeats').where({ message_id: row.id })).toEqual([]);
  });

  it('stores what there is when the server stops, even if upstream is deaf', async () => {
    const deaf = createScriptedAnswerer({ isDeaf: true });
    const stopping = await startServer(kind, { answerer: deaf });
    const grace = await stopping.signIn();
    const response = await grace.open('POST', path, { body: { content: question }, headers: stream });
    await expect.poll(() => deaf.writings.length).toBe(1);
    deaf.writings[0]?.say('Before the end');
    for await (const { event } of readEvents(response)) if (event === 'delta') break;
    await Promise.race([stopping.app.close(50), sleep(3000).then(() => Promise.reject(new Error('hangs')))]);
    const [row] = await stopping.database.db('messages').where({ role: 'assistant' });
    expect(row).toMatchObject({ status: 'error', content: 'Before the end' });
    await stopping.close();
  });

  it('comes page by page when asked to, whole otherwise', async () => {
    const linus = await server.signIn();
    const ids: number[] = [];
    for (let n = 0; n < 3; n += 1) {
      const content = nextQuestion();
      const asked = linus.post(path, { content });
      (await writingOf(content)).finish({ content: 'Yes.' });
      ids.unshift((await asked).body.conversationId);
    }
    const pagesFrom = async (start: string) => {
      const rows = [];
      let next: string | undefined = start;
      while (next) {
        const page = await linus.get(next);
        expect(page.body.length).toBeLessThanOrEqual(1);
        rows.push(...page.body);
        next = /<(.+)>; rel="next"/.exec(page.headers.get('Link') ?? '')?.[1];
      }
      return rows;
    };
    const whole = await linus.get(path);
    expect(whole.headers.get('Link')).toBeNull();
    expect(whole.body.map(({ id }: { id: number }) => id)).toEqual(ids);
    expect(await pagesFrom(`${path}?limit=1`)).toEqual(whole.body);
    const messages = `${path}/${ids[0]}/messages`;
    expect(await pagesFrom(`${messages}?limit=1`)).toEqual((await linus.get(messages)).body);
    for (const query of ['limit=0', 'limit=201', 'cursor=x', 'page=2']) {
      expect((await linus.get(`${path}?${query}`)).status).toBe(400);
      expect((await linus.get(`${messages}?${query}`)).status).toBe(400);
    }
  });
});
