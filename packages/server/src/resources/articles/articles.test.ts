import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { FeedItem, SourceFetch, SourceState } from '../../feeds/index.ts';
import { createMigrated, findDatabases, type TestDatabase } from '../../testing/databases.ts';
import { checkShape, evidence, startServer, type Client, type TestServer } from '../../testing/server.ts';
import { createArticleFetcher } from './fetch.service.ts';
import { findPassages, findTrend } from './passages.service.ts';
import { repairSearch } from './search.model.ts';

const item = (n: number, changes: Partial<FeedItem> = {}): FeedItem => ({
  title: `Report ${n}: what changed in the ${n}th quarter for brand owners`,
  summary: `Summary number ${n}.`,
  content: null,
  url: `https://news.example/${n}`,
  urlToImage: null,
  publicationName: 'Food Dive',
  publicationDate: `2026-01-${String(n).padStart(2, '0')}T08:00:00.000Z`,
  guid: `guid-${n}`,
  isSample: false,
  ...changes,
});

const state: SourceState = { etag: '"1"', lastModified: null, lastFetchedAt: '2026-02-01T00:00:00.000Z' };
const source = (items: FeedItem[], changes: Partial<SourceFetch> = {}): SourceFetch => ({
  name: 'Food Dive',
  items,
  state,
  notModified: false,
  ...changes,
});
const failed = source([], { error: 'No answer within 10 s' });

