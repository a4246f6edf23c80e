import { estimateProduct, type ProductEstimate } from '../../costing/index.ts';
import type { Evidence, Passage } from '../../evidence/index.ts';
import { formatAmount, formatCount, nameInSentence } from '../../registry/index.ts';
import { besideWords, centsOf, estimatePassage, formatDollars, withoutStop } from '../estimatePassage.ts';
import type { Block } from '../prose.ts';
import { capitalize, fact, joinWords, list, note, paragraph, type Sentence } from '../prose.ts';
import type { Inquiry } from '../understand/inquiry.ts';
import { derive } from '../values.ts';
import { quantitiesIn } from './worked/quantities.ts';

/**
 * What a first run costs of the product that a question names.
 * @param food the concept of a food or drink; null: a product by its ingredients and dosage form
 */
export function estimateBlocks(evidence: Evidence, inquiry: Inquiry, food: string | null): Block[] {
  const concept = food ?? conceptOf(evidence, inquiry);
  const product = { concept, description: '', formFactor: null, volume: null, volumeUnit: null };
  const estimate = estimateProduct(product, containersIn(inquiry.question));
  const source = titled(estimatePassage(estimate), concept);
  const { low, base, high } = estimate.scenarios;
  const cost = (each: typeof base) => formatDollars(each.landedUnitCost, 2);
  const run = (each: typeof base) => formatDollars(each.estimatedCost, 0);
  const { pack, containers, servingsPerContainer } = estimate;
  const unit = pack ? 'unit' : 'container';
  const size = pack ? ` of ${formatAmount(pack.size, pack.unit)}` : '';
  const servings =
    pack && servingsPerContainer === 1 ? '' : ` of ${formatCount(servingsPerContainer, 'serving')}`;
  const figures = [
    `About ${cost(base)} a ${unit} (${cost(low)} to ${cost(high)}) for ${withArticle(concept)}${size}, landed, in a first run of ${formatCount(containers, unit)}${servings}`,
    `The whole run costs ${run(base)} (${run(low)} to ${run(high)})`,
    piecesWords(estimate),
  ];
  const isSound = estimate.withheld === null;
  const told = isSound ? figures : [withoutStop(estimate.withheld ?? '')];
  const price = isSound ? salePriceIn(inquiry.question) : null;
  return [
    paragraph(
      ...(price ? [marginSentence(price, estimate, source)] : []),
      ...told.map((words) => fact(words, source)),
    ),
    list([
      ...estimate.ingredients.filter(isActive).map((line) => fact(lineWords(line), source)),
      ...besideWords(estimate).map((words) => fact(words, source)),
    ]),
    paragraph(...estimate.warnings.flatMap(sentencesOf).map((warning) => fact(withoutStop(warning), source))),
    paragraph(
      fact(`It is an estimate, ${withoutStop(estimate.uncertainty)}`, source),
      note(
        'Create a product with this concept to change amounts, form and run, and to see every constant and its source',
      ),
    ),
  ];
}

/** “5,000 bottles”: the run that is asked about; undefined where none is named. */
const containersIn = (question: string): number | undefined =>
  quantitiesIn(question).find(
    ({ unit, value, per }) => unit.dimension === 'container' && !per && value >= leastRun,
  )?.value;
/** So few are bought and not made. */
const leastRun = 100;

const salePrice = /(?:\$|usd\s?)\s?(\d+(?:\.\d{1,2})?)|\b(\d+(?:\.\d{1,2})?)\s?(?:usd|dollars?)\b/i;

/** The price that a product is sold at, where a question asks what it leaves; null where it does not. */
function salePriceIn(question: string): number | null {
  const found = salePrice.exec(question);
  const price = Number(found?.[1] ?? found?.[2]);
  return found && price > 0 && /\bmargins?\b|\bprofits?\b|\bearn|\bsold\b|\bsell/i.test(question)
    ? price
    : null;
}

/** What is left of a price over the landed cost: that is before shops, shipping and advertising. */
function marginSentence(price: number, { scenarios }: ProductEstimate, source: Passage): Sentence {
  const cost = formatDollars(scenarios.base.landedUnitCost, 2);
  const left = price - Number(scenarios.base.landedUnitCost);
  const share = formatAmount(Math.round((left / price) * 100), '%');
  const at = formatDollars(String(price), 2);
  const statement = `At ${at} a container about ${formatDollars(String(left), 2)} is left, ${share} of the price: ${at} − ${cost} landed, before trade, shipping to buyers and advertising`;
  return fact(statement, derive(source, `${statement}.`));
}

const isActive = ({ purpose }: ProductEstimate['ingredients'][number]) => purpose === undefined;

const lineWords = ({
  name,
  title = name,
  form,
  amountPerServing,
  unit,
  costPerServing,
}: ProductEstimate['ingredients'][number]) =>
  `${title} as ${form}: ${formatAmount(amountPerServing, unit)} a serving, ${centsOf(costPerServing)}`;

/** `A serving is 2 pieces`; of a food: `Each is sold in a can` */
const piecesWords = ({ pack, unitsPerServing }: ProductEstimate) =>
  pack
    ? `Each is sold in ${withArticle(pack.label)}`
    : `A serving is ${formatCount(unitsPerServing, 'piece')}`;

/** `an oat milk`, `a protein bar`; several stand alone: `protein balls with oats` */
function withArticle(name: string): string {
  const [head = name] = name.split(/ (?:with|for|of) /);
  return /[^s]s$/.test(head) ? name : `${/^[aeiou]/i.test(name) ? 'an' : 'a'} ${name}`;
}

/** `300 mg ashwagandha capsule`, `collagen peptides and vitamin C gummy` */
function conceptOf(evidence: Evidence, { ingredients, amounts, dosageForms }: Inquiry): string {
  const names = ingredients.map((key) => nameInSentence(evidence, key));
  const [amount] = amounts;
  const stated = amount && names.length === 1 ? `${amount.text} ` : '';
  return `${stated}${joinWords(names)} ${dosageForms[0] ?? ''}`.trim();
}

const titled = (passage: Passage, concept: string): Passage => ({
  ...passage,
  key: `estimate:${concept}`,
  title: `Estimate of ${withArticle(concept)}`,
  text: `${capitalize(concept)}. ${passage.text}`,
});

/** A warning may be of several sentences, and each carries its marker. */
const sentencesOf = (text: string): string[] => text.split(/(?<=\.)\s+(?=\p{Lu})/u);
