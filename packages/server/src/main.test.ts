import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDb } from './db/knex.ts';
import { migrateUp } from './db/migrate.ts';
import { startProgram, type Program } from './testing/program.ts';
import { clientOf, cookieOf } from './testing/server.ts';
import { unsignedToken } from './testing/tokens.ts';

const ada = { uid: 'ada', email: 'ada@seedbed.test' };
/** Ends what hangs. A process takes 3 s of processor time to start, several are started, and tests share two cores. */
const slow = { timeout: 90_000 };
let dataDir: string;
let programs: Program[];
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'seedbed-'));
  programs = [];
});
afterEach(async () => {
  for (const program of programs) program.kill('SIGKILL');
  await Promise.all(programs.map(({ ended }) => ended));
  rmSync(dataDir, { recursive: true });
});

const start = (variables: Record<string, string> = {}) => {
  const program = startProgram({ DATA_DIR: dataDir, ...variables });
  programs.push(program);
  return program;
};

/** Signs in with an account of the emulator and makes the record. */
async function signIn(url: string) {
  const idToken = unsignedToken(ada);
  const cookie = cookieOf(await clientOf(url, {}).post('/api/session', { idToken }));
  const client = clientOf(url, { Cookie: cookie });
  await client.post('/api/users', { firebaseUid: ada.uid, email: ada.email, fullName: 'Ada Okafor' });
  return client;
}

describe('ends with 1 and one clear line', slow, () => {
  it.each([
    ['a setting is wrong', { PORT: 'abc' }, 'PORT is not valid'],
    ['local accounts would meet production', { NODE_ENV: 'production' }, 'FIREBASE_AUTH_EMULATOR_HOST'],
    ['the database cannot be reached', { DATABASE_URL: 'postgres://127.0.0.1:1/none' }, 'ECONNREFUSED'],
    [
      'the data folder cannot be made',
      { DATA_DIR: '/dev/null/data' },
      'DATA_DIR /dev/null/data cannot be written',
    ],
    [
      'the data folder would lie where nothing can be made, though nothing says so',
      { DATA_DIR: '/proc/none/data' },
      'DATA_DIR /proc/none/data cannot be written',
    ],
  ])('when %s', async (_, variables, words) => {
    const { code, stderr } = await start(variables).ended;
    expect(code).toBe(1);
    expect(stderr).toContain(words);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });

  it('when the port is taken', async () => {
    const holder = createServer().listen(0, '127.0.0.1');
    await new Promise((done) => holder.once('listening', done));
    const { port } = holder.address() as AddressInfo;
    const { code, stderr } = await start({ PORT: String(port) }).ended;
    holder.close();
    expect([code, stderr]).toEqual([
      1,
      `Port ${port} is taken. Stop what uses it, or set PORT to another number.\n`,
    ]);
  });

  it('when the SQLite file is something else', async () => {
    const path = join(dataDir, 'seedbed.sqlite');
    const text = 'not a database at all, but long enough to be read as one'.repeat(20);
    writeFileSync(path, text);
    const { code, stderr } = await start().ended;
    expect(code).toBe(1);
    expect(readFileSync(path, 'utf8')).toBe(text);
    expect(stderr).toMatch(/^The database cannot be used: .+\n$/);
  });
});

it('does not start on a database that a newer Seedbed made', slow, async () => {
  const db = createDb({ dataDir });
  await migrateUp(db);
  await db('migrations').insert({ name: '9999-later', ran_at: '' });
  await db.destroy();
  const { code, stderr } = await start().ended;
  expect([code, stderr]).toEqual([
    1,
    'A newer Seedbed made this database (9999-later). Start that version, or restore a backup from before it.\n',
  ]);
});

it('has its data folder alone, and leaves it free however it ends', slow, async () => {
  const first = start();
  await first.ready;
  const { code, stderr } = await start().ended;
  expect([code, stderr]).toEqual([
    1,
    `Another Seedbed server uses ${dataDir}. Stop it, or set DATA_DIR to another folder.\n`,
  ]);
  first.kill('SIGKILL');
  await first.ended;
  expect((await clientOf(await start().ready, {}).get('/readyz')).status).toBe(200);
});

it('serves, stops on SIGTERM, and knows its sessions again after a restart', slow, async () => {
  const first = start();
  const ready = await clientOf(await first.ready, {}).get('/readyz');
  expect(ready.body).toEqual({ status: 'ready', database: 'sqlite' });
  const { headers } = await signIn(await first.ready);
  expect(statSync(join(dataDir, 'session-secret')).mode & 0o777).toBe(0o600);
  first.kill('SIGTERM');
  expect((await first.ended).code).toBe(0);
  const second = start();
  expect((await clientOf(await second.ready, headers).get('/api/users/current')).body.email).toBe(ada.email);
  second.kill('SIGINT');
  expect((await second.ended).code).toBe(0);
});

/** A request of which the server has the head, and not yet the whole body. */
async function halfSent(url: string, headers: Record<string, string>, body: string) {
  const sending = request(url, {
    method: 'POST',
    headers: {
      ...headers,
      'Content-Type': 'application/json',
      'Content-Length': body.length,
      Expect: '100-continue',
    },
  });
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    sending.once('response', resolve).once('error', reject);
  });
  await new Promise((done) => sending.once('continue', done).flushHeaders());
  sending.write(body.slice(0, 10));
  return {
    finish: async () => {
      sending.end(body.slice(10));
      return (await answered).statusCode;
    },
  };
}

const isOpen = async (url: string) => {
  try {
    return (await fetch(`${url}/healthz`)).ok;
  } catch {
    return false;
  }
};

it('answers what it was asked before SIGTERM, and takes nothing more', slow, async () => {
  const drained = start();
  const url = await drained.ready;
  const { headers } = await signIn(url);
  const body = JSON.stringify({ concept: 'Zinc lozenge', description: 'For the first sore throat' });
  const asked = await halfSent(`${url}/api/products`, headers, body);
  drained.kill('SIGTERM');
  await expect.poll(() => isOpen(url)).toBe(false);
  expect(await asked.finish()).toBe(201);
  expect((await drained.ended).code).toBe(0);
  const products = await clientOf(await start().ready, headers).get('/api/products');
  expect(products.body).toMatchObject([{ concept: 'Zinc lozenge' }]);
});

it('keeps what was answered, and marks what was being written, when it is killed', slow, async () => {
  const killed = start();
  const client = await signIn(await killed.ready);
  const content = 'What is the upper limit for vitamin D?';
  const { body } = await client.post('/api/conversations', { content });
  killed.kill('SIGKILL');
  await killed.ended;
  const db = createDb({ dataDir });
  const cut = {
    conversation_id: body.conversationId,
    role: 'assistant',
    content: 'Half',
    status: 'streaming',
  };
  const [row] = await db('messages').insert(cut).returning('id');
  await db('generation_heartbeats').insert({ message_id: row.id });
  await db.destroy();
  const again = clientOf(await start().ready, client.headers);
  const messages = (await again.get(`/api/conversations/${body.conversationId}/messages`)).body;
  expect(messages.slice(0, 2)).toEqual(body.messages);
  expect(messages[2]).toMatchObject({ status: 'error', content: 'Half' });
});
