import { z } from 'zod';
import { operation, PageQuery, Timestamp } from './http.ts';

/** Another publication that told the same story. */
export const Coverage = z.strictObject({
  publicationName: z.string().describe('Who published it'),
  title: z.string().describe('Its own headline'),
  url: z.url({ protocol: /^https?$/ }).describe('Where its article is read'),
  publicationDate: Timestamp,
});
export type Coverage = z.infer<typeof Coverage>;

/** An article of the trade press, as its feed gave it; text is plain, without markup. */
export const Article = z
  .strictObject({
    id: z.int(),
    title: z.string(),
    summary: z.string().describe('Plain text'),
    publicationName: z.string().describe('The feed’s publication'),
    publicationDate: Timestamp,
    url: z.url({ protocol: /^https?$/ }).describe('Where the article is read'),
    urlToImage: z
      .url({ protocol: /^https?$/ })
      .nullable()
      .describe('Its picture; null when the feed names none'),
    content: z.string().nullable().describe('Plain text; null when the feed gives only a summary'),
    isSample: z.boolean().describe('Bundled sample, read when no source could be reached'),
    tags: z
      .array(z.string())
      .optional()
      .describe('Ingredients, then outcomes that it names, by the names the evidence base gives them'),
    alsoCoveredBy: z
      .array(Coverage)
      .optional()
      .describe('Publications that told the same story, the earliest first'),
    createdAt: Timestamp,
  })
  .meta({
    id: 'Article',
    example: {
      id: 1,
      title: 'Magnesium drinks move from the gym to the bedside table',
      summary: 'Brands position magnesium and L-theanine blends for the evening.',
      publicationName: 'Seedbed sample feed',
      publicationDate: '2026-01-05T00:00:00.000Z',
      url: 'https://example.com/magnesium-drinks',
      urlToImage: null,
      content: null,
      isSample: true,
      tags: ['Magnesium', 'L-theanine', 'sleep'],
      alsoCoveredBy: [],
      createdAt: '2026-01-05T09:30:00.000Z',
    },
  });
export type Article = z.infer<typeof Article>;

/** How often stored articles name something, month by month. */
export const ArticleTrend = z.strictObject({
  months: z
    .array(
      z.strictObject({
        month: z
          .string()
          .regex(/^\d{4}-\d{2}$/)
          .describe('In UTC, e.g. 2026-11'),
        named: z.int().nonnegative().describe('Articles that name it'),
        stored: z.int().nonnegative().describe('All articles of the month that are stored'),
      }),
    )
    .describe('The earliest first, without a gap; twelve at most'),
});
export type ArticleTrend = z.infer<typeof ArticleTrend>;

/** What a fetch found at one source. `error` says why a source gave nothing. */
export const SourceReport = z.strictObject({
  name: z.string().describe('The publication'),
  fetched: z.int().describe('Articles the feed held'),
  added: z.int().describe('Articles not stored before'),
  updated: z.int().describe('Stored articles whose title or text changed'),
  duplicate: z.int().describe('Articles known already, from here or elsewhere'),
  error: z.string().optional().describe('Why the source gave nothing'),
});
export type SourceReport = z.infer<typeof SourceReport>;

export const FetchReport = z
  .strictObject({
    sources: z.array(SourceReport).describe('One line a source'),
    added: z.int().describe('Articles not stored before, from all sources'),
  })
  .meta({
    id: 'FetchReport',
    example: {
      sources: [{ name: 'Food Dive', fetched: 20, added: 3, updated: 1, duplicate: 16 }],
      added: 3,
    },
  });
export type FetchReport = z.infer<typeof FetchReport>;

export const articleOperations = {
  'articles.list': operation('articles.list', {
    summary: 'Articles shared by all, newest publication first',
    query: PageQuery,
    responses: { 200: z.array(Article) },
    problems: [400],
  }),
  'articles.fetch': operation('articles.fetch', {
    summary: 'Read every source now; one bad source never fails the call',
    headers: ['Idempotency-Key'],
    responses: { 200: FetchReport },
    problems: [409],
  }),
};
