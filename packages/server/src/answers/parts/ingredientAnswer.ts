import type { Evidence, TopicGrade } from '../../evidence/index.ts';
import { nameInSentence } from '../../evidence/index.ts';
import type { Inquiry } from '../inquiry.ts';
import type { Block, Draft, Sentence } from '../prose.ts';
import { list, note, paragraph, section } from '../prose.ts';
import { limitsOf } from '../values.ts';
import { noEvidenceSentences } from './abstention.ts';
import { againstLimitSentences, iuSentences, percentSentences } from './conversion.ts';
import { abbreviationNote, outcomeTable, studyTable } from './evidenceTable.ts';
import { followUpBlocks } from './followUps.ts';
import { formSentences, formTable, formulationSentences } from './form.ts';
import { gradeFor, outcomesOf } from './grades.ts';
import { groupSentences, labelValueSentences, limitSentences, needSentences } from './intake.ts';
import {
  claimList,
  euSentences,
  statusSentences,
  usRuleSentences,
  usStructureSentences,
} from './regulation.ts';
import { cautionSentences, doseAboveLimitSentences, harmSentences, personalNote } from './safety.ts';
import { openQuestions } from './unknown.ts';
import { leadingStudySentence, studiedDoseSentences, verdictSentence } from './verdict.ts';

/** What is known of the one ingredient a question is about, by what the question wants. */
export interface Subject {
  readonly evidence: Evidence;
  readonly inquiry: Inquiry;
  readonly key: string;
  readonly name: string;
  /** Grades of the outcomes asked about. */
  readonly grades: readonly TopicGrade[];
  /** Outcomes asked about that the base holds nothing on. */
  readonly missing: readonly string[];
}

/** Answers on one ingredient: the direct answer first, then only the parts that have something to say. */
export function ingredientDraft(evidence: Evidence, inquiry: Inquiry): Draft | null {
  const [key] = inquiry.ingredients;
  if (!key) return null;
  const found = inquiry.topics.map((topic) => ({ topic, grade: gradeFor(evidence, key, topic) }));
  const subject: Subject = {
    evidence,
    inquiry,
    key,
    name: nameInSentence(evidence, key),
    grades: found.flatMap(({ grade }) => grade ?? []),
    missing: found.filter(({ grade }) => grade === null).map(({ topic }) => topic),
  };
  const blocks = chooseParts(subject);
  if (blocks.length === 0) return null;
  return { blocks: [...blocks, ...followUpBlocks(evidence, inquiry)], isAbstention: !hasFacts(blocks) };
}

export const hasFacts = (blocks: readonly Block[]): boolean =>
  blocks.some((block) => {
    if (block.kind === 'heading') return false;
    const sentences =
      block.kind === 'table' ? block.rows.flat() : block.kind === 'list' ? block.items : block.sentences;
    return sentences.some((sentence) => sentence.parts.some((part) => typeof part !== 'string'));
  });

function chooseParts(subject: Subject): Block[] {
  const { intents } = subject.inquiry;
  const wantsFigures = ['dose', 'limit', 'labelValue', 'convert'].some((intent) =>
    intents.has(intent as 'dose'),
  );
  if (
    intents.has('convert') ||
    (subject.inquiry.amounts.length > 0 && (wantsFigures || intents.has('safety')))
  ) {
    const blocks = amountParts(subject);
    if (blocks.length > 0) return blocks;
  }
  if (subject.inquiry.group && !intents.has('benefit') && !intents.has('claim')) return groupParts(subject);
  if (wantsFigures) return figureParts(subject);
  if (intents.has('form') && !intents.has('benefit')) return formParts(subject);
  if (intents.has('claim') || (intents.has('regulation') && !intents.has('benefit')))
    return ruleParts(subject);
  if (intents.has('safety') && !intents.has('benefit')) return safetyParts(subject);
  return subject.inquiry.topics.length > 0 ? topicParts(subject) : overviewParts(subject);
}

function amountParts({ evidence, inquiry, key }: Subject): Block[] {
  const iu = iuSentences(evidence, key, inquiry);
  const wantsPercent = inquiry.intents.has('labelValue') || /%|percent/i.test(inquiry.question);
  const percent = wantsPercent ? percentSentences(evidence, key, inquiry) : [];
  const wantsLimit =
    inquiry.intents.has('limit') ||
    inquiry.intents.has('safety') ||
    (iu.length === 0 && percent.length === 0);
  const limit = wantsLimit ? againstLimitSentences(evidence, key, inquiry) : [];
  const direct =
    inquiry.intents.has('convert') || wantsPercent ? [...iu, ...percent, ...limit] : [...limit, ...percent];
  return direct.length > 0 ? [paragraph(...direct)] : [];
}

