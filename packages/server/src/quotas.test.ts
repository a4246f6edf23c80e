import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFolderStore } from './files/index.ts';
import { findDatabases } from './testing/databases.ts';
import { createScriptedAnswerer } from './testing/scriptedAnswerer.ts';
import { startServer, type Client, type TestServer } from './testing/server.ts';

const events = { Accept: 'text/event-stream' };

describe.each(await findDatabases())('what one person may take up on $name', (kind) => {
  const folder = mkdtempSync(join(tmpdir(), 'seedbed-quota-'));
  const answerer = createScriptedAnswerer();
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(kind, {
      answerer,
      fileStore: createFolderStore(folder),
      perPerson: { fileBytes: 100, answers: 2 },
    });
  });
  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  });

  const bring = (person: Client, text: string) => {
    const form = new FormData();
    form.set('file', new File([text], 'a.txt', { type: 'text/plain' }));
    return person.send('POST', '/api/files', { body: form });
  };
  const bytesOnDisk = () =>
    readdirSync(folder, { recursive: true }).filter((path) => String(path).length > 60).length;

  it('a file beyond it is refused: 413, nothing of it is kept, and there is room after a deletion', async () => {
    const ada = await server.signIn();
    const first = await bring(ada, 'a'.repeat(60));
    expect(first.status).toBe(201);
    const before = bytesOnDisk();
    const refused = await bring(ada, 'b'.repeat(41));
    expect(refused.status).toBe(413);
    expect(refused.body.detail).toContain('It was not kept');
    expect([bytesOnDisk(), (await ada.get('/api/files')).body.length]).toEqual([before, 1]);
    expect((await bring(ada, 'c'.repeat(40))).status).toBe(201);
    const ben = await server.signIn();
    expect((await bring(ben, 'd'.repeat(90))).status).toBe(201);
    await ada.send('DELETE', `/api/files/${first.body.id}`, { headers: { 'If-Match': '*' } });
    expect((await bring(ada, 'b'.repeat(41))).status).toBe(201);
  });

  it('of files that come at once no more are kept than fit', async () => {
    const ada = await server.signIn();
    const answers = await Promise.all(
      ['1', '2', '3', '4', '5', '6'].map((digit) => bring(ada, digit.repeat(40))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 413, 413, 413, 413]);
  });

  it('a question beyond it is refused while answers are written: 429, and taken when one has ended', async () => {
    const ada = await server.signIn();
    const ask = () => ada.open('POST', '/api/conversations', { body: { content: 'Why?' }, headers: events });
    // One after another: which of two is written first is nobody's to say.
    const open: Response[] = [];
    for (const count of [1, 2]) {
      open.push(await ask());
      await expect.poll(() => answerer.writings.length).toBe(count);
    }
    const refused = await ada.post('/api/conversations', { content: 'Why?' });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect((await ada.get('/api/conversations')).body).toHaveLength(2);
    const ben = await server.signIn();
    const others = await ben.open('POST', '/api/conversations', {
      body: { content: 'Why?' },
      headers: events,
    });
    expect(others.status).toBe(200);
    answerer.writings[0]?.finish();
    await open[0]?.text();
    expect((await ask()).status).toBe(200);
    await expect.poll(() => answerer.writings.length).toBe(4);
    for (const writing of answerer.writings.slice(1)) writing.finish();
  });
});
