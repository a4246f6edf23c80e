import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDb } from '../../db/knex.ts';
import { findDatabases } from '../../testing/databases.ts';
import { readEvents } from '../../testing/events.ts';
import { createScriptedAnswerer } from '../../testing/scriptedAnswerer.ts';
import { clientOf, startServer, type Client, type TestServer } from '../../testing/server.ts';

const streams = 200;
const path = '/api/conversations';
const asEvents = { Accept: 'text/event-stream' };
const pace = { saveEveryMs: 5, beatEveryMs: 25, pollEveryMs: 5 };

/** How often every stream is to be looked after. */
const rounds = 20;
/** Statements that a round may take, however many streams there are: one for each would be ten times as many. */
const mostPerRound = streams / 10;

interface Statement {
  sql: string;
  bindings?: readonly unknown[];
}

describe.each(await findDatabases())(`${streams} answers that only wait on $name`, (kind) => {
  const answerer = createScriptedAnswerer();
  const statements = { here: [] as Statement[], there: [] as Statement[] };
  let server: TestServer;
  let other: TestServer | undefined;
  let ada: Client;
  beforeAll(async () => {
    server = await startServer(kind, { answerer, pace });
    ada = await server.signIn();
    server.database.db.on('query', (statement: Statement) => statements.here.push(statement));
    // SQLite has one process.
    if (kind.name === 'sqlite') return;
    const db = createDb(server.database.settings);
    db.on('query', (statement: Statement) => statements.there.push(statement));
    other = await startServer(kind, { answerer, pace, db, database: { ...server.database, db } });
  });
  afterAll(async () => {
    await other?.close();
    await other?.database.db.destroy();
    await server.close();
  });

  const look = { here: /^select [`"]is_stop_requested/, there: /length\(content\)/ };
  /** How often each stream has been looked after, the one least often. */
  const roundsIn = (where: 'here' | 'there') => {
    const looks = new Map<unknown, number>();
    for (const { sql, bindings = [] } of statements[where]) {
      if (!look[where].test(sql)) continue;
      for (const id of bindings) if (id !== 'streaming') looks.set(id, (looks.get(id) ?? 0) + 1);
    }
    return looks.size < streams ? 0 : Math.min(...looks.values());
  };

  /** What the database is asked in a round while nothing happens. */
  const statementsIn = async (where: 'here' | 'there') => {
    statements[where] = [];
    await expect.poll(() => roundsIn(where)).toBeGreaterThan(rounds);
    return statements[where].length / roundsIn(where);
  };

  const readAlong = (at: TestServer, answers: readonly { id: number }[]) => {
    const client = clientOf(at.url, ada.headers);
    const open = async ({ id }: { id: number }) =>
      readEvents(await client.open('GET', `${path}/${id}/generation`));
    return Promise.all(answers.map(open));
  };

  it('ask the database no more than one does, and are in nobody’s way', async () => {
    const begin = async () => {
      const events = readEvents(
        await ada.open('POST', path, { body: { content: 'Question?' }, headers: asEvents }),
      );
      return { events, id: (await events.next()).value?.data.conversationId as number };
    };
    const begun = await Promise.all(Array.from({ length: streams }, begin));
    await expect.poll(() => answerer.writings.length).toBe(streams);
    expect(await statementsIn('here')).toBeLessThan(mostPerRound);
    const along = other ? await readAlong(other, begun) : [];
    expect(other ? await statementsIn('there') : 0).toBeLessThan(mostPerRound);
    const all = [...begun.map(({ events }) => events), ...along];
    expect((await ada.post('/api/products', { concept: 'Zinc', description: 'Evening' })).status).toBe(201);

    for (const writing of answerer.writings) writing.finish({ content: 'Done.' });
    const endings = await Promise.all(all.map(async (events) => (await Array.fromAsync(events)).at(-1)));
    const told = endings.map((event) => `${event?.event} ${event?.data.message?.content}`);
    expect(told).toEqual(all.map(() => 'done Done.'));
  });
});
