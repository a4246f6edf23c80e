import { type Cited, type Evidence, topicName } from '../../../evidence/index.ts';
import { nameInSentence, stems } from '../../../registry/index.ts';
import { type Group, type Inquiry, isOfMarkets } from '../../understand/inquiry.ts';
import type { EuClaim } from '../../../evidence/records.ts';
import type { Block, Sentence } from '../../prose.ts';
import { isRefused, wordingVerdicts } from '../../compute/wording.ts';
import { monographSentences } from './monographs.ts';
import { people } from '../../relevance.ts';
import { premiseJudged } from '../premise/judged.ts';
import { fact, joinWords, list, note, paragraph, section, sentencesIn } from '../../prose.ts';
import {
  besideName,
  claimList,
  claimsFor,
  euSentences,
  onWords,
  ruleSentence,
  shortClaims,
  usClaimSentences,
  usRuleSentences,
  usStructureSentences,
  withoutMarket,
} from './regulation.ts';
import { standingBlocks, statusSentences } from './status.ts';
import type { Subject } from '../subject.ts';

/** What may be claimed for an ingredient in the EU and the US, and its status on file. */
export function claimParts(subject: Subject): Block[] {
  const { evidence, inquiry, key } = subject;
  const { topics } = inquiry;
  const status = section('Status', [paragraph(...statusSentences(evidence, key, inquiry.markets))]);
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
      ...(isOfUnion(inquiry) ? euClaims(evidence, key, inquiry) : []),
      ...(isUs ? usRuleSentences(evidence, [key], topics) : []),
    ],
  }));
  const ofAll = [...registerSentences(evidence, inquiry), ...(isUs ? usStructureSentences(evidence) : [])];
  return [...own, paragraph(...ofAll)];
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

/** The claims of one of several ingredients: first those that speak of the others, and that there are more. */
function euClaims(evidence: Evidence, key: string, { topics, words, ingredients }: Inquiry): Sentence[] {
  const { claims: meant } = authorisedClaims(evidence, key, topics);
  if (meant.length === 0) return euSentences(evidence, key, topics);
  const named = ingredients.flatMap((each) => stems(nameInSentence(evidence, each)));
  const first = onWords(meant, besideName(evidence, key, [...words, ...named]));
  const told = [...new Set([...first, ...meant])].slice(0, mostTold);
  return [
    ...shortClaims(told),
    ...(meant.length > told.length
      ? [note('There are more; ask for its EU claims alone to see them all')]
      : []),
  ];
}

/** A question about legal status: how it stands in the market, then the EU claims there are and what else the US asks. */
export function statusParts(subject: Subject): Block[] {
  const { evidence, inquiry, key } = subject;
  const { topics } = inquiry;
  const { blocks, hasRules } = standingBlocks(subject);
  const hasClaims = claimsFor(evidence, key, topics).some((claim) => claim.status === 'authorised');
  const us = isOfMarkets('US', inquiry) ? usRuleSentences(evidence, [key], topics) : [];
  return [
    ...blocks,
    ...(hasClaims && !hasRules && isOfUnion(inquiry) ? euParts(subject) : []),
    ...usParts(withoutTold(us, blocks), true),
  ];
}

/** Without what cites a record that was told already. */
function withoutTold(sentences: readonly Sentence[], told: readonly Block[]): Sentence[] {
  const cited = new Set(told.flatMap(sentencesIn).flatMap(({ segments }) => segments));
  return sentences.filter(
    ({ segments }) => !segments.some((part) => typeof part !== 'string' && cited.has(part)),
  );
}

/** A question whether something may be said, which wants a yes or a no. */
const asksLeave =
  /^(?!\W*(?:what|which|how)\b).*\b(?:can|may|could|am|are|is)\b.*\b(?:say|claim|write|state|print|put|advertise|allowed|permitted)\b/i;

function euParts(subject: Subject): Block[] {
  const { evidence, inquiry, key, name } = subject;
  const { topics, group } = inquiry;
  const authorised = claimsFor(evidence, key, topics).filter((claim) => claim.status === 'authorised');
  if (authorised.length === 0) return [paragraph(...euSentences(evidence, key, topics))];
  const ofGroup = claimsForGroup(authorised, group);
  const first = group === null ? [] : claimsOfGroup(name, group, ofGroup);
  const others = authorised.filter((claim) => !ofGroup.includes(claim));
  if (others.length === 0) return first;
  const onTopic = others.filter((claim) => claim.topics.some((topic) => topics.includes(topic)));
  const lead =
    ofGroup.length > 0 ? note(`These on ${name} are for people in general`) : claimLead(subject, onTopic);
  return [...first, paragraph(lead), ...claimList(subject, ofGroup)];
}

/** The claims that are on a group of people alone, or that there is none: the others do not speak of them. */
function claimsOfGroup(name: string, group: Group, claims: readonly Cited<EuClaim>[]): Block[] {
  const people = groupWords(group);
  return claims.length > 0
    ? [
        paragraph(note(`These claims on ${name} for ${people} are authorised in the EU`)),
        list(claims.map(withoutMarket)),
      ]
    : [paragraph(note(`I hold no authorised EU claim on ${name} that is for ${people} in particular`))];
}

/** The claims that are on a group of people alone; none where no group is meant. */
export const claimsForGroup = (
  claims: readonly Cited<EuClaim>[],
  group: Inquiry['group'],
): Cited<EuClaim>[] =>
  claims.filter(
    ({ population, benefit }) => group !== null && people[group].test(`${population} ${benefit}`),
  );

const groupWords = (group: Group): string => (group === 'older' ? 'older people' : group);

/** Great Britain took the list over as it stood when it left. */
const besideUnion = ({ markets }: Inquiry): string =>
  markets.includes('UK')
    ? ', and Great Britain took over the list as it then stood: see its own register'
    : '';

const unsaid = { blocks: [], isAbstention: false };

/** Stands over the claims that are authorised: what they are on, and so whether one may say it. */
function claimLead({ evidence, inquiry, name }: Subject, onTopic: readonly Cited<EuClaim>[]): Sentence {
  const { topics, question } = inquiry;
  if (topics.length === 0)
    return note(`These claims on ${name} are authorised in the EU${besideUnion(inquiry)}`);
  const topicNames = joinWords(
    topics.map((topic) => topicName(evidence, topic)),
    'or',
  );
  const [first] = onTopic;
  if (!first) {
    return note(
      `No: I hold no authorised EU claim for ${name} on ${topicNames}. These are the claims on ${name} that are authorised`,
    );
  }
  const claims = `claims on ${name} and ${topicNames} are authorised in the EU`;
  const isNot =
    isRefused(wordingVerdicts(evidence, inquiry)) ||
    premiseJudged(evidence, inquiry, unsaid)?.isHeld === false;
  if (isNot) return note(`What may be said instead: these ${claims}`);
  return asksLeave.test(question)
    ? fact(`Yes, in authorised words and under their condition: these ${claims}`, first.passage)
    : note(`These ${claims}`);
}
