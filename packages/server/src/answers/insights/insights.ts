import type { Evidence } from '../../evidence/index.ts';
import type { ProductEstimate } from '../../costing/index.ts';
import type { ArticlePassage } from '../answerer.ts';
import type { Block } from '../prose.ts';
import { section } from '../prose.ts';
import { renderBlocks } from '../render.ts';
import { candidateBlocks, evidenceBlocks } from './candidates.ts';
import { claimBlocks, watchOutBlocks } from './claims.ts';
import { createPlan } from './plan.ts';
import { conceptBlocks, nextStepBlocks, peopleBlocks, riskBlocks } from './product.ts';
import { costBlocks, formBlocks } from './snapshot.ts';
import { newsBlocks } from './recentNews.ts';

/** What the insights text is composed from. */
export interface InsightsInput {
  concept: string;
  description: string;
  estimate: ProductEstimate;
  evidence: Evidence;
  articles: readonly ArticlePassage[];
  /** ISO date of today: news older than 90 days is left out. */
  today: string;
}

/**
 * The insights text of a product concept: markdown of the sections that have something to say, each factual
 * sentence with a marker, and the sources they resolve to at the end. The same input always gives the same text.
 */
export function composeInsights(input: InsightsInput): string {
  const plan = createPlan(input);
  const blocks: Block[] = [
    ...section('Concept in one line', conceptBlocks(plan)),
    ...section('Who it is for', peopleBlocks(plan)),
    ...section('Candidate ingredients', candidateBlocks(plan)),
    ...section('What the evidence says and does not', evidenceBlocks(plan)),
    ...section('Claims you could make, and ones to avoid', claimBlocks(plan)),
    ...section('Form notes', formBlocks(plan)),
    ...section('Cost and price snapshot', costBlocks(plan)),
    ...section('Regulatory and safety watch-outs', watchOutBlocks(plan)),
    ...section('Recent news', newsBlocks(plan)),
    ...section('Risks and unknowns', riskBlocks(plan)),
    ...section('Next steps', nextStepBlocks(plan)),
  ];
  const { pieces, citations } = renderBlocks(blocks, 2);
  const sources = citations.map(({ n, title, source, url, passage }) => {
    const where = url ? ` [${linkName(url)}](${url})` : '';
    return `${n}. **${title}.** ${passage} Source: ${source}.${where}`;
  });
  const ending = sources.length > 0 ? `\n## Sources\n\n${sources.join('\n')}\n` : '';
  return pieces.join('') + ending;
}

const linkName = (url: string) => new URL(url).hostname.replace(/^www\./, '');
