import { marksOf, type Weighed } from '../../../src/claims/reading/ordinary.ts';
import { descend } from '../../adam.ts';

/** A sentence and whether it claims something. */
export interface Example {
  readonly text: string;
  readonly read: Weighed;
  readonly isClaim: boolean;
  /** Where it is from: what is learnt without it can be tried on it. */
  readonly set: string;
}

/** What stands in one sentence alone tells of no other. */
const fewest = 2;
const rounds = 300;
/** How strongly weights are held towards nought. */
const held = 0.6;

interface Problem {
  readonly marks: readonly string[];
  readonly examples: readonly {
    readonly at: readonly number[];
    readonly isOrdinary: 0 | 1;
    readonly counts: number;
  }[];
}

/** Both kinds count the same in all, however many there are of either. */
function problemOf(examples: readonly Example[]): Problem {
  const marked = examples.map(({ read, isClaim }) => ({ marks: marksOf(read), isClaim }));
  const counts = new Map<string, number>();
  for (const { marks } of marked) for (const mark of marks) counts.set(mark, (counts.get(mark) ?? 0) + 1);
  const marks = [...counts].filter(([, count]) => count >= fewest).map(([mark]) => mark);
  const places = new Map(marks.map((mark, place) => [mark, place]));
  const claims = examples.filter(({ isClaim }) => isClaim).length;
  const half = examples.length / 2;
  return {
    marks,
    examples: marked.map(({ marks: own, isClaim }) => ({
      at: [...own].flatMap((mark) => places.get(mark) ?? []),
      isOrdinary: isClaim ? 0 : 1,
      counts: half / (isClaim ? claims : examples.length - claims),
    })),
  };
}

function slopeOf({ examples }: Problem, weights: Float64Array): Float64Array {
  const slope = weights.map((weight) => held * weight);
  for (const { at, isOrdinary, counts } of examples) {
    const sum = at.reduce((all, place) => all + (weights[place] ?? 0), 0);
    const pull = counts * (1 / (1 + Math.exp(-sum)) - isOrdinary);
    for (const place of at) slope[place] = (slope[place] ?? 0) + pull;
  }
  return slope;
}

/** Logistic regression: the weights under which the examples are likeliest. The same ones always give the same weights. */
export function learn(examples: readonly Example[]): { key: string; weight: number }[] {
  const problem = problemOf(examples);
  const weights = descend((at) => slopeOf(problem, at), { size: problem.marks.length, rounds });
  return problem.marks.map((key, at) => ({ key, weight: weights[at] ?? 0 }));
}
