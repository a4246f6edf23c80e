import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { doors } from '../scripts/doors.ts';
import { packageFolder } from './consumer.ts';

const run = promisify(execFile);
const dist = join(packageFolder, 'dist');

/**
 * What a framework does with "use client": the server sees names, and never the module. React has no state or effects
 * under the condition `react-server`, so a module that imports them unmarked does not even load.
 */
const clientModulesAreNames = `
import { registerHooks } from 'node:module';
registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    const text = String(loaded.source ?? '');
    if (!url.startsWith(${JSON.stringify(pathToFileURL(dist).href)}) || !/^["']use client["']/.test(text)) return loaded;
    const names = [...text.matchAll(/^export \\{([^}]*)\\}/gm)].flatMap(([, list]) => list.split(','));
    const source = names.map((name) => 'export const ' + name.trim().split(' as ').at(-1) + ' = {};').join('\\n');
    return { ...loaded, source };
  },
});
`;

test('a server component imports every door', async () => {
  const files = ['index.js', ...doors.map((door) => `${door}/index.js`)];
  const script = `${clientModulesAreNames}
    const refused = [];
    for (const file of ${JSON.stringify(files)}) {
      await import(${JSON.stringify(`${pathToFileURL(dist).href}/`)} + file).catch((error) => refused.push(file + ': ' + error));
    }
    console.log(JSON.stringify(refused));`;
  const args = ['--conditions=react-server', '--input-type=module', '--eval', script];
  const { stdout } = await run(process.execPath, args, { cwd: packageFolder });
  assert.deepEqual(JSON.parse(stdout), []);
});
