import type { Cited, TopicGrade } from '../../../evidence/index.ts';
import type { Study } from '../../../evidence/records.ts';
import type { Block, Sentence } from '../../prose.ts';
import { asksForFigure } from '../../understand/figureAsks.ts';
import { wantsWhole } from '../../understand/wholeAsks.ts';
import { closestFirst, eachOutcomeFirst } from '../../relevance.ts';
import { fact, joinWords, list, note, paragraph, section } from '../../prose.ts';
import { absence, isAbout } from '../absence.ts';
import { noEvidenceSentences } from '../abstention.ts';
import { abbreviationNote, outcomeTable, studyTable } from '../evidenceTable.ts';
import { formulationSentences, usualDoseSentences } from '../form.ts';
import { outcomesOf } from '../grades.ts';
import { labelValueSentences, limitSentences, needSentences } from '../intake.ts';
import { euSentences, usRuleSentences, usStructureSentences } from '../law/regulation.ts';
import { statusSentences } from '../law/status.ts';
import {
  cautionSentences,
  doseAboveLimitSentences,
  harmSentences,
  namedCautionSentences,
} from '../safety/safety.ts';
import type { Subject } from '../subject.ts';
import { derive } from '../../values.ts';
import { openQuestions } from './unknown.ts';
import {
  dosesTold,
  isDose,
  leadingStudySentence,
  studiedDoseSentences,
  verdictSentence,
} from '../verdict.ts';
import { formatCount, stems } from '../../../registry/index.ts';

/** What an ingredient does for the outcomes asked about. */
export function topicParts(subject: Subject): Block[] {
  const { evidence, inquiry, key } = subject;
  const missing = subject.missing.map((topic) => noEvidenceSentences(evidence, key, topic).map(note));
  const [first, ...others] = subject.grades;
  if (!first) {
    const words = [...inquiry.words, ...wordsOfTopics(subject)];
    const cautions = namedCautionSentences(evidence, key, words);
    return [paragraph(...cautions), ...missing.map((sentences) => paragraph(...sentences))];
  }
  const closest = closestFirst([...new Set(subject.grades.flatMap((grade) => grade.studies))], inquiry);
  const studies = subject.grades.length > 1 ? eachOutcomeFirst(closest, inquiry) : closest;
  const isOfFigure = asksForFigure(inquiry);
  const isWhole = wantsWhole(inquiry) && !isOfFigure;
  const shown = isWhole ? studies : nearestOfEach(studies);
  const short = abbreviationNote(shown);
  const direct = [
    paragraph(
      verdictSentence(evidence, first, true),
      ...leadingStudySentence(first.studies, inquiry),
      ...others.flatMap((grade) =>
        [verdictSentence(evidence, grade)].concat(leadingStudySentence(grade.studies, inquiry)),
      ),
      ...missing.flatMap(([sentence]) => sentence ?? []),
      ...(isOfFigure ? doseAboveLimitSentences(evidence, key, shown) : []),
    ),
    ...section('Evidence', [studyTable(shown), ...(short ? [paragraph(note(short))] : [])]),
  ];
  if (isOfFigure) return direct;
  if (!isWhole) return [...direct, ...section('Dose and safety', [doseAndSafety(subject, shown)])];
  return [
    ...direct,
    ...section('Dose and form', [
      paragraph(...studiedDoseSentences(studies), ...formulationSentences(evidence, key)),
    ]),
    ...section('Safety', [
      paragraph(
        ...limitSentences(evidence, key),
        ...doseAboveLimitSentences(evidence, key, studies),
        ...cautionSentences(evidence, key),
      ),
    ]),
    ...section('US and EU', [
      list([
        ...euSentences(evidence, key, inquiry.topics),
        ...usRuleSentences(evidence, [key], inquiry.topics),
        ...usStructureSentences(evidence),
      ]),
    ]),
    ...section('What is not known', [paragraph(...openQuestions(evidence, first))]),
  ];
}

/** Nobody develops with an effect alone: how much of it was taken, whether that may be sold, and what to mind. */
const doseAndSafety = ({ evidence, key }: Subject, studies: readonly Cited<Study>[]): Block =>
  paragraph(
    ...studiedDoseSentences(studies),
    ...usualDoseSentences(evidence, key),
    ...doseAboveLimitSentences(evidence, key, studies),
    ...cautionSentences(evidence, key),
  );

/** Who asks for one thing reads the records nearest to it, and no overview. */
const mostBrief = 4;

/** Of studies in order the nearest, and the nearest that found otherwise, so that what disagrees is not left out. */
function nearestOfEach(studies: readonly Cited<Study>[]): readonly Cited<Study>[] {
  const nearest = studies.slice(0, mostBrief);
  const found = new Set(nearest.map(({ direction }) => direction));
  return [...nearest, ...studies.filter(({ direction }) => !found.has(direction) && found.add(direction))];
}

