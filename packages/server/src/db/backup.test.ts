import { spawn } from 'node:child_process';
import { hash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFolderStore } from '../files/index.ts';
import { startProgram, type Program } from '../testing/program.ts';
import { clientOf, cookieOf } from '../testing/server.ts';
import { unsignedToken } from '../testing/tokens.ts';
import { holdFolder } from './folderLock.ts';
import { createDb, sqliteFileName } from './knex.ts';
import { migrateUp } from './migrate.ts';

const ada = { uid: 'ada', email: 'ada@seedbed.test' };
const draft = {
  concept: 'Sleep aid',
  description: 'Evening',
  insights: '',
  estimatedCost: '1',
  estimatedRevenue: '2',
};
let folder: string;
let dataDir: string;
let program: Program | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'seedbed-'));
  dataDir = join(folder, 'data');
});
afterEach(async () => {
  program?.kill('SIGKILL');
  await program?.ended;
  program = undefined;
  rmSync(folder, { recursive: true });
});

const start = async () => {
  program = startProgram({ DATA_DIR: dataDir, RATE_LIMIT: 'off' });
  return program.ready;
};
const stop = async () => {
  program?.kill('SIGTERM');
  await program?.ended;
};

/** The command as an operator types it. */
function run(name: 'backup' | 'restore', args: string[], variables: Record<string, string> = {}) {
  const script = fileURLToPath(new URL(`../../scripts/${name}.ts`, import.meta.url));
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir, ...variables };
  const child = spawn(process.execPath, [script, ...args], { env, cwd: folder });
  const { promise, resolve } = Promise.withResolvers<{ code: number | null; text: string }>();
  let text = '';
  child.stdout.on('data', (piece) => (text += piece));
  child.stderr.on('data', (piece) => (text += piece));
  child.on('close', (code) => resolve({ code, text: text.trim() }));
  return promise;
}

async function signIn(url: string) {
  const cookie = cookieOf(await clientOf(url, {}).post('/api/session', { idToken: unsignedToken(ada) }));
  const client = clientOf(url, { Cookie: cookie });
  await client.post('/api/users', { firebaseUid: ada.uid, email: ada.email, fullName: 'Ada Okafor' });
  return client;
}

/** Somebody who saves one product after another until told to stop; knows which ones were answered. */
function keepSaving(client: Awaited<ReturnType<typeof signIn>>) {
  const saved: number[] = [];
  const over = new AbortController();
  const loop = async () => {
    while (!over.signal.aborted) saved.push((await client.post('/api/products', draft)).body.id);
  };
  const done = loop();
  const end = () => {
    over.abort();
    return done;
  };
  return { saved, end };
}