function groupParts(subject: Subject): Block[] {
  const { evidence, key, inquiry } = subject;
  const people = {
    children: /child|infant|adolescent/i,
    infants: /infant|child/i,
    pregnancy: /pregnan|lactat/i,
    older: /older|elderly|≥65/i,
  }[inquiry.group ?? 'older'];
  const studies = evidence.studies.filter(
    (study) => study.ingredients.includes(key) && people.test(`${study.population} ${study.outcome}`),
  );
  const claims = euSentences(evidence, key, inquiry.topics).filter(() => false);
  return [
    paragraph(...groupSentences(evidence, key, inquiry), ...claims),
    ...section('Studies in this group', [studyTable(studies, 4)]),
    ...section('Safety', [paragraph(...cautionSentences(evidence, key))]),
  ];
}

function figureParts(subject: Subject): Block[] {
  const { evidence, inquiry, key } = subject;
  const { intents } = inquiry;
  const wants = {
    need: intents.has('dose'),
    limit: intents.has('limit') || intents.has('dose'),
    label: intents.has('labelValue') || intents.has('dose'),
  };
  const figures = [
    ...(wants.need ? needSentences(evidence, key) : []),
    ...(wants.limit ? limitSentences(evidence, key) : []),
    ...(wants.label ? labelValueSentences(evidence, key, inquiry.market) : []),
  ];
  const topicBlocks = inquiry.topics.length > 0 ? topicNotes(subject) : [];
  const studied = wants.need && inquiry.topics.length === 0 ? generalDoses(subject) : [];
  const direct =
    figures.length > 0 || !intents.has('limit')
      ? figures
      : [note(`I hold no upper limit for ${subject.name}`)];
  return [
    ...(direct.length > 0 ? [paragraph(...direct)] : []),
    ...topicBlocks,
    ...(studied.length > 0 ? [paragraph(...studied)] : []),
    ...(wants.need && intents.has('safety')
      ? section('Safety', [paragraph(...cautionSentences(evidence, key))])
      : []),
    ...(direct.length + topicBlocks.length + studied.length === 0
      ? [paragraph(note(`I hold no dose for ${subject.name}`))]
      : []),
  ];
}

function generalDoses({ evidence, key }: Subject): Sentence[] {
  const studies = outcomesOf(evidence, key).flatMap((grade) => grade.studies);
  return [...studiedDoseSentences(studies), ...formulationSentences(evidence, key).slice(0, 1)];
}

/** What the base holds on the outcome, in a paragraph of its own, for a question about figures. */
function topicNotes(subject: Subject): Block[] {
  const { evidence, key } = subject;
  const told = subject.grades.map((grade) =>
    paragraphAbout(subject, grade.topic, [
      verdictSentence(evidence, grade),
      ...studiedDoseSentences(grade.studies),
      ...doseAboveLimitSentences(evidence, key, grade.studies),
    ]),
  );
  const missing = subject.missing.map((topic) =>
    paragraphAbout(subject, topic, noEvidenceSentences(evidence, key, topic).map(note)),
  );
  return [...told, ...missing];
}

function paragraphAbout(subject: Subject, topic: string, sentences: readonly Sentence[]): Block {
  const topicName = subject.evidence.topics.get(topic)?.name ?? topic;
  return {
    kind: 'paragraph',
    lead: `${subject.evidence.ingredients.get(subject.key)?.name} and ${topicName}`,
    sentences,
  };
}

function formParts({ evidence, inquiry, key, name }: Subject): Block[] {
  const sentences = formSentences(evidence, key, inquiry);
  if (sentences.length === 0) {
    const sold = formulationSentences(evidence, key);
    return [
      paragraph(...(sold.length > 0 ? sold.toReversed() : [note(`I hold no data on the forms of ${name}`)])),
    ];
  }
  return [
    paragraph(...sentences),
    ...section('Forms on file', [formTable(evidence, key, inquiry.forms)]),
    ...section('What is not known', [
      paragraph(
        note(
          `I hold no comparison of how well the forms of ${name} are absorbed, so the table speaks of content only`,
        ),
      ),
    ]),
  ];
}

