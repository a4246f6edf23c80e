import { type Cited, type Evidence, type Passage, studiesOn } from '../../../evidence/index.ts';
import type { Limit, Study } from '../../../evidence/records.ts';
import { agesIn, isOfAge } from '../../understand/ages.ts';
import { type Group, type Inquiry, isVulnerable } from '../../understand/inquiry.ts';
import { people } from '../../relevance.ts';
import type { Block, Segment, Sentence } from '../../prose.ts';
import { doubt, fact, joinSegments, note, paragraph, section } from '../../prose.ts';
import { amountOf, authorityIn, dailyValuesOf, limitsOf, noteOf } from '../../values.ts';
import { absence, isAbout } from '../absence.ts';
import { studyTable } from '../evidenceTable.ts';
import { claimSentence, claimsFor } from '../law/regulation.ts';
import { limitSentences, needSentences } from '../intake.ts';
import { answering } from '../safety/harmOpening.ts';
import { interactionSentence, interactionsOf } from '../safety/interaction.ts';
import { cautionSentences, labelRuleSentences } from '../safety/safety.ts';
import type { Subject } from '../subject.ts';
import { studiedDoseSentences } from '../verdict.ts';
import { nameInSentence, selfAndParent } from '../../../registry/index.ts';

const groupNames: Record<Group, string> = {
  children: 'children',
  infants: 'infants',
  pregnancy: 'pregnancy and lactation',
  older: 'older adults',
  women: 'women',
  men: 'men',
};
/** What the base holds for children, infants, pregnancy or older adults, and what it does not. */
export function groupParts(subject: Subject): Block[] {
  const { evidence, inquiry, key } = subject;
  const { group } = inquiry;
  if (!group) return [];
  const studies = groupStudies(subject);
  const claims = claimsFor(evidence, key, inquiry.topics).filter(
    (claim) => claim.status === 'authorised' && people[group].test(claim.population),
  );
  const cautions = [...groupInteractions(subject, group), ...groupCaution(evidence, key, group)];
  const figures = groupSentences(subject, group);
  return [
    paragraph(
      ...(isOfLabels(inquiry) ? [...figures, ...cautions] : [...cautions, ...figures]),
      ...topicGap(subject, group, studies),
      ...(isOnlyOnSafety(inquiry) ? [] : studiedDoseSentences(studies)),
    ),
    ...section('Studies in this group', [studyTable(studies, mostStudies)]),
    ...section('Safety', [
      paragraph(...cautionSentences(evidence, key), ...labelRuleSentences(evidence, key, inquiry)),
    ]),
    ...(inquiry.asks.has('claim')
      ? section('EU claims for this group', [paragraph(...claims.slice(0, 2).map(claimSentence))])
      : []),
  ];
}

const mostStudies = 3;

/** Whether the value of labels is asked for, and not what people may take. */
const isOfLabels = ({ asks }: Inquiry): boolean =>
  asks.has('labelValue') && !asks.has('safety') && !asks.has('limit');

const isOnlyOnSafety = ({ asks }: Inquiry): boolean => asks.size === 1 && asks.has('safety');

/**
 * Whether the group is what the answer is about: not where an outcome was studied in it, which is told as evidence,
 * and not for adults who were not studied on their own, for whom figures of adults hold.
 */
export const speaksForGroup = (subject: Subject): boolean => {
  const { group, topics } = subject.inquiry;
  const studies = groupStudies(subject);
  if (studies.some((study) => study.topics.some((topic) => topics.includes(topic)))) return false;
  return isVulnerable(group) || (group !== null && studies.length > 0);
};

function groupStudies({ evidence, inquiry, key }: Subject): Cited<Study>[] {
  const { group } = inquiry;
  return studiesOn(evidence, selfAndParent(evidence, key)).filter(
    ({ population, outcome }) => group !== null && people[group].test(`${population} ${outcome}`),
  );
}

/** What is on file of the group as of a medicine: that it must not be taken is the answer. */
const groupInteractions = ({ evidence, inquiry, key }: Subject, group: Group): Sentence[] =>
  interactionsOf(evidence, key)
    .filter((row) => people[group].test(row.with))
    .map((row) => {
      const sentence = interactionSentence(row, 'In');
      return row.severity === 'contraindicated'
        ? answering(inquiry.question, sentence, row.severity)
        : sentence;
    });

/** A caution on file that names the group comes next. */
function groupCaution(evidence: Evidence, key: string, group: Group): Sentence[] {
  const cautions = noteOf(evidence, key, 'cautions');
  const named = evidence.ingredients.get(key)?.cautions.find((caution) => people[group].test(caution));
  if (!cautions || !named) return [];
  return [
    fact(
      `The cautions on file for ${nameInSentence(evidence, key)} name ${named}${doubt(cautions)}`,
      cautions,
    ),
  ];
}

