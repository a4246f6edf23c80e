import { createServer } from 'node:http';
import { pino } from 'pino';
import { createApp } from '../../src/app.ts';
import { createDb } from '../../src/db/knex.ts';
import { deploymentOf } from '../../src/deployment.ts';
import { readEnv } from '../../src/env.ts';
import { announce, dataDir } from './serve.ts';

// Seedbed as src/main.ts makes it, but for one part: no answer is remembered.
const env = readEnv({ DATA_DIR: dataDir, RATE_LIMIT: 'off', FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' });
const db = createDb({ dataDir });
const log = pino({ level: 'warn' });
const app = createApp({ ...(await deploymentOf(env, db)), db, log, isProcess: true, answerMemoryBytes: 0 });
await app.start();
const server = createServer({ keepAliveTimeout: 65_000 }, app.handler);
server.listen(0, '127.0.0.1', () => announce(server));
