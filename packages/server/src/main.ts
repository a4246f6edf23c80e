import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Knex } from 'knex';
import { pino, type Logger } from 'pino';
import { createAnswerer, createLanguageModel } from './answers/index.ts';
import { createApp, type App } from './app.ts';
import type { WebConfig } from './contract/index.ts';
import { createDb } from './db/knex.ts';
import { migrateUp } from './db/migrate.ts';
import { EnvError, readEnv, type Env } from './env.ts';
import { loadEvidence } from './evidence/index.ts';
import { fetchFeeds } from './feeds/index.ts';
import { defaultRateLimits, type RateLimits } from './http/limits.ts';
import { findOrInsertSetting } from './resources/system/system.model.ts';
import { createTokenVerifier } from './resources/session/idToken.ts';
import { freshSecret, secretOf } from './secret.ts';

/** A start that cannot succeed; the message says what to change. */
class StartError extends Error {}

const builtApp = fileURLToPath(new URL('../../app/dist', import.meta.url));

/** Longest time a round of feeds may take, in ms: somebody is waiting for it. */
const feedsMs = 25_000;

/** How long running answers and requests may go on after a signal, in ms. */
const graceMs = 2500;

async function main(): Promise<void> {
  const env = readEnv(process.env);
  const isLocal = env.FIREBASE_AUTH_EMULATOR_HOST !== undefined;
  const log = pino(
    { level: env.LOG_LEVEL ?? (isLocal ? 'warn' : 'info') },
    pino.destination({ fd: 2, sync: false }),
  );
  const dataDir = resolve(env.DATA_DIR);
  if (!env.DATABASE_URL) prepareDataDir(dataDir);
  const db = createDb({ databaseUrl: env.DATABASE_URL, dataDir, poolSize: env.DATABASE_POOL_SIZE });
  await openDatabase(db);
  const app = createApp({ ...(await partsOf(env, db)), db, log });
  await app.start();
  const server = createServer({ keepAliveTimeout: 65_000 }, app.handler);
  await listen(server, env, isLocal);
  stopOnSignals({ server, app, db, log });
  announce(server);
}

function prepareDataDir(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true });
    const probe = join(dataDir, `.probe-${process.pid}`);
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    throw new StartError(
      `DATA_DIR ${dataDir} cannot be written to (${codeOf(error)}). Make it writable, or set DATA_DIR to another folder.`,
    );
  }
}

async function openDatabase(db: Knex): Promise<void> {
  try {
    await migrateUp(db);
  } catch (error) {
    throw new StartError(`The database cannot be used: ${oneLine(error)}. Check DATABASE_URL or DATA_DIR.`);
  }
}

async function partsOf(env: Env, db: Knex) {
  const evidence = loadEvidence();
  const { LLM_BASE_URL: baseUrl, LLM_API_KEY: apiKey, LLM_MODEL: model } = env;
  const languageModel =
    baseUrl && apiKey && model ? createLanguageModel({ baseUrl, apiKey, model }) : undefined;
  return {
    evidence,
    answerer: createAnswerer({ evidence, languageModel }),
    fetchFeeds: (states: Parameters<typeof fetchFeeds>[0]['states'], now: Date) =>
      fetchFeeds({
        states,
        now,
        allowLoopback: env.FEEDS_ALLOW_LOOPBACK,
        signal: AbortSignal.timeout(feedsMs),
      }),
    sessionSecret: await sessionSecretOf(env, db),
    verifyToken: createTokenVerifier({
      projectId: env.FIREBASE_PROJECT_ID,
      isEmulator: env.FIREBASE_AUTH_EMULATOR_HOST !== undefined,
    }),
    webConfig: webConfigOf(env),
    staticFolder: env.STATIC_DIR ? resolve(env.STATIC_DIR) : builtApp,
    limits: limitsOf(env),
    metricsToken: env.METRICS_TOKEN,
    trustedProxies: env.TRUST_PROXY,
    trustedOrigins: env.TRUSTED_ORIGINS.split(',').filter(Boolean),
  };
}

/** Given, or made once and kept: beside the SQLite file, or in the database that all processes share. */
async function sessionSecretOf(env: Env, db: Knex): Promise<string> {
  if (env.SESSION_SECRET) return env.SESSION_SECRET;
  return env.DATABASE_URL
    ? findOrInsertSetting(db, 'session_secret', freshSecret())
    : secretOf(resolve(env.DATA_DIR));
}

function webConfigOf(env: Env): WebConfig {
  const { FIREBASE_PROJECT_ID: projectId, FIREBASE_AUTH_EMULATOR_HOST: emulator } = env;
  if (emulator) {
    return { mode: 'local', firebase: { apiKey: 'local', projectId }, authEmulatorUrl: `http://${emulator}` };
  }
  const authDomain = `${projectId}.firebaseapp.com`;
  return {
    mode: 'firebase',
    firebase: { apiKey: '', authDomain, ...env.FIREBASE_WEB_CONFIG, projectId },
    authEmulatorUrl: null,
  };
}

function limitsOf({ RATE_LIMIT: limit }: Env): RateLimits | undefined {
  if (limit === 'off') return undefined;
  return limit === undefined
    ? defaultRateLimits
    : { ...defaultRateLimits, perAddress: limit, perUser: limit };
}

// Local accounts need no password, so in local mode only this machine is let in unless HOST says otherwise.
function listen(server: Server, env: Env, isLocal: boolean): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const host = env.HOST ?? (isLocal ? '127.0.0.1' : undefined);
  server.once('error', (error) => {
    const why = codeOf(error) === 'EADDRINUSE' ? 'is taken' : `cannot be listened on (${codeOf(error)})`;
    reject(new StartError(`Port ${env.PORT} ${why}. Stop what uses it, or set PORT to another number.`));
  });
  server.listen({ port: env.PORT, host }, resolve);
  return promise;
}

/** Tells whoever started us: a message to a parent process, otherwise one line. */
function announce(server: Server): void {
  const { port } = server.address() as AddressInfo;
  const url = `http://localhost:${port}`;
  if (process.send) process.send({ type: 'ready', url });
  else console.log(`Seedbed is ready at ${url}`);
}

interface Running {
  server: Server;
  app: App;
  db: Knex;
  log: Logger;
}

function stopOnSignals(running: Running): void {
  let isStopping = false;
  const handle = (signal: string) => {
    // A second signal does not wait.
    if (isStopping) process.exit(1);
    isStopping = true;
    running.log.info({ signal }, 'stopping');
    stop(running).then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGINT', handle);
  process.on('SIGTERM', handle);
}

async function stop({ server, app, db, log }: Running): Promise<void> {
  const closed = new Promise((done) => server.close(done));
  await app.close(graceMs);
  // What still streams or idles now has had its time.
  const force = setTimeout(() => server.closeAllConnections(), 500);
  server.closeIdleConnections();
  await closed;
  clearTimeout(force);
  await db.destroy();
  log.flush();
}

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error ? String(error.code) : oneLine(error);

/** Some failures have their words only in what they are made of. */
function oneLine(error: unknown): string {
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error;
  return (first instanceof Error ? first.message || first.name : String(first)).replace(/\s+/g, ' ');
}

try {
  await main();
} catch (error) {
  const isForeseen = error instanceof StartError || error instanceof EnvError;
  console.error(isForeseen ? error.message : `Seedbed could not start: ${oneLine(error)}`);
  process.exit(1);
}
