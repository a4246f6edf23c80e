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
  const sources = citations.map(({ n, title, source, url, passage }) => {
    const where = url ? ` [${linkName(url)}](${url})` : '';
    return `${n}. **${title}.** ${passage} Source: ${source}.${where}`;
  });
  const ending = sources.length > 0 ? `\n## Sources\n\n${sources.join('\n')}\n` : '';
  return pieces.join('') + ending;
}

const linkName = (url: string) => new URL(url).hostname.replace(/^www\./, '');
