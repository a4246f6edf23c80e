import type { Knex } from 'knex';
import { Model } from 'objection';
import { databaseTime } from '../../db/clock.ts';
import { isPostgres } from '../../db/kind.ts';

/** Something that is to be done later or again, by whichever process takes it. */
export class JobModel extends Model {
  static override tableName = 'jobs';

  declare id: number;
  declare kind: string;
  /** With whom it goes; null: it is everybody’s. */
  declare owner_id: number | null;
  /** What it is about, e.g. the recipient of a message. */
  declare about: string;
  /** Of one kind, one job a key. */
  declare key: string;
  /** JSON text. */
  declare content: string;
  declare state: 'waiting' | 'done' | 'failed';
  declare due_at: string;
  /** Whose it is at present; null: nobody’s. */
  declare lease: string | null;
  /** By the database’s clock; a process that has not come back by then has lost the job. */
  declare leased_until: string | null;
  /** How often it was taken since it last succeeded. */
  declare attempts: number;
  declare last_error: string | null;
  declare ended_at: string | null;
}

/** What a job is made of. */
export type NewJob = Pick<JobModel, 'kind' | 'owner_id' | 'about' | 'key' | 'content' | 'due_at'>;

/** Keeps jobs; one whose key is there already is left as it is. */
export async function insertJobs(db: Knex, jobs: readonly NewJob[]): Promise<void> {
  if (jobs.length > 0) await db('jobs').insert(jobs).onConflict(['kind', 'key']).ignore();
}

/** How a taking of jobs goes. */
export interface TakeJobs {
  kinds: readonly string[];
  /** What is due by then. */
  now: number;
  /** Marks what was taken as the taker’s. */
  lease: string;
  leaseMs: number;
  limit: number;
}

/** Takes what is due and nobody’s, the longest due first. Of several processes one gets each. */
export async function takeJobs(
  db: Knex,
  { kinds, now, lease, leaseMs, limit }: TakeJobs,
): Promise<JobModel[]> {
  const due = db('jobs')
    .select('id')
    .whereIn('kind', [...kinds])
    .where('state', 'waiting')
    .where('due_at', '<=', new Date(now).toISOString())
    .where((job) => job.whereNull('leased_until').orWhere('leased_until', '<=', databaseTime(db)))
    .orderBy(['due_at', 'id'])
    .limit(limit)
    .modify((jobs) => isPostgres(db) && jobs.forUpdate().skipLocked());
  return db('jobs')
    .whereIn('id', due)
    .update({ lease, leased_until: databaseTime(db, leaseMs), attempts: db.raw('attempts + 1') })
    .returning('*');
}

/** Writes what became of a job, unless somebody else has taken it since. */
export async function settleJob(
  db: Knex,
  { id, lease }: Pick<JobModel, 'id' | 'lease'>,
  became: Partial<Pick<JobModel, 'state' | 'due_at' | 'attempts' | 'last_error' | 'ended_at'>>,
): Promise<void> {
  await db('jobs')
    .where({ id, lease })
    .update({ ...became, lease: null, leased_until: null });
}

/** How many jobs of a kind stand how. */
export interface JobCount {
  kind: string;
  state: 'waiting' | 'due' | 'running' | 'failed';
  count: number;
}

/** Counts what is not done. */
export async function countJobs(db: Knex, now: number): Promise<JobCount[]> {
  const state = db.raw(
    `case when state = 'failed' then 'failed'
      when leased_until > ? then 'running'
      when due_at <= ? then 'due'
      else 'waiting' end`,
    [databaseTime(db), new Date(now).toISOString()],
  );
  const rows: { kind: string; stands: JobCount['state']; count: string | number }[] = await db('jobs')
    .whereNot('state', 'done')
    .groupByRaw('1, 2')
    .select(db.raw('kind, ? as stands, count(*) as count', [state]));
  return rows.map(({ kind, stands, count }) => ({ kind, state: stands, count: Number(count) }));
}

/** The jobs of a kind that are about these, the newest first. */
export async function findJobsAbout(
  db: Knex,
  { kind, about }: { kind: string; about: readonly string[] },
): Promise<JobModel[]> {
  if (about.length === 0) return [];
  return JobModel.query(db)
    .where('kind', kind)
    .whereIn('about', [...about])
    .orderBy('id', 'desc');
}

/** Forgets what ended before a time. */
export async function deleteEnded(db: Knex, before: number): Promise<void> {
  await JobModel.query(db).where('ended_at', '<', new Date(before).toISOString()).delete();
}
