import type { ProductEstimate } from '../../costing/index.ts';
import type { Cited, Evidence, Passage, TopicGrade } from '../../evidence/index.ts';
import type { Study } from '../../evidence/records.ts';
import type { Group } from '../understand/inquiry.ts';
import { findGroup } from '../understand/entities.ts';
import { gradeFor, ingredientsFor, outcomesOf } from '../parts/grades.ts';
import type { ArticlePassage } from '../articlePassage.ts';
import { estimatePassage } from '../estimatePassage.ts';

/** What the insights text is composed from. */
export interface InsightsInput {
  concept: string;
  description: string;
  estimate: ProductEstimate;
  evidence: Evidence;
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
  readonly topics: readonly string[];
  readonly topicNames: readonly string[];
  readonly group: Group | null;
  readonly candidates: readonly Candidate[];
  /** The estimate as a source. */
  readonly estimatePassage: Passage;
}

/** Reads the concept with the lexicon and joins the formula's lines with the base. */
export function createBrief(input: InsightsInput): Brief {
  const { evidence, estimate } = input;
  const text = `${input.concept}. ${input.description}`;
  const mentions = evidence.lexicon.read(text).mentions;
  const topics = [
    ...new Set(mentions.filter((mention) => mention.kind === 'topic').map((mention) => mention.key)),
  ];
  const known = topics.filter(
    (topic) => ingredientsFor(evidence, topic).length > 0 || hasClaims(evidence, topic),
  );
  return {
    ...input,
    topics: known.slice(0, 3),
    topicNames: known.slice(0, 3).map((topic) => evidence.topics.get(topic)?.name ?? topic),
    group: findGroup(text),
    candidates: estimate.ingredients
      .filter(({ percent, purpose, name }) =>
        percent === undefined ? purpose === undefined : isActive(evidence, name),
      )
      .map((line) => createCandidate(evidence, line, known.slice(0, 3))),
    estimatePassage: estimatePassage(estimate),
  };
}

const hasClaims = (evidence: Evidence, topic: string) =>
  evidence.euClaims.some((claim) => claim.topics.includes(topic));

/** Whether a line of a recipe is an ingredient of its own, such as caffeine, rather than a food that holds some. */
function isActive(evidence: Evidence, name: string): boolean {
  const [head = ''] = name.split(',');
  const plain = head.replace(/ (?:anhydrous|extract|powder|isolate)$/, '').trim();
  return evidence.lexicon
    .read(head)
    .mentions.some(
      ({ kind, text }) =>
        kind === 'ingredient' && text.toLowerCase() === plain.toLowerCase().replace('-', ' '),
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
