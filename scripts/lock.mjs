import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * When the process started, so that a recycled process id is not mistaken for it, and whether it has ended and only
 * waits for its parent to notice. Known on Linux only.
 */
const lifeOf = (pid) => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { started: fields[19], isZombie: /[ZXx]/.test(fields[0]) };
  } catch {
    return { started: null, isZombie: false };
  }
};

const isAlive = ({ pid, started }) => {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (error.code === 'ESRCH') return false;
  }
  const life = lifeOf(pid);
  return life.started === started && !life.isZombie;
};

const readHolder = (path) => {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
};

/**
 * Takes the lock file, also from a holder that died without letting go.
 * @returns {{ release(): void } | { heldBy: number }} the lock, or the id of the process that has it
 */
export function acquireLock(path) {
  mkdirSync(dirname(path), { recursive: true });
  // Written aside and linked into place: a lock file that exists is never half written.
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, JSON.stringify({ pid: process.pid, started: lifeOf(process.pid).started }));
  try {
    for (;;) {
      try {
        linkSync(draft, path);
        return { release: () => rmSync(path, { force: true }) };
      } catch (error) {
        if (error.code !== 'EEXIST') throw error;
      }
      const holder = readHolder(path);
      if (holder && isAlive(holder)) return { heldBy: holder.pid };
      rmSync(path, { force: true });
    }
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Runs `work` while holding the lock, after whoever has it. `onWait` is told once who that is. */
export async function withLock(path, work, onWait) {
  let lock = acquireLock(path);
  if ('heldBy' in lock) onWait(lock.heldBy);
  while ('heldBy' in lock) {
    await sleep(200);
    lock = acquireLock(path);
  }
  try {
    return await work();
  } finally {
    lock.release();
  }
}
