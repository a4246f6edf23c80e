import type { Cited, Evidence } from '../../evidence/index.ts';
import type { EuClaim } from '../../evidence/records.ts';
import { authorisedClaims, claimsForGroup, isOfUnion } from '../parts/law/claims.ts';
import { claimSentence, euSentences, noEuClaim, usClaimSentences } from '../parts/law/regulation.ts';
import type { Block, Sentence } from '../prose.ts';
import { hasPassages, list, note, paragraph } from '../prose.ts';
import { type Inquiry, isOfMarkets } from '../understand/inquiry.ts';
import { type Brief, keysOf } from './brief.ts';

const mostClaims = 5;

/** EU claims that fit, what a US claim needs, and wording to keep away from. */
export function claimBlocks({ evidence, estimate, inquiry, candidates }: Brief): Block[] {
  const { topics } = inquiry;
  const keys = keysOf(candidates);
  const isFood = estimate.pack !== null;
  return [
    list([
      ...(isOfUnion(inquiry) ? euItems(evidence, keys, inquiry) : []),
      ...(isOfMarkets('US', inquiry)
        ? usClaimSentences(evidence, topics.length > 0 ? keys : [], { topics, isFood })
        : []),
    ]),
    paragraph(note('Name no disease, and promise neither cure, treatment nor prevention, in any market')),
  ];
}

/** Each claim once, though it may be one of two ingredients; then what is refused, then who has none. */
function euItems(evidence: Evidence, keys: readonly string[], { topics, group }: Inquiry): Sentence[] {
  const fitting = keys.map((key) => {
    const { claims, isOnTopic } = authorisedClaims(evidence, key, topics);
    const ofGroup = claimsForGroup(claims, group);
    const first = ofGroup.length > 0 ? ofGroup : claims.slice(0, 1);
    return { key, claims: topics.length === 0 ? first : isOnTopic ? claims : [] };
  });
  const silent = fitting.flatMap(({ key, claims }) => (claims.length === 0 ? [key] : []));
  const others = silent.map((key) => ({ key, told: euSentences(evidence, key, topics).filter(hasPassages) }));
  const unheard = others.flatMap(({ key, told }) => (told.length === 0 ? [key] : []));
  return [
    ...distinct(fitting.flatMap(({ claims }) => claims))
      .slice(0, mostClaims)
      .map(claimSentence),
    ...others.flatMap(({ told }) => told),
    ...(unheard.length > 0 ? [note(noEuClaim(evidence, unheard, topics))] : []),
  ];
}

const distinct = (claims: readonly Cited<EuClaim>[]) => [
  ...new Map(claims.map((claim) => [claim.key, claim])).values(),
];
