import { setTimeout as pause } from 'node:timers/promises';
import { clientOf, type Answer, type Client } from '../src/testing/server.ts';
import { signIn } from './dataFolder.ts';
import { beginFormula, linesOf, setAmount } from './formulas.ts';

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
export interface Worker {
  /** One of each server: each act is the next one's. */
  clients: readonly Client[];
  productId: number;
  formula: string;
}

/** Who does something, at the server whose turn it is. */
interface Turn extends Omit<Worker, 'clients'> {
  client: Client;
}

/** One thing that somebody does; a kind stands as often as it is done. */
interface Act {
  kind: Kind;
  do(turn: Turn): Promise<Answer>;
}

const read = (path: (turn: Turn) => string): Act => ({
  kind: 'reads',
  do: (turn) => turn.client.get(path(turn)),
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

/** What there is to do. */
export const kinds = [...new Set(acts.map(({ kind }) => kind))];

/** Somebody new: signed in, with a product and a formula. */
export async function hire(urls: readonly string[], n: number): Promise<Worker> {
  const client = await signIn(urls[0] ?? '', `person-${n}`);
  const made = await client.post('/api/products', {
    concept: 'Evening magnesium',
    description: 'For adults.',
  });
  return {
    clients: urls.map((url) => clientOf(url, client.headers)),
    productId: made.body.id,
    formula: await beginFormula(client, linesOf(lineCount)),
  };
}

/** How long somebody waited for an answer. */
export interface Wait {
  kind: Kind;
  /** Which server answered. */
  server: number;
  ms: number;
}

/** Everybody works at their own pace. @throws at the first answer that is no success */
export async function work(workers: readonly Worker[], forMinutes: number): Promise<Wait[]> {
  const end = performance.now() + forMinutes * 60_000;
  const waits: Wait[] = [];
  const goOn = async ({ clients, ...own }: Worker) => {
    let server = below(clients.length);
    await pause(below(longest));
    while (performance.now() < end) {
      const act = acts[below(acts.length)] ?? write;
      server = (server + 1) % clients.length;
      const start = performance.now();
      const { status, text } = await act.do({ ...own, client: clients[server] as Client });
      if (status >= 300) throw new Error(`One of ${act.kind} was answered with ${status}: ${text}`);
      waits.push({ kind: act.kind, server, ms: performance.now() - start });
      await pause(shortest + below(longest - shortest));
    }
  };
  await Promise.all(workers.map(goOn));
  return waits;
}

const below = (limit: number) => Math.floor(Math.random() * limit);
