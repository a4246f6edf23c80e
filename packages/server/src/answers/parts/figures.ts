import { percentOnLabel } from '../compute/percentOnLabel.ts';
import { topicName } from '../../evidence/index.ts';
import type { Inquiry } from '../understand/inquiry.ts';
import type { Block, Sentence } from '../prose.ts';
import { fact, hasFacts, joinWords, note, paragraph, section } from '../prose.ts';
import { noEvidenceSentences } from './abstention.ts';
import { againstLimitSentences, equivalenceSentences, iuSentences, percentSentences } from './conversion.ts';
import { isOfCompound } from '../understand/names/namedForms.ts';
import { formatAmount, stems } from '../../registry/index.ts';
import { arithmetic } from '../compute/arithmetic.ts';
import { extractSentences } from '../compute/extract.ts';
import { shareSentences } from '../compute/shareOf.ts';
import { elementParts, formulationSentences } from './form.ts';
import { outcomesOf } from './grades.ts';
import { dailyValuesOf } from '../values.ts';
import { ingredientRules } from './law/ingredientRules.ts';
import { monographSentences } from './law/monographs.ts';
import { limitsByList, novelFoodSentences } from './law/novelFoods.ts';
import { claimedDoseSentences } from './law/regulation.ts';
import { saltSentences } from './salt.ts';
import {
  asksAtOnce,
  labelValueSentences,
  limitSentences,
  needSentences,
  singleDoseSentences,
} from './intake.ts';
import { cautionSentences, doseAboveLimitSentences } from './safety/safety.ts';
import type { Subject } from './subject.ts';
import { leadingStudySentence, studiedDoseSentences, verdictSentence } from './verdict.ts';

/** What an amount in the question comes to: in IU, as a share of label values, against the limits. */
export function amountParts(subject: Subject): Block[] {
  const { multiple } = subject.inquiry;
  if (!multiple) return amountBlocks(subject);
  const { times, each, total } = multiple;
  const statement = `${times} × ${formatAmount(each.value, each.unit)} is ${total.text}`;
  const inquiry = { ...subject.inquiry, amounts: [total], multiple: null };
  const blocks =
    inquiry.forms.length > 0 ? elementParts({ ...subject, inquiry }) : amountBlocks({ ...subject, inquiry });
  return [paragraph(fact(statement, arithmetic(statement))), ...blocks];
}

function amountBlocks(subject: Subject): Block[] {
  const { evidence, inquiry, key, name } = subject;
  const { asks, amounts } = inquiry;
  const held = extractSentences(inquiry, name);
  if (held.length > 0) return [paragraph(...held)];
  const salt = saltSentences(evidence, inquiry);
  const shares = salt.length > 0 && asks.has('percent') ? percentSentences(evidence, key, inquiry) : [];
  const equivalents = [...salt, ...shares, ...equivalenceSentences(evidence, key, inquiry)];
  const iu = iuSentences(evidence, key, inquiry);
  // “60 mg zinc picolinate: which % NRV?” is of the zinc in it
  const [stated] = amounts;
  const isOfForm =
    iu.length === 0 && stated !== undefined && stated.unit !== 'IU' && inquiry.forms.length > 0;
  if (isOfForm && isOfCompound(evidence, inquiry, stated)) return elementParts(subject);
  if (equivalents.length > 0 && iu.length === 0) return [paragraph(...equivalents)];
  const wantsPercent = asks.has('labelValue') || /%|percent/i.test(inquiry.question);
  if (asks.has('percent') && !asks.has('limit') && dailyValuesOf(evidence, key).length === 0)
    return [paragraph(note(`I hold no label value for ${name}, so an amount of it is no share of one`))];
  const printed = asks.has('percent') && onPanel.test(inquiry.question) && !asks.has('limit');
  const ofPanel = printed ? percentOnLabel(evidence, inquiry) : null;
  if (ofPanel) return ofPanel;
  const percent = wantsPercent ? percentSentences(evidence, key, inquiry) : [];
  const wantsLimit = asks.has('limit') || asks.has('safety') || iu.length + percent.length === 0;
  const limit = wantsLimit ? againstLimitSentences(evidence, key, inquiry) : [];
  const direct =
    asks.has('conversion') || wantsPercent ? [...iu, ...percent, ...limit] : [...limit, ...percent];
  if (direct.length > 0) return [paragraph(...direct)];
  // what an IU is worth depends on the form here: both are told, and the limit beside them
  return iu.length > 0 ? [paragraph(...iu), paragraph(...limitSentences(evidence, key))] : [];
}

/** Asks for the figure as a label has it, which is rounded. */
const onPanel = /\bprint(?:ed|s)?\b|\bdeclar|\bpanels?\b/i;

/** “How much is too much?” and “the most a day” ask for the limit, not for the need. */
const isOnlyAboutLimits = ({ question, asks }: Inquiry) =>
  /\btoo much\b|\btoxic|\bharmful\b|\bdangerous\b|\boverdose\b|\bunsafe\b|\brisks? of\b|\bhigh[- ]dos/i.test(
    question,
  ) ||
  (asks.has('limit') && !/\bneeds?\b|\brda\b|\brecommend|\brequire|\band\b|\bdos(?:e|age)/i.test(question));

/** Whose label value is meant: that of a market, and the other's where it is called by its own name. */
function marketOfValue({ question, market }: Inquiry): Inquiry['market'] {
  const ofOther = market === 'EU' ? /\bdv\b|\bdaily value/i : /\bnrv\b|\breference intake/i;
  return ofOther.test(question) ? null : market;
}

/** “The NRV” is the EU’s word. */
const isOfUnion = ({ question, market }: Inquiry): boolean =>
  market === 'EU' || (/\bNRVs?\b/i.test(question) && !/\b(?:DVs?|daily values?)\b/i.test(question));

