import { gradeStudies, type Grade } from './grade.ts';
import { arithmeticOf, type Publication } from './gradeArithmetic.ts';
import type { Evidence } from '../loadEvidence.ts';
import type { Passage } from '../passages/passages.ts';
import type { Study } from '../records.ts';
import type { Cited } from '../references.ts';
import { studiesOn } from '../studies/studiesOn.ts';
import type { GradedStudy } from './weights.ts';
import type { Contradiction } from '../usageRecords.ts';
import { isConfirmed } from '../../registry/index.ts';

/** What the base holds on one ingredient and one outcome. */
export interface TopicGrade {
  readonly ingredient: string;
  readonly topic: string;
  readonly grade: Grade;
  /** The commonest direction by weight; `mixed` when findings go several ways. */
  readonly direction: Study['direction'];
  /** Its own before combinations, confirmed first, then linked, pooled, larger and newer. */
  readonly studies: readonly Cited<Study>[];
  /** True when every record is of the ingredient together with others: it is then unrated. */
  readonly isOnlyCombined: boolean;
  /** Where records of this ingredient and outcome do not say the same. */
  readonly contradictions: readonly Cited<Contradiction>[];
  /** The arithmetic, to cite beside the letter. */
  readonly passage: Passage;
}

const grades = new WeakMap<Evidence, Map<string, TopicGrade | null>>();

/**
 * Grades an ingredient for an outcome. Combinations are graded as such, not for each of their parts. Null when the base
 * holds nothing. An answer may ask for dozens of them, and a base does not change: each is worked out once.
 */
export function gradeTopic(evidence: Evidence, ingredient: string, topic: string): TopicGrade | null {
  const known = grades.get(evidence) ?? new Map<string, TopicGrade | null>();
  grades.set(evidence, known);
  const name = `${ingredient}/${topic}`;
  const grade = known.get(name);
  if (grade !== undefined) return grade;
  const made = workOutGrade(evidence, ingredient, topic);
  known.set(name, made);
  return made;
}

function workOutGrade(evidence: Evidence, ingredient: string, topic: string): TopicGrade | null {
  const studies = studiesOn(evidence, [ingredient])
    .filter((study) => study.topics.includes(topic))
    .toSorted(byTrust);
  const [first] = studies;
  if (!first) return null;
  const own = studies.filter((study) => subjectsOf(evidence, study).includes(ingredient));
  const graded = publications(own.filter(isConfirmed));
  const grade = gradeStudies(graded.map((publication) => publication.graded));
  const name = evidence.ingredients.get(ingredient)?.name ?? ingredient;
  const topicName = evidence.topics.get(topic)?.name ?? topic;
  return {
    ingredient,
    topic,
    grade,
    direction: overallDirection(own.length > 0 ? own : studies),
    studies: [...own, ...studies.filter((study) => !own.includes(study))],
    isOnlyCombined: own.length === 0,
    contradictions: evidence.references.contradictions.filter(
      (row) => row.ingredients.includes(ingredient) && row.topics.includes(topic),
    ),
    passage: gradePassage({
      title: `${name} and ${topicName}: grade ${grade.letter}`,
      grade,
      graded,
      ingredient,
      topic,
    }),
  };
}

/** The grade of one finding by itself; U where it is recalled or does not say how it was made. */
export const gradeFinding = (study: Study): Grade => gradeChosen([study]);

/** The grade of studies that somebody chose; what nobody read at its source counts for nothing. */
export const gradeChosen = (studies: readonly Study[]): Grade =>
  gradeStudies(publications(studies.filter(isConfirmed)).map(({ graded }) => graded));

/** The ingredients a study speaks for: a combination speaks for itself, not for each of its parts. */
export function subjectsOf(evidence: Evidence, study: Study): string[] {
  const isCombination = (key: string) => evidence.ingredients.get(key)?.category === 'combination';
  return study.ingredients.filter((key) => !study.isCombination || isCombination(key));
}

const signs: Record<Study['direction'], number> = { benefit: 1, mixed: 0, 'no effect': 0, harm: -1 };

/** Several findings of one publication are one study: they share its trials. Where people are not counted, each trial counts as one. */
function publications(studies: readonly Study[]): Publication[] {
  const bySource = Map.groupBy(
    studies.filter((study) => study.design !== ''),
    (study) => study.source,
  );
  return [...bySource].map(([source, findings]) => ({
    source,
    graded: asOneStudy(findings),
    warnings: [...new Set(findings.flatMap((finding) => finding.warnings))],
  }));
}

function asOneStudy(findings: readonly Study[]): GradedStudy {
  const [first] = findings;
  const design = first?.design || 'review';
  return {
    design,
    participants: first?.participants.count ?? first?.trials ?? null,
    direction: directionOf(findings),
    trials: first?.trials ?? (isPooled({ design }) ? 2 : 1),
    isLinked: findings.some((finding) => finding.pmid || finding.doi),
    pools: [...new Set(findings.flatMap((finding) => finding.pools))],
  };
}

/** The way that more than half of the findings of a publication point, those of the other way taken off; else none. */
function directionOf(findings: readonly Study[]): GradedStudy['direction'] {
  const mean = findings.reduce((sum, finding) => sum + signs[finding.direction], 0) / findings.length;
  return mean > 0.5 ? 1 : mean < -0.5 ? -1 : 0;
}

/** The way that most of some studies point; `mixed` when none does. */
export function overallDirection(studies: readonly Study[]): Study['direction'] {
  const confirmed = studies.filter((study) => isConfirmed(study));
  const counts = new Map<Study['direction'], number>();
  for (const study of confirmed.length > 0 ? confirmed : studies) {
    counts.set(study.direction, (counts.get(study.direction) ?? 0) + 1);
  }
  const [commonest, ...others] = [...counts].toSorted((left, right) => right[1] - left[1]);
  const rest = others.reduce((sum, [, count]) => sum + count, 0);
  return commonest && commonest[1] > rest ? commonest[0] : 'mixed';
}

function gradePassage(input: {
  title: string;
  grade: Grade;
  graded: readonly Publication[];
  ingredient: string;
  topic: string;
}): Passage {
  const { title, grade, graded, ingredient, topic } = input;
  return {
    key: `grade:${ingredient}/${topic}`,
    kind: 'evidence',
    title,
    source: 'Grade worked out from the studies of this base',
    url: null,
    text: graded.length === 0 ? `${title}. No confirmed study to grade.` : arithmeticOf(title, grade, graded),
    isConfirmed: true,
    ingredients: [ingredient],
    topics: [topic],
  };
}

/** Whether a record pools trials: it tells more than any of them. */
const isPooled = ({ design }: Pick<Study, 'design'>) =>
  design === 'meta-analysis' || design === 'umbrella review';

function byTrust(left: Cited<Study>, right: Cited<Study>): number {
  return (
    Number(isConfirmed(right)) - Number(isConfirmed(left)) ||
    Number(Boolean(right.pmid || right.doi)) - Number(Boolean(left.pmid || left.doi)) ||
    Number(isPooled(right)) - Number(isPooled(left)) ||
    (right.participants.count ?? 0) - (left.participants.count ?? 0) ||
    (right.year ?? 0) - (left.year ?? 0)
  );
}
