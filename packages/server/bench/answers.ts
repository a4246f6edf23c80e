import { createDb, type DbSettings } from '../src/db/knex.ts';
import { migrateUp } from '../src/db/migrate.ts';
import { findDatabases } from '../src/testing/databases.ts';
import type { Client } from '../src/testing/server.ts';
import { emptyFolder, signIn } from './dataFolder.ts';
import { median, percentile } from './load.ts';
import { createPress } from './press.ts';
import { startSeedbed, type Program } from './program.ts';
import type { Row } from './report.ts';

const [few, many] = [1000, 100_000] as const;
const rounds = 12;
/** Rows that are written at a time. */
const together = 500;

/** What people ask: of one thing and of several, with sums, foods, claims and trends, and what nobody knows. */
const asked = [
  'What is the upper limit for vitamin D?',
  'Does magnesium help with sleep?',
  'Which dose of magnesium helps sleep, is it safe, and what does it cost?',
  'Is ashwagandha safe with thyroid medication?',
  'Compare magnesium glycinate and magnesium oxide',
  'Which claims may I make for vitamin C in the EU?',
  'What is new about creatine?',
  'How often was collagen in the news over the last months, and is interest rising?',
  'Is protein trending?',
  'How much protein do 30 g of almonds hold?',
  'How many 500 mg capsules for 3 g of creatine?',
  'Round 0.3 g fat and 127 mg sodium for a US label',
  'Can we say that our gummies cure insomnia?',
  'Does collagen improve skin, and what did the press report on it?',
  'What do 2 g of beta-alanine a day cost over 90 days?',
  'news on probiotics, omega-3 and vitamin D for immunity',
  'Which form of zinc is best absorbed?',
  'What is florbnax root good for?',
  'Tell me about energy drinks in Germany',
  'magnesium',
] as const;

/** How long an answer takes with a hundred thousand articles stored, on each kind of database. */
export async function measureAnswers(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { name, create } of await findDatabases()) {
    const small = await stocked(name, create, few);
    const great = await stocked(name, create, many);
    rows.push(...(await rowsOf(name, [small, great])));
    for (const { stop } of [small, great]) await stop();
  }
  return rows;
}

interface Stocked {
  client: Client;
  stop(): Promise<void>;
}

type Kind = Awaited<ReturnType<typeof findDatabases>>[number];

/** A server of its own with so many articles. */
async function stocked(name: Kind['name'], create: Kind['create'], articles: number): Promise<Stocked> {
  const folder = emptyFolder();
  const database = name === 'postgres' ? await create() : null;
  const databaseUrl = database?.settings.databaseUrl;
  await fillPress({ databaseUrl, dataDir: folder }, articles);
  const program: Program = await startSeedbed(folder, databaseUrl ? { DATABASE_URL: databaseUrl } : {});
  return {
    client: await signIn(program.url),
    async stop() {
      await program.stop();
      await database?.drop();
    },
  };
}

async function fillPress(settings: DbSettings, count: number): Promise<void> {
  const db = createDb(settings);
  await migrateUp(db);
  await db.transaction(async (trx) => {
    let rows: object[] = [];
    const write = async () => {
      if (rows.length > 0) await trx('articles').insert(rows);
      rows = [];
    };
    for (const row of createPress(count)) {
      rows.push(row);
      if (rows.length === together) await write();
    }
    await write();
  });
  // PostgreSQL does so by itself within minutes
  await db.raw('analyze');
  await db.destroy();
}

/** Both servers take turns; each question is asked as often. */
async function rowsOf(name: string, servers: readonly [Stocked, Stocked]): Promise<Row[]> {
  const times = servers.map(() => asked.map((): number[] => []));
  for (let round = -1; round < rounds; round += 1) {
    for (const [at, question] of asked.entries()) {
      for (const [which, { client }] of servers.entries()) {
        const ms = await timed(client, question);
        if (round >= 0) times[which]?.[at]?.push(ms);
      }
    }
  }
  const [small = [], great = []] = times;
  const [slowest] = asked
    .map((question, at) => ({ question, times: great[at] ?? [] }))
    .toSorted((left, right) => median(right.times) - median(left.times));
  return [
    {
      what: `an answer without a language model with 100 thousand articles stored, ${name}, p95 of ${asked.length} questions`,
      unit: 'ms',
      ours: percentile(great.flat(), 0.95),
      against: [{ name: 'itself with 1 thousand', value: percentile(small.flat(), 0.95) }],
      target: { ours: 60 },
    },
    {
      what: `the slowest of these, median: “${slowest?.question}”`,
      unit: 'ms',
      ours: median(slowest?.times ?? []),
      against: [{ name: 'all of them', value: median(great.flat()) }],
      target: {},
    },
  ];
}

async function timed(client: Client, content: string): Promise<number> {
  const start = performance.now();
  const { status, body } = await client.post('/api/conversations', { content });
  if (status !== 201 || body.messages[1].status !== 'complete') throw new Error(`No answer to: ${content}`);
  return performance.now() - start;
}
