import { type Cited, type Evidence, type TopicGrade, topicName } from '../../evidence/index.ts';
import { studySize } from '../../evidence/passages/passages.ts';
import type { Study } from '../../evidence/records.ts';
import type { Block, Sentence } from '../prose.ts';
import { capitalize, doubt, fact } from '../prose.ts';
import { measuresIn } from './measures.ts';
import { peopleOf } from './verdict.ts';
import { isConfirmed } from '../../registry/index.ts';

const mostRows = 6;

/** Studies row by row: outcome, finding, result, size, people and dose, source. */
export function studyTable(studies: readonly Cited<Study>[], limit = mostRows): Block {
  return {
    kind: 'table',
    header: ['Outcome', 'Finding', 'Result', 'Studies', 'People and dose', 'Source'],
    rows: studies.slice(0, limit).map(studyRow),
  };
}

function studyRow(study: Cited<Study>): Sentence[] {
  const finding = isConfirmed(study) ? study.direction : `${study.direction} (unconfirmed)`;
  const dose = study.dose && `${study.dose}${study.isDoseUnconfirmed ? ' (dose unconfirmed)' : ''}`;
  return [
    fact(capitalize(isNamedApart(study) ? `${study.outcome}, ${study.subject}` : study.outcome)),
    fact(finding),
    fact(study.result),
    fact(studySize(study)),
    fact([peopleOf(study), dose].filter(Boolean).join('; ')),
    fact(study.year === null ? '' : String(study.year), study.passage),
  ];
}

/** Combinations and special preparations are told by name. */
const isNamedApart = (study: Study) =>
  study.isCombination || /aged|powder|malate|\+|specific|multispecies/i.test(study.subject);

/** One row per outcome of an ingredient, best grade first. */
export function outcomeTable(evidence: Evidence, grades: readonly TopicGrade[], limit = mostGrades): Block {
  const nameOf = (grade: TopicGrade) => capitalize(topicName(evidence, grade.topic));
  return gradeTable('Outcome', grades.slice(0, limit), nameOf);
}

/** One row per ingredient for an outcome, best grade first. */
export function ingredientTable(
  evidence: Evidence,
  grades: readonly TopicGrade[],
  limit = mostGrades,
): Block {
  const nameOf = (grade: TopicGrade) => evidence.ingredients.get(grade.ingredient)?.name ?? grade.ingredient;
  return gradeTable('Ingredient', grades.slice(0, limit), nameOf);
}

const mostGrades = 8;

function gradeTable(
  first: string,
  grades: readonly TopicGrade[],
  nameOf: (grade: TopicGrade) => string,
): Block {
  return {
    kind: 'table',
    header: [first, 'Grade', 'Finding', 'Best record', 'Source'],
    rows: grades.map((grade) => [fact(nameOf(grade))].concat(gradeCells(grade))),
  };
}

function gradeCells(grade: TopicGrade): Sentence[] {
  const [best] = grade.studies;
  const isRated = grade.grade.letter !== 'U';
  const unrated = grade.isOnlyCombined ? `not rated alone${doubt(best?.passage)}` : 'unrated (unconfirmed)';
  const letter = isRated ? `${grade.grade.letter} (${Math.round(grade.grade.score)})` : unrated;
  const record = best ? [bestRecordWords(best)] : [];
  return [
    fact(letter),
    fact(grade.direction),
    fact(...record),
    fact('', ...(isRated ? [grade.passage] : []), ...(best ? [best.passage] : [])),
  ];
}

function bestRecordWords(study: Study): string {
  const size = studySize(study);
  const dose =
    study.dose && /\d/.test(study.dose)
      ? `, ${study.dose}${study.isDoseUnconfirmed ? ' (dose unconfirmed)' : ''}`
      : '';
  return `${study.outcome}: ${study.result || study.direction}${size && ` (${size})`}${dose}`;
}

/** What the short forms of the results stand for, told only when they occur. */
export function abbreviationNote(studies: readonly Study[]): string | null {
  const text = studies
    .slice(0, mostRows)
    .map((study) => study.result)
    .join(' ');
  const used = measuresIn(text);
  return used.length > 0
    ? `${used.map(({ short, told }) => `${short} is ${told}`).join('; ')}; ranges in brackets are the intervals the sources report`
    : null;
}
