import { FetchReport } from '@seedbed/server/contract';
import { db, nextId, now } from '../db.ts';
import { page } from './pages.ts';
import { replay } from './replay.ts';

const report = FetchReport.parse(FetchReport.meta()?.example);

/** The article that the first fetch finds. */
const latest = {
  title: 'Fetched a moment ago: sweeteners on the agenda',
  summary: 'A regulator asks for comments until the end of the year.',
  publicationName: 'Food Dive',
  url: 'https://example.com/sweeteners',
  urlToImage: null,
  content: null,
  isSample: false,
  tags: [],
  alsoCoveredBy: [],
};

export const articleHandlers = {
  'articles.list': replay('articles.list', ({ query, request }) => {
    const newestFirst = db.articles.toSorted((a, b) => b.publicationDate.localeCompare(a.publicationDate));
    return page(newestFirst, query, request);
  }),
  'articles.fetch': replay('articles.fetch', () => {
    const added = db.articles.some((article) => article.url === latest.url) ? 0 : 1;
    const time = now();
    if (added > 0)
      db.articles.push({ id: nextId(db.articles), ...latest, publicationDate: time, createdAt: time });
    const [source] = report.sources;
    return {
      added,
      sources: [
        { ...source, name: latest.publicationName, fetched: 20, added, updated: 0, duplicate: 20 - added },
        { name: 'FoodBev', fetched: 0, added: 0, updated: 0, duplicate: 0, error: 'No answer within 10 s' },
      ],
    };
  }),
};
