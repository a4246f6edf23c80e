import type { Cited, Evidence } from '../../evidence/index.ts';
import type { Limit, Study } from '../../evidence/records.ts';
import { convertMass, isConfirmed, limitFormOf, massUnit } from '../../registry/index.ts';
import { limitGroupOf } from '../parts/conversion.ts';
import { claimsFor } from '../parts/law/regulation.ts';
import type { Segment } from '../prose.ts';
import { doubt, joinWords } from '../prose.ts';
import { amountOf, limitsOf } from '../values.ts';
import type { Brief, Candidate } from './brief.ts';

/** From this share of an upper limit on an amount is near it. */
const nearLimit = 0.8;

/** What to mind of a line: its amount against limits and studied doses, then the claims there are. */
export function flagsOf(brief: Brief, candidate: Candidate): Segment[][] {
  if (!candidate.key) return [['not in the base']];
  const limit = limitFlag(brief, candidate);
  // nobody is to raise what is above a limit already
  const dose = String(limit[0]).startsWith('above') ? [] : doseFlag(brief, candidate);
  return [limit, dose, claimFlag(brief, candidate)].filter((flag) => flag.length > 0);
}

/** What all lines of one ingredient come to, in a unit of mass; null where one of them has another. */
function amountIn(candidates: readonly Candidate[], unit: string): number | null {
  let sum = 0;
  for (const { line } of candidates) {
    const amount = convertMass(line.amountPerServing, massUnit(line.unit), massUnit(unit));
    if (amount === null) return null;
    sum += amount;
  }
  return sum;
}

/** Whether a limit counts what a line is bought as: EFSA has one for nicotinic acid and another for nicotinamide. */
function countsForm({ key }: Limit, { line: { form } }: Candidate): boolean {
  const counted = limitFormOf(key);
  return !counted || form === '' || counted.words.some((word) => form.toLowerCase().includes(word));
}

/** The limits of an ingredient, and those of its forms that have their own. */
const limitsWithForms = (evidence: Evidence, key: string, group: Limit['group']): readonly Cited<Limit>[] => [
  ...limitsOf(evidence, key, group),
  ...evidence.limits.filter(
    (limit) => limit.group === group && limit.ingredient !== key && limitFormOf(limit.key)?.nutrient === key,
  ),
];

function limitFlag({ evidence, inquiry, candidates }: Brief, { key }: Candidate): Segment[] {
  const ofIngredient = candidates.filter((each) => each.key === key);
  const group = limitGroupOf(inquiry);
  const shares = limitsWithForms(evidence, key ?? '', group).flatMap((limit) => {
    const counted = ofIngredient.filter((each) => countsForm(limit, each));
    const amount = amountIn(counted, limit.unit);
    const isOfLevel = limit.kind === 'UL' && limit.amount !== null && limit.amount > 0 && amount !== null;
    return isOfLevel ? [{ limit, share: amount / (limit.amount ?? 1) }] : [];
  });
  const [highest] = shares.toSorted((left, right) => right.share - left.share);
  if (!highest || highest.share < nearLimit) return [];
  const { limit, share } = highest;
  const people = group === 'adults' ? '' : ` for ${limit.population}`;
  const where = `the ${limit.authority} upper limit of ${amountOf(evidence, limit)}${people}${doubt(limit.passage)}`;
  return [`${share > 1 ? 'above' : share === 1 ? 'at' : 'near'} ${where}`, limit.passage];
}

/** What to say behind a studied dose that is above an upper limit of the product's people; nothing of others. */
export function doseAboveLimit(
  { evidence, inquiry }: Brief,
  { key }: Candidate,
  study: Cited<Study>,
): Segment[] {
  const dose = study.passage.studied?.dose;
  const [lowest] = limitsOf(evidence, key ?? '', limitGroupOf(inquiry))
    .filter(({ kind, amount, unit }) => {
      const low = dose ? convertMass(dose.low, massUnit(dose.unit), massUnit(unit)) : null;
      return kind === 'UL' && amount !== null && low !== null && low > amount;
    })
    .toSorted((left, right) => (left.amount ?? 0) - (right.amount ?? 0));
  if (!lowest) return [];
  const where = `, above the ${lowest.authority} upper limit of ${amountOf(evidence, lowest)}`;
  return [`${where}${doubt(lowest.passage)}`, lowest.passage];
}

/** A dose for a few days, as one that loads muscles, says nothing on what is taken every day. */
const isOfDays = (dose: string): boolean =>
  /\b(?:[1-9]|1[0-3])\s?(?:d|days?|nights?)\b|\bat night\b|\bsingle\b|\bevery \d+ h\b/.test(dose);

/** Studies that state what is taken of one ingredient day by day; where there are none, all of them. */
export function usualOf<Row extends Study>(studies: readonly Row[]): readonly Row[] {
  const usual = studies.filter(({ dose, isCombination }) => dose !== '' && !isCombination && !isOfDays(dose));
  return usual.length > 0 ? usual : studies;
}

/** An amount that no study of the outcome went down to, and where the lowest of them began. */
function doseFlag({ inquiry }: Brief, { line, studies, isOnTopic }: Candidate): Segment[] {
  if (inquiry.topics.length > 0 && !isOnTopic) return [];
  const lasting = studies.filter((study) => isConfirmed(study) && !isOfDays(study.dose));
  const doses = lasting.flatMap((study) => {
    const dose = study.isDoseUnconfirmed ? undefined : study.passage.studied?.dose;
    const low = dose ? convertMass(dose.low, massUnit(dose.unit), massUnit(line.unit)) : null;
    return low === null ? [] : [{ study, low }];
  });
  const [lowest] = doses.toSorted((left, right) => left.low - right.low);
  if (!lowest || line.amountPerServing >= lowest.low) return [];
  return [`below the lowest studied dose, ${lowest.study.dose}`, lowest.study.passage];
}

function claimFlag({ evidence, inquiry: { topics }, topicNames }: Brief, { key }: Candidate): Segment[] {
  const onTopic = claimsFor(evidence, key ?? '', topics).find((claim) =>
    claim.topics.some((topic) => topics.includes(topic)),
  );
  if (onTopic?.status === 'authorised') return ['EU claim available', onTopic.passage];
  if (onTopic)
    return [`EU claim ${onTopic.status}${isConfirmed(onTopic) ? '' : ' (unconfirmed)'}`, onTopic.passage];
  return topics.length > 0 ? [`no EU claim on ${joinWords(topicNames, 'or')} on file`] : [];
}
