import { join } from 'node:path';
import { prepareDataFolder } from '../packages/server/src/db/dataFolder.ts';
import { nodeFlags } from '../packages/server/src/nodeFlags.ts';
import { ensureAppBuilt } from './build-app.mjs';
import { launch, root } from './processes.mjs';
import { checkPorts, readSettings } from './settings.mjs';

const launchScript = (file, settings, { nodeArgs, env } = {}) =>
  launch([join(root, file)], {
    nodeArgs,
    // Node keeps what it compiled, so that the next start is quicker.
    env: { NODE_COMPILE_CACHE: join(root, '.cache', 'compiled'), ...settings.variables, ...env },
  });

const messageOf = (child) => new Promise((resolve) => child.once('message', resolve));

/** Starts the Auth emulator. `ready` resolves when it listens. */
export function launchEmulator(settings) {
  const child = launchScript('scripts/auth-emulator.mjs', settings);
  child.ready = messageOf(child);
  return child;
}

/** Starts the server, which migrates its database first. `ready` resolves with `{ url }` when it listens. */
export function launchServer(settings, { nodeArgs = [], env } = {}) {
  const options = { nodeArgs: [...nodeFlags, ...nodeArgs], env };
  const child = launchScript('packages/server/src/main.ts', settings, options);
  child.ready = messageOf(child);
  return child;
}

/** Settings that hold: read, and tried against the disk and the ports. @throws with the reason */
export async function readUsableSettings() {
  const settings = readSettings();
  if (settings.needsDataDir) prepareDataFolder(settings.dataDir);
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
  const whenReady = Promise.all([server.ready, emulator?.ready]).then(([{ url }]) => url);
  const first = await Promise.race([whenReady, anyEnded]);
  if (typeof first === 'string') console.log(first);
  return anyEnded;
}
