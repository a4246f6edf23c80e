import type { Knex } from 'knex';
import { isPostgres } from './kind.ts';
import * as first from './migrations/0001-first.ts';
import * as revisions from './migrations/0002-revisions.ts';
import * as articleTags from './migrations/0003-article-tags.ts';
import * as heartbeats from './migrations/0004-heartbeats.ts';
import * as access from './migrations/0005-access.ts';
import * as estimateVersions from './migrations/0006-estimate-version.ts';
import * as articleSearch from './migrations/0007-article-search.ts';
import * as formulas from './migrations/0008-formulas.ts';
import * as materials from './migrations/0009-materials.ts';
import * as productKinds from './migrations/0010-product-kinds.ts';
import * as claims from './migrations/0011-claims.ts';
import * as garden from './migrations/0012-garden.ts';
import * as literature from './migrations/0013-literature.ts';
import * as sourcing from './migrations/0014-sourcing.ts';
import * as documents from './migrations/0015-documents.ts';
import * as interpretations from './migrations/0016-interpretations.ts';
import * as gardenWatch from './migrations/0019-garden-watch.ts';
import * as jobs from './migrations/0020-jobs.ts';
import * as accounts from './migrations/0023-accounts.ts';
import * as sealedAnswers from './migrations/0024-sealed-answers.ts';
import * as unnumberedSessions from './migrations/0026-unnumbered-sessions.ts';
import * as foodEnergy from './migrations/0028-food-energy.ts';
import * as sessionActivity from './migrations/0031-session-activity.ts';
import * as articlesByMonth from './migrations/0033-articles-by-month.ts';
import * as outdatedCertificates from './migrations/0034-outdated-certificates.ts';
import * as pricesBySupplier from './migrations/0035-prices-by-supplier.ts';
import * as workSearch from './migrations/0036-work-search.ts';
import { transact } from './transact.ts';

interface Migration {
  name: string;
  up(knex: Knex): Promise<void>;
  down(knex: Knex): Promise<void>;
}

/** In the order they run. A released migration is never edited: write the next one. */
const migrations: readonly Migration[] = [
  { name: '0001-first', ...first },
  { name: '0002-revisions', ...revisions },
  { name: '0003-article-tags', ...articleTags },
  { name: '0004-heartbeats', ...heartbeats },
  { name: '0005-access', ...access },
  { name: '0006-estimate-version', ...estimateVersions },
  { name: '0007-article-search', ...articleSearch },
  { name: '0008-formulas', ...formulas },
  { name: '0009-materials', ...materials },
  { name: '0010-product-kinds', ...productKinds },
  { name: '0011-claims', ...claims },
  { name: '0012-garden', ...garden },
  { name: '0013-literature', ...literature },
  { name: '0014-sourcing', ...sourcing },
  { name: '0015-documents', ...documents },
  { name: '0016-interpretations', ...interpretations },
  { name: '0019-garden-watch', ...gardenWatch },
  { name: '0020-jobs', ...jobs },
  { name: '0023-accounts', ...accounts },
  { name: '0024-sealed-answers', ...sealedAnswers },
  { name: '0026-unnumbered-sessions', ...unnumberedSessions },
  { name: '0028-food-energy', ...foodEnergy },
  { name: '0031-session-activity', ...sessionActivity },
  { name: '0033-articles-by-month', ...articlesByMonth },
  { name: '0034-outdated-certificates', ...outdatedCertificates },
  { name: '0035-prices-by-supplier', ...pricesBySupplier },
  { name: '0036-work-search', ...workSearch },
];

/** A database whose schema this program does not know. The message says which migrations a newer one ran. */
export class NewerSchema extends Error {
  override name = 'NewerSchema';

  constructor(unknown: readonly string[]) {
    super(
      `A newer Seedbed made this database (${unknown.join(', ')}). Start that version, or restore a backup from before it.`,
    );
  }
}

/** Any number will do that no other program locks in the same database. */
const advisoryLock = 7_310_542;

/**
 * Brings the schema to the newest form, in one transaction: an interrupted run leaves nothing behind,
 * and of several processes starting at once one works while the others wait.
 * @returns the names of the migrations that ran.
 * @throws NewerSchema when a migration ran that this program does not know; nothing is changed then.
 */
export async function migrateUp(db: Knex): Promise<string[]> {
  return withLock(db, async (trx, done) => {
    const unknown = unknownOf(done);
    if (unknown.length > 0) throw new NewerSchema(unknown);
    const pending = migrations.filter(({ name }) => !done.has(name));
    for (const migration of pending) {
      await migration.up(trx);
      await trx('migrations').insert({ name: migration.name, ran_at: new Date().toISOString() });
    }
    return pending.map(({ name }) => name);
  });
}

/**
 * Takes migrations back, the newest first: those after `to`, or all of them.
 * @returns the names of the migrations that were taken back.
 */
export async function migrateDown(db: Knex, { to = '' } = {}): Promise<string[]> {
  return withLock(db, async (trx, done) => {
    const ran = migrations.filter(({ name }) => done.has(name) && name > to).reverse();
    for (const migration of ran) {
      await migration.down(trx);
      await trx('migrations').where({ name: migration.name }).delete();
    }
    return ran.map(({ name }) => name);
  });
}

/** Whether every migration has run; false on an empty database. Fails when the database cannot be reached. */
export async function isMigrated(db: Knex): Promise<boolean> {
  if (!(await db.schema.hasTable('migrations'))) return false;
  const names = new Set(await db('migrations').pluck('name'));
  return migrations.every(({ name }) => names.has(name));
}

/** Migrations that ran on this database and that this program does not know: a newer one made it. */
export async function unknownMigrations(db: Knex): Promise<string[]> {
  return unknownOf(await db('migrations').pluck('name'));
}

function unknownOf(ran: Iterable<string>): string[] {
  const known = new Set(migrations.map(({ name }) => name));
  return [...ran].filter((name) => !known.has(name));
}

type Step = (trx: Knex.Transaction, done: ReadonlySet<string>) => Promise<string[]>;

const bookkeeping = 'create table if not exists migrations (name text primary key, ran_at text not null)';

async function withLock(db: Knex, step: Step): Promise<string[]> {
  if (!isPostgres(db)) await db.raw(bookkeeping);
  // Again where it met a process that serves: PostgreSQL takes back either of the two.
  return transact(db, async (trx) => {
    if (isPostgres(db)) {
      await trx.raw('select pg_advisory_xact_lock(?)', [advisoryLock]);
      await trx.raw(bookkeeping);
    }
    // A write as the first touch: SQLite waits for its one write lock only here, not halfway through.
    await trx('migrations').where({ name: '' }).delete();
    return step(trx, new Set(await trx('migrations').pluck('name')));
  });
}
