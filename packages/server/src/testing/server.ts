import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { JWTPayload } from 'jose';
import { pino } from 'pino';
import { createAnswerer } from '../answers/index.ts';
import { createApp, type App, type AppParts } from '../app.ts';
import { operations, type Operation, type OperationId } from '../contract/index.ts';
import { loadEvidence } from '../evidence/index.ts';
import { createFolderStore } from '../files/index.ts';
import { createTokenVerifier } from '../resources/session/idToken.ts';
import { createMigrated, type DatabaseKind, type TestDatabase } from './databases.ts';
import { projectId, startIssuer, type Person, type TestIssuer } from './tokens.ts';

/** An answer as a test looks at it. */
export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  /** The JSON of the body; undefined without a body. Loosely typed: the tests check it. */
  body: ReturnType<typeof JSON.parse>;
}

/** What a request is made of beside its method and path. */
export interface Sent {
  signal?: AbortSignal;
  /** Sent as JSON, a form as it is. */
  body?: unknown;
  headers?: Record<string, string>;
}

/** Somebody who makes requests. */
export interface Client {
  headers: Record<string, string>;
  send(method: string, path: string, sent?: Sent): Promise<Answer>;
  get(path: string, sent?: Sent): Promise<Answer>;
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  patch(path: string, body?: unknown): Promise<Answer>;
  delete(path: string): Promise<Answer>;
  /** The raw response, for streams. */
  open(method: string, path: string, sent?: Sent): Promise<Response>;
}

/** The application behind a real port. */
export interface TestServer {
  url: string;
  app: App;
  database: TestDatabase;
  issuer: TestIssuer;
  anonymous: Client;
  /** A browser with a session; with a record unless `isNew`. */
  signIn(
    person?: Partial<Person>,
    options?: { isNew?: boolean; claims?: JWTPayload },
  ): Promise<Client & Person & { id: number }>;
  close(): Promise<void>;
}

/** The whole evidence base. */
export const evidence = loadEvidence();
/** The built-in answerer, over the whole evidence base. */
export const answerer = createAnswerer({ evidence });
const silent = pino({ level: 'silent' });
let people = 0;

/** Starts the application on a free port of this machine, over an empty database. */
export async function startServer(
  kind: DatabaseKind,
  changes: Partial<AppParts> & { database?: TestDatabase } = {},
): Promise<TestServer> {
  const database = changes.database ?? (await createMigrated(kind));
  const issuer = await startIssuer();
  const filesFolder = mkdtempSync(join(tmpdir(), 'seedbed-files-'));
  const app = createApp({
    db: database.db,
    verifyToken: createTokenVerifier({ projectId, isEmulator: false, jwksUrl: issuer.jwksUrl }),
    sessionSecret: 'a secret that only the tests know of',
    evidence,
    answerer,
    fileStore: createFolderStore(filesFolder),
    fetchFeeds: async () => [],
    reach: async () => true,
    log: silent,
    webConfig: {
      mode: 'local',
      firebase: { apiKey: 'local', projectId },
      authEmulatorUrl: 'http://127.0.0.1:9099',
    },
    pace: { saveEveryMs: 20, pollEveryMs: 10 },
    // What is swept is a test's to say: clocks are set ahead here.
    jobsEveryMs: 3_600_000,
    ...changes,
  });
  await app.start();
  const server = createServer(app.handler);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    app,
    database,
    issuer,
    anonymous: clientOf(url, {}),
    signIn: (person, options) => signIn({ url, issuer }, person, options),
    async close() {
      await app.close();
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
      await issuer.close();
      rmSync(filesFolder, { recursive: true });
      if (!changes.database) await database.drop();
    },
  };
}

async function signIn(
  { url, issuer }: Pick<TestServer, 'url' | 'issuer'>,
  given: Partial<Person> = {},
  { isNew = false, claims = {} }: { isNew?: boolean; claims?: JWTPayload } = {},
) {
  people += 1;
  const person = { uid: `person-${people}`, email: `person-${people}@seedbed.test`, ...given };
  const idToken = await issuer.idToken(person, claims);
  const session = await clientOf(url, {}).post('/api/session', { idToken });
  const client = clientOf(url, { Cookie: cookieOf(session) });
  if (isNew) return { ...client, ...person, id: 0 };
  const { body } = await client.post('/api/users', {
    firebaseUid: person.uid,
    email: person.email,
    fullName: 'Ada Okafor',
  });
  return { ...client, ...person, id: body.id as number };
}

/** The cookie that an answer sets, as a request sends it. */
export function cookieOf({ headers }: Answer): string {
  return headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

const isJson = (body: unknown) => body !== undefined && !(body instanceof FormData);

/** Makes requests to `url`, each with these headers. */
export function clientOf(url: string, headers: Record<string, string>): Client {
  const open: Client['open'] = (method, path, { body, headers: more = {}, signal } = {}) =>
    fetch(`${url}${path}`, {
      method,
      signal,
      headers: { ...headers, ...(isJson(body) && { 'Content-Type': 'application/json' }), ...more },
      body: isJson(body) ? JSON.stringify(body) : (body as FormData | undefined),
    });
  const send: Client['send'] = async (method, path, sent) => {
    const response = await open(method, path, sent);
    const text = await response.text();
    const isJson = /json/.test(response.headers.get('Content-Type') ?? '') && text !== '';
    return {
      status: response.status,
      headers: response.headers,
      text,
      body: isJson ? JSON.parse(text) : undefined,
    };
  };
  return {
    headers,
    open,
    send,
    get: (path, sent) => send('GET', path, sent),
    post: (path, body, more) => send('POST', path, { body, headers: more }),
    patch: (path, body) => send('PATCH', path, { body }),
    delete: (path) => send('DELETE', path),
  };
}

/** Whether an answer's body is what the contract promises for its status; throws with the difference. */
export function checkShape(id: OperationId, { status, body }: Answer): void {
  const operation: Operation = operations[id];
  const schema = operation.responses[status as 200 | 201 | 204];
  if (schema) schema.parse(body);
}
