import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { openAccounts } from './auth-accounts.mjs';
import { acquireLock } from './lock.mjs';

// The Firebase Auth emulator of firebase-tools, served directly: the same app that `firebase emulators:start`
// serves, without the command line around it, which takes ten times as long to load and wants ports of its own.
const fromFirebaseTools = createRequire(
  createRequire(import.meta.url).resolve('firebase-tools/package.json'),
);

const projectId = process.env.FIREBASE_PROJECT_ID;
const [host, port] = process.env.FIREBASE_AUTH_EMULATOR_HOST.split(/:(?=\d+$)/);
const dataDir = process.env.DATA_DIR;

const giveUp = (message) => {
  console.error(message);
  process.exit(1);
};

/** Its request checks are compiled on first use: compiling all of them at the start takes seven seconds. */
const loadEmulator = () => {
  const exegesis = fromFirebaseTools('exegesis-express');
  const { middleware } = exegesis;
  exegesis.middleware = (api, options) => middleware(api, { ...options, lazyCompileValidationSchemas: true });
  return fromFirebaseTools('./lib/emulator/auth/server.js').createApp(projectId);
};

/** Answers a request that may have changed an account only after the accounts are on disk. */
const saveBeforeAnswering = (response, accounts) => {
  const end = response.end.bind(response);
  response.end = (...args) => {
    accounts
      .save()
      .catch((error) => console.error(`The local accounts could not be saved: ${error.message}`))
      .finally(() => end(...args));
    return response;
  };
};

const lock = acquireLock(join(dataDir, 'accounts.lock'));
if ('heldBy' in lock) {
  giveUp(
    `Another Seedbed (process ${lock.heldBy}) uses the data in ${dataDir}. Stop it, or set DATA_DIR to another folder.`,
  );
}
process.once('exit', () => lock.release());

const listening = (server, ...address) =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(...address, resolve);
  });

const app = await loadEmulator();

// The accounts are read and written through a door of our own, so that nobody is served before they are back.
const admin = createServer(app);
await listening(admin, 0, '127.0.0.1');
const accounts = openAccounts({
  file: join(dataDir, 'accounts.json'),
  origin: `http://127.0.0.1:${admin.address().port}`,
  projectId,
});
await accounts.restore().catch((error) => giveUp(error.message));

const server = createServer((request, response) => {
  if (!['GET', 'HEAD', 'OPTIONS'].includes(request.method)) saveBeforeAnswering(response, accounts);
  app(request, response);
});
await listening(server, Number(port), host.replace(/^\[|\]$/g, '')).catch((error) =>
  giveUp(
    error.code === 'EADDRINUSE'
      ? `Port ${port} on ${host} is taken. Stop what uses it, or set FIREBASE_AUTH_EMULATOR_HOST to another host:port.`
      : `The Auth emulator cannot listen on ${host}:${port} (${error.code}). Set FIREBASE_AUTH_EMULATOR_HOST to another host:port.`,
  ),
);
process.send?.('ready');

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    server.close();
    server.closeAllConnections();
    accounts.settled().then(() => process.exit(0));
  });
}
