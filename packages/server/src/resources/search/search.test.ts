import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SearchKind, type SearchHit } from '../../contract/index.ts';
import { isPostgres } from '../../db/kind.ts';
import { repairWorkSearch } from '../../db/workSearch.ts';
import { findDatabases } from '../../testing/databases.ts';
import { makeRecord } from '../../testing/records.ts';
import { startServer, type Client, type TestServer } from '../../testing/server.ts';

const marked = ({ snippet, ranges }: SearchHit) => ranges.map(([start, end]) => snippet.slice(start, end));

describe.each(await findDatabases())('the search of one’s own work on $name', (kind) => {
  let server: TestServer;
  let ada: Client;
  let grace: Client;
  let conversation: { id: number; messages: { id: number; content: string }[] };
  let product: { id: number };

  const find = async (q: string, more: Record<string, string> = {}, client = ada): Promise<SearchHit[]> => {
    const { status, body } = await client.get(`/api/search?${new URLSearchParams({ q, ...more })}`);
    expect(status).toBe(200);
    return body;
  };
  const kindsOf = (hits: readonly SearchHit[]) => hits.map((hit) => hit.kind);
  /** Everything but the question and its answer, which may say anything. */
  const others = SearchKind.options.filter((each) => each !== 'conversation').join(',');

  beforeAll(async () => {
    server = await startServer(kind, { limits: undefined });
    ada = await server.signIn();
    grace = await server.signIn();
    await ada.post('/api/conversations', { content: 'Does magnesium help with sleep?' });
    const [{ id }] = (await ada.get('/api/conversations')).body;
    conversation = { id, messages: (await ada.get(`/api/conversations/${id}/messages`)).body };
    product = (
      await ada.post('/api/products', {
        concept: 'Zebrawood tonic',
        description: 'A calming drink with passionflower for studious evenings.',
      })
    ).body;
    const begun = await ada.post(`/api/products/${product.id}/formulas`, {
      name: 'Bench try',
      from: 'empty',
    });
    const line = { id: 1, name: 'Passionflower extract', amount: { value: 250, unit: 'mg' } };
    await ada.send('PATCH', `/api/formulas/${begun.body.formula.id}`, {
      body: { ops: [{ op: 'addLine', line }] },
      headers: { 'If-Match': '*' },
    });
    await ada.post('/api/claims', {
      text: 'Passionflower tonics support calm.',
      market: 'US',
      channel: 'label',
    });
    await ada.post('/api/garden', { kind: 'note', title: 'Tasting', note: 'The passionflower was bitter.' });
    await ada.post('/api/suppliers', { name: 'Passionflower Growers', kinds: ['ingredient'] });
    await grace.post('/api/products', { concept: 'Passionflower of Grace', description: 'Hers' });
  });
  afterAll(() => server.close());

  it('finds a question and its answer, at the message, with what was searched for in it', async () => {
    const hits = await find('magnesium', { kinds: 'conversation' });
    expect(hits).toHaveLength(2);
    expect(new Set(hits.map(({ messageId }) => messageId))).toEqual(
      new Set(conversation.messages.map((message) => message.id)),
    );
    for (const hit of hits) {
      expect(hit).toMatchObject({
        kind: 'conversation',
        id: conversation.id,
        title: 'Does magnesium help with sleep?',
      });
      expect(marked(hit).every((text) => text.toLowerCase() === 'magnesium')).toBe(true);
      expect(hit.ranges.length).toBeGreaterThan(0);
      expect(hit.snippet).not.toMatch(/\[\d/);
    }
  });

  it('finds every kind of what is one’s own, what is called so first, and nothing of anybody else', async () => {
    const hits = await find('passionflower', { kinds: others });
    expect(new Set(kindsOf(hits))).toEqual(new Set(['product', 'formula', 'claim', 'garden', 'supplier']));
    expect(hits[0]).toMatchObject({ kind: 'supplier', title: 'Passionflower Growers' });
    expect(hits.find((hit) => hit.kind === 'product')).toMatchObject({
      id: product.id,
      productId: product.id,
      title: 'Zebrawood tonic',
      snippet: 'A calming drink with passionflower for studious evenings.',
      ranges: [[21, 34]],
    });
    expect(hits.find((hit) => hit.kind === 'formula')).toMatchObject({ productId: product.id });
    expect((await find('passionflower', {}, grace)).map(({ title }) => title)).toEqual([
      'Passionflower of Grace',
    ]);
  });

  it('takes phrases, words that must not be there, inflection and the beginning of a last word', async () => {
    expect(kindsOf(await find('"calming drink"', { kinds: others }))).toEqual(['product']);
    expect(await find('"drink calming"', { kinds: others })).toEqual([]);
    expect(
      kindsOf(await find('passionflower -bitter -growers -claims', { kinds: 'garden,supplier' })),
    ).toEqual([]);
    expect(kindsOf(await find('evening', { kinds: others }))).toEqual(['product']);
    expect(kindsOf(await find('zebraw', { kinds: others }))).toEqual(['product']);
    expect(await find('zebraw ', { kinds: others })).toEqual([]);
  });

  it.each(['', '   ', '-passionflower', '"" - ""', '*', '( ) AND', '\u0130'])(
    'has no error for %j',
    async (q) => {
      expect(Array.isArray(await find(q, { kinds: others }))).toBe(true);
    },
  );

  it('finds nothing where nothing is asked for', async () => {
    expect((await ada.get('/api/search')).body).toEqual([]);
    expect(await find('-passionflower')).toEqual([]);
  });

  it('refuses a kind that there is none of, and names it', async () => {
    const { status, body } = await ada.get('/api/search?q=tonic&kinds=product,spaceship');
    expect(status).toBe(400);
    expect(body.errors[0].path).toContain('kinds');
  });

  it('keeps to the limit', async () => {
    expect(await find('passionflower', { kinds: others, limit: '2' })).toHaveLength(2);
  });

  it('follows what is changed and what is gone', async () => {
    const made = (await ada.post('/api/products', { concept: 'Quillaja fizz', description: 'A drink' })).body;
    expect(kindsOf(await find('quillaja'))).toEqual(['product']);
    await ada.patch(`/api/products/${made.id}`, { concept: 'Yerba fizz' });
    expect(await find('quillaja')).toEqual([]);
    expect(kindsOf(await find('yerba', { kinds: others }))).toEqual(['product']);
    await ada.delete(`/api/products/${made.id}`);
    expect(await find('yerba', { kinds: others })).toEqual([]);
  });

  it('forgets a conversation with its messages', async () => {
    const leaving = await server.signIn();
    await leaving.post('/api/conversations', { content: 'What is the upper limit of zinc?' });
    const [{ id }] = (await leaving.get('/api/conversations')).body;
    expect(await find('zinc', {}, leaving)).not.toEqual([]);
    await leaving.delete(`/api/conversations/${id}`);
    expect(await find('zinc', {}, leaving)).toEqual([]);
    const indexed = await server.database.db('work_search').count({ n: '*' });
    const again = await repairWorkSearch(server.database.db);
    expect(again).toBe(false);
    expect(await server.database.db('work_search').count({ n: '*' })).toEqual(indexed);
  });

  it('forgets all of a person who goes', async () => {
    const leaving = await server.signIn();
    for (const name of ['product', 'claim', 'supplier', 'rfq', 'document'] as const)
      await makeRecord(leaving, name);
    await leaving.post('/api/conversations', { content: 'Does glycine help with sleep?' });
    await leaving.send('DELETE', '/api/users/current', { body: { email: leaving.email } });
    expect(await repairWorkSearch(server.database.db)).toBe(false);
  });

  it('keeps what cannot be read, and finds the rest of it', async () => {
    const id = await makeRecord(ada, 'supplier');
    const { db } = server.database;
    await db('suppliers').where({ id }).update({ name: 'Unreadable Works', content: '{' });
    expect((await find('unreadable', { kinds: 'supplier' })).map(({ id: found }) => found)).toEqual([id]);
  });

  it('makes an index anew that lost rows', async () => {
    const { db } = server.database;
    if (isPostgres(db)) return;
    await db.raw('delete from work_search where rowid in (select rowid from work_search limit 3)');
    expect(await repairWorkSearch(db)).toBe(true);
    expect(kindsOf(await find('"calming drink"', { kinds: others }))).toEqual(['product']);
  });
});
