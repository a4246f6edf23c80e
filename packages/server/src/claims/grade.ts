import { gradeTopic, type Evidence, type GradeLetter, type TopicGrade } from '../evidence/index.ts';
import { convertMass, type Mention } from '../registry/index.ts';
import type { ClaimBasis, ClaimProduct } from './claim.ts';
import { nutrientOf } from './product.ts';

/** What stands behind a claim: given, or worked out from the base. */
export interface Standing {
  grade: GradeLetter;
  /** Whether the day's amount lies within what was studied; null where it cannot be told. */
  doseMatches: boolean | null;
  /** The ingredient and outcome that were graded, in words; empty where the basis was given. */
  subject: string;
  /** The studies that count, at most three. */
  studies: readonly string[];
}

const letters: readonly GradeLetter[] = ['A', 'B', 'C', 'D', 'U', 'X'];

/** The best standing of any ingredient named, or in the product, for any outcome named. */
export function standingOf(
  evidence: Evidence,
  {
    basis,
    product,
    named,
    text,
  }: {
    basis: ClaimBasis | undefined;
    product: ClaimProduct;
    named: readonly { key: string }[];
    text: string;
  },
): Standing {
  if (basis) return { grade: basis.grade, doseMatches: basis.doseMatches, subject: '', studies: [] };
  const keys = named.length > 0 ? named : [...product.nutrients, ...product.ingredients];
  const topics = evidence.lexicon.read(text).mentions.filter(isTopic);
  const standings = keys.flatMap(({ key }) =>
    topics.flatMap((topic) => gradedOf(evidence, { key, topic: topic.key, product })),
  );
  const best = standings.toSorted(
    (left, right) => letters.indexOf(left.grade) - letters.indexOf(right.grade),
  )[0];
  return best ?? { grade: 'U', doseMatches: null, subject: '', studies: [] };
}

const isTopic = ({ kind }: Mention) => kind === 'topic';

const grades = new WeakMap<Evidence, Map<string, TopicGrade | null>>();

/** A grade is worked out once: it takes longer than all the rest of a sentence. */
function gradeOnce(evidence: Evidence, key: string, topic: string): TopicGrade | null {
  const known = grades.get(evidence) ?? new Map<string, TopicGrade | null>();
  grades.set(evidence, known);
  const name = `${key}/${topic}`;
  const found = known.get(name);
  const graded = found === undefined ? gradeTopic(evidence, key, topic) : found;
  known.set(name, graded);
  return graded;
}

function gradedOf(
  evidence: Evidence,
  { key, topic, product }: { key: string; topic: string; product: ClaimProduct },
): Standing[] {
  const graded = gradeOnce(evidence, key, topic);
  if (!graded || graded.direction !== 'benefit') return [];
  const doses = graded.studies.flatMap(({ passage }) => (passage.studied ? [passage.studied.dose] : []));
  const name = evidence.ingredients.get(key)?.name ?? key;
  return [
    {
      grade: graded.grade.letter,
      doseMatches: doseWithin(doses, { product, key }),
      subject: `${name} and ${evidence.topics.get(topic)?.name ?? topic}`,
      studies: graded.studies.slice(0, 3).map(({ source }) => source),
    },
  ];
}

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
