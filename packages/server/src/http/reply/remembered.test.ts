import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDb } from '../../db/knex.ts';
import type { FeedItem } from '../../feeds/index.ts';
import { findDatabases } from '../../testing/databases.ts';
import { clientOf, startServer, type Client, type TestServer } from '../../testing/server.ts';
import { RememberedAnswers } from './remembered.ts';

const answer = (text: string) => ({ bytes: Buffer.from(text), tag: `"${text}"`, link: undefined });

const freshnessOf = (ownerId: number, stamp = 'a', resource = 'products') => ({ resource, ownerId, stamp });

describe('remembered answers', () => {
  it('hold while their stamp does, for their owner, resource and address alone', () => {
    const remembered = new RememberedAnswers();
    remembered.keep(freshnessOf(1), '/x', answer('mine'));
    expect(remembered.find(freshnessOf(1), '/x')?.tag).toBe('"mine"');
    expect(remembered.find(freshnessOf(2), '/x')).toBeUndefined();
    expect(remembered.find(freshnessOf(1, 'a', 'users'), '/x')).toBeUndefined();
    expect(remembered.find(freshnessOf(1), '/x?limit=1')).toBeUndefined();
    expect(remembered.find(freshnessOf(1, 'b'), '/x')).toBeUndefined();
    expect(remembered.find(freshnessOf(1), '/x')).toBeUndefined();
  });

  it('go together when the stamp does, also those that nobody asks for again', () => {
    const remembered = new RememberedAnswers(16_000);
    remembered.keep(freshnessOf(1), '/old', answer('old'));
    remembered.keep(freshnessOf(1, 'b'), '/new', answer('new'));
    expect(remembered.find(freshnessOf(1), '/old')).toBeUndefined();
  });

  it('are none without memory', () => {
    const remembered = new RememberedAnswers(0);
    remembered.keep(freshnessOf(1), '/x', answer(''));
    expect(remembered.find(freshnessOf(1), '/x')).toBeUndefined();
  });

  it('forget who has not asked for the longest time when the memory is full', () => {
    const remembered = new RememberedAnswers(16_000);
    const isKnown = (owner: number) => remembered.find(freshnessOf(owner), '/x') !== undefined;
    for (let n = 0; n < 10; n += 1) remembered.keep(freshnessOf(n), '/x', answer('x'.repeat(950)));
    expect(isKnown(0)).toBe(true);
    remembered.keep(freshnessOf(10), '/x', answer('x'.repeat(950)));
    expect([isKnown(0), isKnown(1), isKnown(10)]).toEqual([true, false, true]);
  });

  it('never give one person the memory of all', () => {
    const remembered = new RememberedAnswers(16_000);
    remembered.keep(freshnessOf(2), '/hers', answer('hers'));
    remembered.keep(freshnessOf(1), '/large', answer('x'.repeat(8000)));
    for (let n = 0; n < 100; n += 1) remembered.keep(freshnessOf(1), `/${n}`, answer('x'.repeat(950)));
    expect(remembered.find(freshnessOf(1), '/large')).toBeUndefined();
    expect(remembered.find(freshnessOf(1), '/99')).toBeDefined();
    expect(remembered.find(freshnessOf(2), '/hers')).toBeDefined();
  });
});

const draft = { concept: 'Sleep aid', description: 'Evening', insights: 'x', estimatedCost: '1' };
const item: FeedItem = {
  title: 'Magnesium drinks grow in Europe',
  summary: 'A report.',
  content: null,
  url: 'https://news.example/1',
  urlToImage: null,
  publicationName: 'Food Dive',
  publicationDate: '2026-01-05T08:00:00.000Z',
  guid: 'guid-1',
  isSample: false,
};
const state = { etag: null, lastModified: null, lastFetchedAt: null };

