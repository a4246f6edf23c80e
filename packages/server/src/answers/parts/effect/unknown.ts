import { type Evidence, type TopicGrade, topicName } from '../../../evidence/index.ts';
import type { Sentence } from '../../prose.ts';
import { fact, joinWords, note } from '../../prose.ts';
import { isDose } from '../verdict.ts';
import { isConfirmed, nameInSentence } from '../../../registry/index.ts';

/** What the records leave open, said of this ingredient and outcome. */
export function openQuestions(evidence: Evidence, grade: TopicGrade): Sentence[] {
  const { studies } = grade;
  const confirmed = studies.filter(isConfirmed);
  const sentences: Sentence[] = grade.contradictions.map(({ question, note: how, passage }) =>
    fact(`Sources differ on ${question}: ${how}`, passage),
  );
  const ways = new Set(confirmed.map((study) => study.direction));
  if (ways.size > 1 && sentences.length === 0)
    sentences.push(note(`The findings do not all agree: the records report ${joinWords([...ways])}`));
  if (grade.grade.cap) sentences.push(fact(`The grade is held back: ${grade.grade.cap}`, grade.passage));
  const doubtful = confirmed.find((study) => study.warnings.length > 0);
  if (doubtful) {
    sentences.push(
      fact(`One record warns of its own quality: ${doubtful.warnings.join(', ')}`, doubtful.passage),
    );
  }
  if (confirmed.length > 0 && !confirmed.some((study) => isDose(study.dose) && !study.isDoseUnconfirmed)) {
    const outcome = topicName(evidence, grade.topic);
    sentences.push(
      note(`None of the confirmed records on ${outcome} states the dose that was studied for it`),
    );
  }
  if (confirmed.length === 1) sentences.push(note('All of this rests on a single record'));
  if (studies.length > confirmed.length && confirmed.length > 0) {
    sentences.push(
      note('Rows marked unconfirmed were recalled, not read in their source, and do not count in the grade'),
    );
  }
  return sentences.length > 0
    ? sentences
    : [note(`I hold nothing on long-term use of ${nameInSentence(evidence, grade.ingredient)}`)];
}
