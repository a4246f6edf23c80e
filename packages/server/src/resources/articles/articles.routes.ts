import type { FetchReport } from '../../contract/index.ts';
import type { Api } from '../../http/api.ts';
import { answerPage, decodeCursor, isTimeAndNumberKey } from '../../http/reply/pages.ts';
import { presentArticle } from './articles.present.ts';
import { listArticles, type ArticleParts } from './articles.service.ts';

const reads = { reads: 'articles' } as const;

/** /api/articles. */
export function mountArticles(api: Api, { db, fetchArticles }: ArticleParts): void {
  api.mount(
    'articles.list',
    async (ctx, { query: { limit, cursor } }) => {
      const page = await listArticles(db, { limit, after: decodeCursor(cursor, isTimeAndNumberKey) });
      answerPage(ctx, { ...page, limit }, (row) => presentArticle(row, page.mentions.get(row.id)));
    },
    reads,
  );

  api.mount('articles.fetch', async (ctx, { once }) => {
    // Reading the web takes longer than a transaction may: done first, kept afterwards.
    const earlier = await once.recall<FetchReport>();
    const report = earlier?.body ?? (await fetchArticles());
    ctx.body = (await once.run<FetchReport>(async () => ({ status: 200, body: report }))).body;
  });
}
