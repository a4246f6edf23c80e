import type { ArticleTrend } from '../../contract/articles.ts';
import type { Evidence } from '../../evidence/index.ts';
import type { ArticlePassage } from '../articlePassage.ts';
import type { Scope } from '../gather/passageSource.ts';
import type { Block } from '../prose.ts';
import type { Inquiry } from '../understand/inquiry.ts';
import { abstain } from './abstention.ts';
import { newsBlocks } from './news.ts';
import { trendBlocks } from './trend.ts';

/** What the press says. */
interface Press {
  readonly articles: readonly ArticlePassage[];
  readonly trend?: ArticleTrend;
  readonly scope: Scope;
}

/** Where the base is left out: the press if it is not, else nothing of our own. */
export const pressAlone = (
  evidence: Evidence,
  whole: Inquiry,
  { articles, trend, scope }: Press,
): readonly Block[] =>
  scope.articles
    ? [...trendBlocks(evidence, whole, trend), ...newsBlocks(evidence, whole, articles)]
    : abstain('I found nothing on this where you asked me to look, so I make no claim');
