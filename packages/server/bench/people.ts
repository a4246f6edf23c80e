import { setTimeout as pause } from 'node:timers/promises';
import { clientOf, type Client } from '../src/testing/server.ts';
import { hire, kinds, work, type Wait, type Worker } from './company.ts';
import { emptyFolder } from './dataFolder.ts';
import { percentile } from './load.ts';
import { processorSeconds, residentMiB, waitingForConnection } from './memory.ts';
import { startSeedbed } from './program.ts';
import type { Row } from './report.ts';
import { startShared } from './shared.ts';

const people = 200;
const minutes = 5;

const who = `${people} people at work for ${minutes} minutes`;

/** What a whole company at work waits on one machine, and what the server's memory does meanwhile. */
export async function measurePeople(): Promise<Row[]> {
  const server = await startSeedbed(emptyFolder());
  const { waits, before, after } = await haveWork([server.url]);
  await server.stop();
  const [first, then] = [before[0]?.residentMiB ?? NaN, after[0]?.residentMiB ?? NaN];
  return [...rowsOf(who, waits), memoryOf(`after ${who}`, first, then)];
}

/** The same company at two servers on one PostgreSQL database, which take turns: whether they share the work fairly. */
export async function measureSharedPeople(): Promise<Row[]> {
  const servers = await startShared({ count: 2 });
  const { waits, before, after, mostWaiting } = await haveWork(servers.urls);
  await servers.stop();
  const taken = after.map(({ processor }, at) => processor - (before[at]?.processor ?? NaN));
  return [
    ...rowsOf(`${who}, two servers on PostgreSQL`, waits),
    ...servers.urls.flatMap((_, at) => [
      waitsOf(
        `of these at server ${at + 1}`,
        waits.filter((wait) => wait.server === at),
      ),
      memoryOf(`of server ${at + 1}`, before[at]?.residentMiB ?? NaN, after[at]?.residentMiB ?? NaN),
    ]),
    {
      what: 'most work that waited for a connection at server 1, looked at every second',
      unit: 'times',
      ours: mostWaiting[0] ?? NaN,
      against: [{ name: 'server 2', value: mostWaiting[1] ?? NaN }],
      target: {},
    },
    {
      what: 'processor time of server 1',
      unit: 's',
      ours: taken[0] ?? NaN,
      against: [{ name: 'server 2', value: taken[1] ?? NaN }],
      target: { atLeast: 0.8, atMost: 1.25 },
    },
  ];
}

/** What a server says of itself. */
interface Figures {
  residentMiB: number;
  processor: number;
}

async function haveWork(urls: readonly string[]) {
  const workers: Worker[] = [];
  for (let n = 0; n < people; n += 1) workers.push(await hire(urls, n));
  const watchers = urls.map((url) => clientOf(url, {}));
  const figures = () =>
    Promise.all(
      watchers.map(async (client): Promise<Figures> => ({
        residentMiB: await residentMiB(client),
        processor: await processorSeconds(client),
      })),
    );
  await work(workers, 0.5);
  const before = await figures();
  const working = work(workers, minutes);
  const mostWaiting = await Promise.all(watchers.map((client) => mostWaitingOf(client, working)));
  return { waits: await working, before, after: await figures(), mostWaiting };
}

async function mostWaitingOf(client: Client, working: Promise<unknown>): Promise<number> {
  const over = new AbortController();
  const ended = working.finally(() => over.abort());
  let most = 0;
  while (!over.signal.aborted) {
    most = Math.max(most, await waitingForConnection(client));
    await Promise.race([ended, pause(1000)]);
  }
  return most;
}

function rowsOf(what: string, waits: readonly Wait[]): Row[] {
  const count = waits.length.toLocaleString('en');
  return [
    waitsOf(`${what}, ${count} requests, none failed, 95th percentile`, waits),
    ...kinds.map((kind) =>
      waitsOf(
        `of these ${kind}`,
        waits.filter((wait) => wait.kind === kind),
      ),
    ),
  ];
}

const memoryOf = (when: string, before: number, after: number): Row => ({
  what: `resident memory ${when}`,
  unit: 'MiB',
  ours: after,
  against: [{ name: 'itself after half a minute of it', value: before }],
  target: { atMost: 1.15 },
});

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