describe.each(await findDatabases())('articles on $name', (kind) => {
  let database: TestDatabase;
  let server: TestServer | undefined;
  let ada: Client;
  let answers: SourceFetch[];
  let rounds: ReadonlyMap<string, SourceState>[];

  beforeEach(async () => {
    await server?.close();
    await database?.drop();
    database = await createMigrated(kind);
    answers = [];
    rounds = [];
    const fetchFeeds = async (states: ReadonlyMap<string, SourceState>) => {
      rounds.push(states);
      return answers;
    };
    server = await startServer(kind, { database, fetchFeeds });
    ada = await server.signIn();
  });
  afterAll(async () => {
    await server?.close();
    await database.drop();
  });

  const fetchNow = () => ada.post('/api/articles/fetch');
  const titles = async () => (await ada.get('/api/articles')).body.map((row: { title: string }) => row.title);

  it('refuses visitors, and fetches by people without a record', async () => {
    expect((await server?.anonymous.get('/api/articles'))?.status).toBe(401);
    const visitor = await server?.signIn({}, { isNew: true });
    expect((await visitor?.post('/api/articles/fetch'))?.status).toBe(409);
    expect((await visitor?.get('/api/articles'))?.body).toEqual([]);
  });

  it('stores what is new, newest publication first, page by page', async () => {
    answers = [source([1, 3, 2, 5, 4].map((n) => item(n)))];
    const report = await fetchNow();
    expect(report.status).toBe(200);
    checkShape('articles.fetch', report);
    expect(report.body).toEqual({
      sources: [{ name: 'Food Dive', fetched: 5, added: 5, updated: 0, duplicate: 0 }],
      added: 5,
    });
    const all = await ada.get('/api/articles');
    checkShape('articles.list', all);
    expect(all.body.map((row: { url: string }) => row.url)).toEqual(
      [5, 4, 3, 2, 1].map((n) => `https://news.example/${n}`),
    );
    const pages = [];
    let next: string | undefined = '/api/articles?limit=2';
    while (next) {
      const page = await ada.get(next);
      pages.push(...page.body);
      next = /<(.+)>; rel="next"/.exec(page.headers.get('Link') ?? '')?.[1];
    }
    expect(pages).toEqual(all.body);
  });

  it('updates a changed article in place and counts repeats', async () => {
    answers = [source([item(1), item(2)])];
    await fetchNow();
    answers = [source([item(1, { title: 'A better headline' }), item(2), item(3)])];
    const { body } = await fetchNow();
    expect(body.sources[0]).toMatchObject({ fetched: 3, added: 1, updated: 1, duplicate: 1 });
    expect(await titles()).toHaveLength(3);
    expect(await titles()).toContain('A better headline');
  });

  it('keeps one article of a story that two publications tell', async () => {
    const story = 'Regulator opens a consultation on magnesium limits in fortified drinks';
    answers = [source([item(1, { title: story })])];
    await fetchNow();
    const again = item(1, {
      title: `${story}!`,
      url: 'https://other.example/x',
      publicationName: 'FoodBev',
      guid: 'z',
    });
    answers = [source([again], { name: 'FoodBev' })];
    expect((await fetchNow()).body.sources[0]).toMatchObject({ added: 0, duplicate: 1 });
    expect(await titles()).toEqual([story]);
    expect((await ada.get('/api/articles')).body[0].alsoCoveredBy).toEqual([
      {
        publicationName: 'FoodBev',
        title: `${story}!`,
        url: 'https://other.example/x',
        publicationDate: '2026-01-01T08:00:00.000Z',
      },
    ]);
  });

  it('tags an article with the ingredients and outcomes it names, and again when its wording changes', async () => {
    const tags = async () => (await ada.get('/api/articles')).body[0].tags;
    answers = [source([item(1, { title: 'Ashwagandha and magnesium for better sleep' })])];
    await fetchNow();
    expect(await tags()).toEqual(['Ashwagandha', 'Magnesium', 'sleep']);
    answers = [source([item(1, { title: 'Tins are getting lighter' })])];
    await fetchNow();
    expect(await tags()).toEqual([]);
  });

  it('remembers each source’s state, and hands it to the next round', async () => {
    answers = [source([item(1)])];
    await fetchNow();
    await fetchNow();
    expect(rounds[0]?.size).toBe(0);
    expect(rounds[1]?.get('Food Dive')).toEqual(state);
  });

  it('reports a failing source and keeps the others', async () => {
    answers = [{ ...failed, name: 'FoodBev' }, source([item(1)])];
    const { status, body } = await fetchNow();
    expect(status).toBe(200);
    expect(body.sources[0]).toMatchObject({ name: 'FoodBev', fetched: 0, error: 'No answer within 10 s' });
    expect(body.added).toBe(1);
  });

  it('reads the sample only when nothing was reached and nothing is stored, and lets it go for the press', async () => {
    answers = [source([])];
    await fetchNow();
    expect(await titles()).toEqual([]);
    answers = [failed];
    const { body } = await fetchNow();
    expect(body.added).toBeGreaterThan(0);
    const sample = (await ada.get('/api/articles')).body;
    expect(sample.every((row: { isSample: boolean }) => row.isSample)).toBe(true);
    expect((await fetchNow()).body.added).toBe(0);
    answers = [source([item(1)])];
    await fetchNow();
    expect(await titles()).toEqual([item(1).title]);
  });

  it('shares one round among callers at the same time, and begins another afterwards', async () => {
    let count = 0;
    const fetchFeeds = async () => {
      count += 1;
      return [source([item(1)])];
    };
    const fetch = createArticleFetcher({ db: database.db, evidence, fetchFeeds, now: Date.now });
    const reports = await Promise.all([fetch(), fetch(), fetch()]);
    expect(new Set(reports).size).toBe(1);
    expect(count).toBe(1);
    await fetch();
    expect(count).toBe(2);
  });

  it('answers the first report under the same key', async () => {
    answers = [source([item(1)])];
    const send = () => ada.post('/api/articles/fetch', undefined, { 'Idempotency-Key': 'k' });
    const first = await send();
    expect((await send()).body).toEqual(first.body);
    expect(rounds).toHaveLength(1);
  });

  describe('search', () => {
    const found = async (...terms: string[]) =>
      (await findPassages(database.db, terms)).map(({ title }) => title);
    const drinks = item(1, { title: 'Magnesium drinks grow in Europe' });
    const gummy = item(2, { title: 'A gummy with Withania somnifera', summary: 'For stressed people.' });
    beforeEach(async () => {
      answers = [source([drinks, gummy])];
      await fetchNow();
    });

    it.each<[terms: string[], found: string[]]>([
      [['Magnesium'], [drinks.title]],
      [['gummies'], [gummy.title]],
      [['withania SOMNIFERA'], [gummy.title]],
      [['somnifera withania'], []],
      [['Ashwagandha'], [gummy.title]],
      [['nothing of the kind'], []],
      [['nothing of the kind', 'drink'], [drinks.title]],
      [['"gummy" (', '', '*', "' or 1=1"], [gummy.title]],
    ])('finds by %j what says or is tagged with any of them', async (terms, titles) => {
      expect(await found(...terms)).toEqual(titles);
    });

    it('gives the newest of all without a term, and the newest first with one', async () => {
      const later = item(3, { title: 'More magnesium', publicationDate: '2026-12-01T10:00:00.000Z' });
      const earlier = item(4, { title: 'Less magnesium', publicationDate: '2025-12-01T10:00:00.000Z' });
      answers = [source([later, earlier])];
      await fetchNow();
      expect(await found()).toHaveLength(4);
      expect(await found('magnesium')).toEqual([later.title, drinks.title, earlier.title]);
    });

    it('is made anew at the start where it was damaged or has drifted', async () => {
      const isOwn = kind.name === 'sqlite'; // PostgreSQL keeps its index whole by itself
      expect(await repairSearch(database.db)).toBe(false);
      if (isOwn) await database.db.raw('delete from article_search_data where id > 10');
      expect(await repairSearch(database.db)).toBe(isOwn);
      expect(await found('magnesium')).toEqual([drinks.title]);
      if (isOwn) await database.db.raw('delete from article_search');
      expect(await repairSearch(database.db)).toBe(isOwn);
      expect(await found('magnesium')).toEqual([drinks.title]);
    });

    it('follows what is changed and deleted, by whomever', async () => {
      await database
        .db('articles')
        .where({ title: drinks.title })
        .update({ title: 'Zinc drinks', tags: '[]' });
      expect(await found('magnesium')).toEqual([]);
      expect(await found('zinc')).toEqual(['Zinc drinks']);
      await database.db('articles').where({ title: 'Zinc drinks' }).delete();
      expect(await found('zinc')).toEqual([]);
    });
  });

  it('counts by month what names something, months without any included, bundled samples left out', async () => {
    const at = (n: number, day: string, title: string) =>
      item(n, { title, publicationDate: `${day}T08:00:00.000Z` });
    answers = [
      source([
        at(1, '2026-07-31', 'Magnesium drinks are here'),
        at(2, '2026-09-01', 'A magnesium shortage'),
        at(3, '2026-09-30', 'Protein bars recalled'),
      ]),
    ];
    await fetchNow();
    await database.db('articles').where({ title: 'A magnesium shortage' }).update({ is_sample: true });
    expect(await findTrend(database.db, ['magnesium'])).toEqual({
      months: [
        { month: '2026-07', named: 1, stored: 1 },
        { month: '2026-08', named: 0, stored: 0 },
        { month: '2026-09', named: 0, stored: 1 },
      ],
    });
    expect(await findTrend(database.db, [])).toBeUndefined();
    expect((await findTrend(database.db, ['nothing of the kind']))?.months).toHaveLength(3);
  });

  it('answers a question for a trend with its counts, and says when they are few', async () => {
    answers = [source([item(1, { title: 'Magnesium drinks are here' }), item(2)])];
    await fetchNow();
    const { body } = await ada.post('/api/conversations', { content: 'Is magnesium trending?' });
    const [, answer] = body.messages;
    expect(answer.content).toContain(
      'Magnesium was named in 1 of the 2 stored articles since Jan 2026: 1 in Jan 2026',
    );
    expect(answer.content).toContain('too little to call a trend');
    expect(answer.citations[0]).toMatchObject({
      kind: 'article',
      trend: { months: [{ month: '2026-01', named: 1, stored: 2 }] },
    });
    const news = await ada.post('/api/conversations', { content: 'What is the latest news on magnesium?' });
    expect(news.body.messages[1].content).not.toContain('was named in');
  });
});