// Two applications with a connection each know no more of each other than two processes do.
describe.each(await findDatabases())('what is read from memory on $name', (kind) => {
  let server: TestServer;
  let other: TestServer;
  let ada: Client & { id: number };
  let adaThere: Client;
  const reads: string[] = [];
  beforeAll(async () => {
    const fetchFeeds = async () => [{ name: 'Food Dive', items: [item], state, notModified: false }];
    server = await startServer(kind, { fetchFeeds });
    const db = createDb(server.database.settings);
    db.on('query', ({ sql }: { sql: string }) => reads.push(sql));
    other = await startServer(kind, { database: { ...server.database, db }, db });
    ada = await server.signIn();
    adaThere = clientOf(other.url, ada.headers);
  });
  afterAll(async () => {
    await other.close();
    await other.database.db.destroy();
    await server.close();
  });

  /** Reads twice there, so that the second answer comes from memory, and proves it. */
  const rememberThere = async (path: string) => {
    const first = await adaThere.get(path);
    reads.length = 0;
    const second = await adaThere.get(path);
    expect([second.status, second.text, second.headers.get('Link')]).toEqual([
      200,
      first.text,
      first.headers.get('Link'),
    ]);
    expect(reads).toEqual([]);
    const tag = second.headers.get('ETag') ?? '';
    expect((await adaThere.get(path, { headers: { 'If-None-Match': tag } })).status).toBe(304);
    return { ...second, tag };
  };

  it.each([
    ['made', async () => ada.post('/api/products', draft)],
    ['changed', async (id: number) => ada.patch(`/api/products/${id}`, { concept: 'Sleep drink' })],
    ['pinned', async (id: number) => ada.patch(`/api/products/${id}/pin`)],
    ['deleted', async (id: number) => ada.delete(`/api/products/${id}`)],
  ])('a product that is %s in one process is there at once in the other', async (_, write) => {
    const { body: product } = await ada.post('/api/products', draft);
    await ada.post('/api/products', draft);
    const [list, page] = ['/api/products', '/api/products?limit=1'];
    await rememberThere(page);
    const { tag } = await rememberThere(list);
    await write(product.id);
    const after = await adaThere.get(list, { headers: { 'If-None-Match': tag } });
    expect([after.status, after.text]).toEqual([200, (await ada.get(list)).text]);
    expect((await adaThere.get(page)).text).toBe((await ada.get(page)).text);
  });

  it('a person’s own record and the articles follow too', async () => {
    const { body: user } = await rememberThere('/api/users/current');
    expect(user.fullName).toBe('Ada Okafor');
    await ada.patch('/api/users/profile', { fullName: 'Ada O.' });
    expect((await adaThere.get('/api/users/current')).body.fullName).toBe('Ada O.');
    expect((await adaThere.get('/api/articles')).body).toEqual([]);
    await ada.post('/api/articles/fetch');
    expect((await adaThere.get('/api/articles')).body).toHaveLength(1);
    await rememberThere('/api/articles');
  });

  it('what one person reads is never another’s', async () => {
    await ada.post('/api/products', draft);
    await rememberThere('/api/products');
    const grace = await server.signIn();
    await grace.post('/api/products', { ...draft, concept: 'Hers' });
    const hers = clientOf(other.url, grace.headers);
    for (let n = 0; n < 2; n += 1) {
      const { body } = await hers.get('/api/products');
      expect(body.map((row: { concept: string }) => row.concept)).toEqual(['Hers']);
    }
  });

  it('a write that is taken back leaves no trace', async () => {
    const { tag } = await rememberThere('/api/products');
    const row = { created_by_id: ada.id, concept: 'x', description: 'y' };
    const trx = await server.database.db.transaction();
    await trx('products').insert(row);
    await trx.rollback();
    expect((await adaThere.get('/api/products', { headers: { 'If-None-Match': tag } })).status).toBe(304);
  });

  it('logging out here ends it there, memory or not', async () => {
    const grace = await server.signIn();
    const there = clientOf(other.url, grace.headers);
    await grace.post('/api/products', draft);
    await there.get('/api/products');
    await grace.delete('/api/session');
    expect((await there.get('/api/products')).status).toBe(401);
  });
});
