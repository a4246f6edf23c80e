import { fork } from 'node:child_process';
import { on, once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { loadEvidence, passagesOf } from '../src/evidence/index.ts';
import { nodeFlags } from '../src/nodeFlags.ts';
import { emptyFolder } from './dataFolder.ts';
import { median } from './load.ts';
import type { Row } from './report.ts';

const starts = 7;
const program = fileURLToPath(new URL('contenders/seedbedOnBase.ts', import.meta.url));

type Base = 'whole' | 'empty';

/** What a start came to: until it listened, and what it held once it had read ahead. */
interface Start {
  ms: number;
  residentMiB: number;
}

/** What the evidence base costs a server's start and its memory. */
export async function measureBase(): Promise<Row[]> {
  const folder = emptyFolder();
  const taken: Record<Base, Start[]> = { whole: [], empty: [] };
  for (let n = -1; n < starts; n += 1) {
    for (const base of ['whole', 'empty'] as const) {
      const start = await startOn(base, folder);
      if (n >= 0) taken[base].push(start);
    }
  }
  const of = (base: Base, figure: keyof Start) => median(taken[base].map((start) => start[figure]));
  const records = passagesOf(loadEvidence()).length.toLocaleString('en');
  const row = (
    figure: keyof Start,
    { what, unit, most }: { what: string; unit: Row['unit']; most: number },
  ) => ({
    what: `${what}, with ${records} records more than with none`,
    unit,
    ours: of('whole', figure) - of('empty', figure),
    against: [
      { name: 'with them', value: of('whole', figure) },
      { name: 'with none', value: of('empty', figure) },
    ],
    target: { ours: most },
  });
  return [
    row('ms', { what: 'from the start of the process until it listens', unit: 'ms', most: 300 }),
    row('residentMiB', { what: 'resident memory after reading ahead', unit: 'MiB', most: 40 }),
  ];
}

async function startOn(base: Base, folder: string): Promise<Start> {
  const start = performance.now();
  const child = fork(program, [folder, base], {
    execArgv: [...nodeFlags, '--expose-gc'],
    env: { PATH: process.env.PATH },
  });
  const over = new AbortController();
  const ended = once(child, 'exit');
  child.once('exit', (code) => over.abort(new Error(`A server ended with ${code} at its start.`)));
  let ms = NaN;
  try {
    for await (const [message] of on(child, 'message', { signal: over.signal })) {
      if (message.type === 'ready') ms = performance.now() - start;
      else return { ms, residentMiB: message.bytes / 2 ** 20 };
    }
    throw new Error('A server said nothing of its memory.');
  } finally {
    child.kill();
    await ended;
  }
}