describe('a backup', () => {
  it('made while people save is whole, and an application that restores it has every row of that moment', async () => {
    const client = await signIn(await start());
    const saving = keepSaving(client);
    await expect.poll(() => saving.saved.length).toBeGreaterThan(10);
    const before = [...saving.saved];
    const made = await run('backup', ['copy']);
    const upTo = saving.saved.length;
    await expect.poll(() => saving.saved.length).toBeGreaterThan(upTo + 5);
    await saving.end();
    expect(made).toEqual({ code: 0, text: `Backed up ${dataDir} to ${join(folder, 'copy')}` });

    const refused = await run('restore', ['copy']);
    expect(refused).toEqual({
      code: 1,
      text: `${join(folder, 'copy')} was not restored: a server uses ${dataDir}. Stop it, then restore. Nothing was changed.`,
    });
    await stop();
    expect((await run('restore', ['copy'])).code).toBe(0);
    const again = clientOf(await start(), client.headers);
    const ids: number[] = (await again.get('/api/products')).body.map(({ id }: { id: number }) => id);
    expect(ids.toSorted((a, b) => a - b)).toEqual(saving.saved.slice(0, ids.length));
    expect(ids.length).toBeGreaterThanOrEqual(before.length);
    expect(ids.length).toBeLessThan(saving.saved.length);
    expect((await again.post('/api/products', draft)).status).toBe(201);
  });

  it('is refused where there is nothing to copy, where something is, and for PostgreSQL', async () => {
    expect(await run('backup', [])).toMatchObject({ code: 1, text: expect.stringContaining('no database') });
    const db = createDb({ dataDir });
    await migrateUp(db);
    await db.destroy();
    expect(await run('backup', ['data'])).toMatchObject({
      code: 1,
      text: expect.stringContaining('exists already'),
    });
    expect(await run('backup', ['/dev/null/copy'])).toMatchObject({
      code: 1,
      text: expect.stringContaining('could not be written to /dev/null/copy'),
    });
    const postgres = await run('backup', [], { DATABASE_URL: 'postgres://127.0.0.1/seedbed' });
    expect(postgres).toMatchObject({ code: 1, text: expect.stringContaining('pg_dump') });
    expect((await run('backup', [])).code).toBe(0);
    expect(readdirSync(join(dataDir, 'backups'))).toHaveLength(1);
  });

  it('of files beside PostgreSQL says what it does not hold, and so of a bucket', async () => {
    const sha256 = hash('sha256', 'a quote', 'hex');
    await createFolderStore(join(dataDir, 'files')).put(sha256, Buffer.from('a quote'));
    const settings = { DATABASE_URL: 'postgres://127.0.0.1/seedbed', FILES_S3_BUCKET: 'quotes' };
    const [made, back] = [await run('backup', ['copy'], settings), await run('restore', ['copy'], settings)];
    const bucket = 'Files are in the bucket quotes (FILES_S3_BUCKET), which no backup holds';
    expect([made.code, back.code]).toEqual([0, 0]);
    expect(made.text).toContain('The data is in PostgreSQL and not in the backup: use pg_dump.');
    expect(back.text).toContain('The data is in PostgreSQL: use pg_restore.');
    expect([made.text, back.text]).toEqual([
      expect.stringContaining(bucket),
      expect.stringContaining(bucket),
    ]);
    expect(existsSync(join(folder, 'copy', 'files', sha256.slice(0, 2), sha256))).toBe(true);
  });

  it('that is damaged, made by a newer program, or none is not restored', async () => {
    const db = createDb({ dataDir });
    await migrateUp(db);
    await db('settings').insert({ key: 'mine', value: 'kept' });
    const copies = ['good', 'cut', 'newer', 'text'];
    for (const copy of copies) expect((await run('backup', [copy])).code).toBe(0);
    await db.destroy();
    truncateSync(join(folder, 'cut', sqliteFileName), 20_000);
    writeFileSync(join(folder, 'text', sqliteFileName), 'not a database '.repeat(500));
    const newer = createDb({ dataDir: join(folder, 'newer') });
    await newer('migrations').insert({ name: '9999-later', ran_at: '' });
    await newer.destroy();
    for (const [copy, words] of [
      ['cut', 'damaged'],
      ['text', 'damaged'],
      ['newer', 'a newer Seedbed made it (9999-later)'],
      ['none', 'is no backup'],
    ] as const) {
      const { code, text } = await run('restore', [copy]);
      expect([code, text]).toEqual([1, expect.stringContaining(words)]);
      expect(text).toContain('Nothing was changed.');
    }
    expect(existsSync(join(dataDir, 'restoring'))).toBe(false);
    const still = createDb({ dataDir });
    expect(await still('settings').where({ key: 'mine' }).pluck('value')).toEqual(['kept']);
    await still.destroy();
    expect((await run('restore', [])).text).toContain('Say which backup');
  });

  /** Writes what is to be found again into a folder's database. */
  const mark = async (path: string, value: string) => {
    const db = createDb({ dataDir: path });
    await migrateUp(db);
    await db('settings').insert({ key: 'mark', value }).onConflict('key').merge();
    await db.destroy();
  };
  const markOf = async (path: string) => {
    const db = createDb({ dataDir: path });
    const [value] = await db('settings').where({ key: 'mark' }).pluck('value');
    await db.destroy();
    return value;
  };

  it('that is restored again and again keeps all that was there before', async () => {
    await mark(dataDir, 'first');
    expect((await run('backup', ['copy'])).code).toBe(0);
    await mark(dataDir, 'second');
    const kept = join(dataDir, 'before-restore');
    expect((await run('restore', ['copy'])).text).toBe(
      `Restored ${dataDir} from copy. What was there is in ${kept}`,
    );
    expect((await run('restore', ['copy'])).text).toContain(`${kept}-2`);
    expect(await markOf(kept)).toBe('second');
    expect(await markOf(`${kept}-2`)).toBe('first');
    expect((await run('restore', [kept])).code).toBe(0);
    expect([await markOf(dataDir), await markOf(kept)]).toEqual(['second', 'second']);
  });

  it('whose restore was cut short is restored by the next, and the only copy of the old data stays', async () => {
    await mark(dataDir, 'new');
    expect((await run('backup', ['copy'])).code).toBe(0);
    const kept = join(dataDir, 'before-restore');
    // As a power cut may leave it: the old database is here alone, the new one has not come.
    rmSync(dataDir, { recursive: true });
    await mark(kept, 'old');
    mkdirSync(join(dataDir, 'restoring'));
    writeFileSync(join(dataDir, 'restoring', sqliteFileName), 'half');
    expect((await run('restore', ['copy'])).code).toBe(0);
    expect([await markOf(dataDir), await markOf(kept)]).toEqual(['new', 'old']);
    expect(readdirSync(dataDir)).not.toContain('restoring');
  });

  it('is restored by one at a time', async () => {
    await mark(dataDir, 'here');
    expect((await run('backup', ['copy'])).code).toBe(0);
    const release = await holdFolder(dataDir);
    expect((await run('restore', ['copy'])).text).toContain(`a server uses ${dataDir}`);
    await release?.();
    expect((await run('restore', ['copy'])).code).toBe(0);
  });
});
