import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../../scripts/testing/seedbed.mjs';
import { noSettingsOfOnesOwn } from './environment';

const program = fileURLToPath(new URL('../../server/src/main.ts', import.meta.url));

/** A server that a test may kill, beside the run's Auth emulator, and the line by which pages reach it. */
export interface OwnServer {
  /** The near end of the line. */
  origin: string;
  /** Takes requests and answers none of them. */
  freeze: () => void;
  /** Ends it in the middle of whatever it does. */
  kill: () => Promise<void>;
  /** Starts it again with the data it had. */
  restart: () => Promise<void>;
  /** Breaks every connection and takes no new one until `mend`. */
  cut: () => void;
  mend: () => void;
  close: () => Promise<void>;
}

/** Starts a server with a data folder of its own. @param env set for it on top of the run's environment */
export async function startOwnServer(env: Readonly<Record<string, string>>): Promise<OwnServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'seedbed-e2e-own-'));
  const port = await freePort();
  const start = () => startProgram(port, { ...env, DATA_DIR: dataDir });
  let child = await start();
  const line = await layLine(port);
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => {
      child.once('exit', resolve);
    });
    child.kill('SIGKILL');
    await ended;
  };
  return {
    origin: line.origin,
    freeze: () => void child.kill('SIGSTOP'),
    kill,
    restart: async () => {
      child = await start();
    },
    cut: line.cut,
    mend: line.mend,
    close: async () => {
      line.close();
      await kill();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function startProgram(port: number, env: Readonly<Record<string, string>>): Promise<ChildProcess> {
  const child = spawn(process.execPath, [program], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      ...noSettingsOfOnesOwn,
      PORT: String(port),
      FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${process.env.E2E_EMULATOR_PORT}`,
      ...env,
    },
  });
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode} at its start.`);
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
    if (answer?.ok) return child;
    await pause(50);
  }
}

interface Line {
  origin: string;
  cut: () => void;
  mend: () => void;
  close: () => void;
}

/** Hands every byte on to the port, as long as it is whole. */
async function layLine(port: number): Promise<Line> {
  const open = new Set<Socket>();
  let isWhole = true;
  const line: Server = createServer((near) => {
    const far = connect(port, '127.0.0.1');
    for (const end of [near, far]) {
      open.add(end);
      end
        .on('error', () => undefined)
        .on('close', () => {
          open.delete(end);
          near.destroy();
          far.destroy();
        });
    }
    if (!isWhole) near.destroy();
    near.pipe(far).pipe(near);
  });
  await new Promise<void>((resolve) => {
    line.listen(0, '127.0.0.1', resolve);
  });
  const address = line.address();
  if (typeof address !== 'object' || !address) throw new Error('The line has no port.');
  const cut = () => {
    isWhole = false;
    for (const end of open) end.destroy();
  };
  return {
    origin: `http://localhost:${address.port}`,
    cut,
    mend: () => {
      isWhole = true;
    },
    close: () => {
      cut();
      line.close();
    },
  };
}
