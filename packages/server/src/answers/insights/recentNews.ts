import { articleSentence, matchArticles } from '../parts/news.ts';
import type { Block } from '../prose.ts';
import { list } from '../prose.ts';
import type { Brief } from './brief.ts';

const mostDays = 90;
const most = 3;
const dayMs = 86_400_000;

/** Articles of the last 90 days that speak of the concept's ingredients or outcomes. */
export function newsBlocks(brief: Brief): Block[] {
  const { evidence, articles, inquiry, today } = brief;
  const oldest = Date.parse(today) - mostDays * dayMs;
  const recent = articles.filter((article) => Date.parse(article.publicationDate) >= oldest);
  if (inquiry.ingredients.length + inquiry.topics.length === 0) return [];
  return [list(matchArticles(evidence, inquiry, recent).slice(0, most).map(articleSentence))];
}
