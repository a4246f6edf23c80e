import { join } from 'node:path';
import { launch, root } from './processes.mjs';
import { readSettings } from './settings.mjs';

/** Runs one of the server's scripts on the data that `npm start` would use. @returns {Promise<number>} the exit code */
export async function launchDataScript(name) {
  const { variables } = readSettings();
  const file = join(root, 'packages/server/scripts', `${name}.ts`);
  const { code } = await launch([file, ...process.argv.slice(2)], { env: variables }).ended;
  return code ?? 1;
}
