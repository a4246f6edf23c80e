import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readFileSync, readdirSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { parse } from 'yaml';
import { billOfMaterials, referenceOf } from './billOfMaterials.mjs';
import { root } from './processes.mjs';
import { directDependencies, productionPackages, workspaces } from './production.mjs';
import { freePort, startScript, temporaryFolder, until } from './testing/seedbed.mjs';

const read = (file) => readFileSync(join(root, file), 'utf8');
const cellsOf = (text) =>
  [...text.matchAll(/^\|(.+)\|$/gm)].slice(2).map(([, row]) => row.split('|').map((cell) => cell.trim()));
const [dependencies, licences] = read('docs/operations/dependencies.md').split('## Licences').map(cellsOf);

test('every production dependency has a line that says why, and no line is of one that went', () => {
  const named = workspaces.flatMap((folder) =>
    directDependencies(folder).map((name) => `${name} ${folder.replace('packages/', '')}`),
  );
  assert.deepEqual(dependencies.map(([name, user]) => `${name} ${user}`).toSorted(), named.toSorted());
  assert.ok(dependencies.every(([, , why]) => why.length > 5));
});

test('every licence that production brings along is listed, and no other', () => {
  // These have theirs in a file only.
  const inFile = { busboy: 'MIT', streamsearch: 'MIT', 'png-js': 'MIT' };
  const used = workspaces.flatMap((folder) =>
    [...productionPackages(folder)].map(([place, { license }]) => license ?? inFile[place.split('/').at(-1)]),
  );
  assert.deepEqual(licences.map(([name]) => name).toSorted(), [...new Set(used)].toSorted());
});

test('CI runs actions that are pinned by digest, each with the version that it is', () => {
  const folder = '.github/workflows';
  for (const file of readdirSync(join(root, folder))) {
    const text = read(`${folder}/${file}`);
    const uses = Object.values(parse(text).jobs).flatMap(({ steps }) =>
      steps.flatMap((step) => step.uses ?? []),
    );
    assert.deepEqual(
      uses.filter((action) => !/@[0-9a-f]{40}$/.test(action)),
      [],
    );
    assert.equal(text.match(/@[0-9a-f]{40} # v\d+\.\d+\.\d+$/gm)?.length ?? 0, uses.length);
  }
});

test('the bill of materials is CycloneDX and holds what the server runs on, and no test runner', () => {
  const { bomFormat, components } = billOfMaterials();
  assert.equal(bomFormat, 'CycloneDX');
  const listed = new Set(components.map(({ 'bom-ref': reference }) => reference));
  const missing = [...productionPackages('packages/server')].map(referenceOf);
  assert.deepEqual(
    missing.filter((reference) => !listed.has(reference)),
    [],
  );
  assert.ok(components.every(({ name }) => name !== 'vitest'));
});

test('the server runs on its production dependencies alone', async (t) => {
  const folder = temporaryFolder(t);
  const link = (path) => {
    if (!existsSync(join(root, path)) || existsSync(join(folder, path))) return;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    symlinkSync(join(root, path), join(folder, path));
  };
  // Those for other platforms are in the lock file and not on this disk.
  for (const place of [...productionPackages('packages/server').keys()].toSorted()) link(place);
  link('packages/server/src');
  link('packages/server/package.json');
  const port = await freePort();
  const server = startScript(join(folder, 'packages/server/src/main.ts'), {
    cwd: folder,
    env: {
      // Packages are looked for beside the link, where only the production ones are.
      NODE_OPTIONS: '--preserve-symlinks --preserve-symlinks-main',
      PORT: String(port),
      DATA_DIR: join(folder, 'data'),
      STATIC_DIR: folder,
      FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
      FIREBASE_PROJECT_ID: '',
      FIREBASE_WEB_CONFIG: '',
      DATABASE_URL: '',
      NODE_ENV: '',
    },
  });
  t.after(() => server.child.kill('SIGKILL'));
  const isOver = () => server.child.exitCode !== null;
  await until(() => server.output().includes('Seedbed is ready') || isOver(), 'the server');
  assert.ok(!isOver(), server.output());
  assert.equal((await fetch(`http://127.0.0.1:${port}/readyz`)).status, 200);
  server.child.kill('SIGTERM');
  assert.equal(await server.ended, 0);
});
