import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { createDb, sqliteFileName, type DbSettings } from '../db/knex.ts';
import { migrateUp } from '../db/migrate.ts';
import { findCluster } from './postgres.ts';

/** An empty database of its own for a test file. */
export interface TestDatabase {
  db: Knex;
  /** To open it once more, as another process would. */
  settings: DbSettings;
  drop(): Promise<void>;
}

/** A kind of database and how to make one. */
export interface DatabaseKind {
  name: 'sqlite' | 'postgres';
  create(): Promise<TestDatabase>;
  /** Takes a database for its pattern, and makes more that are as it was. */
  copiesOf(pattern: TestDatabase): Promise<() => Promise<TestDatabase>>;
}

/** @param bytes of the file that it opens; none: a new one */
function createSqlite(bytes?: Uint8Array): TestDatabase {
  const dataDir = mkdtempSync(join(tmpdir(), 'seedbed-'));
  if (bytes) writeFileSync(join(dataDir, sqliteFileName), bytes);
  const settings = { dataDir };
  const db = createDb(settings);
  const drop = async () => {
    await db.destroy();
    rmSync(dataDir, { recursive: true });
  };
  return { db, settings, drop };
}

/** The database that is always there, for tests of what is the same on each. */
export const sqlite: DatabaseKind = {
  name: 'sqlite',
  create: async () => createSqlite(),
  async copiesOf({ db, settings, drop }) {
    // Closed, it is one file.
    await db.destroy();
    const bytes = readFileSync(join(settings.dataDir, sqliteFileName));
    await drop();
    return async () => createSqlite(bytes);
  },
};

/** @param pattern name of the database that it is to be like; none: an empty one */
async function createPostgres(clusterUrl: string, pattern = 'template1') {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const admin = createDb({ databaseUrl: `${clusterUrl}/postgres`, dataDir: '', poolSize: 1 });
  await admin.raw(`create database ${name} template ${pattern}`);
  const settings = { databaseUrl: `${clusterUrl}/${name}`, dataDir: '', poolSize: 6 };
  const db = createDb(settings);
  const drop = async () => {
    await db.destroy();
    await admin.raw(`drop database ${name} with (force)`);
    await admin.destroy();
  };
  return { name, db, settings, drop };
}

const postgresOf = (clusterUrl: string): DatabaseKind => ({
  name: 'postgres',
  create: () => createPostgres(clusterUrl),
  async copiesOf({ db, settings: { databaseUrl = '' } }) {
    // Only what nobody is connected with can be copied.
    await db.destroy();
    const name = new URL(databaseUrl).pathname.slice(1);
    return () => createPostgres(clusterUrl, name);
  },
});

/** The databases that every test of the server runs on. PostgreSQL is left out, loudly, where it cannot be started. */
export async function findDatabases(): Promise<DatabaseKind[]> {
  const cluster = await findCluster();
  if ('reason' in cluster) {
    process.stderr.write(`\nSKIPPED: the server's tests on PostgreSQL: ${cluster.reason}.\n\n`);
    return [sqlite];
  }
  return [sqlite, postgresOf(cluster.url)];
}

const migrated = new Map<DatabaseKind['name'], ReturnType<DatabaseKind['copiesOf']>>();

async function migrateOne(kind: DatabaseKind) {
  const pattern = await kind.create();
  await migrateUp(pattern.db);
  return kind.copiesOf(pattern);
}

/** Makes a database with the newest schema. The migrations run once: hundreds of tests take a copy of what they made. */
export async function createMigrated(kind: DatabaseKind): Promise<TestDatabase> {
  const copies = migrated.get(kind.name) ?? migrateOne(kind);
  migrated.set(kind.name, copies);
  return (await copies)();
}
