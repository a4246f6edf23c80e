import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { test } from 'node:test';
import { root } from './processes.mjs';
import { copyCheckout, differences, passes, runIn, sources } from './testing/checkout.mjs';

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
