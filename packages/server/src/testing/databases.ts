import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { createDb, type DbSettings } from '../db/knex.ts';
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
}

async function createSqlite(): Promise<TestDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'seedbed-'));
  const settings = { dataDir };
  const db = createDb(settings);
  const drop = async () => {
    await db.destroy();
    rmSync(dataDir, { recursive: true });
  };
  return { db, settings, drop };
}

async function createPostgres(clusterUrl: string): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const admin = createDb({ databaseUrl: `${clusterUrl}/postgres`, dataDir: '', poolSize: 1 });
  await admin.raw(`create database ${name}`);
  const settings = { databaseUrl: `${clusterUrl}/${name}`, dataDir: '', poolSize: 6 };
  const db = createDb(settings);
  const drop = async () => {
    await db.destroy();
    await admin.raw(`drop database ${name} with (force)`);
    await admin.destroy();
  };
  return { db, settings, drop };
}

/** The database that is always there, for tests of what is the same on each. */
export const sqlite: DatabaseKind = { name: 'sqlite', create: createSqlite };

/** The databases that every test of the server runs on. PostgreSQL is left out, loudly, where it cannot be started. */
export async function findDatabases(): Promise<DatabaseKind[]> {
  const cluster = await findCluster();
  if ('reason' in cluster) {
    process.stderr.write(`\nSKIPPED: the server's tests on PostgreSQL: ${cluster.reason}.\n\n`);
    return [sqlite];
  }
  return [sqlite, { name: 'postgres', create: () => createPostgres(cluster.url) }];
}

/** Makes a database with the newest schema. */
export async function createMigrated(kind: DatabaseKind): Promise<TestDatabase> {
  const database = await kind.create();
  await migrateUp(database.db);
  return database;
}
