import type { Evidence } from '../../evidence/index.ts';
import type { Intent } from '../intent.ts';
import type { Inquiry } from '../inquiry.ts';
import type { Block, Draft } from '../prose.ts';
import { hasFacts, note, paragraph } from '../prose.ts';
import { noEvidenceSentences } from './abstention.ts';
import { attributeParts } from './attributes.ts';
import { claimParts } from './claims.ts';
import { overviewParts, topicParts } from './effect.ts';
import { explanationParts } from './explanation.ts';
import { amountParts, figureParts } from './figures.ts';
import { followUpBlocks } from './followUps.ts';
import { asksForContent, elementParts, formParts } from './form.ts';
import { groupParts, speaksForGroup } from './group.ts';
import { namedCautionSentences, safetyParts } from './safety.ts';
import type { Subject } from './subject.ts';
import { subjectOf } from './subject.ts';
import { stems } from '../../registry/index.ts';

/** Answers on one ingredient: the direct answer first, then only the parts that have something to say. */
export function ingredientDraft(evidence: Evidence, inquiry: Inquiry): Draft | null {
  const subject = subjectOf(evidence, inquiry);
  const blocks = subject ? chooseParts(subject) : [];
  if (blocks.length === 0) return null;
  return { blocks: [...blocks, ...followUpBlocks(evidence, inquiry)], isAbstention: !hasFacts(blocks) };
}

/** “Selenium 300 µg in the EU”: an amount by itself asks whether it is within the limits. */
const isBare = (intents: ReadonlySet<Intent>) => [...intents].every((intent) => intent === 'regulation');

/** Asked outright; a medicine that is named may as well say who was studied. */
const asksIfSafe =
  /\bsafe|\bside[- ]effects?\b|\badverse|\binteract|\bdanger|\btoxic|\bharm|\bwarning|\bcaution|\bcontraindic|\ballerg|\bbad for\b|\bdamag|\binterfer|\bcombin|\btogether\b|\bwith\b/i;

const figureIntents: readonly Intent[] = ['dose', 'limit', 'labelValue', 'convert'];

/** What asks for an effect; anything else a question wants can be answered without one. */
const effectIntents: ReadonlySet<Intent> = new Set(['benefit', 'cure', 'explain', 'dose']);

/** Something is hoped for that the base does not know, and nothing else is asked. */
const isUnknownOutcome = ({ inquiry }: Subject) =>
  inquiry.topics.length === 0 &&
  inquiry.unknownOutcomes.length > 0 &&
  [...inquiry.intents].every((intent) => effectIntents.has(intent));

function unknownOutcomeParts({ evidence, inquiry, key }: Subject): Block[] {
  const cautions = namedCautionSentences(evidence, key, stems(inquiry.unknownOutcomes.join(' ')));
  if (cautions.length > 0) return [paragraph(...cautions)];
  return [
    paragraph(...noEvidenceSentences(evidence, key, { words: inquiry.unknownOutcomes[0] ?? '' }).map(note)),
  ];
}

function chooseParts(subject: Subject): Block[] {
  const { intents, amounts, group, topics } = subject.inquiry;
  const wantsFigures = figureIntents.some((intent) => intents.has(intent));
  const wantsEffect = intents.has('benefit');
  if (isUnknownOutcome(subject)) return unknownOutcomeParts(subject);
  if (intents.has('attributes') && !wantsFigures && !intents.has('claim')) return attributeParts(subject);
  if (intents.has('explain') && !wantsFigures) return explanationParts(subject);
  if (subject.inquiry.forms.length > 0 && amounts.length > 0) return elementParts(subject);
  const isOnContent = topics.length === 0 || subject.inquiry.isFollowUp;
  const comparesForms = intents.has('compare') && subject.inquiry.forms.length > 1;
  const isAboutContent = comparesForms || asksForContent(subject.inquiry.question);
  if (subject.inquiry.forms.length > 0 && isOnContent && isAboutContent) return formParts(subject);
  if (
    intents.has('convert') ||
    (amounts.length > 0 && (wantsFigures || intents.has('safety') || isBare(intents)))
  ) {
    const blocks = amountParts(subject);
    if (blocks.length > 0) return blocks;
  }
  const isAdultFigure = wantsFigures && (group === 'women' || group === 'men' || group === 'older');
  if (!wantsEffect && !intents.has('claim') && !isAdultFigure && speaksForGroup(subject))
    return groupParts(subject);
  if (intents.has('claim') && !intents.has('limit')) return claimParts(subject);
  if (wantsFigures) return figureParts(subject);
  if (intents.has('form') && !wantsEffect) return formParts(subject);
  if (intents.has('regulation') && !wantsEffect) return claimParts(subject);
  const isOnlySafety = intents.has('safety') && !wantsEffect;
  const { isFollowUp, question } = subject.inquiry;
  if (isOnlySafety && (subject.grades.length === 0 || isFollowUp || asksIfSafe.test(question)))
    return safetyParts(subject);
  return topics.length > 0 ? topicParts(subject) : overviewParts(subject);
}
