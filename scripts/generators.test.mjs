import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { basename, join, relative } from 'node:path';
import { test } from 'node:test';
import { findChromium } from './chromium.mjs';
import { binOf, pinnedNode, root } from './processes.mjs';

const sources = [
  '.oxlintrc.json',
  '.prettierrc.json',
  '.prettierignore',
  '.storybook',
  'mocks',
  'packages',
  'scripts',
  'tsconfig.json',
  'vite.shared.ts',
  'vitest.config.ts',
];
const isSource = (path) => !['node_modules', 'dist', 'e2e'].includes(basename(path));

/** A copy of the sources, below the checkout so that its packages are found, with @seedbed/* of its own. */
const copyCheckout = (t) => {
  mkdirSync(join(root, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(root, '.cache', 'generated-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  for (const name of sources) {
    cpSync(join(root, name), join(folder, name), { recursive: true, filter: isSource });
  }
  mkdirSync(join(folder, 'node_modules/@seedbed'), { recursive: true });
  for (const name of readdirSync(join(root, 'packages'))) {
    symlinkSync(join(folder, 'packages', name), join(folder, 'node_modules/@seedbed', name));
    const own = join(root, 'packages', name, 'node_modules');
    if (existsSync(own)) symlinkSync(own, join(folder, 'packages', name, 'node_modules'));
  }
  symlinkSync(join(root, 'node_modules/node'), join(folder, 'node_modules/node'));
  symlinkSync(join(root, 'node_modules/.bin'), join(folder, 'node_modules/.bin'));
  return folder;
};

const runIn = (folder, args) =>
  spawnSync(pinnedNode, args, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, CHROMIUM_PATH: findChromium() },
  });

/** Runs a command of node_modules/.bin in the copy. @throws with what it printed when it fails */
const passes = (folder, command, ...args) => {
  const { status, stdout, stderr } = runIn(folder, [binOf(command), ...args]);
  assert.equal(status, 0, `${command} ${args.join(' ')}\n${stdout}${stderr}`);
  return stdout;
};

/** The tests whose names have a row of one of these resources; they are at least one each. */
const testsOf = (folder, resources, project, file) => {
  const names = resources.map((name) => `${name}\\.`).join('|');
  const told = passes(
    folder,
    'vitest',
    'run',
    `--project=${project}`,
    file,
    '-t',
    names,
    '--reporter=tap-flat',
  );
  for (const name of resources)
    assert.match(told, new RegExp(`^ok .*${name}\\.(?!.*# SKIP)`, 'm'), told.slice(-2000));
};

/** The files of a checkout that are otherwise in its copy. */
const differences = (path, copy) => {
  if (!isSource(path)) return [];
  if (statSync(path).isFile()) return readFileSync(path).equals(readFileSync(copy)) ? [] : [path];
  return readdirSync(path).flatMap((name) => differences(join(path, name), join(copy, name)));
};

test('a new component passes lint, format, types, and its stories in Chromium', (t) => {
  const folder = copyCheckout(t);
  const { status, stderr } = runIn(folder, ['scripts/new-component.mjs', 'tag-list']);
  assert.equal(status, 0, stderr);
  passes(folder, 'oxlint', '--deny-warnings', 'packages/ui/src/tag-list', 'packages/ui/src/index.ts');
  passes(folder, 'prettier', '--check', 'packages/ui/src/tag-list', 'packages/ui/src/index.ts');
  passes(folder, 'tsc', '--noEmit', '-p', 'packages/ui');
  passes(folder, 'vitest', 'run', '--project=ui', 'exports');
  passes(folder, 'vitest', 'run', '--project=ui', 'catalogue', '-t', 'tag-list');
  passes(folder, 'vitest', 'run', '--project=stories', 'tag-list');
});

/** The tests that go through all resources at once, whichever there are; those of one resource know of no other. */
const ofEveryResource = [
  'contract',
  'db/migrate',
  'db/earlierVersions',
  'resources/exports',
  'resources/account',
  'fuzz',
  'app',
].map((room) => `packages/server/src/${room}`);

test('new resources, of their own and nested, pass lint, format, types, and the tests of server and mocks', (t) => {
  const folder = copyCheckout(t);
  const created = new Set();
  const changed = new Set();
  for (const args of [['supply-companies'], ['tasks', '--of', 'products']]) {
    const { status, stdout, stderr } = runIn(folder, ['scripts/new-resource.mjs', ...args]);
    assert.equal(status, 0, stderr);
    const written = stdout.match(/\S+\.(ts|json)/g);
    const existing = written.filter((file) => existsSync(join(root, file)));
    assert.ok(existing.length <= 8, `It changes ${existing.length} files: ${existing.join(', ')}`);
    for (const file of written) (existing.includes(file) ? changed : created).add(file);
  }
  const differing = sources.flatMap((name) => differences(join(root, name), join(folder, name)));
  assert.deepEqual(differing.map((path) => relative(root, path)).toSorted(), [...changed].toSorted());
  const written = [...created, ...changed];
  passes(folder, 'oxlint', '--deny-warnings', ...written.filter((file) => file.endsWith('.ts')));
  passes(folder, 'prettier', '--check', ...written);
  passes(folder, 'tsc', '--noEmit', '-p', 'packages/server');
  passes(folder, 'tsc', '-p', 'tsconfig.json');
  const own = written.filter((file) => file.endsWith('.test.ts') && file.startsWith('packages/server/'));
  passes(folder, 'vitest', 'run', '--project=server', ...ofEveryResource, ...own);
  passes(folder, 'vitest', 'run', '--project=mocks', '--exclude=mocks/parity.test.ts');
  testsOf(folder, ['supplyCompanies', 'tasks'], 'server', 'packages/server/src/http/access.test.ts');
  testsOf(folder, ['supplyCompanies', 'tasks'], 'mocks', 'mocks/parity.test.ts');
});

for (const [script, name, expected] of [
  ['new-component.mjs', '', /^Say what it is called/],
  ['new-component.mjs', 'button', /is there already\. Choose another name\.$/m],
  ['new-resource.mjs', 'supplier', /^Say what they are called, in the plural/],
  ['new-resource.mjs', 'notes --of=nothings', /^There is no resource called nothings to nest them in\.$/m],
  ['new-resource.mjs', 'products', /is there already\. Choose another name\.$/m],
]) {
  test(`${script} "${name}" is refused, and nothing is written`, () => {
    const rootIndex = join(root, 'packages/ui/src/index.ts');
    const before = readFileSync(rootIndex, 'utf8');
    const { status, stderr } = runIn(root, [join(root, 'scripts', script), ...name.split(' ')]);
    assert.equal(status, 1);
    assert.match(stderr, expected);
    assert.equal(readFileSync(rootIndex, 'utf8'), before);
  });
}
