import type { ProductEstimate } from '../../costing/index.ts';
import type { Evidence } from '../../evidence/index.ts';
import { formatAmount, nameInSentence } from '../../registry/index.ts';
import { activesOf, centsOf, formatDollars } from '../estimatePassage.ts';
import type { Block } from '../prose.ts';
import { fact, joinWords, list, note, paragraph, type Sentence } from '../prose.ts';
import type { Inquiry } from '../understand/inquiry.ts';
import { derive } from '../values.ts';
import {
  besideSentences,
  costSentence,
  estimatedOf,
  servingPieces,
  uncertaintySentence,
  warningSentences,
  withArticle,
  type Estimated,
} from './estimated.ts';
import { quantitiesIn } from './worked/quantities.ts';

/**
 * What a first run costs of the product that a question names.
 * @param food the concept of a food or drink; null: a product by its ingredients and dosage form
 */
export function estimateBlocks(evidence: Evidence, inquiry: Inquiry, food: string | null): Block[] {
  const estimated = estimatedOf(
    food ?? conceptOf(evidence, inquiry),
    inquiry.question,
    containersIn(inquiry.question),
  );
  const { estimate, source } = estimated;
  const isSound = estimate.withheld === null;
  const price = isSound ? salePriceIn(inquiry.question) : null;
  return [
    paragraph(
      ...(price ? [marginSentence(price, estimated)] : []),
      costSentence(estimated),
      ...(isSound ? [runSentence(estimated), ...piecesSentences(estimated)] : []),
    ),
    list([
      ...activesOf(estimate).map((line) => fact(lineWords(line), source)),
      ...besideSentences(estimated),
    ]),
    paragraph(...warningSentences(estimated)),
    paragraph(
      uncertaintySentence(estimated),
      note(
        'Create a product with this concept to change amounts, form and run, and to see every constant and its source',
      ),
    ),
  ];
}

function runSentence({ estimate: { scenarios }, source }: Estimated): Sentence {
  const [low, base, high] = [scenarios.low, scenarios.base, scenarios.high].map(({ estimatedCost }) =>
    formatDollars(estimatedCost, 0),
  );
  return fact(`The whole run costs ${base} (${low} to ${high})`, source);
}

/** “5,000 bottles”: the run that is asked about; undefined where none is named. */
const containersIn = (question: string): number | undefined =>
  quantitiesIn(question).find(
    ({ unit, value, per }) => unit.dimension === 'container' && !per && value >= leastRun,
  )?.value;
/** So few are bought and not made. */
const leastRun = 100;

const salePrice = /(?:\$|usd\s?)\s?(\d+(?:\.\d{1,2})?)|\b(\d+(?:\.\d{1,2})?)\s?(?:usd|dollars?)\b/i;

/** Whether a price of money stands in a question. */
export const statesPrice = (question: string): boolean => salePrice.test(question);

/** The price that a product is sold at, where a question asks what it leaves; null where it does not. */
function salePriceIn(question: string): number | null {
  const found = salePrice.exec(question);
  const price = Number(found?.[1] ?? found?.[2]);
  return found && price > 0 && /\bmargins?\b|\bprofits?\b|\bearn|\bsold\b|\bsell/i.test(question)
    ? price
    : null;
}

/** What is left of a price over the landed cost: that is before shops, shipping and advertising. */
export function marginSentence(price: number, { estimate: { scenarios }, source }: Estimated): Sentence {
  const cost = formatDollars(scenarios.base.landedUnitCost, 2);
  const left = price - Number(scenarios.base.landedUnitCost);
  const share = formatAmount(Math.round((left / price) * 100), '%');
  const at = formatDollars(String(price), 2);
  const statement = `At ${at} a container about ${formatDollars(String(left), 2)} is left, ${share} of the price: ${at} − ${cost} landed, before trade, shipping to buyers and advertising`;
  return fact(statement, derive(source, `${statement}.`));
}

const lineWords = ({
  name,
  title = name,
  form,
  amountPerServing,
  unit,
  costPerServing,
}: ProductEstimate['ingredients'][number]) =>
  `${title} as ${form}: ${formatAmount(amountPerServing, unit)} a serving, ${centsOf(costPerServing)}`;

/** `A serving is 2 capsules`; of a food: `Each is sold in a can`; nothing of a powder. */
function piecesSentences({ estimate, source }: Estimated): Sentence[] {
  const pieces = servingPieces(estimate);
  if (estimate.pack) return [fact(`Each is sold in ${withArticle(estimate.pack.label)}`, source)];
  return pieces ? [fact(`A serving is ${pieces}`, source)] : [];
}

/** `300 mg ashwagandha capsule`, `collagen peptides and vitamin C gummy` */
function conceptOf(evidence: Evidence, { ingredients, amounts, dosageForms }: Inquiry): string {
  const names = ingredients.map((key) => nameInSentence(evidence, key));
  const [amount] = amounts;
  const stated = amount && names.length === 1 ? `${amount.text} ` : '';
  return `${stated}${joinWords(names)} ${dosageForms[0] ?? ''}`.trim();
}
