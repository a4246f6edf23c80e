import type { Cited, Evidence, NovelFood } from '../../evidence/index.ts';
import { type Inquiry, isOfMarkets } from '../understand/inquiry.ts';
import type { EuClaim } from '../../evidence/records.ts';
import type { Block, Sentence } from '../prose.ts';
import { selfAndParent } from '../../registry/index.ts';
import { isRefused, wordingVerdicts } from '../compute/wording.ts';
import { askedWords, askedIn } from './excerpt.ts';
import { ingredientRules } from './ingredientRules.ts';
import { limitSentences } from './intake.ts';
import { monographSentences } from './monographs.ts';
import { people } from '../relevance.ts';
import { doubt, fact, joinWords, list, note, paragraph, section } from '../prose.ts';
import {
  claimList,
  claimSentence,
  claimsFor,
  euSentences,
  ruleSentence,
  statusSentences,
  usClaimSentences,
  usRuleSentences,
  usStructureSentences,
} from './regulation.ts';
import type { Subject } from './subject.ts';

/** What may be claimed for an ingredient in the EU and the US, and its status on file. */
export function claimParts(subject: Subject): Block[] {
  const { evidence, inquiry, key } = subject;
  const { topics } = inquiry;
  const status = section('Status', [paragraph(...statusSentences(evidence, key))]);
  const us = isOfMarkets('US', inquiry) ? usClaimSentences(evidence, [key], { topics }) : [];
  const eu = isOfUnion(inquiry) ? euParts(subject) : [];
  const other = [...registerSentences(evidence, inquiry), ...monographSentences(subject)];
  const rules = [...eu, ...usParts(us, eu.length > 0), paragraph(...other)];
  return [...rules, ...status];
}

/** Great Britain kept the claims that the EU had authorised. */
export const isOfUnion = (inquiry: Inquiry): boolean =>
  isOfMarkets('EU', inquiry) || inquiry.markets.includes('UK');

/** Where the claims of Great Britain stand. */
function registerSentences(evidence: Evidence, { markets }: Inquiry): Sentence[] {
  const rule = evidence.rules.find(({ key }) => key === 'uk2-nhc-register');
  return rule && markets.includes('UK') ? [ruleSentence(rule)] : [];
}

const usParts = (sentences: readonly Sentence[], isSecond: boolean): Block[] =>
  sentences.length === 0 ? [] : isSecond ? section('United States', [list(sentences)]) : [list(sentences)];

/** What may be claimed for several ingredients, one after the other, and once what holds for all. */
export function claimsBeside(evidence: Evidence, keys: readonly string[], inquiry: Inquiry): Block[] {
  const { topics } = inquiry;
  const isUs = isOfMarkets('US', inquiry);
  const own = keys.map((key): Block => ({
    kind: 'paragraph',
    lead: evidence.ingredients.get(key)?.name ?? key,
    sentences: [
      ...(isOfUnion(inquiry) ? euClaims(evidence, key, topics) : []),
      ...(isUs ? usRuleSentences(evidence, [key], topics) : []),
    ],
  }));
  return [...own, ...(isUs ? [paragraph(...usStructureSentences(evidence))] : [])];
}

const mostTold = 3;

/** The claims that are authorised for an ingredient, or those on one of the outcomes where there are any. */
export function authorisedClaims(
  evidence: Evidence,
  key: string,
  topics: readonly string[],
): { claims: Cited<EuClaim>[]; isOnTopic: boolean } {
  const authorised = claimsFor(evidence, key, topics).filter((claim) => claim.status === 'authorised');
  const onTopic = authorised.filter((claim) => claim.topics.some((topic) => topics.includes(topic)));
  return { claims: onTopic.length > 0 ? onTopic : authorised, isOnTopic: onTopic.length > 0 };
}

/** The claims of one of several ingredients: the first, and how many more there are. */
function euClaims(evidence: Evidence, key: string, topics: readonly string[]): Sentence[] {
  const { claims: meant } = authorisedClaims(evidence, key, topics);
  if (meant.length === 0) return euSentences(evidence, key, topics);
  const isMore = meant.length > mostTold;
  return [
    ...meant.slice(0, mostTold).map(claimSentence),
    ...(isMore ? [note('There are more; ask for its EU claims alone to see them all')] : []),
  ];
}

