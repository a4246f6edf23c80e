import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pinnedNode, root } from '../processes.mjs';

/** A port that nobody listens on at the moment. */
export const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

/** Waits for a condition. @throws when it does not come true within `timeoutMs` */
export async function until(condition, what, timeoutMs = 60_000) {
  const deadline = Date.now() + timeoutMs;
  while (Date.now() < deadline) {
    const value = await condition();
    if (value) return value;
    await sleep(25);
  }
  throw new Error(`Waited ${timeoutMs / 1000} s in vain: ${what}`);
}

/** A folder that is removed after the test. */
export const temporaryFolder = (test) => {
  const folder = mkdtempSync(join(tmpdir(), 'seedbed-'));
  test.after(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

const environOf = (pid) => {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'utf8');
  } catch {
    return '';
  }
};

/** Ids of the processes whose environment has this text: everything that one start has started. */
export const processesWith = (text) => {
  if (process.platform === 'linux') {
    return readdirSync('/proc').filter((name) => /^\d+$/.test(name) && environOf(name).includes(text));
  }
  const { stdout } = spawnSync('ps', ['-axwwE', '-o', 'pid=,command='], { encoding: 'utf8' });
  return stdout.split('\n').filter((line) => line.includes(text));
};

/** Starts a script of ours and collects what it prints. */
export const startScript = (file, { env, cwd = root } = {}) => {
  const child = spawn(pinnedNode, [file], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const printed = { output: '' };
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => (printed.output += text));
  }
  return {
    child,
    /** Everything printed so far, errors included. */
    output: () => printed.output,
    lines: () => printed.output.split('\n').filter(Boolean),
    /** The exit code, or the signal that ended it, once all it printed has been read. */
    ended: new Promise((resolve) => child.once('close', (code, signal) => resolve(code ?? signal))),
  };
};

const endByForce = async (dataDir) => {
  for (const pid of processesWith(dataDir)) spawnSync('kill', ['-9', pid], { stdio: 'ignore' });
  await until(() => processesWith(dataDir).length === 0, 'everything to end');
};

/** Variables for a Seedbed of its own: free ports and an empty data folder. After the test it is ended by force. */
export const ownSettings = async (test) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'seedbed-'));
  test.after(async () => {
    await endByForce(dataDir);
    rmSync(dataDir, { recursive: true, force: true });
  });
  return {
    PORT: String(await freePort()),
    FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${await freePort()}`,
    DATA_DIR: dataDir,
    FIREBASE_PROJECT_ID: '',
    FIREBASE_WEB_CONFIG: '',
    DATABASE_URL: '',
    HOST: '',
    NODE_ENV: '',
    LOG_LEVEL: '',
  };
};

/** Runs `npm start`'s script with these variables. */
export const startSeedbed = (env) => {
  const seedbed = startScript(join(root, 'scripts/start.mjs'), { env });
  const origin = `http://localhost:${env.PORT}`;
  return {
    ...seedbed,
    origin,
    /** Resolves when the address is printed. @throws with what was printed, when it ends instead */
    ready: async () => {
      const { child } = seedbed;
      const isOver = () => child.exitCode !== null || child.signalCode !== null;
      await until(() => seedbed.lines().includes(origin) || isOver(), 'the address', 120_000);
      if (isOver()) throw new Error(`It ended: ${await seedbed.ended}\n${seedbed.output()}`);
    },
    stop: (signal = 'SIGTERM') => {
      seedbed.child.kill(signal);
      return seedbed.ended;
    },
  };
};
