import { setTimeout as pause } from 'node:timers/promises';
import type { Answer, Client } from '../src/testing/server.ts';
import { emptyFolder, signIn } from './dataFolder.ts';
import { beginFormula, setAmount } from './formulas.ts';
import { percentile } from './load.ts';
import { residentMiB } from './memory.ts';
import { startSeedbed } from './program.ts';
import type { Row } from './report.ts';

const people = 200;
const minutes = 5;
const lineCount = 12;
/** What a person looks at between two acts, in ms: any time between these. */
const [shortest, longest] = [500, 3500];

const questions = [
  'What is the upper limit for zinc?',
  'Which dose of magnesium helps sleep, and what does it cost?',
  'Is ashwagandha safe in pregnancy?',
  'Can we say our vitamin C supports immunity in the EU?',
  'How much caffeine may an energy drink contain?',
];

type Kind = 'reads' | 'writes' | 'questions' | 'changes of a formula';

/** Somebody at work: a product of their own with a formula. */
interface Worker {
  client: Client;
  productId: number;
  formula: string;
}

/** One thing that somebody does; a kind stands as often as it is done. */
interface Act {
  kind: Kind;
  do(worker: Worker): Promise<Answer>;
}

const read = (path: (worker: Worker) => string): Act => ({
  kind: 'reads',
  do: (worker) => worker.client.get(path(worker)),
});
const change: Act = {
  kind: 'changes of a formula',
  do: ({ client, formula }) =>
    setAmount(client, formula, { line: 1 + below(lineCount), value: 1 + below(500) }),
};
const write: Act = {
  kind: 'writes',
  do: ({ client, productId }) =>
    client.patch(`/api/products/${productId}`, { concept: `Evening magnesium ${below(1000)}` }),
};
const ask: Act = {
  kind: 'questions',
  do: ({ client }) => client.post('/api/conversations', { content: questions[below(questions.length)] }),
};
const acts: readonly Act[] = [
  read(() => '/api/products?limit=20'),
  read(({ productId }) => `/api/products/${productId}`),
  read(({ productId }) => `/api/products/${productId}/estimate`),
  read(({ formula }) => formula),
  read(() => '/api/articles?limit=20'),
  read(() => '/api/conversations?limit=20'),
  write,
  write,
  ask,
  ask,
  change,
  change,
  change,
  change,
];

/** What a whole company at work waits on one machine, and what the server's memory does meanwhile. */
export async function measurePeople(): Promise<Row[]> {
  const server = await startSeedbed(emptyFolder());
  const workers: Worker[] = [];
  for (let n = 0; n < people; n += 1) workers.push(await hire(await signIn(server.url, `person-${n}`)));
  const [first] = workers;
  if (!first) throw new Error('Nobody is at work.');
  await work(workers, 0.5);
  const before = await residentMiB(first.client);
  const waits = await work(workers, minutes);
  const after = await residentMiB(first.client);
  await server.stop();
  const count = waits.length.toLocaleString('en');
  const who = `${people} people at work for ${minutes} minutes`;
  return [
    waitsOf(`${who}, ${count} requests, none failed, 95th percentile`, waits),
    ...kinds.map((kind) =>
      waitsOf(
        `of these ${kind}`,
        waits.filter((wait) => wait.kind === kind),
      ),
    ),
    {
      what: `resident memory after ${who}`,
      unit: 'MiB',
      ours: after,
      against: [{ name: 'itself after half a minute of it', value: before }],
      target: { atMost: 1.15 },
    },
  ];
}

const kinds = [...new Set(acts.map(({ kind }) => kind))];

async function hire(client: Client): Promise<Worker> {
  const made = await client.post('/api/products', {
    concept: 'Evening magnesium',
    description: 'For adults.',
  });
  return { client, productId: made.body.id, formula: await beginFormula(client, lineCount) };
}

interface Wait {
  kind: Kind;
  ms: number;
}

/** Everybody works at their own pace. @throws at the first answer that is no success */
async function work(workers: readonly Worker[], forMinutes: number): Promise<Wait[]> {
  const end = performance.now() + forMinutes * 60_000;
  const waits: Wait[] = [];
  const goOn = async (worker: Worker) => {
    await pause(below(longest));
    while (performance.now() < end) {
      const act = acts[below(acts.length)] ?? write;
      const start = performance.now();
      const { status, text } = await act.do(worker);
      if (status >= 300) throw new Error(`One of ${act.kind} was answered with ${status}: ${text}`);
      waits.push({ kind: act.kind, ms: performance.now() - start });
      await pause(shortest + below(longest - shortest));
    }
  };
  await Promise.all(workers.map(goOn));
  return waits;
}

function waitsOf(what: string, waits: readonly Wait[]): Row {
  const times = waits.map(({ ms }) => ms);
  return {
    what,
    unit: 'ms',
    ours: percentile(times, 0.95),
    against: [
      { name: '50th', value: percentile(times, 0.5) },
      { name: '99th', value: percentile(times, 0.99) },
    ],
    target: {},
  };
}

const below = (limit: number) => Math.floor(Math.random() * limit);
