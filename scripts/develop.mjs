import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { binOf, launch, root } from './processes.mjs';
import { launchEmulator, launchServer, readUsableSettings } from './serve.mjs';

const isServing = async (port) => {
  try {
    return (await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(2000) })).ok;
  } catch {
    return false;
  }
};

// Under `node --watch` the server talks to its watcher, not to us: ask it.
const untilServing = async (port) => {
  while (!(await isServing(port))) await sleep(100);
};

/**
 * Starts the emulator (local mode), the server under `node --watch`, and Vite's server in front of it, which
 * prints its address.
 * @returns {Promise<number>} the exit code, when one of them has ended
 */
export async function develop() {
  const settings = await readUsableSettings();
  const env = { LOG_LEVEL: process.env.LOG_LEVEL || 'info' };
  const children = [launchServer(settings, { nodeArgs: ['--watch'], env })];
  if (settings.isLocal) children.push(launchEmulator(settings));
  const anyEnded = Promise.race(children.map((child) => child.ended));
  await Promise.race([untilServing(settings.port), anyEnded]);
  const page = launch([binOf('vite')], {
    cwd: join(root, 'packages/app'),
    env: { API_ORIGIN: `http://127.0.0.1:${settings.port}` },
  });
  const { code } = await Promise.race([anyEnded, page.ended]);
  return code ?? 1;
}
