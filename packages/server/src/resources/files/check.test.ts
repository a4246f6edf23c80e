import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeSentRequest, operations, urlOf, type Operation } from '../../contract/index.ts';
import { createClamd } from '../../files/index.ts';
import { eicar, startClamd, type TestClamd } from '../../testing/clamd.ts';
import { findDatabases } from '../../testing/databases.ts';
import { makeRecord, sendAs } from '../../testing/records.ts';
import { startServer, type Client, type TestServer } from '../../testing/server.ts';

/** Every operation that takes a file: a new one is among them by itself. */
const taking = Object.values<Operation>(operations).filter(({ upload }) => upload);

const [kind] = await findDatabases();
let clamd: TestClamd;
let server: TestServer;
let ada: Client;
const lines: string[] = [];
beforeAll(async () => {
  clamd = await startClamd();
  const sink = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  if (!kind) throw new Error('There is no database to test on.');
  server = await startServer(kind, { scanner: createClamd(clamd.url), log: pino(sink) });
  ada = await server.signIn();
});
afterAll(async () => {
  await server.close();
  await clamd.close();
});

const formOf = (content: string) => {
  const form = new FormData();
  form.set('file', new File([content], 'a.csv', { type: 'text/csv' }));
  return form;
};

/** Sends a file to an operation as whoever may. */
async function send({ id, method, path, access, record }: Operation, content: string) {
  const headers: Record<string, string> = access === 'maker' ? { Authorization: await makersLink() } : {};
  const address = record ? urlOf('formulas.import', { id: await makeRecord(ada, record) }) : path;
  expect(record ? id : 'formulas.import').toBe('formulas.import');
  const body = formOf(content);
  return (access === 'maker' ? server.anonymous : ada).send(method, address, { body, headers });
}

async function makersLink(): Promise<string> {
  const { rfqId, recipientId } = await makeSentRequest(sendAs(ada));
  const path = `/api/rfqs/${rfqId}/recipients/${recipientId}/link`;
  const { body } = await ada.send('POST', path, { headers: { 'If-Match': '*' } });
  return `Quote ${body.url.split('#')[1]}`;
}

it.each(taking)('$id refuses what the scanner finds: 400, and a line in the log', async (operation) => {
  lines.length = 0;
  const answer = await send(operation, `Item,Price\n${eicar},9\n`);
  expect([answer.status, answer.body.detail]).toEqual([
    400,
    'The virus scanner found Eicar-Test-Signature in this file. It was not kept.',
  ]);
  expect(lines.join('')).toContain('"event":"infected file refused"');
  expect(lines.join('')).not.toContain('EICAR-STANDARD');
  expect((await ada.get('/api/files')).body).toEqual([]);
});

it.each(taking)('$id has the scanner look through what it takes', async (operation) => {
  const before = clamd.taken.length;
  const content = 'Item,Price\nZinc,9\n';
  const { body } = await send(operation, content);
  expect(JSON.stringify(body)).not.toContain('scanner');
  expect(clamd.taken.slice(before).map(String)).toEqual([content]);
});

it('is counted, and told of to whoever asks whether all is ready', async () => {
  const { text } = await server.anonymous.get('/metrics');
  expect(text).toMatch(/seedbed_file_scans_total\{outcome="clean"\} [1-9]/);
  expect(text).toMatch(/seedbed_file_scans_total\{outcome="infected"\} [1-9]/);
  expect((await server.anonymous.get('/readyz')).body.scanner).toBe('reachable');
});

it('refuses every file while the scanner is away: 503 with Retry-After, and serves everything else', async () => {
  const gone = await startClamd();
  await gone.close();
  if (!kind) throw new Error('There is no database to test on.');
  const alone = await startServer(kind, { scanner: createClamd(gone.url) });
  const ben = await alone.signIn();
  const answer = await ben.send('POST', '/api/files', { body: formOf('Item,Price\n') });
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '5']);
  expect(answer.body.detail).toContain('so the file was not kept');
  expect((await ben.get('/api/files')).body).toEqual([]);
  const ready = await alone.anonymous.get('/readyz');
  expect([ready.status, ready.body.scanner]).toEqual([200, 'unreachable']);
  expect((await alone.anonymous.get('/metrics')).text).toContain(
    'seedbed_file_scans_total{outcome="failed"} 1',
  );
  await alone.close();
});
