import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { root } from './processes.mjs';

const isPort = (text) => /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= 65_535;

const readPort = (text) => {
  if (!isPort(text))
    throw new Error(
      `PORT is "${text}", which is not a port. Set a number from 1 to 65535, or leave it out for 3000.`,
    );
  return Number(text);
};

const readEmulatorHost = (text) => {
  const [, host, port] = /^(\[[0-9a-f:]+\]|[^:/\s]+):(\d+)$/i.exec(text) ?? [];
  if (!host || !isPort(port)) {
    throw new Error(
      `FIREBASE_AUTH_EMULATOR_HOST is "${text}". Set host:port, or leave it out for 127.0.0.1:9099.`,
    );
  }
  return { host, port: Number(port) };
};

/** Variables left empty, as .env.example has them, count as not set. */
const present = (env) => Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));

/**
 * What the scripts need to know before the server reads its own settings (packages/server/src/env.ts).
 * Reads .env beside package.json; a variable that is already set goes first.
 * @throws when a value cannot be used
 */
export function readSettings() {
  try {
    process.loadEnvFile(join(root, '.env'));
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
  }
  const env = present(process.env);
  const isLocal = !env.FIREBASE_WEB_CONFIG;
  if (isLocal && env.NODE_ENV === 'production') {
    throw new Error(
      'NODE_ENV is "production", but no Firebase project is set. Set FIREBASE_PROJECT_ID and FIREBASE_WEB_CONFIG; local accounts are for development only.',
    );
  }
  return {
    isLocal,
    port: readPort(env.PORT ?? '3000'),
    dataDir: resolve(root, env.DATA_DIR ?? 'data'),
    projectId: env.FIREBASE_PROJECT_ID ?? 'demo-seedbed',
    emulator: isLocal ? readEmulatorHost(env.FIREBASE_AUTH_EMULATOR_HOST ?? '127.0.0.1:9099') : null,
    logLevel: env.LOG_LEVEL ?? (isLocal ? 'warn' : 'info'),
  };
}

/** @throws when the folder cannot be made or written to */
export function checkDataDir(dataDir) {
  const probe = join(dataDir, `.probe-${process.pid}`);
  try {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    throw new Error(
      `DATA_DIR ${dataDir} cannot be written to (${error.code}). Make it writable, or set DATA_DIR to another folder.`,
      { cause: error },
    );
  }
}

const canListen = (port, host) =>
  new Promise((done) => {
    const server = createServer();
    server.once('error', (error) => done(error.code !== 'EADDRINUSE' && error.code !== 'EACCES'));
    server.listen({ port, host, exclusive: true }, () => server.close(() => done(true)));
  });

/** Looks before anything is started, so that the message is one line and nothing needs to be taken back. @throws */
export async function checkPorts({ port, emulator }) {
  if (port === emulator?.port) {
    throw new Error(`PORT and FIREBASE_AUTH_EMULATOR_HOST both say ${port}. Give one of them another port.`);
  }
  if (!(await canListen(port))) {
    throw new Error(
      `Port ${port} is taken or not allowed. Stop what uses it, or set PORT to another number.`,
    );
  }
  if (emulator && !(await canListen(emulator.port, emulator.host.replace(/^\[|\]$/g, '')))) {
    throw new Error(
      `Port ${emulator.port} on ${emulator.host}, for the Auth emulator, is taken. Stop what uses it, or set FIREBASE_AUTH_EMULATOR_HOST to another host:port.`,
    );
  }
}