/** Whether the law of a place is meant: who asks for a reference value alone says with the place only whose. */
const isOnRules = ({ countries, market, asks }: Inquiry): boolean =>
  asks.has('rule') ||
  ((countries.length > 0 || market !== null) &&
    [...asks].some((ask) => ask !== 'labelValue' && ask !== 'percent' && ask !== 'meaning'));

/** Need, upper limit and label values, and what the outcome asked about adds to them. */
export function figureParts(subject: Subject): Block[] {
  const { evidence, inquiry, key, name } = subject;
  const { asks, market } = inquiry;
  const shares = shareSentences(evidence, key, inquiry);
  if (shares.length > 0) return [paragraph(...shares)];
  const wantsDose = asks.has('dose') && !isOnlyAboutLimits(inquiry);
  const figures = [
    ...(asksAtOnce(inquiry.question) ? singleDoseSentences(evidence, key) : []),
    ...monographSentences(subject),
    ...(limitsByList(subject) ? novelFoodSentences(subject) : []),
    ...(isOnRules(inquiry) ? ingredientRules(subject) : []),
    ...(wantsDose ? needSentences(evidence, key) : []),
    ...(wantsDose || asks.has('limit') || asks.has('safety') ? limitSentences(evidence, key, market) : []),
    ...(wantsDose || asks.has('labelValue')
      ? labelValueSentences(evidence, key, { market: marketOfValue(inquiry), isEuFirst: isOfUnion(inquiry) })
      : []),
  ];
  const studied = wantsDose
    ? [...studiedDoseSentences(ofPreparation(subject)), ...doseSentences(subject, figures.length > 0)]
    : [];
  const told = figures.length > 0 ? [paragraph(...figures)] : [];
  const doses = studied.length > 0 ? [paragraph(...studied)] : [];
  // 'What dose helps sleep?' asks for what was studied; need, limits and label values stand after it.
  const isStudied =
    wantsDose && subject.grades.some(({ studies }) => studiedDoseSentences(studies).length > 0);
  const blocks = [
    ...(isStudied
      ? [...topicNotes(subject), ...told, ...doses]
      : [...told, ...doses, ...topicNotes(subject)]),
    ...(asks.has('explanation')
      ? [paragraph(note('I hold the figures and their sources, not the reasoning behind them'))]
      : []),
    ...(asks.has('safety') ? section('Safety', [paragraph(...cautionSentences(evidence, key))]) : []),
  ];
  const sought = wantsDose ? 'dose' : asks.has('limit') ? 'upper limit' : 'label value';
  return figures.length + studied.length > 0
    ? blocks
    : hasFacts(blocks)
      ? [...blocks, paragraph(note(`I hold no ${sought} for ${name}`))]
      : [paragraph(note(`I hold no ${sought} for ${name}`)), ...blocks];
}

/** Doses beside the outcome asked about: those of other outcomes where it has none, or what products carry. */
function doseSentences(subject: Subject, hasFigures: boolean): Sentence[] {
  const { grades, missing, inquiry } = subject;
  if (inquiry.topics.length === 0) return generalDoses(subject);
  if (missing.length === inquiry.topics.length || hasFigures) return [];
  const isTold = grades.some((grade) => studiedDoseSentences(grade.studies).length > 0);
  if (isTold) return formulationSentences(subject.evidence, subject.key).slice(0, 1);
  const outcomes = grades.map(({ topic }) => topicName(subject.evidence, topic));
  const untold = `No record of ${subject.name} on ${joinWords(outcomes)} states its dose`;
  return [...generalDoses(subject), ...(outcomes.length > 0 ? [note(untold)] : [])];
}

/** Studies of the very preparation that is named: “citrulline malate” is not citrulline alone. */
function ofPreparation({ evidence, inquiry, key }: Subject) {
  const words = new Set(inquiry.words);
  const own = stems(evidence.ingredients.get(key)?.name ?? '').join(' ');
  return outcomesOf(evidence, key)
    .flatMap((grade) => grade.studies)
    .filter(({ subject }) => {
      const named = stems(subject);
      return named.length > 1 && named.join(' ') !== own && named.every((word) => words.has(word));
    });
}

/** What was studied, what claims ask for and what products carry, whatever it is for. */
export function generalDoses({ evidence, inquiry, key }: Subject): Sentence[] {
  const studies = outcomesOf(evidence, key).flatMap((grade) => grade.studies);
  return [
    ...studiedDoseSentences(studies),
    ...claimedDoseSentences(evidence, key, inquiry.topics),
    ...formulationSentences(evidence, key).slice(0, 1),
  ];
}

/** What the base holds on the outcome, in a paragraph of its own. */
function topicNotes(subject: Subject): Block[] {
  const { evidence, key } = subject;
  const told = subject.grades.map((grade) =>
    paragraphAbout(subject, grade.topic, [
      // the dose is what was asked for
      ...studiedDoseSentences(grade.studies),
      verdictSentence(evidence, grade, true),
      ...leadingStudySentence(grade.studies, subject.inquiry),
      ...doseAboveLimitSentences(evidence, key, grade.studies),
    ]),
  );
  const missing = subject.missing.map((topic) =>
    paragraphAbout(subject, topic, noEvidenceSentences(evidence, key, topic).map(note)),
  );
  return [...told, ...missing];
}

function paragraphAbout({ evidence, key }: Subject, topic: string, sentences: readonly Sentence[]): Block {
  const outcome = topicName(evidence, topic);
  return { kind: 'paragraph', lead: `${evidence.ingredients.get(key)?.name} and ${outcome}`, sentences };
}
