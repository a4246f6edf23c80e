import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { records, type RecordName } from '../../contract/index.ts';
import { isPostgres } from '../../db/kind.ts';
import { Unavailable } from '../../errors.ts';
import { createFolderStore } from '../../files/index.ts';
import { findDatabases } from '../../testing/databases.ts';
import { makeRecord } from '../../testing/records.ts';
import { checkShape, startServer, type Client, type TestServer } from '../../testing/server.ts';

const names = Object.keys(records) as RecordName[];
const textOf = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes);

describe.each(await findDatabases())('one’s account on $name', (kind) => {
  const folder = mkdtempSync(join(tmpdir(), 'seedbed-account-'));
  let isStoreAway = false;
  let server: TestServer;
  beforeAll(async () => {
    const store = createFolderStore(folder);
    server = await startServer(kind, {
      fileStore: {
        ...store,
        delete: (sha256) =>
          isStoreAway ? Promise.reject(new Unavailable('The store is away.')) : store.delete(sha256),
      },
    });
  });
  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  });

  const fill = async (person: Client) => {
    for (const name of names) await makeRecord(person, name);
  };
  const remove = (person: Client & { email: string }, email = person.email) =>
    person.send('DELETE', '/api/users/current', { body: { email } });
  const filesKept = () =>
    readdirSync(folder, { recursive: true }).filter((path) => String(path).length > 60).length;

  /** Every row of every table that names a person in a column of its own. */
  async function rowsOf({ id, uid }: { id: number; uid: string }): Promise<Record<string, number>> {
    const { db } = server.database;
    const tables: string[] = isPostgres(db)
      ? (await db('information_schema.tables').where({ table_schema: 'public' }).select('table_name')).map(
          (row) => row.table_name,
        )
      : await db('sqlite_master').where({ type: 'table' }).whereNot('name', 'like', '%\\_fts%').pluck('name');
    const counts: Record<string, number> = {};
    for (const table of tables.filter((name) => name !== 'revisions')) {
      const columns = Object.keys(await db(table).columnInfo());
      const owners = ['owner_id', 'user_id', 'created_by_id'].filter((name) => columns.includes(name));
      if (owners.length === 0 && !columns.includes('firebase_uid')) continue;
      const rows = db(table).where((any) => {
        for (const name of owners) any.orWhere(name, id);
        if (columns.includes('firebase_uid')) any.orWhere('firebase_uid', uid);
      });
      counts[table] = Number((await rows.count({ n: '*' }))[0]?.n);
    }
    return counts;
  }

  it('is taken out whole: every room, conversations to read, files as they are', async () => {
    const ada = await server.signIn();
    await fill(ada);
    const made = await ada.post('/api/exports', undefined);
    expect(made.status).toBe(201);
    checkShape('exports.create', made);
    const response = await ada.open('GET', made.body.url);
    expect(response.headers.get('Content-Type')).toBe('application/zip');
    expect(response.headers.get('Content-Disposition')).toContain('attachment');
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
    const rooms = Object.entries(files).filter(([path]) => path.endsWith('.json') && path !== 'account.json');
    expect(rooms).toHaveLength(names.length);
    expect(rooms.filter(([, bytes]) => textOf(bytes) === '[]\n')).toEqual([]);
    expect(JSON.parse(textOf(files['account.json'])).user.email).toBe(ada.email);
    const [listed] = JSON.parse(textOf(files['files.json']));
    expect(files[`files/${listed.id}-${listed.name}`]).toHaveLength(listed.bytes);
    const talk = Object.keys(files).find((path) => path.startsWith('conversations/'));
    expect(textOf(files[talk ?? ''])).toMatch(/^# .+\n[^]*## Question, [^]*## Answer, /);
  });

  it('is taken out by its owner alone, for a day', async () => {
    const ada = await server.signIn();
    const { body } = await ada.post('/api/exports', undefined);
    expect((await (await server.signIn()).get(body.url)).status).toBe(404);
    const over = new Date(Date.now() - 1).toISOString();
    await server.database.db('exports').where({ id: body.id }).update({ expires_at: over });
    expect((await ada.get(body.url)).status).toBe(404);
  });

  it('is deleted with every row and byte of its owner, and nothing of anybody else', async () => {
    const [ada, ben] = [await server.signIn(), await server.signIn()];
    await fill(ben);
    const [kept, others] = [filesKept(), await rowsOf(ben)];
    await fill(ada);
    expect(Object.values(await rowsOf(ada)).filter((n) => n > 0).length).toBeGreaterThan(names.length);
    expect((await remove(ada)).status).toBe(204);
    expect(Object.entries(await rowsOf(ada)).filter(([, n]) => n > 0)).toEqual([]);
    expect(await rowsOf(ben)).toEqual(others);
    expect(filesKept()).toBe(kept);
    expect((await ada.get('/api/users/current')).status).toBe(401);
  });

  it('is deleted only by its email: 400, and all is still there', async () => {
    const ada = await server.signIn();
    const answer = await remove(ada, 'grace@seedbed.test');
    expect([answer.status, answer.body.errors[0].path]).toEqual([400, 'email']);
    expect((await ada.get('/api/users/current')).status).toBe(200);
    expect((await remove(ada, ` ${ada.email.toUpperCase()} `)).status).toBe(204);
  });

  it('comes back empty when its owner signs in anew, and not by a sign-in of before', async () => {
    const now = Math.floor(Date.now() / 1000);
    const ada = await server.signIn({}, { claims: { auth_time: now - 60 } });
    await makeRecord(ada, 'product');
    const before = await server.issuer.idToken(ada, { auth_time: now - 30 });
    await remove(ada);
    expect((await server.anonymous.post('/api/session', { idToken: before })).status).toBe(401);
    const again = await server.signIn({ uid: ada.uid, email: ada.email });
    expect((await again.get('/api/products')).body).toEqual([]);
  });

  it('is still there when its files cannot be deleted: 503, and again does the rest', async () => {
    const ada = await server.signIn();
    const form = new FormData();
    form.set('file', new File([`of ${ada.uid} alone`], 'a.txt', { type: 'text/plain' }));
    await ada.send('POST', '/api/files', { body: form });
    isStoreAway = true;
    expect((await remove(ada)).status).toBe(503);
    isStoreAway = false;
    expect((await ada.get('/api/files')).body).toHaveLength(1);
    expect((await remove(ada)).status).toBe(204);
  });
});
