import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { acquireLock } from './lock.mjs';
import { temporaryFolder, until } from './testing/seedbed.mjs';

const stateOf = (pid) => / (\w) /.exec(readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/.*\)/, ''))?.[1];
const hasProc = existsSync('/proc/self/stat');

test('a lock that a process has is refused, and free once that one lets go', (t) => {
  const path = join(temporaryFolder(t), 'lock');
  const lock = acquireLock(path);
  assert.deepEqual(acquireLock(path), { heldBy: process.pid });
  lock.release();
  acquireLock(path).release();
});

test(
  'a lock of a process that died is free, also before its parent has looked',
  { skip: !hasProc },
  async (t) => {
    const path = join(temporaryFolder(t), 'lock');
    // The shell becomes a program that never asks how its child ended: the child stays behind as a zombie.
    const lockScript = new URL('lock.mjs', import.meta.url).href;
    const take = `import('${lockScript}').then(({ acquireLock }) => acquireLock('${path}'))`;
    const parent = spawn('sh', ['-c', `'${process.execPath}' -e "${take}" & exec sleep 600`]);
    t.after(() => parent.kill('SIGKILL'));
    await until(() => existsSync(path), 'the lock');
    const { pid } = JSON.parse(readFileSync(path, 'utf8'));
    await until(() => stateOf(pid) === 'Z', 'a zombie');
    const lock = acquireLock(path);
    assert.equal(lock.heldBy, undefined);
    lock.release();
  },
);

test('a lock whose process id came again is free', { skip: !hasProc }, (t) => {
  const path = join(temporaryFolder(t), 'lock');
  writeFileSync(path, JSON.stringify({ pid: process.pid, started: '1' }));
  acquireLock(path).release();
});
