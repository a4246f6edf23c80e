import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { readEvents } from '../src/testing/events.ts';
import { clientOf, type Client } from '../src/testing/server.ts';
import { signIn } from './dataFolder.ts';
import { percentile } from './load.ts';
import { processorSeconds, residentMiB } from './memory.ts';
import type { Row } from './report.ts';
import { startShared } from './shared.ts';

const streams = 1000;
const seconds = 60;
/** Answers that are begun at a time: a language model is asked for each. */
const atOnce = 20;
/** How often the language model says something, so that it is not given up. */
const wordEveryMs = 10_000;

const question = { content: 'What is the upper limit for zinc?' };
const asEvents = { Accept: 'text/event-stream' };

/** A thousand people wait for a language model that thinks for a minute: what the others notice, and what it costs. */
export async function measureStreams(): Promise<Row[]> {
  const model = await startThinker();
  const servers = await startShared({
    count: 2,
    variables: {
      LLM_BASE_URL: model.url,
      LLM_API_KEY: 'key',
      LLM_MODEL: 'thinker',
      ANSWERS_PER_PERSON: `${streams}`,
    },
  });
  const reader = await signIn(servers.urls[0] ?? '', 'reader');
  const clients = servers.urls.map((url) => clientOf(url, reader.headers));
  const [here = reader, there = reader] = clients;
  const before = await workBeside(clients);
  const over = new AbortController();
  await open({ here, there, signal: over.signal });
  const during = await workBeside(clients);
  over.abort();
  await servers.stop();
  await model.stop();
  return clients.flatMap((_, n) => rowsOf(n, { before, during }));
}

/** What a process answered and took while somebody worked beside the streams. */
interface Figures {
  waits: number[];
  residentMiB: number;
  /** Of one core. */
  processorShare: number;
}

function rowsOf(n: number, { before, during }: { before: Figures[]; during: Figures[] }): Row[] {
  const what = `${streams} streams idle for ${seconds} s, half read at a second process: process ${n + 1}`;
  const row = (of: string, unit: Row['unit'], figure: (figures: Figures) => number): Row => ({
    what: `${what}, ${of}`,
    unit,
    ours: figure(during[n] as Figures),
    against: [{ name: 'itself without streams', value: figure(before[n] as Figures) }],
    target: {},
  });
  return [
    row('others’ reads and writes, 95th percentile', 'ms', ({ waits }) => percentile(waits, 0.95)),
    row('the slowest of them', 'ms', ({ waits }) => Math.max(...waits)),
    row('resident memory', 'MiB', (figures) => figures.residentMiB),
    row('of a core', '%', (figures) => figures.processorShare * 100),
  ];
}

/** Half of the streams are of whoever asked, half of a second window that came out at the other process. */
async function open({ here, there, signal }: { here: Client; there: Client; signal: AbortSignal }) {
  let left = streams / 2;
  const begin = async () => {
    while (left > 0) {
      left -= 1;
      const asked = await here.open('POST', '/api/conversations', {
        body: question,
        headers: asEvents,
        signal,
      });
      const events = readEvents(asked);
      const id: number = (await events.next()).value?.data.conversationId;
      const along = await there.open('GET', `/api/conversations/${id}/generation`, { signal });
      if (asked.status !== 200 || along.status !== 200) throw new Error(`${asked.status} ${along.status}`);
      for (const source of [events, readEvents(along)]) void readOn(source);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, begin));
}

async function readOn(events: AsyncIterable<unknown>): Promise<void> {
  try {
    for await (const _ of events);
  } catch {
    // Hung up at the end.
  }
}

/** @throws at the first answer that is no success */
async function workBeside(clients: readonly Client[]): Promise<Figures[]> {
  return Promise.all(
    clients.map(async (client) => {
      const end = performance.now() + seconds * 1000;
      const taken = await processorSeconds(client);
      const waits: number[] = [];
      while (performance.now() < end) {
        for (const act of [
          () => client.get('/api/products?limit=20'),
          () => client.post('/api/products', { concept: 'Zinc', description: 'Evening' }),
        ]) {
          const start = performance.now();
          const { status, text } = await act();
          if (status >= 300) throw new Error(`Beside the streams it was answered with ${status}: ${text}`);
          waits.push(performance.now() - start);
        }
        await pause(100);
      }
      const processorShare = ((await processorSeconds(client)) - taken) / seconds;
      return { waits, residentMiB: await residentMiB(client), processorShare };
    }),
  );
}

/** A language model that says a word now and then and never comes to an end. */
async function startThinker() {
  const chunk = `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content: 'Well ' } }] })}\n\n`;
  const server: Server = createServer((request, response) => {
    request.resume();
    response.setHeader('Content-Type', 'text/event-stream');
    response.write(chunk);
    const goOn = setInterval(() => response.write(chunk), wordEveryMs);
    response.on('close', () => clearInterval(goOn));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const stop = async () => {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  };
  return { url: `http://127.0.0.1:${port}/v1`, stop };
}
