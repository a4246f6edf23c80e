import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findDatabases, type TestDatabase } from './testing/databases.ts';
import { inLong } from './testing/long.ts';
import { startProgram, type Program } from './testing/program.ts';
import { clientOf, cookieOf, type Answer, type Client } from './testing/server.ts';
import { unsignedToken } from './testing/tokens.ts';

const rounds = inLong(20, 2);
const acknowledgedPerRound = 30;
const ada = { uid: 'ada', email: 'ada@seedbed.test' };

/** A write with a number of its own, by which it is found again, and a key, by which it is repeated. */
interface Write {
  number: number;
  kind: 'question' | 'line' | 'request';
  /** Each round has a formula of its own: one holds 200 lines. */
  round: number;
}

/** The records that all writers share. */
interface Shared {
  conversation: number;
  formulas: readonly number[];
  rfq: number;
}

function sendWrite(client: Client, { number, kind, round }: Write, shared: Shared): Promise<Answer> {
  const headers = { 'Idempotency-Key': `${kind}-${number}`, 'If-Match': '*' };
  if (kind === 'question') {
    const path = `/api/conversations/${shared.conversation}/messages`;
    return client.post(path, { content: `Zinc, question ${number}?` }, headers);
  }
  if (kind === 'request') {
    const body = { shipTo: `Dock ${number}` };
    return client.send('PATCH', `/api/rfqs/${shared.rfq}`, { body, headers });
  }
  const line = { id: number, nutrient: 'zinc', source: 'zinc oxide', amount: { value: 1, unit: 'mg' } };
  const body = { ops: [{ op: 'addLine', line }] };
  return client.send('PATCH', `/api/formulas/${shared.formulas[round]}`, { body, headers });
}

const kinds = ['question', 'line', 'request'] as const;

describe.each(await findDatabases())('killed while several write on $name', (kind) => {
  let database: TestDatabase;
  let dataDir: string;
  let programs: Program[] = [];
  beforeEach(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'seedbed-'));
    database = await kind.create();
  });
  afterEach(async () => {
    await killAll();
    await database.drop();
    rmSync(dataDir, { recursive: true });
  });

  const { name } = kind;
  const start = async () => {
    const { databaseUrl } = database.settings;
    const variables = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '', RATE_LIMIT: 'off' };
    programs = Array.from({ length: name === 'postgres' ? 2 : 1 }, () => startProgram(variables));
    return Promise.all(programs.map(({ ready }) => ready));
  };
  const killAll = async () => {
    for (const program of programs) program.kill('SIGKILL');
    await Promise.all(programs.map(({ ended }) => ended));
    programs = [];
  };

  it('loses nothing it acknowledged and does nothing twice', { timeout: 600_000 }, async () => {
    const begun = await start();
    const first = clientOf(begun[0] ?? '', {});
    const session = await first.post('/api/session', { idToken: unsignedToken(ada) });
    const headers = { Cookie: cookieOf(session) };
    const shared = await makeShared(first, headers);

    const unanswered = new Set<Write>();
    const acknowledged: Write[] = [];
    const odd: string[] = [];
    const sent = { question: 0, line: 0, request: 0 };
    let count = 0;
    /** What was cut off, 409 and 503 leave it to be tried again, under the same key. */
    const tryWrite = async (client: Client, write: Write) => {
      unanswered.delete(write);
      sent[write.kind] += 1;
      const answer = await sendWrite(client, write, shared).catch(() => null);
      if (answer === null || answer.status === 409 || answer.status === 503) unanswered.add(write);
      else if (answer.status === 200 || answer.status === 201) acknowledged.push(write);
      else odd.push(`${write.kind} ${answer.status} ${answer.text}`);
    };

    for (let round = 0; round < rounds; round += 1) {
      // The first programs are those that made what is written to.
      const clients = (round === 0 ? begun : await start()).map((url) => clientOf(url, headers));
      const enough = acknowledged.length + acknowledgedPerRound;
      const isOver = () => acknowledged.length >= enough || odd.length > 0;
      const writer = async (client: Client, of: Write['kind']) => {
        while (!isOver()) {
          const again = [...unanswered].find((write) => write.kind === of);
          await tryWrite(client, again ?? { number: (count += 1), kind: of, round });
        }
      };
      const all = clients.flatMap((client) =>
        kinds.flatMap((of) => [writer(client, of), writer(client, of)]),
      );
      await Promise.race(all);
      await killAll();
      await Promise.all(all);
    }

    const after = clientOf((await start())[0] ?? '', headers);
    await expect
      .poll(
        async () => {
          // What is refused once more goes back to the end of the set.
          const left = [...unanswered];
          for (const write of left) await tryWrite(after, write);
          return unanswered.size;
        },
        { timeout: 120_000 },
      )
      .toBe(0);
    expect(odd).toEqual([]);
    const numbers = (of: Write['kind']) =>
      acknowledged.filter((write) => write.kind === of).map(({ number }) => number);
    const { body: messages } = await after.get(`/api/conversations/${shared.conversation}/messages`);
    const asked = messages
      .map(({ content }: { content: string }) => /^Zinc, question (\d+)\?$/.exec(content)?.[1])
      .filter(Boolean);
    expect(asked.map(Number).toSorted()).toEqual(numbers('question').toSorted());
    const formulas = await Promise.all(shared.formulas.map((id) => after.get(`/api/formulas/${id}`)));
    const lines = formulas.flatMap(({ body }) => body.formula.lines.map(({ id }: { id: number }) => id));
    expect(lines.toSorted()).toEqual(numbers('line').toSorted());
    // A change of a request takes no key: said again it is done again, to the same effect.
    const rfq = await after.get(`/api/rfqs/${shared.rfq}`);
    const changes = Number(/^"(\d+)-/.exec(rfq.headers.get('ETag') ?? '')?.[1]) - 1;
    expect(changes).toBeGreaterThanOrEqual(numbers('request').length);
    expect(changes).toBeLessThanOrEqual(sent.request);
  });
});

async function makeShared(client: Client, headers: Record<string, string>) {
  const post = async (path: string, body: object) => (await client.post(path, body, headers)).body;
  await post('/api/users', { firebaseUid: ada.uid, email: ada.email, fullName: 'Ada Okafor' });
  const product = await post('/api/products', { concept: 'Zinc capsule', description: 'Zinc' });
  const formulas: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const path = `/api/products/${product.id}/formulas`;
    formulas.push((await post(path, { name: `Round ${round}`, from: 'empty' })).formula.id);
  }
  const rfq = await post('/api/rfqs', { productId: product.id });
  const { conversationId } = await post('/api/conversations', { content: 'Zinc?' });
  return { conversation: conversationId, formulas, rfq: rfq.id };
}
