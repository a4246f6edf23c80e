import {
  gradeChosen,
  gradeTopic,
  overallDirection,
  type Evidence,
  type GradeLetter,
  type Passage,
} from '../../evidence/index.ts';
import { convertMass } from '../../registry/index.ts';
import type { ClaimProduct, Standing } from '../claim.ts';
import { isOfEverybody } from './everybody.ts';
import { amountOfEffect } from '../listed/amountAsked.ts';
import { nutrientOf } from '../product/product.ts';
import type { ReadSentence } from '../reading/sentence.ts';

const letters: readonly GradeLetter[] = ['A', 'B', 'C', 'D', 'U', 'X'];

const nothing = {
  grade: 'U',
  direction: null,
  doseMatches: null,
  subject: '',
  studies: [],
  asked: [],
} as const satisfies Standing;

/** The standing that was given or follows from chosen studies; else the best of any ingredient and outcome named. */
export function standingOf(sentence: Pick<ReadSentence, StandingOn>): Standing {
  const { basis, evidence, product } = sentence;
  if (basis?.grade) {
    return { ...nothing, grade: basis.grade, doseMatches: basis.doseMatches ?? null };
  }
  if (basis?.studies?.length) return chosenStanding(evidence, basis.studies, product);
  const asked = askedOf(sentence);
  const best = asked
    .flatMap(({ key, topic }) => gradedOf(evidence, { key, topic, product }))
    .toSorted(byWeight)[0];
  return { ...(best ?? nothing), asked: asked.map(({ key, topic }) => `${key}/${topic}`) };
}

/** A benefit first, the better grade first: what carries a sentence. */
const byWeight = (left: Graded, right: Graded): number =>
  Number(right.direction === 'benefit') - Number(left.direction === 'benefit') ||
  letters.indexOf(left.grade) - letters.indexOf(right.grade);

type Graded = Omit<Standing, 'asked'>;

type StandingOn = 'basis' | 'evidence' | 'product' | 'named' | 'outcomes' | 'ingredients';

/** Each ingredient that it speaks of with each outcome it names. */
function askedOf({ product, named, outcomes, ingredients }: Pick<ReadSentence, StandingOn>) {
  const own = [...product.nutrients, ...product.ingredients].map(({ key }) => key);
  const claimed = ingredients.length > 0 ? ingredients : own;
  const keys = new Set(named.length > 0 ? named.flatMap(({ key, form }) => [form, key]) : claimed);
  const topics = new Set(outcomes.map(({ key }) => key));
  return [...keys].flatMap((key) => [...topics].map((topic) => ({ key, topic })));
}

function chosenStanding(evidence: Evidence, chosen: readonly string[], product: ClaimProduct): Standing {
  const studies = evidence.studies.filter(({ key }) => chosen.includes(key));
  const passages = studies.map(({ passage }) => passage);
  const names = [...new Set(studies.map(({ subject, outcome }) => `${subject} and ${outcome}`))];
  return {
    grade: gradeChosen(studies).letter,
    direction: null,
    doseMatches: chosenDose(passages, product),
    subject: names.join('; '),
    studies: passages,
    asked: [],
  };
}

/** Whether the product has the dose of what they studied: of one thing that is in it at least. */
function chosenDose(passages: readonly Passage[], product: ClaimProduct): boolean | null {
  const studied = passages.flatMap((passage) => passage.studied ?? []);
  const byKey = Map.groupBy(studied, ({ ingredient }) => ingredient.key);
  const told = [...byKey].flatMap(
    ([key, each]) =>
      doseWithin(
        each.map(({ dose }) => dose),
        { product, key },
      ) ?? [],
  );
  return told.length === 0 ? null : told.includes(true);
}

/** What was studied in patients alone grades nothing that is said to everybody. */
function gradedOf(
  evidence: Evidence,
  { key, topic, product }: { key: string; topic: string; product: ClaimProduct },
): Graded[] {
  const graded = gradeTopic(evidence, key, topic);
  const general = graded?.studies.filter((study) => isOfEverybody(evidence, study, topic)) ?? [];
  if (!graded || general.length === 0) return [];
  const studied = graded.studies.flatMap(({ passage }) => (passage.studied ? [passage.studied.dose] : []));
  const doses = [...studied, ...dosesOfClaims(evidence, key, topic)];
  const name = evidence.ingredients.get(key)?.name ?? key;
  return [
    {
      grade: graded.grade.letter,
      direction: graded.direction === 'benefit' ? overallDirection(general) : graded.direction,
      doseMatches: doseWithin(doses, { product, key }),
      subject: `${name} and ${evidence.topics.get(topic)?.name ?? topic}`,
      studies: general.slice(0, 3).map(({ passage }) => passage),
    },
  ];
}

const withAmounts = new WeakMap<Evidence, Evidence['euClaims']>();

/** Authorised claims on a substance of its own amount: few of the list. */
function claimsWithAmount(evidence: Evidence): Evidence['euClaims'] {
  const known =
    withAmounts.get(evidence) ??
    evidence.euClaims.filter(
      (claim) => claim.status === 'authorised' && !claim.isSourceClaim && amountOfEffect(claim) !== null,
    );
  withAmounts.set(evidence, known);
  return known;
}

/** What EFSA found an effect with stands in the condition of the claim that was authorised for it. */
const dosesOfClaims = (evidence: Evidence, key: string, topic: string) =>
  claimsWithAmount(evidence).flatMap((claim) => {
    const asked = claim.ingredients.includes(key) && claim.topics.includes(topic);
    const amount = asked ? amountOfEffect(claim) : null;
    return amount ? [{ low: amount.value, high: amount.value, unit: amount.unit }] : [];
  });

/** Whether a day's amount is at least the lowest and at most the highest dose that was studied. */
function doseWithin(
  doses: readonly { low: number; high: number; unit: string }[],
  { product, key }: { product: ClaimProduct; key: string },
): boolean | null {
  const amount = nutrientOf(product, key);
  if (!amount || doses.length === 0) return null;
  const inMg = (value: number, unit: string) => convertMass(value, unit, 'mg');
  const ours = inMg(amount.amount * product.perDay, amount.unit);
  const lows = doses.flatMap(({ low, unit }) => inMg(low, unit) ?? []);
  const highs = doses.flatMap(({ high, unit }) => inMg(high, unit) ?? []);
  return ours === null || lows.length === 0 ? null : ours >= Math.min(...lows) && ours <= Math.max(...highs);
}
