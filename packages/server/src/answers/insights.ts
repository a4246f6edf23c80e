import type { Estimate } from '../contract/estimates.ts';
import type { Evidence } from '../evidence/index.ts';
import type { ArticlePassage } from './answerer.ts';

/** What the insights text is composed from. */
export interface InsightsInput {
  concept: string;
  description: string;
  estimate: Omit<Estimate, 'productId' | 'isCostSetByUser' | 'isRevenueSetByUser'>;
  evidence: Evidence;
  articles: readonly ArticlePassage[];
  /** ISO date of today: news older than 90 days is left out. */
  today: string;
}

/** The insights text of a product concept: markdown with numbered sources at its end. */
export function composeInsights(input: InsightsInput): string {
  return `## Concept in one line\n\n${input.concept}: ${input.description}\n`;
}
