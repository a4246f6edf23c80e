import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import type { Knex } from 'knex';
import { pino, type Logger } from 'pino';
import { createApp, type App } from './app.ts';
import { prepareDataFolder } from './db/dataFolder.ts';
import { createDb } from './db/knex.ts';
import { holdFolder, type Release } from './db/folderLock.ts';
import { migrateUp, NewerSchema } from './db/migrate.ts';
import { deploymentOf, warningsOf } from './deployment.ts';
import { EnvError, readEnv, type Env } from './env.ts';
import { createHttpServer } from './http/httpServer.ts';

/** A start that cannot succeed; the message says what to change. */
class StartError extends Error {}

/** How long running answers and requests may go on after a signal, in ms. */
const graceMs = 2500;

async function main(): Promise<void> {
  const env = readEnv(process.env);
  const isLocal = env.FIREBASE_AUTH_EMULATOR_HOST !== undefined;
  const log = pino(
    { level: env.LOG_LEVEL ?? (isLocal ? 'warn' : 'info') },
    pino.destination({ fd: 2, sync: false }),
  );
  for (const warning of warningsOf(env)) log.warn(warning);
  const dataDir = resolve(env.DATA_DIR);
  const release = env.DATABASE_URL ? undefined : await holdDataDir(dataDir);
  const db = createDb({ databaseUrl: env.DATABASE_URL, dataDir, poolSize: env.DATABASE_POOL_SIZE });
  await openDatabase(db);
  const app = createApp({ ...(await deploymentOf(env, db)), db, log });
  await app.start();
  const server = createHttpServer(app.handler);
  await listen(server, env, isLocal);
  stopOnSignals({ server, app, db, log, release });
  announce(server);
  void app.warmUp();
}

// SQLite belongs to one server: a second would mark the first's running answers as broken off.
async function holdDataDir(dataDir: string): Promise<Release> {
  try {
    prepareDataFolder(dataDir);
  } catch (error) {
    throw new StartError(oneLine(error));
  }
  const release = await holdFolder(dataDir);
  if (release) return release;
  throw new StartError(`Another Seedbed server uses ${dataDir}. Stop it, or set DATA_DIR to another folder.`);
}

async function openDatabase(db: Knex): Promise<void> {
  try {
    await migrateUp(db);
  } catch (error) {
    if (error instanceof NewerSchema) throw new StartError(error.message);
    throw new StartError(`The database cannot be used: ${oneLine(error)}. Check DATABASE_URL or DATA_DIR.`);
  }
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
  release?: Release;
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

async function stop({ server, app, db, log, release }: Running): Promise<void> {
  const closed = new Promise((done) => server.close(done));
  // What is still under way then has had its time, and a stream the time to tell that its answer was cut.
  const force = setTimeout(() => server.closeAllConnections(), graceMs + 500);
  await app.close(graceMs);
  await closed;
  clearTimeout(force);
  await db.destroy();
  await release?.();
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
