import { spawn } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the checkout. */
export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[/\\]$/, '');

const tether = new URL('tether.mjs', import.meta.url).href;
const running = new Set();

/** Node 24, which the lock file pins; the system's may be older. */
export const pinnedNode = join(
  root,
  'node_modules',
  'node',
  'bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
);

/** The program behind a command of `node_modules/.bin`. */
export const binOf = (name) => realpathSync(join(root, 'node_modules', '.bin', name));

const environment = (extra) => ({
  ...process.env,
  PATH: [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter),
  NX_DAEMON: 'false',
  ...extra,
  SEEDBED_TETHER: '1',
});

const signalGroup = (child, signal) => {
  try {
    process.kill(-child.pid, signal);
  } catch {
    child.kill(signal);
  }
};

/**
 * Starts a Node program as a process group of its own, so that one signal reaches all of it, and tied to this
 * process, so that it ends when this one does.
 * @param {string[]} args the program's file and its arguments
 * @param {{ node?: string, nodeArgs?: string[], cwd?: string, env?: object, output?: import('node:child_process').IOType }} options
 */
export function launch(args, { node = pinnedNode, nodeArgs = [], cwd = root, env, output = 'inherit' } = {}) {
  const child = spawn(node, ['--import', tether, ...nodeArgs, ...args], {
    cwd,
    env: environment(env),
    detached: true,
    stdio: ['ignore', output, output, 'ipc'],
  });
  child.ended = new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: 1, signal: null, error }));
    child.once('exit', (code, signal) => resolve({ code, signal }));
  });
  running.add(child);
  child.ended.then(() => running.delete(child));
  return child;
}

/** Runs a program to its end. @returns {Promise<number>} its exit code; 1 when a signal ended it */
export async function run(args, options) {
  const { code } = await launch(args, options).ended;
  return code ?? 1;
}

/**
 * Ends a program and everything it started: politely first, by force when it takes longer than `graceMs`.
 */
export async function stop(child, graceMs = 10_000) {
  if (!running.has(child)) return;
  child.isStopped = true;
  signalGroup(child, 'SIGTERM');
  const force = setTimeout(() => signalGroup(child, 'SIGKILL'), graceMs);
  await child.ended;
  clearTimeout(force);
  // What the leader left of its group.
  signalGroup(child, 'SIGKILL');
}

/** Ends everything `launch` started. */
export async function stopAll(graceMs) {
  await Promise.all([...running].map((child) => stop(child, graceMs)));
}

/**
 * Calls `onStop` once when this process is told to stop, or when npm, which started it, is gone.
 * A second signal ends everything at once.
 */
export function onStopSignal(onStop) {
  let isStopping = false;
  const handle = () => {
    if (isStopping) for (const child of running) signalGroup(child, 'SIGKILL');
    else onStop();
    isStopping = true;
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, handle);
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    handle();
  }, 500);
  watch.unref();
}
