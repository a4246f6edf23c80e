import { z } from 'zod';
import { type Cited, type Evidence, studiesOn } from '../../../evidence/index.ts';
import type { Limit, Rule, Study } from '../../../evidence/records.ts';
import { type Inquiry, isOfMarkets } from '../../understand/inquiry.ts';
import { wantsWhole } from '../../understand/wholeAsks.ts';
import type { Block, Segment, Sentence } from '../../prose.ts';
import { doubt, fact, hasPassages, joinSegments, joinWords, note, paragraph, section } from '../../prose.ts';
import { limitsOf, noteOf } from '../../values.ts';
import { answering } from './harmOpening.ts';
import { asksForWords, ingredientRules, isOfOtherCountry } from '../law/ingredientRules.ts';
import { limitSentences } from '../intake.ts';
import { ruleSentence } from '../law/regulation.ts';
import { statusSentences } from '../law/status.ts';
import type { Subject } from '../subject.ts';
import { peopleOf } from '../verdict.ts';
import {
  columns,
  convertMass,
  familyOf,
  isConfirmed,
  massUnit,
  nameInSentence,
  readTable,
  selfAndParent,
  stems,
} from '../../../registry/index.ts';

const { key: rowKey, list, text } = columns;

/** Cautions, interactions and allergens as the formulation notes have them: unconfirmed, and said so. */
export function cautionSentences(evidence: Evidence, key: string, told = ''): Sentence[] {
  const sentences: Sentence[] = [];
  const owner = ownerOfCautions(evidence, key);
  const cautions = owner && noteOf(evidence, owner, 'cautions');
  const left = owner ? cautionsOf(evidence, owner).filter((caution) => !told.includes(caution)) : [];
  if (owner && cautions && left.length > 0) {
    const isOwn = selfAndParent(evidence, key).includes(owner);
    const of = isOwn ? '' : ` for ${nameInSentence(evidence, owner)}`;
    const isRest = left.length < cautionsOf(evidence, owner).length;
    const lead = isRest ? 'Further cautions on file' : 'Cautions and interactions on file';
    sentences.push(fact(`${lead}${of}${doubt(cautions)}: ${joinWords(left)}`, cautions));
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

/** The ingredient itself, its parent, or the first of its forms that has cautions: those of vitamin D are told for D3. */
const ownerOfCautions = (evidence: Evidence, key: string): string | undefined =>
  familyOf(evidence, key).find((each) => cautionsOf(evidence, each).length > 0);

/** Limits are told from their own records, so those among the cautions are left out. */
const cautionsOf = (evidence: Evidence, key: string): string[] =>
  (evidence.ingredients.get(key)?.cautions ?? []).filter(
    (caution) => !/^(?:EFSA )?(?:UL|safe level)\b/.test(caution),
  );

/** Findings of harm and on adverse events. */
function harmStudies(evidence: Evidence, key: string): Cited<Study>[] {
  return studiesOn(evidence, familyOf(evidence, key))
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
    const limitSegments = joinSegments(
      crossed.map((limit): Segment[] => [`the ${limit.authority}`, limit.passage]),
    );
    const noun = crossed.length > 1 ? 'limits' : 'limit';
    return [
      fact(
        `Mind that the studied ${study.dose}`,
        study.passage,
        ' reaches above ',
        ...limitSegments,
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

/** Rules of these areas are told before others, the last of them first: a ban before a warning. */
const weightyAreas: readonly Rule['area'][] = ['warnings', 'ingredient-status'];
const mostRules = 3;

/** What a label of an ingredient has to carry in the markets that are meant; what a country advises, where one is named. */
export const labelRuleSentences = (evidence: Evidence, key: string, inquiry: Inquiry): Sentence[] =>
  evidence.rules
    .filter((rule) => rule.category === 'label' && rule.ingredients.includes(key))
    .filter((rule) => isOfMarkets(rule.market, inquiry) && !isOfOtherCountry(rule, inquiry.countries))
    .toSorted((left, right) => weightyAreas.indexOf(right.area) - weightyAreas.indexOf(left.area))
    .slice(0, mostRules)
    .map(ruleSentence);

/** A caution that names what was asked about, though no study of it is on file: “Can it harm the liver?” */
export function namedCautionSentences(evidence: Evidence, key: string, words: readonly string[]): Sentence[] {
  const owner = ownerOfCautions(evidence, key);
  const passage = owner && noteOf(evidence, owner, 'cautions');
  if (!owner || !passage) return [];
  const sought = new Set(words.flatMap((word) => [word, cautionFor.get(word) ?? word]));
  const named = cautionsOf(evidence, owner).filter((caution) =>
    stems(caution).some((word) => sought.has(word)),
  );
  if (named.length === 0) return [];
  return [
    fact(
      `The cautions on file for ${nameInSentence(evidence, owner)} name ${joinWords(named)}${doubt(passage)}`,
      passage,
    ),
  ];
}

/** A row of `cautionWords.csv`: what people call a thing that cautions name otherwise. */
const CautionWords = z.strictObject({ key: rowKey, words: list, caution: text });

const cautionFor = new Map(
  readTable(new URL('../data/', import.meta.url), 'cautionWords', CautionWords).flatMap(
    ({ words, caution }) =>
      words.flatMap((word) => stems(word).map((stem) => [stem, stems(caution)[0] ?? stem] as const)),
  ),
);

/** Limits, findings of harm, cautions and status; cautions lead where there is no limit. */
export function safetyParts(subject: Subject, told: readonly Sentence[] = []): Block[] {
  const { evidence, inquiry, key, name } = subject;
  // which warning a market asks for is told by its rules
  const isOnWords = inquiry.markets.length > 0 && asksForWords.test(inquiry.question);
  const rules = isOnWords ? ingredientRules(subject) : [];
  const isBesideRecords = told.some(hasPassages);
  const limits = limitSentences(evidence, key);
  const harm = harmSentences(evidence, key);
  const asksInteraction = /interact|warfarin|medic|drug/i.test(inquiry.question);
  const found = isBesideRecords ? [] : namedCautionSentences(evidence, key, inquiry.words);
  const named = found.map((sentence) => answering(inquiry.question, sentence, 'caution'));
  const cautions = cautionSentences(evidence, key, wordsOf([...told.filter(isOfNotes), ...named]));
  if (named.length > 0) limits.unshift(...cautions);
  const others = named.length > 0 ? [] : cautions;
  const detail = asksInteraction ? [...named, ...others, ...harm] : [...named, ...harm, ...others];
  const leadsWithDetail = limits.length === 0 || asksInteraction || named.length > 0;
  // beside what was told, that there is nothing else is not said
  const isSilent = isBesideRecords || named.length > 0;
  const nothing = isSilent
    ? []
    : [note(`I hold no caution or interaction for ${name}, which does not mean that there is none`)];
  const first = leadsWithDetail ? detail : limits;
  const second = leadsWithDetail
    ? limits.length > 0 || isSilent
      ? limits
      : [note(`I hold no upper limit for ${name}`)]
    : detail;
  return [
    paragraph(...rules),
    paragraph(...(first.length > 0 ? first : nothing)),
    paragraph(...(second.length > 0 ? second : nothing)),
    ...(rules.length > 0 ? [] : section('Label', [paragraph(...labelRuleSentences(evidence, key, inquiry))])),
    ...(wantsWhole(inquiry) ? section('Status', [paragraph(...statusSentences(evidence, key))]) : []),
    paragraph(
      note(
        'This is no advice for one person: who has a condition or takes medicines should ask a doctor or pharmacist',
      ),
    ),
  ];
}

const wordsOf = (sentences: readonly Sentence[]): string =>
  sentences.flatMap(({ segments }) => segments.filter((part) => typeof part === 'string')).join(' ');

/** Whether a sentence tells a note on the ingredient itself, as cautions are, and no record on something that it meets. */
const isOfNotes = ({ segments }: Sentence): boolean =>
  segments.some((part) => typeof part !== 'string' && part.kind === 'ingredient');
