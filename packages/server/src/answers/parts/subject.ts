import type { Evidence, TopicGrade } from '../../evidence/index.ts';
import type { Inquiry } from '../understand/inquiry.ts';
import { gradeFor } from './grades.ts';
import { nameInSentence } from '../../registry/index.ts';

/** The one ingredient a question is about, with what the base holds on the outcomes asked about. */
export interface Subject {
  readonly evidence: Evidence;
  readonly inquiry: Inquiry;
  readonly key: string;
  /** As written within a sentence. */
  readonly name: string;
  /** Grades of the outcomes asked about. */
  readonly grades: readonly TopicGrade[];
  /** Outcomes asked about that the base holds nothing on. */
  readonly missing: readonly string[];
}

/** Looks up the first ingredient of an inquiry; null when it names none. */
export function subjectOf(evidence: Evidence, inquiry: Inquiry): Subject | null {
  const [key] = inquiry.ingredients;
  if (!key) return null;
  const found = inquiry.topics.map((topic) => ({ topic, grade: gradeFor(evidence, key, topic) }));
  return {
    evidence,
    inquiry,
    key,
    name: nameInSentence(evidence, key),
    grades: found.flatMap(({ grade }) => grade ?? []),
    missing: found.filter(({ grade }) => grade === null).map(({ topic }) => topic),
  };
}
