import type { ProductEstimate } from '../../costing/index.ts';
import { type Cited, type Evidence, type Passage, type TopicGrade, topicName } from '../../evidence/index.ts';
import type { Study } from '../../evidence/records.ts';
import type { Inquiry } from '../understand/inquiry.ts';
import { understand } from '../understand/understand.ts';
import { nameInSentence, selfAndParent } from '../../registry/index.ts';
import { gradeFor, ingredientsFor, outcomesOf } from '../parts/grades.ts';
import type { ArticlePassage } from '../articlePassage.ts';
import { estimatePassage } from '../estimatePassage.ts';
import { topicsOfProducts } from './productTopics.ts';

/** What the insights text is composed from. */
export interface InsightsInput {
  concept: string;
  description: string;
  estimate: ProductEstimate;
  articles: readonly ArticlePassage[];
  /** ISO date of today: news older than 90 days is left out. */
  today: string;
}

/** A line of the estimate's formula with what the base knows of it. */
export interface Candidate {
  readonly line: ProductEstimate['ingredients'][number];
  /** Key in the base; null when the lexicon does not know the name. */
  readonly key: string | null;
  /** The best grade among the concept's outcomes, or else of any outcome. */
  readonly grade: TopicGrade | null;
  /** Whether `grade` is for one of the concept's outcomes. */
  readonly isOnTopic: boolean;
  readonly studies: readonly Cited<Study>[];
}

/** The ingredients of the formula, each once though it may be bought as several materials. */
export const keysOf = (candidates: readonly Candidate[]): string[] => [
  ...new Set(candidates.flatMap(({ key }) => key ?? [])),
];

/** A concept as understood: what its parts are composed from. */
export interface Brief extends InsightsInput {
  readonly evidence: Evidence;
  /** What the concept names and the formula holds, as a question would say it. */
  readonly inquiry: Inquiry;
  readonly topicNames: readonly string[];
  readonly candidates: readonly Candidate[];
  /** The estimate as a source. */
  readonly estimatePassage: Passage;
}

/** Most outcomes of one concept. */
const mostTopics = 3;

/** Understands the concept as a question is, and joins the formula's lines with the base. */
export function createBrief(evidence: Evidence, input: InsightsInput): Brief {
  const { estimate } = input;
  const { whole } = understand(evidence, `${input.concept}. ${input.description}`);
  const topics = (whole.topics.length > 0 ? whole.topics : topicsOfProducts(whole.products))
    .filter((topic) => ingredientsFor(evidence, topic).length > 0 || hasClaims(evidence, topic))
    .slice(0, mostTopics);
  const candidates = estimate.ingredients
    .filter(({ percent, purpose, name }) =>
      percent === undefined ? purpose === undefined : isActive(evidence, name, whole.ingredients),
    )
    .map((line) => createCandidate(evidence, line, topics));
  return {
    ...input,
    evidence,
    inquiry: ofFormula(whole, keysOf(candidates), topics),
    topicNames: topics.map((topic) => topicName(evidence, topic)),
    candidates,
    estimatePassage: estimatePassage(estimate),
  };
}

/** A concept asks for nothing by itself, and its formula says what is in it and how much. */
const ofFormula = (whole: Inquiry, ingredients: readonly string[], topics: readonly string[]): Inquiry => ({
  ...whole,
  ingredients,
  topics,
  asks: new Set(),
  scored: [],
  amounts: [],
  multiple: null,
  unknownNames: [],
  unknownOutcomes: [],
});

const hasClaims = (evidence: Evidence, topic: string) =>
  evidence.euClaims.some((claim) => claim.topics.includes(topic));

/** What a food is sold for only where its words name it: else a sweetener is there for its taste, and protein comes along. */
const contents: ReadonlySet<string> = new Set(['protein', 'fibre', 'polyol']);

/**
 * Whether a line of a recipe is an ingredient of its own, such as caffeine, rather than a food that holds some: cocoa
 * powder is no cocoa flavanols, and salt is there for its taste.
 * @param named keys of what the concept names
 */
function isActive(evidence: Evidence, name: string, named: readonly string[]): boolean {
  const [head = ''] = name.split(/,| \(/);
  const content = evidence.lexicon
    .read(head)
    .mentions.find(({ key }) => contents.has(evidence.ingredients.get(key)?.category ?? ''));
  if (content) return selfAndParent(evidence, content.key).some((key) => named.includes(key));
  const plain = head.replace(/ (?:anhydrous|extract|powder|isolate)$/, '').trim();
  return evidence.lexicon.read(head).mentions.some(
    ({ kind, key }) =>
      kind === 'ingredient' &&
      evidence.ingredients.get(key)?.category !== 'macronutrient' &&
      nameInSentence(evidence, key)
        .split(' and ')
        .some((own) => own.toLowerCase() === plain.toLowerCase().replace('-', ' ')),
  );
}

function createCandidate(evidence: Evidence, line: Candidate['line'], topics: readonly string[]): Candidate {
  const names = evidence.lexicon.read(`${line.name} ${line.form}`).mentions;
  const key = names.find((mention) => mention.kind === 'ingredient')?.key ?? null;
  const onTopic = key ? topics.flatMap((topic) => gradeFor(evidence, key, topic) ?? []) : [];
  const isOnTopic = onTopic.length > 0;
  const [grade = null] = isOnTopic
    ? onTopic.toSorted((left, right) => right.grade.score - left.grade.score)
    : outcomesOf(evidence, key ?? '');
  return { line, key, grade, isOnTopic, studies: grade?.studies ?? [] };
}
