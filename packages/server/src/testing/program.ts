import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The server as an operator runs it: a process with variables. */
export interface Program {
  /** The address it announces. */
  ready: Promise<string>;
  ended: Promise<{ code: number | null; stderr: string }>;
  kill(signal: NodeJS.Signals): void;
}

const main = fileURLToPath(new URL('../main.ts', import.meta.url));
/** What Node has compiled, as `npm start` keeps it: half of a start is compiling. */
const compiled = fileURLToPath(new URL('../../../../.cache/compiled', import.meta.url));

/** What a program may not do. */
export interface ProgramBounds {
  /** Largest file that it may write, in bytes, as on a disk that is full beyond it. @default any */
  fileBytes?: number;
}

const command = (bytes: number | undefined): [string, string[]] =>
  bytes === undefined
    ? [process.execPath, [main]]
    : // A shell counts in blocks of 512 bytes.
      ['sh', ['-c', `ulimit -f ${Math.ceil(bytes / 512)} && exec "$0" "$@"`, process.execPath, main]];

/** Starts it in local mode on a free port, unless the variables say otherwise. */
export function startProgram(variables: Record<string, string>, { fileBytes }: ProgramBounds = {}): Program {
  const env = {
    PATH: process.env.PATH,
    PORT: '0',
    FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
    // Where no file may grow, none is kept.
    ...(fileBytes === undefined ? { NODE_COMPILE_CACHE: compiled } : {}),
    ...variables,
  };
  const child = spawn(...command(fileBytes), { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let stdout = '';
  let stderr = '';
  const ready = Promise.withResolvers<string>();
  const ended = Promise.withResolvers<{ code: number | null; stderr: string }>();
  child.stdout.on('data', (piece) => {
    stdout += piece;
    const port = /ready at http:\/\/localhost:(\d+)\n/.exec(stdout)?.[1];
    if (port) ready.resolve(`http://127.0.0.1:${port}`);
  });
  child.stderr.on('data', (piece) => (stderr += piece));
  child.on('close', (code) => {
    ended.resolve({ code, stderr });
    ready.reject(new Error(`It ended before it was ready: ${stderr}`));
  });
  ready.promise.catch(() => {});
  return { ready: ready.promise, ended: ended.promise, kill: (signal) => child.kill(signal) };
}
