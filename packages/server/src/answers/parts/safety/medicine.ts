import { type Cited, studiesOn } from '../../../evidence/index.ts';
import type { Study } from '../../../evidence/records.ts';
import { familyOf, isConfirmed } from '../../../registry/index.ts';
import type { Block, Sentence } from '../../prose.ts';
import { doubt, fact, joinWords, note, paragraph, section } from '../../prose.ts';
import { studyTable } from '../evidenceTable.ts';
import { interactionSentences } from './interaction.ts';
import type { Subject } from '../subject.ts';
import { peopleOf, verdictSentence } from '../verdict.ts';
import { outcomesOf } from '../grades.ts';

const openings: Readonly<Record<Study['direction'], string>> = {
  benefit: 'In part',
  'no effect': 'In part',
  mixed: 'It is not settled',
  harm: 'No',
};

const findings: Readonly<Record<Study['direction'], string>> = {
  benefit: 'a record points in its favour',
  'no effect': 'a record found no difference',
  mixed: 'a record found both',
  harm: 'a record points against it',
};

/** How an ingredient did against a medicine, as far as that was studied; it may replace none. */
export function medicineParts(subject: Subject): Block[] {
  const { evidence, inquiry, name, key } = subject;
  const medicines = joinWords(inquiry.medicines, 'or');
  const studies = against(subject);
  const [first] = studies;
  const best = outcomesOf(evidence, key).slice(0, 1);
  return [
    paragraph(
      ...(first
        ? [comparedSentence(first, medicines)]
        : [
            note(`I cannot say so: I hold no study that sets ${name} against ${medicines}`),
            ...best.map((grade) => verdictSentence(evidence, grade)),
          ]),
      ...substituteSentences(subject),
    ),
    ...(first ? section('Evidence', [studyTable(studies)]) : []),
    paragraph(...interactionSentences(subject)),
    paragraph(note('Whether a person changes a medicine is for a doctor to say')),
  ];
}

/** Studies of the ingredient that name one of the medicines, confirmed ones first. */
function against({ evidence, inquiry, key }: Subject): Cited<Study>[] {
  const keys = familyOf(evidence, key);
  const names = inquiry.medicines.map((medicine) => medicine.replace(/s$/, ''));
  const compares = new RegExp(
    `\\b(?:versus|vs|against|than|with|from)\\b[^;.]*\\b(?:${names.join('|')})`,
    'i',
  );
  return studiesOn(evidence, keys)
    .filter(({ subject, outcome, result }) => compares.test(`${subject} ${outcome}; ${result}`))
    .toSorted(
      (left, right) =>
        Number(isConfirmed(right)) - Number(isConfirmed(left)) ||
        Number(/versus|against/.test(right.outcome)) - Number(/versus|against/.test(left.outcome)),
    );
}

const comparedSentence = (study: Cited<Study>, medicines: string): Sentence =>
  fact(
    `${openings[study.direction]}: against ${medicines}, ${findings[study.direction]}${doubt(study.passage)}; ${study.outcome} in ${peopleOf(study)}: ${study.result}`,
    study.passage,
  );

/** What the law says of offering it instead of a medicine. */
function substituteSentences({ evidence, inquiry }: Subject): Sentence[] {
  const rule = evidence.rules.find(({ key }) => key === 'us-dc-010');
  if (!rule || inquiry.market === 'EU') return [];
  return [
    fact(
      `A supplement may not be offered in place of a medicine: in the US that is a disease claim${doubt(rule.passage)}`,
      rule.passage,
    ),
  ];
}
