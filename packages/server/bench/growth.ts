import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { sqliteFileName } from '../src/db/knex.ts';
import { clientOf, type Client } from '../src/testing/server.ts';
import { copyOf, createDataFolder, pageSize, type DataFolder } from './dataFolder.ts';
import { median, percentile } from './load.ts';
import { startSeedbed } from './program.ts';
import type { Row } from './report.ts';
import { fill, type Stock } from './stock.ts';

const readings = 300;
const questions = 200;

const pages = [
  ['products', `/api/products?limit=${pageSize}`],
  ['articles', `/api/articles?limit=${pageSize}`],
  ['messages', '/api/conversations/1/messages'],
] as const;

const asked = [
  'What is the upper limit for vitamin D?',
  'Does magnesium help with sleep?',
  'How much zinc is in a daily value?',
  'Is ashwagandha safe with thyroid medication?',
  'Compare magnesium glycinate and magnesium oxide',
  'Which claims may I make for vitamin C in the EU?',
  'What is new about creatine?',
  'Does collagen improve skin?',
];

/** First pages and answers with few rows stored and with many. */
export async function measureGrowth(): Promise<Row[]> {
  const source = await createDataFolder({ products: 0 });
  return [...(await measurePages(source)), await measureAnswers(source)];
}

async function measurePages(source: DataFolder): Promise<Row[]> {
  const stock = (rows: number) => ({ products: rows, messages: rows, articles: rows });
  const times = await onBoth(source, [stock(1000), stock(1_000_000)], async (servers) => {
    const perPage = [];
    for (const [, path] of pages) {
      perPage.push(await inTurns(servers, readings, (server) => readAnew(server, path)));
    }
    return perPage;
  });
  return pages.map(([name], i) => {
    const [few = [], many = []] = times[i] ?? [];
    return {
      what: `first page of ${pageSize} ${name} with 1 million in the table, read anew, median`,
      unit: 'ms',
      ours: median(many),
      against: [{ name: 'itself with 1 thousand', value: median(few) }],
      target: { atMost: 1.5 },
    };
  });
}

async function measureAnswers(source: DataFolder): Promise<Row> {
  const stocks = [{ stories: 1000 }, { stories: 100_000 }] as const;
  const [few = [], many = []] = await onBoth(source, stocks, (servers) =>
    inTurns(servers, questions, ({ client }, n) => timed(() => ask(client, n))),
  );
  return {
    what: 'an answer without a language model with 100 thousand articles stored, p95',
    unit: 'ms',
    ours: percentile(many, 0.95),
    against: [{ name: 'itself with 1 thousand', value: percentile(few, 0.95) }],
    target: { ours: 100, atMost: 1.5 },
  };
}

interface Server {
  client: Client;
  /** Another program's door to the same data. */
  db: DatabaseSync;
}

async function onBoth<Result>(
  source: DataFolder,
  stocks: readonly [Stock, Stock],
  measure: (servers: readonly Server[]) => Promise<Result>,
): Promise<Result> {
  const folders = stocks.map((stock) => {
    const folder = copyOf(source);
    fill(folder, stock);
    return folder;
  });
  const programs = await Promise.all(folders.map(({ path }) => startSeedbed(path)));
  const servers = folders.map(({ path, cookie }, i) => ({
    client: clientOf(programs[i]?.url ?? '', { Cookie: cookie }),
    db: new DatabaseSync(join(path, sqliteFileName), { timeout: 5000 }),
  }));
  try {
    return await measure(servers);
  } finally {
    for (const { db } of servers) db.close();
    for (const program of programs) await program.stop();
  }
}

/** Times of each server; they take turns, so that a slow moment of the machine meets both. */
async function inTurns(
  servers: readonly Server[],
  count: number,
  measure: (server: Server, n: number) => Promise<number>,
): Promise<number[][]> {
  const times = servers.map((): number[] => []);
  const warmUp = Math.ceil(count / 10);
  for (let n = -warmUp; n < count; n += 1) {
    for (const [i, server] of servers.entries()) {
      const ms = await measure(server, n + warmUp);
      if (n >= 0) times[i]?.push(ms);
    }
  }
  return times;
}

/** The time of a page that cannot come from memory: new stamps say that its rows have changed. */
function readAnew({ client, db }: Server, path: string): Promise<number> {
  db.exec('update revisions set stamp = lower(hex(randomblob(8)))');
  return timed(async () => {
    const { status, body } = await client.get(path);
    if (status !== 200 || body.length !== pageSize)
      throw new Error(`${path}: ${status}, ${body.length} rows.`);
  });
}

async function ask(client: Client, n: number): Promise<void> {
  const content = asked[n % asked.length];
  const { status, body } = await client.post('/api/conversations', { content });
  if (status !== 201 || body.messages[1].status !== 'complete') throw new Error(`No answer to: ${content}`);
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