function ruleParts({ evidence, inquiry, key, name }: Subject): Block[] {
  const eu = inquiry.market === 'US' ? [] : claimList(evidence, key, inquiry.topics);
  const hasClaims = hasFacts(eu);
  const us =
    inquiry.market === 'EU'
      ? []
      : [...usRuleSentences(evidence, [key], inquiry.topics), ...usStructureSentences(evidence)];
  const status = statusSentences(evidence, key);
  const lead = [
    ...(hasClaims ? [note(`These claims on ${name} are in the EU list`)] : []),
    ...(!hasClaims && inquiry.market !== 'US' ? euSentences(evidence, key, inquiry.topics) : []),
  ];
  return [
    ...(lead.length > 0 ? [paragraph(...lead), ...(hasClaims ? eu : [])] : []),
    ...(us.length > 0
      ? lead.length > 0
        ? section('United States', [paragraph(...us)])
        : [paragraph(...us)]
      : []),
    ...section('Status', [paragraph(...status)]),
  ];
}

function safetyParts({ evidence, inquiry, key, name }: Subject): Block[] {
  const hasLimits = limitsOf(evidence, key).length > 0;
  const direct = hasLimits ? limitSentences(evidence, key) : [note(`I hold no upper limit for ${name}`)];
  const detail = [...harmSentences(evidence, key), ...cautionSentences(evidence, key)];
  return [
    paragraph(...direct),
    ...(detail.length > 0
      ? [paragraph(...detail)]
      : [
          paragraph(
            note(`I hold no caution or interaction for ${name}, which does not mean that there is none`),
          ),
        ]),
    ...(inquiry.group ? [paragraph(...groupSentences(evidence, key, inquiry))] : []),
    ...section('Status', [paragraph(...statusSentences(evidence, key))]),
    paragraph(note(personalNote(evidence, key))),
  ];
}

function topicParts(subject: Subject): Block[] {
  const { evidence, key, inquiry } = subject;
  const [first, ...others] = subject.grades;
  if (!first)
    return subject.missing.map((topic) => paragraph(...noEvidenceSentences(evidence, key, topic).map(note)));
  const studies = subject.grades.flatMap((grade) => grade.studies);
  const short = abbreviationNote(studies.slice(0, 6));
  return [
    paragraph(
      verdictSentence(evidence, first),
      ...leadingStudySentence(first),
      ...others.map((grade) => verdictSentence(evidence, grade)),
    ),
    ...subject.missing.map((topic) => paragraph(note(noEvidenceSentences(evidence, key, topic)[0] ?? ''))),
    ...section('Evidence', [
      studyTable(studies),
      ...(short
        ? [paragraph(note(`${short}; ranges in brackets are the intervals the sources report`))]
        : []),
    ]),
    ...section('Dose and form', [
      paragraph(...studiedDoseSentences(studies), ...formulationSentences(evidence, key)),
    ]),
    ...section('Safety', [
      paragraph(
        ...doseAboveLimitSentences(evidence, key, studies),
        ...limitSentences(evidence, key).slice(0, 2),
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

function overviewParts(subject: Subject): Block[] {
  const { evidence, key, name } = subject;
  const grades = outcomesOf(evidence, key);
  const [best, second] = grades;
  const safety = [
    ...limitSentences(evidence, key).slice(0, 2),
    ...harmSentences(evidence, key).slice(0, 2),
    ...cautionSentences(evidence, key),
  ];
  const direct = best
    ? [verdictSentence(evidence, best), ...(second ? [verdictSentence(evidence, second)] : [])]
    : [note(`I hold no study of ${name}, so I make no claim about what it does`)];
  return [
    paragraph(...direct),
    ...(grades.length > 2
      ? section('Evidence by outcome', [outcomeTable(evidence, grades)])
      : section('Evidence', [
          studyTable(
            grades.flatMap((grade) => grade.studies),
            4,
          ),
        ])),
    ...section('Dose and form', [
      paragraph(
        ...needSentences(evidence, key),
        ...studiedDoseSentences(grades.flatMap((grade) => grade.studies)),
        ...formulationSentences(evidence, key),
      ),
    ]),
    ...section('Safety', [paragraph(...safety)]),
    ...section('US and EU', [
      list([
        ...labelValueSentences(evidence, key),
        ...euSentences(evidence, key, []),
        ...statusSentences(evidence, key),
      ]),
    ]),
  ];
}
