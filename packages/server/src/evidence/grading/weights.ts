/** What the grade arithmetic reads of a study; `isLinked` tells that it has a PMID or DOI. */
export interface GradedStudy {
  readonly design:
    'meta-analysis' | 'umbrella review' | 'trial' | 'review' | 'cohort' | 'observational' | 'laboratory';
  /** Null when the record does not state it: the smallest size is counted. */
  readonly participants: number | null;
  /** +1 supports, 0 no or mixed effect, −1 against. */
  readonly direction: -1 | 0 | 1;
  /** Randomised trials behind it. */
  readonly trials: number;
  readonly isLinked: boolean;
  /** Bodies of trials it rests on: studies that share one are not independent. */
  readonly pools: readonly string[];
}

type Weighed = Pick<GradedStudy, 'design' | 'participants' | 'pools'>;

/** Reviews of randomised trials that pool nothing are weighed as one trial: an assumption of ours. */
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

/** The weight of one study by itself: design × size. */
export const studyWeight = ({ design, participants }: Omit<Weighed, 'pools'>): number =>
  designWeight[design] * sizeWeight(participants);

const isReview = ({ design }: Weighed) => /review|meta-analysis/.test(design);

/**
 * What each study counts. A trial that a review of the same body pools counts nothing beside it. Reviews that share a
 * body of trials weigh together as much as the heaviest of them, so that the same trials are not counted twice and
 * reviews that differ still show in the agreement.
 */
export function weigh(studies: readonly Weighed[]): number[] {
  const weights = studies.map(studyWeight);
  for (const body of bodiesOf(studies)) {
    const reviews = body.filter((at) => isReview(studyAt(studies, at)));
    if (reviews.length === 0) continue;
    const own = reviews.map((at) => weights[at] ?? 0);
    const share = Math.max(...own) / own.reduce((sum, weight) => sum + weight, 0);
    for (const at of body) weights[at] = reviews.includes(at) ? (weights[at] ?? 0) * share : 0;
  }
  return weights;
}

function studyAt(studies: readonly Weighed[], at: number): Weighed {
  const study = studies[at];
  if (!study) throw new RangeError(`There is no study ${at}.`);
  return study;
}

/** Studies that share a body of trials, directly or through another, by their places. */
function bodiesOf(studies: readonly Weighed[]): number[][] {
  let bodies: { pools: Set<string>; members: number[] }[] = [];
  studies.forEach(({ pools }, at) => {
    if (pools.length === 0) return;
    const touching = bodies.filter((body) => pools.some((pool) => body.pools.has(pool)));
    bodies = [
      ...bodies.filter((body) => !touching.includes(body)),
      {
        pools: new Set([...pools, ...touching.flatMap((body) => [...body.pools])]),
        members: [...touching.flatMap(({ members }) => members), at],
      },
    ];
  });
  return bodies.map(({ members }) => members).filter((members) => members.length > 1);
}
