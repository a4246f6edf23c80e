import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../../scripts/testing/seedbed.mjs';

const start = fileURLToPath(new URL('../../../scripts/start.mjs', import.meta.url));

/** A Seedbed as `npm start` runs it, with a data folder of its own. */
export interface Seedbed {
  origin: string;
  dataDir: string;
  stop: () => Promise<void>;
}

/** Builds the page where a source changed, and serves it. @throws where it ends before it is ready */
export async function startSeedbed(): Promise<Seedbed> {
  const dataDir = mkdtempSync(join(tmpdir(), 'seedbed-bench-'));
  const port = String(await freePort());
  const child = spawn(process.execPath, [start], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: port,
      DATA_DIR: dataDir,
      RATE_LIMIT: 'off',
      FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${await freePort()}`,
    },
  });
  const origin = `http://localhost:${port}`;
  const stop = async () => {
    await end(child);
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await whenReady(child, origin);
  } catch (error) {
    await stop();
    throw error;
  }
  return { origin, dataDir, stop };
}

async function whenReady(child: ChildProcess, origin: string): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`Seedbed ended with ${child.exitCode} at its start.`);
    const answer = await fetch(`${origin}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await wait(100);
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = new Promise((resolve) => {
    child.once('exit', resolve);
  });
  child.kill('SIGTERM');
  await ended;
}
