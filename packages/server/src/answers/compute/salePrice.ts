import { fact, note, paragraph, type Block, type Sentence } from '../prose.ts';
import type { Inquiry } from '../understand/inquiry.ts';
import { formatDollars, shelfWords } from '../estimatePassage.ts';
import {
  costSentence,
  estimatedOf,
  servingsOf,
  sizeOf,
  uncertaintySentence,
  warningSentences,
  withArticle,
  type Estimated,
} from './estimated.ts';
import { productConceptIn } from './productConcept.ts';
import { marginSentence } from './productCost.ts';

/** What the product that a question names may be sold for, over what it costs; null where it names none. */
export function salePriceBlocks({ question }: Inquiry): Block[] | null {
  const concept = productConceptIn(question);
  if (concept === null) return null;
  const estimated = estimatedOf(concept, question);
  if (estimated.estimate.withheld !== null) return [paragraph(costSentence(estimated))];
  return [
    paragraph(
      priceSentence(estimated),
      ...(estimated.estimate.pack
        ? []
        : [marginSentence(Number(estimated.estimate.suggestedPrice), estimated)]),
    ),
    paragraph(costSentence(estimated), ...warningSentences(estimated)),
    paragraph(
      uncertaintySentence(estimated),
      note('Create a product with this concept to see what the price rests on, and to set your own'),
    ),
  ];
}

/** `About $44.75 sold direct for a collagen powder, a container of 30 servings` */
function priceSentence({ concept, estimate, source }: Estimated): Sentence {
  const price = `About ${formatDollars(estimate.suggestedPrice, 2)}${shelfWords(estimate)}`;
  const name = withArticle(concept);
  const words = estimate.pack
    ? `${price} on the shelf for ${name}${sizeOf(estimate)}`
    : `${price} sold direct for ${name}, a container${servingsOf(estimate)}`;
  return fact(words, source);
}
