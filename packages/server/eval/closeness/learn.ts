import { descend } from '../adam.ts';
import type { Example } from './examples.ts';

/** How strongly weights of kinds, which are many, and of the few others are held towards nought. */
const held = { kinds: 1, others: 0.05 };
const rounds = 400;

interface Problem {
  readonly names: readonly string[];
  readonly examples: readonly {
    readonly options: readonly (readonly (readonly [at: number, value: number])[])[];
    readonly meant: ReadonlySet<number>;
  }[];
}

function problemOf(examples: readonly Example[]): Problem {
  const places = new Map<string, number>();
  const placeOf = (name: string): number => {
    const place = places.get(name) ?? places.size;
    places.set(name, place);
    return place;
  };
  const numbered = examples.map(({ options, meant }) => ({
    meant,
    options: options.map((own) =>
      own.filter(([, value]) => value !== 0).map(([name, value]) => [placeOf(name), value] as const),
    ),
  }));
  return { names: [...places.keys()], examples: numbered };
}

/** How much each option is taken under the weights; all together 1. */
function taken(options: Problem['examples'][number]['options'], weights: Float64Array): number[] {
  const scores = options.map((own) => own.reduce((sum, [at, value]) => sum + (weights[at] ?? 0) * value, 0));
  const most = Math.max(...scores);
  const raised = scores.map((score) => Math.exp(score - most));
  const all = raised.reduce((sum, one) => sum + one, 0);
  return raised.map((one) => one / all);
}

/** Which way each weight makes the options that are meant less likely. */
function slopeOf({ names, examples }: Problem, weights: Float64Array): Float64Array {
  const slope = weights.map(
    (weight, at) => 2 * weight * (isKind(names[at] ?? '') ? held.kinds : held.others),
  );
  for (const { options, meant } of examples) {
    const shares = taken(options, weights);
    const ofMeant = shares.reduce((sum, one, place) => sum + (meant.has(place) ? one : 0), 0);
    for (const [place, own] of options.entries()) {
      const one = shares[place] ?? 0;
      const pull = one - (meant.has(place) ? one / ofMeant : 0);
      for (const [at, value] of own) slope[at] = (slope[at] ?? 0) + pull * value;
    }
  }
  return slope;
}

const isKind = (name: string) => name.includes('/') && !name.startsWith('silence/');

/** The weights under which the options that are meant are likeliest. The same examples always give the same weights. */
export function learn(examples: readonly Example[]): Map<string, number> {
  const problem = problemOf(examples);
  const weights = descend((at) => slopeOf(problem, at), { size: problem.names.length, rounds });
  return new Map(problem.names.map((name, at) => [name, weights[at] ?? 0]));
}

/** Of the examples in which a record is meant, how many have one among the first so many. */
export function foundAmong(
  examples: readonly Example[],
  { weights, first }: { weights: ReadonlyMap<string, number>; first: number },
): { found: number; of: number } {
  const meant = examples.filter((example) => !example.meant.has(0));
  const found = meant.filter(({ options, meant: places }) => {
    const scores = options.map((own) =>
      own.reduce((sum, [name, value]) => sum + (weights.get(name) ?? 0) * value, 0),
    );
    const order = [...scores.keys()]
      .slice(1)
      .toSorted((one, other) => (scores[other] ?? 0) - (scores[one] ?? 0));
    return order.slice(0, first).some((place) => places.has(place));
  });
  return { found: found.length, of: meant.length };
}
