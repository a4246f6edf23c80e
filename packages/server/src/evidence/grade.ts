/** What the grade arithmetic reads of a study; `isLinked` tells that it has a PMID or DOI. */
export interface GradedStudy {
  readonly design:
    'meta-analysis' | 'umbrella review' | 'trial' | 'review' | 'cohort' | 'observational' | 'laboratory';
  /** Null when the record does not state it: the smallest size is counted. */
  readonly participants: number | null;
  /** +1 supports, 0 no or mixed effect, −1 against; between them when the findings of one publication differ. */
  readonly direction: number;
  /** Independent randomised trials behind it. */
  readonly trials: number;
  readonly isLinked: boolean;
  /** Its own record warns of bias, heterogeneity or low certainty: it counts half, an assumption of ours. */
  readonly isDoubtful?: boolean;
}

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

const designWeight: Record<GradedStudy['design'], number> = {
  'meta-analysis': 1.3,
  'umbrella review': 1.3,
  trial: 1,
  review: 1,
  cohort: 0.6,
  observational: 0.35,
  laboratory: 0.15,
};

/** 0.4 for one participant to 1.2 for 10,000 and more, on log10. */
export function sizeWeight(participants: number | null): number {
  return 0.4 + 0.2 * Math.min(4, Math.log10(Math.max(1, participants ?? 1)));
}

/** The weight of one study: design × size, halved when its record warns of its quality. */
export const studyWeight = (study: GradedStudy): number =>
  designWeight[study.design] * sizeWeight(study.participants) * (study.isDoubtful ? 0.5 : 1);

/**
 * score = 100 · support · mass · (0.55 + 0.45 · agreement), with support = (Σw·dir/Σw + 1)/2, mass = 1 − e^(−Σw/2)
 * and agreement the share of weight that points the commonest way. A from 80 with two independent trials, B from 60, C from 30.
 * One study never exceeds B; studies without PMID or DOI never lift a grade above C.
 */
export function gradeStudies(studies: readonly GradedStudy[]): Grade {
  if (studies.length === 0) return { letter: 'U', score: 0, support: 0, mass: 0, agreement: 0, cap: null };
  const sums = sumUp(studies);
  if (studies.every((study) => study.direction === -1)) return { ...sums, letter: 'X', cap: null };
  return capped(studies, sums);
}

type Sums = Pick<Grade, 'score' | 'support' | 'mass' | 'agreement'>;

function sumUp(studies: readonly GradedStudy[]): Sums {
  const byDirection = new Map<number, number>();
  let total = 0;
  let balance = 0;
  for (const study of studies) {
    const weight = studyWeight(study);
    total += weight;
    balance += weight * study.direction;
    const way = Math.round(study.direction);
    byDirection.set(way, (byDirection.get(way) ?? 0) + weight);
  }
  const support = (balance / total + 1) / 2;
  const mass = 1 - Math.exp(-total / 2);
  const agreement = Math.max(...byDirection.values()) / total;
  return { support, mass, agreement, score: 100 * support * mass * (0.55 + 0.45 * agreement) };
}

const order = ['A', 'B', 'C', 'D'] as const;
const letterOf = (score: number) => (score >= 80 ? 'A' : score >= 60 ? 'B' : score >= 30 ? 'C' : 'D');

const unlinkedCap = 'records without a PMID or DOI do not lift a grade above C';
const linkedOnly = 'above C, only the records with a PMID or DOI count';

function capped(studies: readonly GradedStudy[], sums: Sums): Grade {
  const plain = letterOf(sums.score);
  const linked = studies.filter((study) => study.isLinked);
  const linkedLetter = linked.length === 0 ? 'D' : letterOf(sumUp(linked).score);
  const ceiling = linkedLetter === 'D' ? 'C' : linkedLetter;
  const trials = studies.reduce((sum, study) => sum + study.trials, 0);
  if (order.indexOf(plain) < order.indexOf(ceiling)) {
    return {
      ...sums,
      letter: ceiling,
      cap: ceiling === 'C' ? unlinkedCap : linkedOnly,
    };
  }
  if (plain === 'A' && (studies.length < 2 || trials < 2)) {
    return { ...sums, letter: 'B', cap: 'one study never exceeds B' };
  }
  return { ...sums, letter: plain, cap: null };
}

/** Whether a record's own words warn of its quality. */
export const warnsOfQuality = (result: string): boolean => qualityWarning.test(result);

const qualityWarning =
  /heterogene|implausib|\bbias\b|low certainty|small trials|low (?:trial|review) quality|low quality|inconsistent|I² (?:7[5-9]|[89]\d) %/i;
