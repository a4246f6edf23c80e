import { weigh, type GradedStudy } from './weights.ts';

/** A–D by strength, X a safety concern, U unrated. */
export type GradeLetter = 'A' | 'B' | 'C' | 'D' | 'X' | 'U';

/** A grade with its arithmetic. */
export interface Grade {
  readonly letter: GradeLetter;
  /** 0 to 100. */
  readonly score: number;
  readonly support: number;
  readonly mass: number;
  readonly agreement: number;
  /** Why the letter is lower than the score alone would give, if it is. */
  readonly cap: string | null;
}

/**
 * score = 100 · support · mass · (0.55 + 0.45 · agreement), with support = (Σw·dir/Σw + 1)/2, mass = 1 − e^(−Σw/2)
 * and agreement the share of weight that points the commonest way; w is design × size (`weigh`). The letter is of the
 * whole number: A from 80 with two independent trials, B from 60, C from 30. One study never exceeds B, studies
 * without PMID or DOI never lift a grade above C, and what was seen in animals or in vitro alone is D.
 */
export function gradeStudies(studies: readonly GradedStudy[]): Grade {
  if (studies.length === 0) return { letter: 'U', score: 0, support: 0, mass: 0, agreement: 0, cap: null };
  const sums = sumUp(studies);
  if (sums.harm > 0.5) return { ...sums.grade, letter: 'X', cap: null };
  return { ...sums.grade, ...letterWithCap(studies, sums.grade.score) };
}

type Sums = Pick<Grade, 'score' | 'support' | 'mass' | 'agreement'>;

function sumUp(studies: readonly GradedStudy[]): { grade: Sums; harm: number } {
  const weights = weigh(studies);
  const byDirection = new Map<number, number>();
  let total = 0;
  let balance = 0;
  studies.forEach(({ direction }, at) => {
    const weight = weights[at] ?? 0;
    total += weight;
    balance += weight * direction;
    byDirection.set(direction, (byDirection.get(direction) ?? 0) + weight);
  });
  const support = (balance / total + 1) / 2;
  const mass = 1 - Math.exp(-total / 2);
  const agreement = Math.max(...byDirection.values()) / total;
  const score = 100 * support * mass * (0.55 + 0.45 * agreement);
  return { grade: { support, mass, agreement, score }, harm: (byDirection.get(-1) ?? 0) / total };
}

const order = ['A', 'B', 'C', 'D'] as const;
type Strength = (typeof order)[number];
function letterOf(score: number): Strength {
  const whole = Math.round(score);
  return whole >= 80 ? 'A' : whole >= 60 ? 'B' : whole >= 30 ? 'C' : 'D';
}
const isAbove = (left: Strength, right: Strength) => order.indexOf(left) < order.indexOf(right);

function letterWithCap(studies: readonly GradedStudy[], score: number): Pick<Grade, 'letter' | 'cap'> {
  const plain = letterOf(score);
  const lowest = ceilings(studies).reduce(
    (lower, ceiling) => (isAbove(lower.letter, ceiling.letter) ? ceiling : lower),
    { letter: plain, cap: null as string | null },
  );
  return lowest;
}

/** What a letter may not exceed, whatever the score. */
function ceilings(studies: readonly GradedStudy[]): { letter: Strength; cap: string }[] {
  const linked = studies.filter((study) => study.isLinked);
  const ofLinked = linked.length === 0 ? 'D' : letterOf(sumUp(linked).grade.score);
  const found: { letter: Strength; cap: string }[] = [];
  if (studies.every(({ design }) => design === 'laboratory'))
    found.push({ letter: 'D', cap: 'studies in animals or in vitro alone' });
  if (isAbove('C', ofLinked) || ofLinked === 'C')
    found.push({ letter: 'C', cap: 'records without a PMID or DOI do not lift a grade above C' });
  else found.push({ letter: ofLinked, cap: 'above C, only the records with a PMID or DOI count' });
  if (studies.length < 2) found.push({ letter: 'B', cap: 'one study never exceeds B' });
  if (independentTrials(studies) < 2)
    found.push({ letter: 'B', cap: 'an A needs two independent randomised trials' });
  return found;
}

const randomised: ReadonlySet<GradedStudy['design']> = new Set([
  'meta-analysis',
  'umbrella review',
  'review',
  'trial',
]);

/** Trials of studies that share a body are counted once: as many as the largest of them has. */
function independentTrials(studies: readonly GradedStudy[]): number {
  const byBody = new Map<string, number>();
  studies.forEach((study, at) => {
    if (!randomised.has(study.design)) return;
    const body = study.pools[0] ?? `alone ${at}`;
    byBody.set(body, Math.max(byBody.get(body) ?? 0, study.trials));
  });
  return [...byBody.values()].reduce((sum, trials) => sum + trials, 0);
}
