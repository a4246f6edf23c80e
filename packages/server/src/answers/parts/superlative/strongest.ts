import { type Evidence, type TopicGrade, topicName } from '../../../evidence/index.ts';
import { nameInSentence } from '../../../registry/index.ts';
import { type Block, doubt, fact, joinSegments, note, paragraph, type Sentence } from '../../prose.ts';
import type { Inquiry } from '../../understand/inquiry.ts';
import { byStrength, ingredientsFor } from '../grades.ts';
import { gradeWords } from '../verdict.ts';

const mostLed = 3;
const mostRows = 10;

/** The pairs of ingredient and outcome with the best grades of the whole base; null where something is named. */
export function strongestBlocks(evidence: Evidence, inquiry: Inquiry): Block[] | null {
  if (inquiry.topics.length + inquiry.ingredients.length > 0) return null;
  const best = [...evidence.topics.keys()]
    .filter((topic) => topic !== 'safety')
    .flatMap((topic) => ingredientsFor(evidence, topic))
    .filter(({ grade, direction }) => grade.letter !== 'U' && direction === 'benefit')
    .toSorted(byStrength);
  if (best.length === 0) return null;
  const led = best
    .slice(0, mostLed)
    .map((grade) => [
      `${nameInSentence(evidence, grade.ingredient)} for ${topicName(evidence, grade.topic)} (${gradeWords(grade)})`,
      grade.passage,
    ]);
  return [
    paragraph(fact('The best grades that I hold are those of ', ...joinSegments(led))),
    {
      kind: 'table',
      header: ['Ingredient', 'Outcome', 'Grade', 'Finding', 'Source'],
      rows: best.slice(0, mostRows).map((grade) => cellsOf(evidence, grade)),
    },
    paragraph(
      note('Grades count the records of this base only; name an outcome to see all that it holds on it'),
    ),
  ];
}

const cellsOf = (evidence: Evidence, grade: TopicGrade): Sentence[] => [
  fact(`${evidence.ingredients.get(grade.ingredient)?.name ?? grade.ingredient}${doubt(grade.passage)}`),
  fact(topicName(evidence, grade.topic)),
  fact(gradeWords(grade)),
  fact(grade.direction),
  fact('', grade.passage),
];
