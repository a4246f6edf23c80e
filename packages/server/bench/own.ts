import type { Knex } from 'knex';
import { createDb } from '../src/db/knex.ts';
import { migrateUp } from '../src/db/migrate.ts';
import { prepareFindRow } from '../src/db/prepared.ts';
import { transact } from '../src/db/transact.ts';
import { emptyFolder } from './dataFolder.ts';
import { median } from './load.ts';
import type { Row } from './report.ts';

/** What one of the askers does, over and over. */
type Step = (asker: number) => Promise<unknown>;

const askers = 16;
const roundMs = 1500;
const rounds = 5;

/** What is our own beside its plain form: a row each, in one process on one database. */
export async function measureOwn(): Promise<Row[]> {
  const db = createDb({ dataDir: emptyFolder() });
  try {
    await migrateUp(db);
    await addPeople(db);
    return [await measureLookups(db), await measureCommits(db)];
  } finally {
    await db.destroy();
  }
}

async function addPeople(db: Knex): Promise<void> {
  for (let n = 0; n < askers; n += 1) {
    await db('users').insert({ firebase_uid: `${n}`, email: `${n}`, full_name: 'Ada', role: 'sales' });
    await db('sessions').insert({ id: `${n}`, firebase_uid: `${n}`, expires_at: '2100-01-01T00:00:00.000Z' });
    await db('products').insert({ created_by_id: n + 1, concept: 'Sleep aid', description: 'Evening' });
  }
}

const lookup = `select sessions.firebase_uid, sessions.email, users.id, revisions.owner_id, revisions.stamp
  from sessions
    left join users on users.firebase_uid = sessions.firebase_uid
    left join revisions on revisions.resource = $1 and revisions.owner_id in (0, users.id)
  where sessions.id = $2`;

async function measureLookups(db: Knex): Promise<Row> {
  const findSession = prepareFindRow('bench_lookup', lookup);
  const plain = lookup.replaceAll(/\$\d/g, '?');
  const [ours = NaN, theirs = NaN] = await inTurns('processorUs', [
    (asker) => findSession(db, ['products', `${asker}`]),
    async (asker) => (await db.raw(plain, ['products', `${asker}`]))[0],
  ]);
  return {
    what: `db/prepared: the lookup of a session and its stamp, ${askers} askers, processor time`,
    unit: 'µs',
    ours,
    against: [{ name: 'the same through Knex', value: theirs }],
    target: { atMost: 0.77 },
  };
}

async function measureCommits(db: Knex): Promise<Row> {
  const insert = (asker: number) => (trx: Knex.Transaction) =>
    trx('products')
      .insert({ created_by_id: asker + 1, concept: 'Sleep aid', description: 'Evening' })
      .returning('*');
  const [ours = NaN, plain = NaN] = await inTurns('rate', [
    (asker) => transact(db, async (trx) => insert(asker)(trx)),
    (asker) => db.transaction(insert(asker)),
  ]);
  return {
    what: `db/transact: a product stored and on the disk, ${askers} writers`,
    unit: 'times/s',
    ours,
    against: [{ name: 'a transaction each', value: plain }],
    target: { atLeast: 1.3 },
  };
}

/** What a round of a step comes to: how often a second, and what each time costs the processor. */
interface Round {
  rate: number;
  processorUs: number;
}

/** One figure of each step, the median of rounds in which they take turns. */
async function inTurns(figure: keyof Round, steps: readonly Step[]): Promise<number[]> {
  const figures = steps.map((): number[] => []);
  for (const step of steps) await takeRound(step);
  for (let round = 0; round < rounds; round += 1) {
    for (const [i, step] of steps.entries()) figures[i]?.push((await takeRound(step))[figure]);
  }
  return figures.map(median);
}

async function takeRound(step: Step): Promise<Round> {
  const start = performance.now();
  const before = process.cpuUsage();
  let done = 0;
  const ask = async (asker: number) => {
    while (performance.now() - start < roundMs) {
      await step(asker);
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: askers }, (_, asker) => ask(asker)));
  const { user, system } = process.cpuUsage(before);
  return { rate: (done * 1000) / (performance.now() - start), processorUs: (user + system) / done };
}
