import { unzipSync } from 'fflate';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createDb, sqliteFileName } from './db/knex.ts';
import { migrateUp } from './db/migrate.ts';
import { startProgram, type Program } from './testing/program.ts';
import { clientOf, cookieOf } from './testing/server.ts';
import { unsignedToken } from './testing/tokens.ts';

const ada = { uid: 'ada', email: 'ada@seedbed.test' };
/** Ends what hangs: a process takes seconds of processor time to start, and tests share two cores. */
const slow = { timeout: 180_000 };
/** Many times what the room that is left takes. */
const mostWrites = 500;
let dataDir: string;
let program: Program | undefined;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'seedbed-full-'));
});
afterEach(async () => {
  program?.kill('SIGKILL');
  await program?.ended;
  rmSync(dataDir, { recursive: true });
});

/** A program on a disk with room for some writes, and one who is signed in there. */
async function startNearlyFull() {
  const made = createDb({ dataDir });
  await migrateUp(made);
  await made.destroy();
  const { size } = statSync(join(dataDir, sqliteFileName));
  const started = startProgram({ DATA_DIR: dataDir, RATE_LIMIT: 'off' }, { fileBytes: size + 200_000 });
  program = started;
  const url = await started.ready;
  const cookie = cookieOf(await clientOf(url, {}).post('/api/session', { idToken: unsignedToken(ada) }));
  const client = clientOf(url, { Cookie: cookie });
  await client.post('/api/users', { firebaseUid: ada.uid, email: ada.email, fullName: 'Ada Okafor' });
  const end = async () => {
    started.kill('SIGKILL');
    await started.ended;
  };
  return { client, end };
}

it(
  'a disk that fills up refuses writes with 503, is still read, and keeps all that was acknowledged',
  slow,
  async () => {
    const { client, end } = await startNearlyFull();
    let acknowledged = 0;
    const write = () =>
      client.post('/api/products', { concept: `Zinc ${acknowledged}`, description: 'x'.repeat(2000) });
    let answer = await write();
    for (; answer.status === 201 && acknowledged < mostWrites; answer = await write()) acknowledged += 1;
    expect(acknowledged).toBeGreaterThan(0);
    expect([answer.status, answer.body.detail]).toEqual([503, expect.stringContaining('no room left')]);
    expect((await client.get('/api/products')).body).toHaveLength(acknowledged);

    await end();
    const after = createDb({ dataDir });
    expect(await after('products').pluck('id')).toHaveLength(acknowledged);
    await after.destroy();
  },
);

it(
  'a disk that is full keeps nothing of a file that does not fit, and packs are made whole all the same',
  slow,
  async () => {
    const { client } = await startNearlyFull();
    const { id: productId } = (
      await client.post('/api/products', { concept: 'Zinc', description: 'Capsules' })
    ).body;
    const begun = await client.post(`/api/products/${productId}/formulas`, { name: 'Zinc', from: 'empty' });
    const ops = [{ op: 'addLine', line: { id: 1, name: 'Zinc', amount: { value: 10, unit: 'mg' } } }];
    const headers = { 'If-Match': '*' };
    await client.send('PATCH', `/api/formulas/${begun.body.formula.id}`, { body: { ops }, headers });
    const made = await client.post('/api/documents', { kind: 'factsPanel', productId });
    expect(made.status).toBe(201);

    const file = new File([`%PDF-1.4\n${'x'.repeat(5_000_000)}`], 'quote.pdf', { type: 'application/pdf' });
    const form = new FormData();
    form.set('file', file);
    const refused = await client.open('POST', '/api/files', { body: form });
    expect([refused.status, (await refused.json()).detail]).toEqual([
      503,
      expect.stringContaining('The disk is full. The file was not kept'),
    ]);
    const kept = readdirSync(join(dataDir, 'files'), { recursive: true, withFileTypes: true });
    expect(kept.filter((entry) => entry.isFile())).toEqual([]);

    const pack = await client.open('GET', `/api/products/${productId}/pack`);
    const files = unzipSync(new Uint8Array(await pack.arrayBuffer()));
    expect(Object.keys(files)).toEqual(expect.arrayContaining(['contents.txt', 'manifest.json']));
  },
);
