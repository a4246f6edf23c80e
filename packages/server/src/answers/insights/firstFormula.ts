import type { ProductEstimate } from '../../costing/index.ts';
import type { Evidence } from '../../evidence/index.ts';
import { formatAmount } from '../../registry/index.ts';
import { inSentence } from '../../text/letters.ts';
import {
  besideSentences,
  costSentence,
  estimatedOf,
  servingPieces,
  sizeOf,
  uncertaintySentence,
  warningSentences,
  withArticle,
  type Estimated,
} from '../compute/estimated.ts';
import { productConceptIn } from '../compute/productConcept.ts';
import { activesOf } from '../estimatePassage.ts';
import { fact, joinWords, note, paragraph, section, type Block, type Sentence } from '../prose.ts';
import type { Inquiry } from '../understand/inquiry.ts';
import { createBrief } from './brief.ts';
import { candidateBlocks, evidenceBlocks } from './candidates.ts';

/**
 * A first formula of the product that a question names, as the product's page would suggest it: what a serving holds,
 * what is known of that, what it costs. Null where no product is named.
 */
export function firstFormulaBlocks(evidence: Evidence, { question }: Inquiry): Block[] | null {
  const concept = productConceptIn(question);
  if (concept === null) return null;
  const estimated = estimatedOf(concept, question);
  const { estimate, source } = estimated;
  const input = { concept, description: '', estimate, articles: [], today: '' };
  const brief = { ...createBrief(evidence, input), estimatePassage: source };
  return [
    paragraph(servingSentence(estimated)),
    ...candidateBlocks(brief),
    paragraph(...besideSentences(estimated)),
    ...section('Evidence', evidenceBlocks(brief)),
    ...section('Cost', [
      paragraph(costSentence(estimated), ...warningSentences(estimated)),
      paragraph(uncertaintySentence(estimated)),
    ]),
    paragraph(
      note(
        'Create a product with this concept to build on it: every line can be changed, and label, claims and cost follow',
      ),
    ),
  ];
}

/** Above so many the table alone tells what is in it. */
const mostNamed = 6;

/** What it is and what is in it: the actives of a supplement by the serving, the first lines of a recipe by their share. */
function servingSentence({ concept, estimate, source }: Estimated): Sentence {
  const name = withArticle(concept);
  if (estimate.pack) {
    const parts = estimate.ingredients
      .slice(0, mostShares)
      .map((line) => `${lineName(line)} ${shareOf(line)}`);
    return fact(
      `A first recipe for ${name}${sizeOf(estimate)}: ${parts.join(', ')} and less of others`,
      source,
    );
  }
  const parts = activesOf(estimate).map(
    (line) => `${lineName(line)} ${formatAmount(line.amountPerServing, line.unit)}`,
  );
  const pieces = servingPieces(estimate);
  const told = parts.length > mostNamed ? '' : `: ${joinWords(parts)}`;
  return fact(`A first formula for ${name}${pieces ? `, ${pieces} a serving` : ''}${told}`, source);
}

/** So many lines of a recipe are most of it. */
const mostShares = 3;

type Line = ProductEstimate['ingredients'][number];

const lineName = ({ name, title = name }: Line): string => inSentence(title);
const shareOf = ({ percent = 0 }: Line): string => formatAmount(Number(percent.toPrecision(3)), '%');
