import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ensureAppBuilt } from './build-app.mjs';
import { launch, root } from './processes.mjs';
import { checkDataDir, checkPorts, readSettings } from './settings.mjs';

/** What server and emulator share. Node keeps what it compiled, which halves the time of the next start. */
export const childEnv = ({ port, dataDir, projectId, emulator, logLevel, isLocal }) => ({
  PORT: String(port),
  DATA_DIR: dataDir,
  LOG_LEVEL: logLevel,
  NODE_COMPILE_CACHE: join(root, '.cache', 'compiled'),
  ...(isLocal && {
    FIREBASE_PROJECT_ID: projectId,
    FIREBASE_AUTH_EMULATOR_HOST: `${emulator.host}:${emulator.port}`,
  }),
});

/** Starts the Auth emulator. `ready` resolves when it listens. */
export function launchEmulator(settings) {
  const child = launch([join(root, 'scripts/auth-emulator.mjs')], { env: childEnv(settings) });
  child.ready = new Promise((resolve) => child.once('message', resolve));
  return child;
}

const isServing = async (port) => {
  try {
    const response = await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(2000) });
    return response.ok;
  } catch {
    return false;
  }
};

/** Starts the server, which migrates its database first. `ready` resolves when it answers. */
export function launchServer(settings, nodeArgs = []) {
  const child = launch([join(root, 'packages/server/src/main.ts')], { env: childEnv(settings), nodeArgs });
  const waitUntilServing = async () => {
    while (!(await isServing(settings.port))) await sleep(50);
  };
  child.ready = waitUntilServing();
  return child;
}

/** Settings that hold: read, and tried against the disk and the ports. @throws with the reason */
export async function readUsableSettings() {
  const settings = readSettings();
  checkDataDir(settings.dataDir);
  await checkPorts(settings);
  return settings;
}

const explainEnd = (name, child, { code, signal }) => {
  // Exit 1 means that the program has said why itself.
  if (code !== 1 && !child.isStopped)
    console.error(`The ${name} ended unexpectedly (${signal ?? `exit ${code}`}), so everything was stopped.`);
  return 1;
};

/**
 * Builds what has changed, starts the emulator (local mode) and the server, and prints the address.
 * @returns {Promise<number>} the exit code, when one of the two has ended
 */
export async function serve() {
  const settings = await readUsableSettings();
  await ensureAppBuilt();
  const server = launchServer(settings);
  const emulator = settings.isLocal ? launchEmulator(settings) : undefined;
  const anyEnded = Promise.race([
    server.ended.then((end) => explainEnd('server', server, end)),
    ...(emulator ? [emulator.ended.then((end) => explainEnd('Auth emulator', emulator, end))] : []),
  ]);
  const isReady = Promise.all([server.ready, emulator?.ready]).then(() => 'ready');
  if ((await Promise.race([isReady, anyEnded])) === 'ready') console.log(`http://localhost:${settings.port}`);
  return anyEnded;
}
