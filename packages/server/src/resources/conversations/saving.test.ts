import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findDatabases } from '../../testing/databases.ts';
import { createScriptedAnswerer } from '../../testing/scriptedAnswerer.ts';
import { startServer, type Client, type TestServer } from '../../testing/server.ts';

describe.each(await findDatabases())('an answer being written on $name', (kind) => {
  const answerer = createScriptedAnswerer();
  let server: TestServer;
  let ada: Client;
  let statements: string[] = [];
  beforeAll(async () => {
    server = await startServer(kind, { answerer, pace: { saveEveryMs: 5, beatEveryMs: 25, pollEveryMs: 5 } });
    server.database.db.on('query', ({ sql }: { sql: string }) => statements.push(sql));
    ada = await server.signIn();
  });
  beforeEach(() => {
    statements = [];
  });
  afterAll(() => server.close());

  const count = (pattern: RegExp) => statements.filter((sql) => pattern.test(sql)).length;
  const writes = /^update [`"]messages/;
  const looks = /^select [`"]is_stop_requested/;
  const beats = /^update [`"]generation_heartbeats/;

  it('is written when there is more of it, and while there is not only its heartbeat is', async () => {
    const asked = ada.post('/api/conversations', { content: 'Question?' });
    await expect.poll(() => answerer.writings.length).toBe(1);
    const [writing] = answerer.writings;
    for (const [saves, text] of ['One. ', 'Two. '].entries()) {
      writing?.say(text);
      await expect.poll(() => count(writes)).toBe(saves + 1);
      const [looked, beaten] = [count(looks), count(beats)];
      await expect.poll(() => count(looks)).toBeGreaterThan(looked + 20);
      expect(count(beats)).toBeGreaterThan(beaten);
      expect(count(writes)).toBe(saves + 1);
    }
    const [row] = await server.database.db('messages').where({ status: 'streaming' });
    expect(row.content).toBe('One. Two. ');
    writing?.finish({ content: 'One. Two. Three.' });
    expect((await asked).body.messages[1].content).toBe('One. Two. Three.');
  });

  it('renews no stamp while nothing is added', async () => {
    const asked = ada.post('/api/conversations', { content: 'Another?' });
    await expect.poll(() => answerer.writings.length).toBe(2);
    await expect.poll(() => count(beats)).toBeGreaterThan(0);
    const stamps = () => server.database.db('revisions').where({ resource: 'conversations' }).pluck('stamp');
    const before = await stamps();
    const beaten = count(beats);
    await expect.poll(() => count(beats)).toBeGreaterThan(beaten + 2);
    expect(await stamps()).toEqual(before);
    answerer.writings[1]?.finish();
    await asked;
  });
});
