import { type Evidence, studiesOn } from '../../../evidence/index.ts';
import { claimCondition } from '../../../evidence/passages/passages.ts';
import { familyOf, isConfirmed } from '../../../registry/index.ts';
import type { Block } from '../../prose.ts';
import { capitalize, doubt, fact, list, note, paragraph } from '../../prose.ts';
import type { Inquiry } from '../../understand/inquiry.ts';
import { monographSentence } from './monographs.ts';
import { claimSentence, claimsFor } from './regulation.ts';

const ofTime =
  /\b(?:before|after|bed|bedtime|nightly|meals?|breakfast|morning|evening|fast(?:ed|ing)|with food|minutes?|min)\b/i;
/** What was found out on the time itself: “time to stop before bedtime”. */
const onTime = /\b(?:before|ahead of) (?:bed|bedtime|sleep|meals?|exercise|training)\b/i;
const most = 5;

/** When an ingredient is taken, as far as claims, studies and monographs say it; null where none does. */
export function timingBlocks(
  evidence: Evidence,
  { ingredients, topics, countries, question }: Inquiry,
): Block[] | null {
  const [key] = ingredients;
  if (!key || ingredients.length > 1) return null;
  const keys = familyOf(evidence, key);
  const claims = claimsFor(evidence, key, topics)
    .filter((claim) => claim.status === 'authorised' && ofTime.test(claimCondition(claim)))
    .map(claimSentence);
  const found = studiesOn(evidence, keys)
    .filter(({ outcome }) => onTime.test(outcome))
    .map((study) =>
      fact(`${capitalize(study.outcome)}: ${study.result}${doubt(study.passage)}`, study.passage),
    );
  const studies = studiesOn(evidence, keys)
    .filter((study) => ofTime.test(study.dose))
    .toSorted((left, right) => Number(isConfirmed(right)) - Number(isConfirmed(left)))
    .map((study) =>
      fact(`Studied for ${study.outcome}: ${study.dose}${doubt(study.passage)}`, study.passage),
    );
  const monographs = evidence.references.monographs
    .filter((row) => row.ingredients.some((each) => keys.includes(each)) && ofTime.test(row.doseNote))
    .map((row) => monographSentence(evidence, { key, keys, row }));
  const isCanada = countries.includes('Canada') || /\bhealth canada\b/i.test(question);
  const ordered = isCanada ? [...monographs, ...claims, ...studies] : [...claims, ...studies, ...monographs];
  if (found.length > 0) return [paragraph(...found), list(ordered.slice(0, most - found.length))];
  const told = ordered.slice(0, most);
  if (told.length === 0) return null;
  return [
    paragraph(note('This is when it is taken in the claims, studies and monographs on file')),
    list(told),
  ];
}