function groupSentences({ evidence, inquiry, key }: Subject, group: Group): Sentence[] {
  if (!isVulnerable(group)) return needSentences(evidence, key);
  const name = nameInSentence(evidence, key);
  const values = dailyValueSentences(evidence, key, group);
  const limits = groupLimitSentences(evidence, key, inquiry);
  const ofAdults = /\badults?\b/i.test(inquiry.question) ? limitSentences(evidence, key, inquiry.market) : [];
  if (limits.length > 0)
    return isOfLabels(inquiry) ? [...values, ...limits, ...ofAdults] : [...limits, ...ofAdults, ...values];
  const missing =
    values.length > 0
      ? `I hold no upper limit of ${name} for ${groupNames[group]}, and the adult one must not be carried over`
      : `I hold no recommended intake or limit of ${name} for ${groupNames[group]}, and adult figures must not be carried over`;
  const isOn = isAbout(evidence, [key]);
  const isShownBy = (passage: Passage) =>
    isLaidDown(passage) && isOn(passage) && people[group].test(`${passage.title} ${passage.text}`);
  return [...values, absence(missing, isShownBy)];
}

/** What lays down an amount for somebody. */
const isLaidDown = ({ kind, text }: Passage): boolean =>
  (kind === 'rule' || kind === 'limit') && /\d/.test(text);

/** The label values of the group; children are told those of infants too, and from when the adult value holds. */
function dailyValueSentences(evidence: Evidence, key: string, group: Group): Sentence[] {
  const rows = dailyValuesOf(evidence, key);
  const own = rows.filter(
    (value) => value.group === group || (group === 'children' && value.group === 'infants'),
  );
  if (own.length === 0) return [];
  const items = own.map((value): Segment[] => [
    `${amountOf(evidence, value)} for ${value.population}${doubt(value.passage)}`,
    value.passage,
  ]);
  const adult = rows.find((value) => value.group === 'adults' && value.jurisdiction === 'US');
  return [
    fact(`The US Daily Value of ${nameInSentence(evidence, key)} is `, ...joinSegments(items)),
    ...(group === 'children' && adult
      ? [fact(`From 4 years the adult value of ${amountOf(evidence, adult)} applies`, adult.passage)]
      : []),
  ];
}

/**
 * The figures of the group by age, authority by authority: those of the market that is asked about come first, and where
 * it has none of the kind that is said. Of an age that is named only its own stands.
 */
function groupLimitSentences(evidence: Evidence, key: string, inquiry: Inquiry): Sentence[] {
  const asked = inquiry.market && authorityIn[inquiry.market];
  const isNeed = ({ kind }: Limit) => kind === 'RDA' || kind === 'AI';
  const place = (limit: Limit) =>
    Number(asked !== null && limit.authority !== asked) + Number(inquiry.asks.has('dose') && !isNeed(limit));
  const rows = groupLimits(evidence, key, inquiry).toSorted((left, right) => place(left) - place(right));
  const told = [...Map.groupBy(rows, ({ authority, kind }) => `${authority} ${kind}`)].flatMap(([, limits]) =>
    limitsByAge(evidence, key, limits),
  );
  const people = inquiry.group && groupNames[inquiry.group];
  const isMissing = asked && told.length > 0 && rows.every(({ authority }) => authority !== asked);
  return isMissing
    ? [note(`I hold no ${asked} figure of ${nameInSentence(evidence, key)} for ${people}`), ...told]
    : told;
}

function groupLimits(evidence: Evidence, key: string, inquiry: Inquiry): Cited<Limit>[] {
  const { group, asks, question } = inquiry;
  if (!isVulnerable(group)) return [];
  const ages = agesIn(question);
  const rows = limitsOf(evidence, key, group).filter(
    ({ population }) => ages.length === 0 || ages.some((years) => isOfAge(years, population)),
  );
  const limits = rows.filter(({ kind }) => kind === 'UL');
  const isOfLimits = asks.has('limit') && !asks.has('dose') && limits.length > 0;
  return isOfLimits ? limits : rows;
}

function limitsByAge(evidence: Evidence, key: string, limits: readonly Cited<Limit>[]): Sentence[] {
  const [first] = limits;
  if (!first) return [];
  const what = first.kind === 'UL' ? 'upper limit (UL)' : first.kind;
  const counts = [first.scope && first.scope !== 'all sources' && `counting ${first.scope}`, first.note];
  const remark = counts.filter(Boolean).join('; ');
  const isAllInDoubt = limits.every(({ passage }) => !passage.isConfirmed);
  const items = limits.map((limit): Segment[] => [
    `${amountOf(evidence, limit)} for ${limit.population}${isAllInDoubt ? '' : doubt(limit.passage)}`,
    limit.passage,
  ]);
  return [
    fact(
      `The ${first.authority} ${what} of ${nameInSentence(evidence, key)} a day${remark && ` (${remark})`}${isAllInDoubt ? doubt(first.passage) : ''} is `,
      ...joinSegments(items),
    ),
  ];
}

/** Says when the outcome asked about was not studied in the group. */
function topicGap(
  { evidence, inquiry, name }: Subject,
  group: Group,
  studies: readonly Cited<Study>[],
): Sentence[] {
  return inquiry.topics
    .filter((topic) => !studies.some((study) => study.topics.includes(topic)))
    .map((topic) =>
      note(
        `None of the records on ${name} and ${evidence.topics.get(topic)?.name} is in ${groupNames[group]}`,
      ),
    );
}
