import type { Cited, Evidence } from '../../evidence/index.ts';
import { familyOf, selfAndParent } from '../../evidence/index.ts';
import { convertMass, massUnit } from '../../evidence/quantity.ts';
import type { Limit, Study } from '../../evidence/records.ts';
import { isConfirmed } from '../../evidence/records.ts';
import type { Block, Part, Sentence } from '../prose.ts';
import { doubt, fact, joinParts, joinWords, note, paragraph, section } from '../prose.ts';
import { limitsOf, noteOf } from '../values.ts';
import { limitSentences } from './intake.ts';
import { statusSentences } from './regulation.ts';
import type { Subject } from './subject.ts';
import { peopleOf } from './verdict.ts';

/** Cautions, interactions and allergens as the formulation notes have them: unconfirmed, and said so. */
export function cautionSentences(evidence: Evidence, key: string): Sentence[] {
  const sentences: Sentence[] = [];
  const cautions = noteOf(evidence, key, 'cautions');
  const words = cautionsOf(evidence, key);
  if (cautions && words.length > 0) {
    sentences.push(
      fact(`Cautions and interactions on file${doubt(cautions)}: ${joinWords(words)}`, cautions),
    );
  }
  const label = noteOf(evidence, key, 'label');
  const allergen = selfAndParent(evidence, key)
    .map((each) => evidence.ingredients.get(each)?.allergen)
    .find(Boolean);
  if (label && allergen && !/^none$/.test(allergen)) {
    sentences.push(
      fact(`Allergens to check${doubt(label)}: ${allergen.replace(/^none \((.*)\)$/, '$1')}`, label),
    );
  }
  return sentences;
}

/** Limits are told from their own records, so those among the cautions are left out. */
function cautionsOf(evidence: Evidence, key: string): string[] {
  const own = selfAndParent(evidence, key).map((each) => evidence.ingredients.get(each)?.cautions ?? []);
  return (own.find((cautions) => cautions.length > 0) ?? []).filter(
    (caution) => !/^(?:EFSA )?(?:UL|safe level)\b/.test(caution),
  );
}

/** Findings of harm and on adverse events. */
export function harmStudies(evidence: Evidence, key: string): Cited<Study>[] {
  const keys = familyOf(evidence, key);
  return evidence.studies
    .filter((study) => study.ingredients.some((each) => keys.includes(each)))
    .filter((study) => study.direction === 'harm' || study.topics.includes('safety'))
    .toSorted((left, right) => rank(right) - rank(left))
    .slice(0, 3);
}

const rank = (study: Study) => Number(isConfirmed(study)) * 2 + Number(study.direction === 'harm');

/** Harm and adverse events, a sentence each. */
export function harmSentences(evidence: Evidence, key: string): Sentence[] {
  return harmStudies(evidence, key).map((study) => {
    const finding =
      study.direction === 'harm'
        ? 'point to harm'
        : study.direction === 'benefit'
          ? 'are favourable'
          : 'show no clear difference';
    return fact(
      `On ${study.outcome} in ${peopleOf(study)}, the findings ${finding}${doubt(study.passage)}: ${study.result}`,
      study.passage,
    );
  });
}

const doseWithUnit = /(\d[\d,.]*)(?:\s*(?:–|to)\s*(\d[\d,.]*))?[\s\u202F]*(µg|mg|g)\b(?!\/kg)/;

/** Warns when a studied dose goes above an upper limit. */
export function doseAboveLimitSentences(
  evidence: Evidence,
  key: string,
  studies: readonly Cited<Study>[],
): Sentence[] {
  const limits = limitsOf(evidence, key).filter((limit) => limit.kind === 'UL' && isConfirmed(limit));
  for (const study of studies.filter((each) => isConfirmed(each) && !each.isDoseUnconfirmed)) {
    const crossed = limits.filter((limit) => isAbove(study.dose, limit));
    if (crossed.length === 0) continue;
    const limitParts = joinParts(crossed.map((limit): Part[] => [`the ${limit.authority}`, limit.passage]));
    const noun = crossed.length > 1 ? 'limits' : 'limit';
    return [
      fact(
        `Mind that the studied ${study.dose}`,
        study.passage,
        ' reaches above ',
        ...limitParts,
        ` upper ${noun}`,
      ),
    ];
  }
  return [];
}

function isAbove(dose: string, limit: Limit): boolean {
  const match = doseWithUnit.exec(dose);
  if (!match || limit.amount === null) return false;
  const highest = Number((match[2] ?? match[1] ?? '').replaceAll(',', ''));
  const converted = convertMass(highest, match[3] ?? '', massUnit(limit.unit));
  return converted !== null && converted > limit.amount;
}

/** Limits, findings of harm, cautions and status; cautions lead where there is no limit. */
export function safetyParts({ evidence, inquiry, key, name }: Subject): Block[] {
  const limits = limitSentences(evidence, key);
  const harm = harmSentences(evidence, key);
  const cautions = cautionSentences(evidence, key);
  const asksInteraction = /interact|warfarin|medic|drug/i.test(inquiry.question);
  const detail = asksInteraction ? [...cautions, ...harm] : [...harm, ...cautions];
  const leadsWithDetail = limits.length === 0 || asksInteraction;
  const nothing = note(
    `I hold no caution or interaction for ${name}, which does not mean that there is none`,
  );
  const first = leadsWithDetail ? detail : limits;
  const second = leadsWithDetail
    ? limits.length > 0
      ? limits
      : [note(`I hold no upper limit for ${name}`)]
    : detail;
  return [
    paragraph(...(first.length > 0 ? first : [nothing])),
    paragraph(...(second.length > 0 ? second : [nothing])),
    ...section('Status', [paragraph(...statusSentences(evidence, key))]),
    paragraph(
      note(
        `This is information for product development, not advice for one person; somebody with a condition or on medicines should ask a doctor or pharmacist about ${name}`,
      ),
    ),
  ];
}
