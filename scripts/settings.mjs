import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { readEnv } from '../packages/server/src/env.ts';
import { root } from './processes.mjs';

/** Where the Auth emulator listens when nobody says otherwise. */
const defaultEmulatorHost = '127.0.0.1:9099';

const splitHost = (text) => {
  const [, host, port] = /^(.+):(\d+)$/.exec(text);
  if (port < 1 || port > 65_535) {
    throw new Error(`FIREBASE_AUTH_EMULATOR_HOST is not valid: set host:port, e.g. ${defaultEmulatorHost}.`);
  }
  return { host: host.replace(/^\[|\]$/g, ''), port: Number(port) };
};

const loadEnvFile = () => {
  try {
    process.loadEnvFile(join(root, '.env'));
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
  }
};

/**
 * What is to be started, read with the server's own reader of variables. Reads .env beside package.json as
 * well; a variable that is already set goes first. Local mode is when no Firebase project is configured.
 * @throws when a value cannot be used
 */
export function readSettings() {
  loadEnvFile();
  const isProduction = process.env.NODE_ENV === 'production';
  const isLocal = !process.env.FIREBASE_WEB_CONFIG;
  if (isLocal && isProduction) {
    throw new Error(
      'NODE_ENV is production, but no Firebase project is set: local accounts need no password. Set FIREBASE_PROJECT_ID and FIREBASE_WEB_CONFIG.',
    );
  }
  const emulatorHost = process.env.FIREBASE_AUTH_EMULATOR_HOST || defaultEmulatorHost;
  const env = readEnv({
    ...process.env,
    ...(isLocal && { FIREBASE_AUTH_EMULATOR_HOST: emulatorHost }),
  });
  // Local accounts need no password: nobody who means to serve a project may end up with them by an omission.
  const isLocalByOmission = isLocal && !process.env.FIREBASE_AUTH_EMULATOR_HOST;
  if (isLocalByOmission && !env.FIREBASE_PROJECT_ID.startsWith('demo-')) {
    throw new Error(
      'FIREBASE_PROJECT_ID is set without FIREBASE_WEB_CONFIG. Set FIREBASE_WEB_CONFIG as well to sign in with Google, or unset FIREBASE_PROJECT_ID for local accounts.',
    );
  }
  const dataDir = resolve(root, env.DATA_DIR);
  return {
    isLocal,
    port: env.PORT,
    host: env.HOST ?? (isLocal ? '127.0.0.1' : undefined),
    dataDir,
    needsDataDir: isLocal || !env.DATABASE_URL,
    emulator: isLocal ? splitHost(emulatorHost) : null,
    /** For the programs to start, beside what is in the environment already. */
    variables: {
      DATA_DIR: dataDir,
      ...(isLocal && {
        FIREBASE_AUTH_EMULATOR_HOST: emulatorHost,
        FIREBASE_PROJECT_ID: env.FIREBASE_PROJECT_ID,
      }),
    },
  };
}

const canListen = (port, host) =>
  new Promise((done) => {
    const server = createServer();
    server.once('error', (error) => done(error.code !== 'EADDRINUSE' && error.code !== 'EACCES'));
    server.listen({ port, host, exclusive: true }, () => server.close(() => done(true)));
  });

/** Looks before anything is started, so that the message is one line and nothing needs to be taken back. @throws */
export async function checkPorts({ port, host, emulator }) {
  if (port && port === emulator?.port) {
    throw new Error(`PORT and FIREBASE_AUTH_EMULATOR_HOST both say ${port}. Give one of them another port.`);
  }
  if (!(await canListen(port, host))) {
    throw new Error(
      `Port ${port} is taken or not allowed. Stop what uses it, or set PORT to another number.`,
    );
  }
  if (emulator && !(await canListen(emulator.port, emulator.host))) {
    throw new Error(
      `Port ${emulator.port} on ${emulator.host}, for the Auth emulator, is taken. Stop what uses it, or set FIREBASE_AUTH_EMULATOR_HOST to another host:port.`,
    );
  }
}
