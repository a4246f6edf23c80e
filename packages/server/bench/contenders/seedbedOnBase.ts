import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { prepareAnswers } from '../../src/answers/index.ts';
import { createApp } from '../../src/app.ts';
import { createDb } from '../../src/db/knex.ts';
import { migrateUp } from '../../src/db/migrate.ts';
import { deploymentOf } from '../../src/deployment.ts';
import { readEnv } from '../../src/env.ts';
import { loadEvidence, readAhead } from '../../src/evidence/index.ts';
import { buildEvidence } from '../../src/evidence/loadEvidence.ts';
import { dataDir } from './serve.ts';

// Seedbed as src/main.ts makes it, on the whole evidence base or on an empty one: which one the second argument says.
const empty = () =>
  buildEvidence({
    ingredients: [],
    forms: [],
    conversions: [],
    equivalences: [],
    topics: [],
    studies: [],
    dailyValues: [],
    limits: [],
    euClaims: [],
    rules: [],
    costs: [],
  });
const isWhole = process.argv[3] === 'whole';
const env = readEnv({ DATA_DIR: dataDir, RATE_LIMIT: 'off', FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' });
const db = createDb({ dataDir });
await migrateUp(db);
const evidence = isWhole ? loadEvidence() : empty();
const parts = await deploymentOf(env, db, evidence);
const log = pino({ level: 'warn' });
const app = createApp({ ...parts, db, log });
await app.start();
const server = createServer(app.handler);
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  process.send?.({ type: 'ready', url: `http://127.0.0.1:${port}` });
  if (isWhole) {
    readAhead(evidence);
    prepareAnswers(evidence);
  }
  globalThis.gc?.();
  process.send?.({ type: 'resident', bytes: process.memoryUsage.rss() });
});
process.on('disconnect', () => process.exit(0));
