import type { Evidence, TopicGrade } from '../../evidence/index.ts';
import { gradeTopic, studiesOn, subjectsOf } from '../../evidence/index.ts';
import { isConfirmed, selfAndParent } from '../../registry/index.ts';

/** The grade of an ingredient for an outcome; where it has no record, that of its parent. */
export function gradeFor(evidence: Evidence, ingredient: string, topic: string): TopicGrade | null {
  for (const key of selfAndParent(evidence, ingredient)) {
    const grade = gradeTopic(evidence, key, topic);
    if (grade) return grade;
  }
  return null;
}

/** Every outcome the base holds for an ingredient, best grade first, adverse events apart. */
export function outcomesOf(evidence: Evidence, ingredient: string): TopicGrade[] {
  const keys = selfAndParent(evidence, ingredient);
  const topics = new Set(studiesOn(evidence, keys).flatMap((study) => study.topics));
  topics.delete('safety');
  return [...topics]
    .map((topic) => gradeFor(evidence, ingredient, topic))
    .filter((grade) => grade !== null)
    .toSorted(byStrength);
}

/** Every ingredient with records on an outcome, best grade first. */
export function ingredientsFor(evidence: Evidence, topic: string): TopicGrade[] {
  const keys = new Set(
    evidence.studies
      .filter((study) => study.topics.includes(topic))
      .flatMap((study) => subjectsOf(evidence, study)),
  );
  return [...keys]
    .map((ingredient) => gradeTopic(evidence, ingredient, topic))
    .filter((grade) => grade !== null)
    .toSorted(byStrength);
}

const directionRank = { benefit: 3, mixed: 2, 'no effect': 1, harm: 0 };

/** The best letter first, then the finding, then the score. */
export function byStrength(left: TopicGrade, right: TopicGrade): number {
  const isRated = (grade: TopicGrade) => Number(grade.grade.letter !== 'U');
  return (
    isRated(right) - isRated(left) ||
    letterRank(left) - letterRank(right) ||
    directionRank[right.direction] - directionRank[left.direction] ||
    right.grade.score - left.grade.score ||
    right.studies.filter(isConfirmed).length - left.studies.filter(isConfirmed).length
  );
}

const letterRank = (grade: TopicGrade) => 'ABCDXU'.indexOf(grade.grade.letter);
