import type { Cited } from '../../evidence/index.ts';
import type { EuClaim } from '../../evidence/records.ts';
import { limitSentences } from '../parts/intake.ts';
import {
  claimSentence,
  claimsFor,
  usFoodSentences,
  usRuleSentences,
  usStructureSentences,
} from '../parts/regulation.ts';
import { cautionSentences, harmSentences } from '../parts/safety.ts';
import { statusSentences } from '../parts/regulation.ts';
import type { Block, Sentence } from '../prose.ts';
import { list, note, paragraph } from '../prose.ts';
import { type Brief, keysOf } from './brief.ts';
import { nameInSentence } from '../../registry/index.ts';

const mostClaims = 5;

/** EU claims that fit, what a US claim needs, and wording to keep away from. */
export function claimBlocks({ evidence, estimate, candidates, topics, topicNames }: Brief): Block[] {
  const claims = candidates.flatMap(({ key }) => {
    const fitting = key ? claimsFor(evidence, key, topics).filter((claim) => fits(claim, topics)) : [];
    return topics.length > 0 ? fitting : fitting.slice(0, 1);
  });
  const eu = distinctClaims(claims).slice(0, mostClaims).map(claimSentence);
  const keys = keysOf(candidates);
  const rules = usRuleSentences(evidence, topics.length > 0 ? keys : [], topics);
  const items: Sentence[] = [
    ...(eu.length > 0
      ? eu
      : [
          note(
            `EU: I hold no authorised claim for these ingredients${topicNames.length > 0 ? ` on ${topicNames.join(' or ')}` : ''}`,
          ),
        ]),
    ...(estimate.pack ? usFoodSentences(evidence) : usStructureSentences(evidence)),
    ...rules,
  ];
  return [
    list(items),
    paragraph(note('Name no disease, and promise neither cure, treatment nor prevention, in either market')),
  ];
}

const fits = (claim: EuClaim, topics: readonly string[]) =>
  claim.status === 'authorised' &&
  (topics.length === 0 || claim.topics.some((topic) => topics.includes(topic)));

const distinctClaims = (claims: readonly Cited<EuClaim>[]) => [
  ...new Map(claims.map((claim) => [claim.key, claim])).values(),
];

/** Limits, cautions, findings of harm and status of each candidate. */
export function watchOutBlocks({ evidence, candidates }: Brief): Block[] {
  const items = keysOf(candidates).flatMap((key) => {
    const sentences = [
      ...limitSentences(evidence, key),
      ...harmSentences(evidence, key).slice(0, 1),
      ...cautionSentences(evidence, key),
      ...statusSentences(evidence, key),
    ];
    const name = evidence.ingredients.get(key)?.name ?? nameInSentence(evidence, key);
    return sentences.map((sentence): Sentence => {
      const [first, ...rest] = sentence.segments;
      const isNamed = String(first).includes(nameInSentence(evidence, key));
      return isNamed
        ? sentence
        : {
            segments: [`${name}: ${String(first).charAt(0).toLowerCase()}${String(first).slice(1)}`, ...rest],
          };
    });
  });
  return [list(items)];
}
