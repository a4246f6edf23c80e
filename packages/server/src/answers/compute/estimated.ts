import { estimateProduct, type ProductEstimate } from '../../costing/index.ts';
import type { Passage } from '../../evidence/index.ts';
import { counted } from '../../formula/index.ts';
import { formatAmount, formatCount } from '../../registry/index.ts';
import { besideWords, estimatePassage, formatDollars, withoutStop } from '../estimatePassage.ts';
import { capitalize, fact, type Sentence } from '../prose.ts';

/** A product that a question names, its estimate, and that as a source. */
export interface Estimated {
  readonly concept: string;
  readonly estimate: ProductEstimate;
  readonly source: Passage;
}

/**
 * Estimates a product by its concept, and by the pack that the question names beside it.
 * @param run containers of the first run; the least that is usual where none is given
 */
export function estimatedOf(concept: string, question: string, run?: number): Estimated {
  const description = packsSaid(question, concept);
  const product = { concept, description, formFactor: null, volume: null, volumeUnit: null };
  const estimate = estimateProduct(product, run);
  return { concept, estimate, source: titled(estimatePassage(estimate), concept) };
}

/** “60 count”, “a bottle of 90”, “900 g tub”: how much a container holds, where the concept does not say it. */
const ofPack =
  /\b\d{1,3}[\s-](?:count|ct|capsules?|caps|tablets?|softgels?|gummies|servings?|sticks?|sachets?)\b|\b(?:bottle|jar|tub|pouch|pack|box) of \d{1,3}\b|\b\d{1,4}\s?(?:g|kg) (?:tub|pouch|bag|jar|tin)\b/gi;

const packsSaid = (question: string, concept: string): string =>
  [...question.matchAll(ofPack)]
    .filter(([said]) => !concept.includes(said))
    .map(([said]) => said.replace(/^\p{L}+ of (\d+)$/u, '$1 count'))
    .join(', ');

const titled = (passage: Passage, concept: string): Passage => ({
  ...passage,
  key: `estimate:${concept}`,
  title: `Estimate of ${withArticle(concept)}`,
  text: `${capitalize(concept)}. ${passage.text}`,
});

/** `an oat milk`, `a protein bar`; several stand alone: `protein balls with oats`, `iron tablets 14 mg` */
export function withArticle(name: string): string {
  const [head = name] = name.split(/ (?:with|for|of|\d[\d.,]* ?(?:k?g|m[gl]|µg))\b/);
  return /[^s]s$/.test(head) ? name : `${/^[aeiou]/i.test(name) ? 'an' : 'a'} ${name}`;
}

/** What a price or a cost is of: a unit of a food, a container of a supplement. */
export const unitOf = ({ pack }: ProductEstimate): string => (pack ? 'unit' : 'container');

/** ` of 250 mL`; nothing for a supplement. */
export const sizeOf = ({ pack }: ProductEstimate): string =>
  pack ? ` of ${formatAmount(pack.size, pack.unit)}` : '';

/** ` of 30 servings`; nothing for a food that is one. */
export const servingsOf = ({ pack, servingsPerContainer }: ProductEstimate): string =>
  pack && servingsPerContainer === 1 ? '' : ` of ${formatCount(servingsPerContainer, 'serving')}`;

/** `3 gummies`: what a serving is of a supplement in pieces; null of what is poured, and of a food. */
export const servingPieces = ({ formFactor, unitsPerServing }: ProductEstimate): string | null =>
  formFactor === null || formFactor === 'powder' || formFactor === 'liquid'
    ? null
    : counted(unitsPerServing, formFactor);

/** What a container costs, landed, in the first run; what is wrong with the figures where they are withheld. */
export function costSentence({ concept, estimate, source }: Estimated): Sentence {
  if (estimate.withheld !== null) return fact(withoutStop(estimate.withheld), source);
  const { low, base, high } = estimate.scenarios;
  const cost = (each: typeof base) => formatDollars(each.landedUnitCost, 2);
  const run = formatCount(estimate.containers, unitOf(estimate));
  return fact(
    `About ${cost(base)} a ${unitOf(estimate)} (${cost(low)} to ${cost(high)}) for ${withArticle(concept)}${sizeOf(estimate)}, landed, in a first run of ${run}${servingsOf(estimate)}`,
    source,
  );
}

/** What it is made with beside its actives. */
export const besideSentences = ({ estimate, source }: Estimated): Sentence[] =>
  besideWords(estimate).map((words) => fact(words, source));

/** What to mind of the figures: a warning may be of several sentences, and each carries its marker. */
export const warningSentences = ({ estimate, source }: Estimated): Sentence[] =>
  estimate.warnings
    .flatMap((text) => text.split(/(?<=\.)\s+(?=\p{Lu})/u))
    .map((warning) => fact(withoutStop(warning), source));

/** How far the figures may be off. */
export const uncertaintySentence = ({ estimate, source }: Estimated): Sentence =>
  fact(`It is an estimate, ${withoutStop(estimate.uncertainty)}`, source);
