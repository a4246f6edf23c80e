import MiniSearch from 'minisearch';
import { type Evidence, type Passage, topicName } from '../../evidence/index.ts';
import type { ArticlePassage } from '../articlePassage.ts';
import { ownWords } from '../articleTerms.ts';
import type { Inquiry } from '../understand/inquiry.ts';
import { plain, trusted } from '../trustedText.ts';
import type { Block, Sentence } from '../prose.ts';
import { fact, joinWords, list, note, paragraph } from '../prose.ts';
import { abstain } from './abstention.ts';
import { nameInSentence, namesOf, stems } from '../../registry/index.ts';

const most = 5;
const dayMs = 86_400_000;

/** The articles that speak of what the question names, best and newest first; all of them when it names nothing. */
export function matchArticles(
  evidence: Evidence,
  inquiry: Inquiry,
  articles: readonly ArticlePassage[],
): ArticlePassage[] {
  const newest = Math.max(0, ...articles.map((article) => Date.parse(article.publicationDate)));
  const recency = (article: ArticlePassage) =>
    1 / (1 + (newest - Date.parse(article.publicationDate)) / dayMs / 30);
  const names = articleNames(evidence, inquiry);
  const terms = names.length > 0 ? names : ownWords(inquiry);
  if (terms.length === 0) return articles.toSorted((left, right) => recency(right) - recency(left));
  const scores = relevance(articles, terms);
  return articles
    .map((article, at) => ({ article, at, score: (scores.get(at) ?? 0) * (0.5 + recency(article)) }))
    .filter(({ article, score }) => score > 0 && (names.length > 0 || hasHalf(article, terms)))
    .toSorted((left, right) => right.score - left.score)
    .map(({ article }) => article);
}

/** How well articles fit the words, by their place; only those that say one of them. A title counts double. */
function relevance(articles: readonly ArticlePassage[], words: readonly string[]): Map<number, number> {
  const index = new MiniSearch<{ id: number; title: string; summary: string }>({
    fields: ['title', 'summary'],
    tokenize: stems,
    processTerm: (word) => word,
    searchOptions: { boost: { title: 2 } },
  });
  index.addAll(articles.map(({ title, summary }, id) => ({ id, title, summary })));
  return new Map(index.search(words.join(' ')).map(({ id, score }) => [id as number, score]));
}

/** One shared word is an accident where several were asked for. */
const hasHalf = ({ title, summary }: ArticlePassage, words: readonly string[]): boolean => {
  const known = new Set(stems(`${title} ${summary}`));
  return words.filter((word) => known.has(word)).length >= words.length / 2;
};

function articleNames(evidence: Evidence, inquiry: Inquiry): string[] {
  const names = inquiry.ingredients.flatMap((key) => {
    const ingredient = evidence.ingredients.get(key);
    return ingredient ? namesOf(ingredient) : [];
  });
  const topics = inquiry.topics.flatMap((key) => evidence.topics.get(key)?.words ?? []);
  return stems([...names, ...topics, ...inquiry.unknownNames].join(' ')).filter((word) => word.length > 2);
}

/** News from the trade press, told as what the articles say. */
export function newsBlocks(
  evidence: Evidence,
  inquiry: Inquiry,
  articles: readonly ArticlePassage[],
): Block[] {
  const found = matchArticles(evidence, inquiry, articles).slice(0, most);
  const subject = subjectWords(evidence, inquiry);
  if (found.length === 0) {
    return abstain(
      `I found no stored article${subject ? ` on ${subject}` : ''}, so I have no news to report`,
      'Fetch the latest articles under Insights, then ask again',
    );
  }
  const isSample = found.some((article) => article.isSample);
  return [
    paragraph(
      note(
        `Here is what the stored trade press reports${subject ? ` on ${subject}` : ''}, newest and closest first`,
      ),
    ),
    list(found.map(articleSentence)),
    paragraph(
      note('These are the publications’ own words, which I have not checked against the evidence base'),
      ...(isSample ? [note('Items marked as sample are bundled examples, not real news')] : []),
    ),
  ];
}

/** What is asked about, as words. */
export const subjectWords = (evidence: Evidence, inquiry: Inquiry) =>
  joinWords([
    ...inquiry.ingredients.map((key) => nameInSentence(evidence, key)),
    ...inquiry.unknownNames,
    ...inquiry.topics.map((key) => topicName(evidence, key)),
  ]);

/** An article as one item: title, what it says first, publication and date. */
export function articleSentence(article: ArticlePassage): Sentence {
  const title = plain(article.title);
  const summary = firstSentence(trusted(article.summary));
  const sample = article.isSample ? ', sample' : '';
  const date = dateWords(article.publicationDate);
  return fact(
    `**${title.replace(/[.]$/, '')}**${summary && `: ${summary.replace(/[.]$/, '')}`} (${plain(article.publicationName)}, ${date}${sample})`,
    articlePassage(article),
  );
}

/** The passage an article is cited by. */
export function articlePassage(article: ArticlePassage): Passage {
  return {
    key: `article:${article.id}`,
    kind: 'article',
    title: article.isSample ? `${plain(article.title)} (sample)` : plain(article.title),
    source: article.publicationName,
    url: article.url,
    text: `${plain(article.title)}. ${trusted(article.summary)} ${plain(article.publicationName)}, ${dateWords(article.publicationDate)}.`,
    isConfirmed: true,
    ingredients: [],
    topics: [],
  };
}

const formatter = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});
const dateWords = (iso: string) =>
  Number.isNaN(Date.parse(iso)) ? 'no date' : formatter.format(new Date(iso));

const firstSentence = (text: string) => /^.{20,300}?[.!?](?=\s|$)/.exec(text)?.[0] ?? text.slice(0, 240);
