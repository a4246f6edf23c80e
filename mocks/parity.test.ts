import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Article,
  answerEvents,
  operations,
  Problem,
  routes,
  WebConfig,
  type Operation,
} from '@seedbed/server/contract';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Answerer } from '../packages/server/src/answers/index.ts';
import { createApp } from '../packages/server/src/app.ts';
import { createDb } from '../packages/server/src/db/knex.ts';
import { migrateUp } from '../packages/server/src/db/migrate.ts';
import { SignInNeeded } from '../packages/server/src/errors.ts';
import { createFolderStore } from '../packages/server/src/files/index.ts';
import { loadEvidence } from '../packages/server/src/evidence/index.ts';
import { db, resetDb } from './index.ts';
import { addressOf, type Row } from './parity/row.ts';
import { rows } from './parity/rows.ts';
import { comparable } from './parity/values.ts';
import { given, mockSide, people, slowQuestion, tokenOf, type Person, type Side } from './parity/side.ts';

/** Reads a person from their token; who signed it is not what is compared here. */
async function verifyToken(token: string) {
  try {
    const { sub, email } = JSON.parse(atob(token.split('.')[1] ?? '')) as NonNullable<Person>;
    return { uid: sub, email, isEmailVerified: true, signedInAt: 0, expiresAt: Date.now() + 3_600_000 };
  } catch {
    throw new SignInNeeded('The ID token is not valid for this application. Sign in again.');
  }
}

/** Answers at once, except for the slow question. */
const answerer: Answerer = {
  insights: () => '',
  articleTerms: () => [],
  trendTerms: () => [],
  foodTexts: () => [],
  async *answer({ question, signal }) {
    yield { type: 'delta', text: 'Nothing was found. ' };
    if (question === slowQuestion) await new Promise((resolve) => signal?.addEventListener('abort', resolve));
    yield { type: 'done', answer: { content: 'Nothing was found. ', citations: [], isAbstention: true } };
  },
};

const state = { etag: null, lastModified: null, lastFetchedAt: null };
const item = {
  title: 'Magnesium prices ease',
  summary: 'Bisglycinate fell for the second quarter.',
  content: null,
  url: 'https://example.com/magnesium-prices',
  urlToImage: null,
  publicationName: 'Raw Material Watch',
  publicationDate: '2026-11-15T00:00:00.000Z',
  guid: null,
  isSample: false,
};
const articles = [
  item,
  { ...item, title: 'Gummies: where the yield goes', url: 'https://example.com/gummies' },
];
const fetchFeeds = async () => [
  { name: 'Raw Material Watch', items: articles, state, notModified: false },
  { name: 'The Formulator', items: [], state, notModified: false, error: 'No answer within 10 s' },
];

/** The real application on a SQLite file of its own. */
async function startServer() {
  const folder = await mkdtemp(join(tmpdir(), 'seedbed-parity-'));
  const knex = createDb({ dataDir: folder });
  await migrateUp(knex);
  const app = createApp({
    db: knex,
    verifyToken,
    // What is to be sent stays on its way.
    mailer: { send: () => Promise.resolve() },
    jobsEveryMs: 3_600_000,
    sessionSecret: 'a secret of this test, long enough to sign with',
    evidence: loadEvidence(),
    answerer,
    fileStore: createFolderStore(join(folder, 'files')),
    fetchFeeds,
    reach: async () => true,
    log: pino({ level: 'silent' }),
    webConfig: WebConfig.parse(WebConfig.meta()?.example),
  });
  await app.start();
  const server = createServer(app.handler).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const side: Side = {
    send(person, path, init = {}) {
      const headers = new Headers(init.headers);
      if (person) headers.set('Authorization', `Bearer ${tokenOf(person)}`);
      return fetch(new URL(path, origin), { ...init, headers });
    },
  };
  const mounted = app.router.stack.flatMap(({ methods, path }) =>
    methods.map((method) => `${method} ${path}`),
  );
  const close = async () => {
    server.closeAllConnections();
    server.close();
    await app.close();
    await knex.destroy();
    await rm(folder, { recursive: true });
  };
  return { side, mounted, close };
}

let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  server = await startServer();
  resetDb();
  db.pace = 0;
  const emptied = {
    users: [],
    products: [],
    conversations: [],
    messages: [],
    materials: [],
    materialPrices: [],
    claims: [],
    documents: [],
    documentNumbers: [],
    coas: [],
    formulas: [],
    files: [],
    garden: [],
    gardenCollections: [],
    suppliers: [],
    prices: [],
    rfqs: [],
  };
  Object.assign(db, emptied);
  for (const side of [server.side, mockSide]) {
    await given.person(side, people.ada);
    await given.person(side, people.ben);
    await given.person(side, people.lawyer, 'legal');
    await side.send(people.ada, routes['articles.fetch'].path, { method: 'POST' });
    for (const record of ['product', 'product', 'material', 'material'] as const) {
      await given.recordOf(side, record);
    }
  }
  db.articles = (await (
    await server.side.send(people.ada, routes['articles.list'].path)
  ).json()) as Article[];
  // Loading the evidence base takes a while on a busy machine.
}, 60_000);
afterAll(() => server.close());

