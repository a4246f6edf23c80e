import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { promisify } from 'node:util';
import manifest from '../package.json' with { type: 'json' };
import { doors, source } from '../scripts/doors.ts';
import { packageFolder, packTarball } from './consumer.ts';

const run = promisify(execFile);
const dist = join(packageFolder, 'dist');
const built = (pattern: string): string[] => globSync(pattern, { cwd: dist });
const read = (file: string): string => readFileSync(join(dist, file), 'utf8');

/** The program of a package, which `npm exec` would look for on the network if it were missing. */
const binOf = (name: string): string => {
  const found = [packageFolder, join(packageFolder, '../..')]
    .map((folder) => join(folder, 'node_modules/.bin', name))
    .find((file) => existsSync(file));
  assert.ok(found, `${name} is not installed. Run npm ci.`);
  return found;
};

/** Runs a program. @throws with what it printed when it fails */
const passes = async (name: string, args: string[]): Promise<void> => {
  await run(binOf(name), args, { cwd: packageFolder }).catch(({ stdout, stderr }) => {
    assert.fail(`${name} ${args.join(' ')}\n${stdout}${stderr}`);
  });
};

test('publint finds nothing, in its strictest mode', () => passes('publint', ['--strict']));

test('the types are right for every resolution that knows ES modules', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'seedbed-types-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  await passes('attw', [packTarball(folder), '--profile', 'esm-only', '--no-color', '--no-emoji']);
});

test('a module that was marked for the client is marked in the package', () => {
  const isMarked = (text: string): boolean => /^['"]use client['"];/.test(text);
  const marked = globSync('**/*.{ts,tsx}', { cwd: source })
    .filter((file) => !/\.(test|stories)\.tsx?$/.test(file))
    .filter((file) => isMarked(readFileSync(join(source, file), 'utf8')));
  assert.ok(marked.length > 0);
  const lost = marked.map((file) => file.replace(/\.tsx?$/, '.js')).filter((file) => !isMarked(read(file)));
  assert.deepEqual(lost, []);
});

test('no file has a name that a consumer’s vanilla-extract would compile again', () => {
  assert.deepEqual(
    built('**/*').filter((file) => /\.css\.(m?js|ts|d\.ts)$|\.vanilla\./.test(file)),
    [],
  );
});

test('only CSS has effects: no module is imported for nothing but its effect', () => {
  assert.deepEqual(manifest.sideEffects, ['**/*.css']);
  const bare = built('**/*.js').filter((file) => /^import ["']/m.test(read(file)));
  assert.deepEqual(bare, []);
});

test('modules keep their imports of what is not theirs, and name nothing undeclared', () => {
  const declared = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });
  const named = built('**/*.js').flatMap((file) => read(file).match(/(?<=from ")[^."][^"]*/g) ?? []);
  const packages = new Set(named.map((id) => id.match(/^(@[^/]+\/)?[^/]+/)?.[0] ?? id));
  assert.ok(packages.has('react'));
  assert.deepEqual(
    [...packages].filter((name) => !declared.includes(name)),
    [],
  );
});

test('every door has a sheet, and each begins with the order of the layers', () => {
  const order = ['reset', 'theme', 'component', 'atom'].map((layer) => `@layer seedbed.${layer};`).join('\n');
  for (const name of ['styles', ...doors]) {
    assert.ok(read(`${name}.css`).startsWith(`@layer seedbed;\n${order}`), `${name}.css`);
  }
});

test('a sheet has the rules of the siblings it is drawn with', () => {
  const button = read('button.css').match(/\.seedbedui_\w+(?=\s*\{)/)?.[0];
  assert.ok(button);
  assert.ok(read('dialog.css').includes(button), 'a dialog has a button that closes it');
  assert.ok(!read('carousel.css').includes(button), 'a carousel has none');
});

test('fonts are files beside the sheets, with their licence', () => {
  const fonts = [...read('theme.css').matchAll(/url\((?:"|')?([^)"']+)/g)].map(([, path]) => path ?? '');
  assert.ok(fonts.length > 0);
  assert.deepEqual(
    fonts.filter((path) => !existsSync(join(dist, path))),
    [],
  );
  assert.match(read('fonts/LICENSE'), /Open Font License/i);
});
