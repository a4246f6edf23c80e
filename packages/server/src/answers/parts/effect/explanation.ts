import { type Evidence, type TopicGrade, topicName } from '../../../evidence/index.ts';
import type { Block, Sentence } from '../../prose.ts';
import { fact, note, paragraph, section } from '../../prose.ts';
import { noEvidenceSentences } from '../abstention.ts';
import { studyTable } from '../evidenceTable.ts';
import { outcomesOf } from '../grades.ts';
import type { Subject } from '../subject.ts';
import { gradeWords, leadingStudySentence, verdictSentence } from '../verdict.ts';

/** Why the answer says what it says: the arithmetic of the grade, and the records behind it. */
export function explanationParts(subject: Subject): Block[] {
  const { evidence, key } = subject;
  const missing = subject.missing.map((topic) => noEvidenceSentences(evidence, key, topic).map(note));
  const asked = subject.inquiry.topics.length > 0 ? subject.grades : outcomesOf(evidence, key).slice(0, 1);
  const [first] = asked;
  if (!first) return missing.map((sentences) => paragraph(...sentences));
  return [
    paragraph(verdictSentence(evidence, first), ...leadingStudySentence(first.studies)),
    paragraph(...arithmeticSentences(evidence, first)),
    ...section('Evidence', [studyTable(first.studies)]),
    paragraph(
      note(
        'The grade speaks of the strength of the evidence in this base; how the ingredient works is not on file',
      ),
    ),
  ];
}

function arithmeticSentences(evidence: Evidence, topicGrade: TopicGrade): Sentence[] {
  const { grade, passage } = topicGrade;
  if (grade.letter === 'U') return [];
  const two = (value: number) => String(Math.round(value * 100) / 100);
  const topic = topicName(evidence, topicGrade.topic);
  return [
    fact(
      `The score on ${topic} (${gradeWords(topicGrade)}) is 100 × support ${two(grade.support)} × mass ${two(grade.mass)} × (0.55 + 0.45 × agreement ${two(grade.agreement)})`,
      passage,
    ),
    note(
      'Support tells which way the studies point, mass how many and how large they are, agreement how far they say the same',
    ),
    ...(grade.cap ? [fact(`The letter is held back: ${grade.cap}`, passage)] : []),
  ];
}