/** The studies of the outcomes asked about: who took part, what they took and for how long, and what came of it. */
export function studiesParts(subject: Subject): Block[] {
  const { evidence, inquiry, grades } = subject;
  const [first] = grades;
  if (!first) return topicParts(subject);
  const studies = closestFirst([...new Set(grades.flatMap((grade) => grade.studies))], inquiry);
  const shown = asksForList.test(inquiry.question) ? studies : nearestOfEach(studies);
  const short = abbreviationNote(shown);
  // whether it works is asked before what was studied
  const isWhether = asksWhether.test(inquiry.question);
  const verdicts = grades.map((grade, at) => verdictSentence(evidence, grade, isWhether && at === 0));
  return [
    ...(asksForCount.test(inquiry.question) ? [paragraph(countSentence(first, studies))] : []),
    paragraph(
      ...(isWhether ? verdicts : []),
      ...leadingStudySentence(first.studies, inquiry),
      ...studiedDoseSentences(studies),
      ...lengthSentences(studies),
      ...(isWhether ? [] : verdicts),
    ),
    ...section('Evidence', [studyTable(shown, mostStudies), ...(short ? [paragraph(note(short))] : [])]),
  ];
}

const mostStudies = 10;
/** “Which trials …” wants them all, “how many took part?” those nearest to it. */
const asksForList =
  /\b(?:list|show|which|all|every|what)\b[^?.]*\b(?:studies|trials|records|papers|rcts|reviews|research)\b/i;
const asksWhether =
  /\b(?:do|does|did|can|could|will|would)\b[^?.]*\b(?:work|help|reduce|lower|raise|improve|increase)s?\b/i;

/** How many records there are, and which way they point. */
function countSentence({ passage }: TopicGrade, studies: readonly Cited<Study>[]): Sentence {
  const of = (direction: Study['direction']) =>
    studies.filter((study) => study.direction === direction).length;
  const ways = (
    [
      [of('benefit'), 'point to a benefit'],
      [of('mixed'), 'are mixed'],
      [of('no effect'), 'found no effect'],
      [of('harm'), 'point to harm'],
    ] as const
  ).flatMap(([count, words]) => (count > 0 ? [`${count} ${words}`] : []));
  const statement = `${formatCount(studies.length, 'record')} on file: ${joinWords(ways)}`;
  return fact(statement, derive(passage, `${statement}.`));
}

const asksForCount = /\bhow many (?:[\w-]+ ){0,2}(?:studies|trials|records|papers|rcts|reviews)\b/i;

/** How long something was taken for the outcome that is asked about, or for any. */
export function lengthParts({ evidence, key, grades }: Subject): Block[] {
  const asked = grades.length > 0 ? grades : outcomesOf(evidence, key);
  const studies = [...new Set(asked.flatMap((grade) => grade.studies))];
  return [paragraph(...studiedDoseSentences(studies.filter(({ dose }) => statesLength.test(dose))))];
}

const statesLength = /\b(?:minutes?|hours?|days?|weeks?|months?|years?)\b/i;

/** How long something was taken where a record states that alone; that none says anything of dose or length. */
function lengthSentences(studies: readonly Cited<Study>[]): Sentence[] {
  if (studies.every(({ dose }) => dose === ''))
    return [note('None of these records states a dose or how long it was taken')];
  const timed = studies.filter(({ dose }) => dose !== '' && !isDose(dose));
  return dosesTold('Taken, with no amount on record', timed);
}

const wordsOfTopics = ({ evidence, inquiry }: Subject): string[] =>
  stems(inquiry.topics.flatMap((topic) => evidence.topics.get(topic)?.words ?? []).join(' '));

/** What is known of an ingredient in general. */
export function overviewParts({ evidence, inquiry, key, name }: Subject): Block[] {
  const grades = outcomesOf(evidence, key);
  const studies = grades.flatMap((grade) => grade.studies);
  const direct = grades.slice(0, 2).map((grade) => verdictSentence(evidence, grade));
  const isWhole = wantsWhole(inquiry);
  const told = [
    paragraph(
      ...(direct.length > 0
        ? direct
        : [
            absence(
              `I hold no study of ${name}, so I make no claim about what it does`,
              isAbout(evidence, [key]),
            ),
          ]),
    ),
    ...(grades.length > 2
      ? section('Evidence by outcome', [outcomeTable(evidence, grades, isWhole ? mostOutcomes : mostBrief)])
      : section('Evidence', [studyTable(studies, isWhole ? mostOutcomes : mostBrief)])),
  ];
  if (!isWhole) return told;
  return [
    ...told,
    ...section('Dose and form', [
      paragraph(
        ...needSentences(evidence, key),
        ...studiedDoseSentences(studies),
        ...formulationSentences(evidence, key),
      ),
    ]),
    ...section('Safety', [
      paragraph(
        ...limitSentences(evidence, key),
        ...harmSentences(evidence, key).slice(0, 2),
        ...cautionSentences(evidence, key),
      ),
    ]),
    ...section('US and EU', [
      list([
        ...labelValueSentences(evidence, key),
        ...euSentences(evidence, key, []),
        ...statusSentences(evidence, key),
      ]),
    ]),
  ];
}

/** Outcomes of an ingredient, or studies on them, that an overview tells. */
const mostOutcomes = 8;
