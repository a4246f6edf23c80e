import type { Block } from '../prose.ts';
import { section } from '../prose.ts';
import { renderBlocks } from '../render.ts';
import { candidateBlocks, evidenceBlocks } from './candidates.ts';
import type { InsightsInput } from './brief.ts';
import { createBrief } from './brief.ts';
import { claimBlocks, watchOutBlocks } from './claims.ts';
import { conceptBlocks, nextStepBlocks, peopleBlocks, riskBlocks } from './product.ts';
import { costBlocks, formBlocks } from './snapshot.ts';
import { newsBlocks } from './recentNews.ts';
import { listSources } from './sources.ts';

/**
 * The insights text of a product concept: markdown of the sections that have something to say, each factual
 * sentence with a marker, and the sources they resolve to at the end. The same input always gives the same text.
 */
export function composeInsights(input: InsightsInput): string {
  const brief = createBrief(input);
  const blocks: Block[] = [
    ...section('Concept in one line', conceptBlocks(brief)),
    ...section('Who it is for', peopleBlocks(brief)),
    ...section('Candidate ingredients', candidateBlocks(brief)),
    ...section('What the evidence says and does not', evidenceBlocks(brief)),
    ...section('Claims you could make, and ones to avoid', claimBlocks(brief)),
    ...section('Form notes', formBlocks(brief)),
    ...section('Cost and price snapshot', costBlocks(brief)),
    ...section('Regulatory and safety watch-outs', watchOutBlocks(brief)),
    ...section('Recent news', newsBlocks(brief)),
    ...section('Risks and unknowns', riskBlocks(brief)),
    ...section('Next steps', nextStepBlocks(brief)),
  ];
  const { pieces, citations } = renderBlocks(blocks, 2);
  return pieces.join('') + listSources(citations);
}
