import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { sqliteFileName } from '../src/db/knex.ts';
import { clientOf, type Client } from '../src/testing/server.ts';
import { copyOf, createDataFolder, pageSize, type DataFolder } from './dataFolder.ts';
import { median } from './load.ts';
import { startSeedbed } from './program.ts';
import type { Row } from './report.ts';
import { fill, type Stock } from './stock.ts';

const readings = 300;

const pages = [
  ['products', `/api/products?limit=${pageSize}`],
  ['articles', `/api/articles?limit=${pageSize}`],
  ['messages', '/api/conversations/1/messages'],
] as const;

/** First pages with few rows stored and with many. */
export async function measureGrowth(): Promise<Row[]> {
  const source = await createDataFolder({ products: 0 });
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
  measure: (server: Server) => Promise<number>,
): Promise<number[][]> {
  const times = servers.map((): number[] => []);
  const warmUp = Math.ceil(count / 10);
  for (let n = -warmUp; n < count; n += 1) {
    for (const [i, server] of servers.entries()) {
      const ms = await measure(server);
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

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