async function answerOf(row: Row, side: Side): Promise<Response> {
  const address = await addressOf(row, side);
  const person = row.as === undefined ? people.ada : row.as;
  if (row.before) await side.send(person, address, row.before);
  const init = row.initOf ? await row.initOf(side) : row.init;
  return side.send(person, address, { method: routes[row.id].method, ...init });
}

/** Whether an answer carries the tag of a version. A GET has a tag of some kind always, which the mocks leave out. */
const hasVersion = ({ id }: Row, { headers }: Response) => routes[id].method !== 'GET' && headers.has('ETag');

const mediaType = (response: Response) => response.headers.get('Content-Type')?.split(';')[0] ?? null;

/** What is wrong with a body, in the contract's words; null when nothing is. */
async function complaint({ id }: Row, response: Response): Promise<unknown> {
  const operation: Operation = operations[id];
  const text = await response.text();
  if (response.status >= 400) return Problem.safeParse(JSON.parse(text)).error?.issues ?? null;
  if (mediaType(response) === 'text/event-stream') return eventComplaint(text);
  const schema = operation.responses[response.status as 200];
  if (!schema) return text === '' ? null : `A body where there should be none: ${text}`;
  const isJson = mediaType(response) === 'application/json';
  return schema.safeParse(isJson ? JSON.parse(text) : text).error?.issues ?? null;
}

function eventComplaint(text: string): unknown {
  const blocks = text.trim().split('\n\n');
  const told = blocks.flatMap((block) => {
    const [, event = '', data = ''] = /^event: (\w+)\ndata: (.*)$/.exec(block) ?? [];
    return event in answerEvents ? { event: event as keyof typeof answerEvents, data } : [];
  });
  if (told.length < blocks.length) return `An event that the contract does not know: ${text}`;
  const names = told.map(({ event }) => event).filter((name, at, list) => name !== list[at - 1]);
  if (names.join(' ') !== 'conversation delta done') return `An odd order of events: ${names.join(' ')}`;
  const issues = told.flatMap(
    ({ event, data }) => answerEvents[event].safeParse(JSON.parse(data)).error ?? [],
  );
  return issues.length > 0 ? issues : null;
}

describe('the mocks and the server', () => {
  it.each(rows)('$id: $title → $status', async (row) => {
    const [real, mock] = [await answerOf(row, server.side), await answerOf(row, mockSide)];
    expect({ server: real.status, mocks: mock.status }).toEqual({ server: row.status, mocks: row.status });
    expect(mediaType(mock)).toBe(mediaType(real));
    expect(mock.headers.get('Allow')).toBe(real.headers.get('Allow'));
    expect(mock.headers.has('Link')).toBe(real.headers.has('Link'));
    expect(hasVersion(row, mock)).toBe(hasVersion(row, real));
    expect(await comparable(row, mock)).toEqual(await comparable(row, real));
    expect(await complaint(row, real)).toBeNull();
    expect(await complaint(row, mock)).toBeNull();
  });

  it.each(rows.filter((row) => row.before && row.status < 300))(
    'do not do $id twice: $title',
    async (row) => {
      for (const side of [server.side, mockSide]) {
        const address = await addressOf(row, side);
        const answers = [row.before, row.init].map((init) => side.send(people.ada, address, init));
        const [first, second] = await Promise.all(
          (await Promise.all(answers)).map((response) => response.json()),
        );
        expect(second).toEqual(first);
      }
    },
  );

  it('re-attach to a running answer, which ends when it is stopped', async () => {
    for (const side of [server.side, mockSide]) {
      const path = `/api/conversations/${await given.answering(side)}/generation`;
      const attached = await side.send(people.ada, path, { headers: { Accept: 'text/event-stream' } });
      expect(attached.status).toBe(200);
      expect((await side.send(people.ada, path, { method: 'DELETE' })).status).toBe(204);
      const text = await attached.text();
      expect(eventComplaint(text)).toBeNull();
      expect(text).toContain('"status":"stopped"');
    }
  });
});

describe('the server', () => {
  it('mounts every operation of the contract, and nothing more', () => {
    const wanted = Object.values(routes).map(
      ({ method, path }) => `${method} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
    );
    const mounted = server.mounted.filter((route) => !route.startsWith('HEAD '));
    expect(mounted.toSorted()).toEqual(wanted.toSorted());
  });
});

describe('the table', () => {
  it.each(Object.keys(operations))('has a success and a refusal of %s', (id) => {
    const own = rows.filter((row) => row.id === id);
    const isStream = id === 'generation.attach';
    expect(isStream || own.some((row) => row.status < 300)).toBe(true);
    expect(own.some((row) => row.status >= 400)).toBe(true);
  });

  it('names each row once', () => {
    const names = rows.map((row) => `${row.id} ${row.title} ${row.status}`);
    expect(new Set(names).size).toBe(names.length);
  });
});