/** A question about legal status: the note on file, then the EU claims there are. */
export function statusParts(subject: Subject): Block[] {
  const { evidence, inquiry, key, name } = subject;
  const { topics } = inquiry;
  const rules = ingredientRules(subject);
  const asksOfNovelFoods =
    isOfMarkets('EU', inquiry) && (rules.length === 0 || inquiry.words.includes('novel'));
  const status = [
    ...statusSentences(evidence, key),
    ...(asksOfNovelFoods ? novelFoodSentences(subject) : []),
  ];
  const hasClaims = claimsFor(evidence, key, topics).some((claim) => claim.status === 'authorised');
  const isSilent = rules.length + status.length === 0;
  return [
    paragraph(...rules, ...(asksHowMuch(inquiry) ? limitSentences(evidence, key) : [])),
    paragraph(
      ...(isSilent
        ? [note(`I hold no note on the legal status of ${name}, so check it for each market`)]
        : status),
    ),
    ...(hasClaims && rules.length === 0 && isOfUnion(inquiry) ? euParts(subject) : []),
    ...usParts(isOfMarkets('US', inquiry) ? usRuleSentences(evidence, [key], topics) : [], true),
  ];
}

/** “How much may it contain” is also told what people may take. */
const asksHowMuch = ({ asks }: Inquiry) => asks.has('dose') || asks.has('limit');

const mostFoods = 2;

/** Whether it is a novel food in the EU, and what for. */
function novelFoodSentences({ evidence, inquiry, key }: Subject): Sentence[] {
  const keys = selfAndParent(evidence, key);
  const asked = askedWords(evidence, inquiry);
  // those of the food that is asked about, else those of supplements
  const fit = (food: NovelFood) =>
    [askedIn(`${food.name} ${food.foodCategory}`, asked), Number(isOfSupplements(food))] as const;
  return evidence.references.novelFoods
    .filter(({ ingredients }) => ingredients.some((each) => keys.includes(each)))
    .map((food) => ({ food, fit: fit(food) }))
    .toSorted((left, right) => right.fit[0] - left.fit[0] || right.fit[1] - left.fit[1])
    .slice(0, mostFoods)
    .map(({ food }) => {
      const level = food.maxLevel && `; level: ${food.maxLevel}`;
      return fact(
        `EU, novel foods: ${food.name}, ${food.foodCategory}: ${food.status}${level}${doubt(food.passage)}`,
        food.passage,
      );
    });
}

const isOfSupplements = ({ foodCategory }: NovelFood) => /supplement/i.test(foodCategory);

/** A question whether something may be said, which wants a yes or a no. */
const asksLeave =
  /\b(?:can|may|could|am|are|is)\b.*\b(?:say|claim|write|state|print|put|advertise|allowed|permitted)\b/i;

function euParts(subject: Subject): Block[] {
  const { evidence, inquiry, key, name } = subject;
  const { topics, group } = inquiry;
  const authorised = claimsFor(evidence, key, topics).filter((claim) => claim.status === 'authorised');
  if (authorised.length === 0) return [paragraph(...euSentences(evidence, key, topics))];
  const ofGroup = claimsForGroup(authorised, group);
  const first: Block[] =
    ofGroup.length > 0
      ? [
          paragraph(note(`These claims on ${name} for ${groupWords(group)} are authorised in the EU`)),
          list(ofGroup.map(claimSentence)),
        ]
      : [];
  const onTopic = authorised.filter((claim) => claim.topics.some((topic) => topics.includes(topic)));
  return [...first, paragraph(claimLead(subject, onTopic)), ...claimList(evidence, key, topics)];
}

/** The claims that are on a group of people alone; none where no group is meant. */
export const claimsForGroup = (
  claims: readonly Cited<EuClaim>[],
  group: Inquiry['group'],
): Cited<EuClaim>[] =>
  claims.filter(
    ({ population, benefit }) => group !== null && people[group].test(`${population} ${benefit}`),
  );

const groupWords = (group: Inquiry['group']): string => (group === 'older' ? 'older people' : (group ?? ''));

/** Great Britain took the list over as it stood when it left. */
const besideUnion = ({ markets }: Inquiry): string =>
  markets.includes('UK')
    ? ', and Great Britain took over the list as it stood in 2020: see its own register'
    : '';

/** Stands over the claims that are authorised: what they are on, and so whether one may say it. */
function claimLead({ evidence, inquiry, name }: Subject, onTopic: readonly Cited<EuClaim>[]): Sentence {
  const { topics, question } = inquiry;
  if (topics.length === 0)
    return note(`These claims on ${name} are authorised in the EU${besideUnion(inquiry)}`);
  const topicNames = joinWords(
    topics.map((topic) => evidence.topics.get(topic)?.name ?? topic),
    'or',
  );
  const [first] = onTopic;
  if (!first) {
    return note(
      `No: I hold no authorised EU claim for ${name} on ${topicNames}. These are the claims on ${name} that are authorised`,
    );
  }
  const claims = `claims on ${name} and ${topicNames} are authorised in the EU`;
  const isNot = isRefused(wordingVerdicts(evidence, inquiry));
  if (isNot) return note(`What may be said instead: these ${claims}`);
  return asksLeave.test(question)
    ? fact(`Yes, in authorised words and under their condition: these ${claims}`, first.passage)
    : note(`These ${claims}`);
}
