import type { Evidence } from '../../evidence/index.ts';
import type { Block } from '../prose.ts';
import { section } from '../prose.ts';
import { withoutRepeated } from '../oneAnswer.ts';
import { candidateBlocks, evidenceBlocks } from './candidates.ts';
import type { InsightsInput } from './brief.ts';
import { createBrief } from './brief.ts';
import { claimBlocks } from './claims.ts';
import { conceptBlocks, nextStepBlocks, peopleBlocks, riskBlocks } from './product.ts';
import { costBlocks, formBlocks } from './snapshot.ts';
import { newsBlocks } from './recentNews.ts';
import { watchOutBlocks } from './watchOuts.ts';

/** Counts up whenever what is told changes, the records being the same. */
export const insightsVersion = 2;

/**
 * What is to be told of a product concept: the sections that have something to say, from the parts that answers are
 * made of, nothing twice. The same input always gives the same blocks.
 */
export function insightsBlocks(evidence: Evidence, input: InsightsInput): Block[] {
  const brief = createBrief(evidence, input);
  const said = new Set<string>();
  const told = (title: string, blocks: readonly Block[]) => section(title, withoutRepeated(blocks, said));
  return [
    ...told('Concept in one line', conceptBlocks(brief)),
    ...told('Who it is for', peopleBlocks(brief)),
    ...told('Candidate ingredients', candidateBlocks(brief)),
    ...told('What the evidence says and does not', evidenceBlocks(brief)),
    ...told('Claims you could make, and ones to avoid', claimBlocks(brief)),
    ...told('Form notes', formBlocks(brief)),
    ...told('Cost and price snapshot', costBlocks(brief)),
    ...told('Regulatory and safety watch-outs', watchOutBlocks(brief)),
    ...told('Recent news', newsBlocks(brief)),
    ...told('Risks and unknowns', riskBlocks(brief)),
    ...told('Next steps', nextStepBlocks(brief)),
  ];
}
