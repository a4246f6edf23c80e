import type { GradeLetter, Passage, TopicGrade } from '../evidence/index.ts';

/** Where copy will be read. */
export type ClaimMarket = 'US' | 'EU' | 'UK';
/** What it stands on. */
export type ClaimChannel = 'label' | 'web' | 'ad';

/** What a sentence is; of two with one verdict the earlier is named. */
const claimClasses = [
  'disease',
  'weight',
  'diseaseRisk',
  'children',
  'deficiency',
  'proof',
  'comparative',
  'nutrientContent',
  'absence',
  'function',
  'wellBeing',
  'amount',
  'none',
] as const;
export type ClaimClass = (typeof claimClasses)[number];

/** What may be done with it, the worst first: `review` means that a person must decide. */
export const verdicts = ['blocked', 'review', 'evidence', 'conditions', 'allowed'] as const;
export type Verdict = (typeof verdicts)[number];

/** What a claim has to have beside it. */
export const conditionKinds = [
  'disclaimer',
  'notice',
  'prevalence',
  'statement',
  'computed',
  'evidence',
  'basis',
] as const;

/** Something that must hold before the words may be used. */
export interface Condition {
  kind: (typeof conditionKinds)[number];
  text?: string;
  isMet: boolean;
  /** Computed: unrounded, in `unit`. */
  have?: number;
  need?: number;
  unit?: string;
  /** How and where it is printed, or to whom it is sent. */
  placement?: string;
  source?: string;
  /** False: recalled, not read at its source. */
  isConfirmed?: boolean;
}

/** A rule that speaks to a sentence. */
export interface Finding {
  rule: string;
  title: string;
  /** Places in the text as it was sent, in UTF-16 units: from, to. */
  words: [number, number][];
  because: string;
  source: string;
  isConfirmed: boolean;
}

/** Other words for a sentence, judged like any. */
export interface Rewording {
  text: string;
  verdict: Verdict;
}

/** What stands behind a claim: given, or worked out from studies. */
export interface Standing {
  grade: GradeLetter;
  /** What the graded studies find by weight; null where the grade was given or is of chosen studies. */
  direction: TopicGrade['direction'] | null;
  /** Whether the day's amount lies within what was studied; null where it cannot be told. */
  doseMatches: boolean | null;
  /** The ingredient and outcome that were graded, in words; empty where the grade was given. */
  subject: string;
  /** The studies that count, at most three; of those that were chosen all. */
  studies: readonly Passage[];
  /** What of the base was asked for it: `ingredient/topic`. */
  asked: readonly string[];
}

/** A sentence with what was found in it. */
export interface CheckedSentence {
  text: string;
  start: number;
  end: number;
  class: ClaimClass;
  verdict: Verdict;
  findings: Finding[];
  conditions: Condition[];
  rewordings: Rewording[];
  /** What is known of what it says works; none where it says nothing works. */
  evidence?: Standing;
}

/** An amount of something in a serving. */
export interface ProductAmount {
  key: string;
  amount: number;
  unit: string;
  /** Where only the copy states it: how it counts; it says nothing of how many servings a day there are. */
  statedPer?: 'serving' | 'other';
}

/** An amount that copy states and the product does not have. */
export interface DifferingAmount {
  key: string;
  start: number;
  end: number;
  /** In the unit of what it has, per serving. */
  said: number;
  has: ProductAmount;
}

/** The product that the words are about. Amounts are per serving. */
export interface ClaimProduct {
  kind: 'supplement' | 'food' | 'drink';
  name?: string;
  audience: 'adults' | 'children' | 'infants' | 'pregnancy';
  /** Servings a day. */
  perDay: number;
  serving?: { grams?: number; ml?: number };
  nutrients: readonly ProductAmount[];
  ingredients: readonly ProductAmount[];
  /** Keys of nutrients that it is known to hold none of; what stands nowhere is not known. */
  without?: readonly string[];
  /** Share of the energy that comes from a nutrient, %, where copy states it. */
  energyShares?: readonly { key: string; percent: number }[];
  /** 0 to 1: what protein counts for. */
  proteinQuality?: number;
  alcoholPercent?: number;
  /** What it is compared with, per serving of the same size. */
  reference?: { name: string; nutrients: readonly ProductAmount[] };
}

/** A test that one has, e.g. gluten in mg/kg. */
export interface OwnTest {
  kind: string;
  value: number;
  unit: string;
}

/** What stands behind the words. A grade, or studies to work it out from, replace that of the base. */
export interface ClaimBasis {
  grade?: 'A' | 'B' | 'C' | 'D' | 'U';
  /** With a grade: whether the product has the dose that was studied. */
  doseMatches?: boolean;
  /** Studies of the base, by their keys. */
  studies?: readonly string[];
  passages?: readonly string[];
  evidence?: string;
  /** The entry of a botanical on hold that one relies on. */
  onHoldId?: string;
  tests?: readonly OwnTest[];
}

/** Copy to check. */
export interface ClaimCopy {
  text: string;
  market: ClaimMarket;
  channel: ClaimChannel;
  product: ClaimProduct;
  /** What it speaks of where its words name no ingredient, by keys of the base; none: all that the product has. */
  ingredients?: readonly string[];
  basis?: ClaimBasis;
}

/** One rule's judgement of a sentence. */
export interface Judgement {
  class: ClaimClass;
  verdict: Verdict;
  findings: Finding[];
  conditions?: Condition[];
  /** Words that would pass, to be judged themselves. */
  instead?: string[];
}

const rankOf = (verdict: Verdict): number => verdicts.indexOf(verdict);
const orderOf = (each: ClaimClass): number => claimClasses.indexOf(each);

/** Whether the first lets less through. */
export const isWorseVerdict = (one: Verdict, other: Verdict): boolean => rankOf(one) < rankOf(other);

/** Whether the first is worse, or as bad and of an earlier class. */
const isWorse = (
  one: Pick<Judgement, 'class' | 'verdict'>,
  other: Pick<Judgement, 'class' | 'verdict'>,
): boolean =>
  rankOf(one.verdict) - rankOf(other.verdict) < 0 ||
  (one.verdict === other.verdict && orderOf(one.class) < orderOf(other.class));

/** The worst of some judgements. */
export const worstOf = <Each extends Pick<Judgement, 'class' | 'verdict'>>(
  judgements: readonly Each[],
): Each | undefined =>
  judgements.reduce<Each | undefined>(
    (worst, each) => (!worst || isWorse(each, worst) ? each : worst),
    undefined,
  );
