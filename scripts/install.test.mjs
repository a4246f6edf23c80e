import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from './processes.mjs';
import { processesWith, startScript, temporaryFolder, until } from './testing/seedbed.mjs';

// A checkout in small: the same scripts, and packages that need no network. The install script of one of them
// waits until it is let go, so that an install can be cut short in the middle.
const waitingScript = `
import { existsSync, writeFileSync } from 'node:fs';
writeFileSync('started', '');
const timer = setInterval(() => existsSync('go') && clearInterval(timer), 20);
`;
const commandScript = `
import { bootstrap } from './scripts/bootstrap.mjs';
await bootstrap(import.meta.url, async () => { console.log('ran in', process.execPath); return 0; });
`;

const writeJson = (file, value) => writeFileSync(file, JSON.stringify(value));

const checkout = (t) => {
  const folder = temporaryFolder(t);
  cpSync(join(root, 'scripts'), join(folder, 'scripts'), { recursive: true });
  mkdirSync(join(folder, 'packages/slow'), { recursive: true });
  mkdirSync(join(folder, 'packages/node/bin'), { recursive: true });
  symlinkSync(process.execPath, join(folder, 'packages/node/bin/node'));
  writeJson(join(folder, 'package.json'), {
    name: 'small',
    private: true,
    type: 'module',
    workspaces: ['packages/*'],
    allowScripts: { slow: true },
  });
  writeJson(join(folder, 'packages/node/package.json'), { name: 'node', version: '1.0.0' });
  writeJson(join(folder, 'packages/slow/package.json'), {
    name: 'slow',
    version: '1.0.0',
    type: 'module',
    scripts: { postinstall: 'node wait.js' },
  });
  writeFileSync(join(folder, 'packages/slow/wait.js'), waitingScript);
  writeFileSync(join(folder, 'command.mjs'), commandScript);
  const locked = spawnSync('npm', ['install', '--package-lock-only', '--offline', '--no-audit'], {
    cwd: folder,
  });
  assert.equal(locked.status, 0, String(locked.stderr));
  return folder;
};

const isStarted = (folder) => existsSync(join(folder, 'packages/slow/started'));
const letGo = (folder) => writeFileSync(join(folder, 'packages/slow/go'), '');
// Everything an install starts knows this variable.
const marker = (folder) => `SEEDBED_TEST=${folder}`;
const start = (folder) =>
  startScript(join(folder, 'command.mjs'), { cwd: folder, env: { SEEDBED_TEST: folder } });

for (const signal of ['SIGINT', 'SIGKILL']) {
  test(`an install cut short by ${signal} leaves no process and is done again`, async (t) => {
    const folder = checkout(t);
    const first = start(folder);
    await until(() => isStarted(folder), 'the install to begin');
    first.child.kill(signal);
    await first.ended;
    await until(() => processesWith(marker(folder)).length === 0, 'npm to end');
    assert.ok(!existsSync(join(folder, 'node_modules/.seedbed-installed')));

    letGo(folder);
    const second = start(folder);
    assert.equal(await second.ended, 0, second.output());
    assert.match(second.output(), /^Installing packages[^]*ran in/);

    const third = start(folder);
    assert.equal(await third.ended, 0);
    assert.deepEqual(third.lines().length, 1, third.output());
  });
}

test('packages that npm installed by itself are not installed again', async (t) => {
  const folder = checkout(t);
  letGo(folder);
  assert.equal(spawnSync('npm', ['ci', '--offline', '--no-audit'], { cwd: folder }).status, 0);
  const command = start(folder);
  assert.equal(await command.ended, 0);
  assert.equal(command.lines().length, 1, command.output());
});

test('a changed lock file is installed, a missing package too', async (t) => {
  const folder = checkout(t);
  letGo(folder);
  assert.equal(await start(folder).ended, 0);

  const lockFile = join(folder, 'package-lock.json');
  writeFileSync(lockFile, `${readFileSync(lockFile, 'utf8')}\n`);
  rmSync(join(folder, 'node_modules/.package-lock.json'));
  const changed = start(folder);
  assert.equal(await changed.ended, 0);
  assert.match(changed.output(), /^Installing packages/);

  rmSync(join(folder, 'node_modules'), { recursive: true });
  const missing = start(folder);
  assert.equal(await missing.ended, 0);
  assert.match(missing.output(), /^Installing packages/);
});

test('two starts at once install once', async (t) => {
  const folder = checkout(t);
  const first = start(folder);
  await until(() => isStarted(folder), 'the install to begin');
  const second = start(folder);
  await until(() => second.output().includes('Waiting for another install'), 'the second to wait');
  letGo(folder);
  assert.deepEqual(await Promise.all([first.ended, second.ended]), [0, 0]);
  assert.ok(!second.output().includes('Installing packages'), second.output());
});

test('an install that fails is one clear line after what npm said', async (t) => {
  const folder = checkout(t);
  writeFileSync(join(folder, 'packages/slow/wait.js'), 'process.exit(3)');
  const command = start(folder);
  assert.equal(await command.ended, 1);
  assert.match(command.lines().at(-1), /^npm ci did not finish \(exit \d+\); what it said is above\./);
});
