import { join } from 'node:path';
import { binOf, launch, root } from './processes.mjs';
import { launchEmulator, launchServer, readUsableSettings } from './serve.mjs';

/**
 * Starts the emulator (local mode), the server under `node --watch`, and Vite's server in front of it, which
 * prints its address.
 * @returns {Promise<number>} the exit code, when one of them has ended
 */
export async function develop() {
  const settings = await readUsableSettings();
  const children = [launchServer({ ...settings, logLevel: process.env.LOG_LEVEL || 'info' }, ['--watch'])];
  if (settings.isLocal) children.push(launchEmulator(settings));
  const anyEnded = Promise.race(children.map((child) => child.ended));
  await Promise.race([Promise.all(children.map((child) => child.ready)), anyEnded]);
  const page = launch([binOf('vite')], {
    cwd: join(root, 'packages/app'),
    env: { API_ORIGIN: `http://127.0.0.1:${settings.port}` },
  });
  const { code } = await Promise.race([anyEnded, page.ended]);
  return code ?? 1;
}
