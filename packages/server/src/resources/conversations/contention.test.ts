import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Answerer } from '../../answers/index.ts';
import { findDatabases } from '../../testing/databases.ts';
import { startServer, type Client, type TestServer } from '../../testing/server.ts';

const path = '/api/conversations';
const rounds = 25;

/** Answers at once, in a few pieces. */
const quick: Answerer = {
  insights: () => '',
  articleTerms: () => [],
  trendTerms: () => [],
  foodTexts: () => [],
  async *answer() {
    for (const text of ['One. ', 'Two. ', 'Three.']) yield { type: 'delta', text };
    yield { type: 'done', answer: { content: 'One. Two. Three.', citations: [], isAbstention: false } };
  },
};

describe.each(await findDatabases())('six writers on one conversation on $name', (kind) => {
  const logged: string[] = [];
  let server: TestServer;
  let ada: Client;
  beforeAll(async () => {
    const log = pino({ level: 'warn' }, { write: (line: string) => void logged.push(line) });
    server = await startServer(kind, { answerer: quick, log, pace: { saveEveryMs: 1, pollEveryMs: 1 } });
    ada = await server.signIn();
  });
  afterAll(() => server.close());

  it('are all answered, and no answer breaks off', { timeout: 120_000 }, async () => {
    const statuses = new Set<number>();
    const answers = [];
    for (let round = 0; round < rounds; round += 1) {
      const { body } = await ada.post(path, { content: 'First?' });
      answers.push(body.messages[1]);
      const at = `${path}/${body.conversationId}`;
      const ask = async () => {
        const asked = [];
        for (let n = 0; n < 3; n += 1)
          asked.push(await ada.post(`${at}/messages`, { content: `Question ${n}?` }));
        return asked;
      };
      const stop = async () => [await ada.delete(`${at}/generation`), await ada.delete(`${at}/generation`)];
      const remove = async () => {
        await ada.post(`${at}/messages`, { content: 'Last?' });
        return [await ada.delete(at)];
      };
      const replies = (await Promise.all([ask(), ask(), ask(), ask(), stop(), remove()])).flat();
      for (const { status } of replies) statuses.add(status);
      answers.push(...replies.flatMap((reply) => reply.body?.messages?.[1] ?? []));
    }
    expect([...statuses].filter((status) => ![201, 204, 404, 409, 503].includes(status))).toEqual([]);
    expect([...statuses]).toEqual(expect.arrayContaining([201, 204]));
    expect(answers.filter(({ status }) => !['complete', 'stopped'].includes(status))).toEqual([]);
    expect(logged.filter((line) => /could not be stored|could not be saved/.test(line))).toEqual([]);
  });
});
