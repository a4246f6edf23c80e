import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { nodeFlags } from '../src/nodeFlags.ts';

/** A server in a process of its own. */
export interface Program {
  url: string;
  stop(): Promise<void>;
}

const fileOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Seedbed as `npm start` runs it: local accounts, no rate limit, one data folder, unless the variables say otherwise. */
export function startSeedbed(dataDir: string, variables: Record<string, string> = {}): Promise<Program> {
  const child = fork(fileOf('../src/main.ts'), {
    execArgv: [...nodeFlags],
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      RATE_LIMIT: 'off',
      FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
      DATA_DIR: dataDir,
      ...variables,
    },
  });
  return programOf(child);
}

/** One of the contenders beside this file, in the mode their guides ask for. */
export function startContender(name: string, dataDir: string): Promise<Program> {
  const env = { PATH: process.env.PATH, NODE_ENV: 'production' };
  const execArgv = name.startsWith('seedbed') ? [...nodeFlags] : [];
  return programOf(fork(fileOf(`contenders/${name}.ts`), [dataDir], { env, execArgv }));
}

async function programOf(child: ChildProcess): Promise<Program> {
  // Also when the benchmark breaks off.
  process.once('exit', () => child.kill());
  const ended = once(child, 'exit');
  const ready = once(child, 'message') as Promise<[{ url: string }]>;
  const failed = ended.then(([code]) =>
    Promise.reject(new Error(`A server ended with ${code} at its start.`)),
  );
  failed.catch(() => {});
  const [{ url }] = await Promise.race([ready, failed]);
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return { url: url.replace('localhost', '127.0.0.1'), stop };
}
