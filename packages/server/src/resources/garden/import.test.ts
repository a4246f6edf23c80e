import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findDatabases } from '../../testing/databases.ts';
import { checkShape, startServer, type Client, type TestServer } from '../../testing/server.ts';

const path = '/api/garden/import';
const utf16 = (text: string) => Buffer.from(`\u{FEFF}${text}`, 'utf16le');

describe.each(await findDatabases())('the import of a garden on $name', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(kind);
  });
  afterAll(() => server.close());

  const bring = (
    by: Client,
    content: string | Uint8Array<ArrayBuffer>,
    headers: Record<string, string> = {},
  ) => {
    const form = new FormData();
    form.append('file', new Blob([content]), 'list.bib');
    return by.send('POST', path, { body: form, headers });
  };
  const titlesOf = async (by: Client) =>
    (await by.get('/api/garden')).body.map(({ title }: { title: string }) => title);

  it('keeps what is good, leaves out what is there, and tells the bad by line', async () => {
    const ada = await server.signIn();
    const text = '@misc{a, title={A}, year=2000}\n@misc{b, title={B\n@misc{c, title={A}, year=2000}\n';
    const answer = await bring(ada, text);
    checkShape('garden.import', answer);
    expect(answer.body).toEqual({
      added: 1,
      duplicates: 1,
      bad: [{ line: 2, why: 'A brace is not closed.' }],
    });
    expect(await titlesOf(ada)).toEqual(['A']);
  });

  it('is done once for one key, which is for one file', async () => {
    const ada = await server.signIn();
    const key = { 'Idempotency-Key': 'once' };
    const first = await bring(ada, '@misc{a, title={A}}', key);
    expect(first.body).toEqual({ added: 1, duplicates: 0, bad: [] });
    expect((await bring(ada, '@misc{a, title={A}}', key)).body).toEqual(first.body);
    expect((await bring(ada, '@misc{b, title={B}}', key)).status).toBe(409);
    expect(await titlesOf(ada)).toEqual(['A']);
  });

  it('of one file twice at once plants each entry once', async () => {
    const ada = await server.signIn();
    const text = '@misc{a, title={A}, year=2000}';
    const answers = await Promise.all([1, 2, 3, 4].map(() => bring(ada, text)));
    expect(answers.map(({ body }) => body.added).toSorted((a, b) => a - b)).toEqual([0, 0, 0, 1]);
    expect(await titlesOf(ada)).toEqual(['A']);
  });

  it.each([
    ['UTF-8 with its mark', Buffer.from('\u{FEFF}@misc{a, title={Café}}')],
    ['UTF-16', utf16('@misc{a, title={Café}}')],
    ['UTF-16 the other way round', utf16('@misc{a, title={Café}}').swap16()],
    ['Windows-1252', Buffer.from('@misc{a, title={Café}}', 'latin1')],
  ])('reads %s', async (_, bytes) => {
    const ada = await server.signIn();
    await bring(ada, bytes);
    expect(await titlesOf(ada)).toEqual(['Café']);
  });

  it('refuses more than 5,000 entries and more than 5 MB, and keeps none of them', async () => {
    const ada = await server.signIn();
    const many = Array.from({ length: 5001 }, (_, at) => `@misc{k, title={${at}}}`).join('\n');
    expect((await bring(ada, many)).status).toBe(400);
    expect((await bring(ada, `@misc{k, title={A}, abstract={${'x'.repeat(5_242_880)}}}`)).status).toBe(413);
    expect(await titlesOf(ada)).toEqual([]);
  });
});
