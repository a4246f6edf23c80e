import { estimateProduct, type ProductEstimate } from '../../costing/index.ts';
import type { Evidence, Passage } from '../../evidence/index.ts';
import { formatAmount, formatNumber, nameInSentence } from '../../registry/index.ts';
import { centsOf, estimatePassage, formatDollars, withoutStop } from '../estimatePassage.ts';
import type { Block } from '../prose.ts';
import { capitalize, fact, joinWords, list, note, paragraph } from '../prose.ts';
import type { Inquiry } from '../understand/inquiry.ts';

/** What a first run of the product costs that a question names by its ingredients and dosage form. */
export function estimateBlocks(evidence: Evidence, inquiry: Inquiry): Block[] {
  const concept = conceptOf(evidence, inquiry);
  const estimate = estimateProduct({
    concept,
    description: '',
    formFactor: null,
    volume: null,
    volumeUnit: null,
  });
  const source = titled(estimatePassage(estimate), concept);
  const { low, base, high } = estimate.scenarios;
  const cost = (each: typeof base) => formatDollars(each.landedUnitCost, 2);
  const run = (each: typeof base) => formatDollars(each.estimatedCost, 0);
  const figures = [
    `About ${cost(base)} a container (${cost(low)} to ${cost(high)}) for a ${concept}, landed, in a first run of ${formatNumber(estimate.containers)} containers of ${formatNumber(estimate.servingsPerContainer)} servings`,
    `The whole run costs ${run(base)} (${run(low)} to ${run(high)})`,
    piecesWords(estimate),
  ];
  const told = estimate.withheld === null ? figures : [withoutStop(estimate.withheld)];
  return [
    paragraph(...told.map((words) => fact(words, source))),
    list(estimate.ingredients.map((line) => fact(lineWords(line), source))),
    paragraph(...estimate.warnings.map((warning) => fact(withoutStop(warning), source))),
    paragraph(
      fact(`It is an estimate, ${withoutStop(estimate.uncertainty)}`, source),
      note(
        'Create a product with this concept to change amounts, form and run, and to see every constant and its source',
      ),
    ),
  ];
}

const lineWords = ({
  name,
  form,
  amountPerServing,
  unit,
  costPerServing,
}: ProductEstimate['ingredients'][number]) =>
  `${name} as ${form}: ${formatAmount(amountPerServing, unit)} a serving, ${centsOf(costPerServing)}`;

/** `A serving is 2 pieces`; of a food: `A container is a can of 250 mL` */
const piecesWords = ({ pack, unitsPerServing }: ProductEstimate) =>
  pack
    ? `A container is a ${pack.label} of ${formatAmount(pack.size, pack.unit)}`
    : `A serving is ${formatNumber(unitsPerServing)} ${unitsPerServing === 1 ? 'piece' : 'pieces'}`;

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
  title: `Estimate of a ${concept}`,
  text: `${capitalize(concept)}. ${passage.text}`,
});
