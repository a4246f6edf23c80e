import { descend } from '../adam.ts';
import type { Example } from './examples.ts';

/** How strongly weights of kinds, which are many, and of the few others are held towards nought. */
const held = { kinds: 1, others: 0.05 };
const rounds = 400;

/** All examples in a row: options of examples and counted things of options lie side by side, from one start to the next. */
interface Problem {
  readonly names: readonly string[];
  /** How strongly each weight is held towards nought. */
  readonly heldAt: Float64Array;
  /** The first option of each example, and the end. */
  readonly examples: Int32Array;
  /** The first counted thing of each option, and the end. */
  readonly options: Int32Array;
  /** Which weight each counted thing has, and how much of it there is. */
  readonly ats: Int32Array;
  readonly values: Float64Array;
  /** 1 for each option that is meant. */
  readonly meant: Uint8Array;
}

function problemOf(examples: readonly Example[]): Problem {
  const places = new Map<string, number>();
  const starts: { examples: number[]; options: number[] } = { examples: [0], options: [0] };
  const [ats, values, meant]: [number[], number[], number[]] = [[], [], []];
  for (const example of examples) {
    for (const [place, own] of example.options.entries()) {
      for (const [name, value] of own) {
        if (value === 0) continue;
        const at = places.get(name) ?? places.size;
        places.set(name, at);
        ats.push(at);
        values.push(value);
      }
      starts.options.push(ats.length);
      meant.push(example.meant.has(place) ? 1 : 0);
    }
    starts.examples.push(meant.length);
  }
  const names = [...places.keys()];
  return {
    names,
    heldAt: Float64Array.from(names, (name) => (isKind(name) ? held.kinds : held.others)),
    examples: Int32Array.from(starts.examples),
    options: Int32Array.from(starts.options),
    ats: Int32Array.from(ats),
    values: Float64Array.from(values),
    meant: Uint8Array.from(meant),
  };
}

/** Writes what each option scores under the weights. */
function scoreAll({ options, ats, values }: Problem, weights: Float64Array, scores: Float64Array): void {
  for (let option = 0; option < scores.length; option++) {
    let score = 0;
    const end = options[option + 1] ?? 0;
    for (let one = options[option] ?? 0; one < end; one++)
      score += (weights[ats[one] ?? 0] ?? 0) * (values[one] ?? 0);
    scores[option] = score;
  }
}

/** Makes of the scores of each example how far each option is taken beyond what is meant. */
function pullAll({ examples, meant }: Problem, scores: Float64Array): void {
  for (let example = 0; example + 1 < examples.length; example++) {
    const [start, end] = [examples[example] ?? 0, examples[example + 1] ?? 0];
    let most = -Infinity;
    for (let option = start; option < end; option++) most = Math.max(most, scores[option] ?? 0);
    let [all, ofMeant] = [0, 0];
    for (let option = start; option < end; option++) {
      const raised = Math.exp((scores[option] ?? 0) - most);
      scores[option] = raised;
      all += raised;
      if (meant[option]) ofMeant += raised;
    }
    for (let option = start; option < end; option++) {
      const raised = scores[option] ?? 0;
      scores[option] = raised / all - (meant[option] ? raised / ofMeant : 0);
    }
  }
}

/** Which way each weight makes the options that are meant less likely. */
function slopeOf(problem: Problem, weights: Float64Array, pulls: Float64Array): Float64Array {
  const { heldAt, options, ats, values } = problem;
  const slope = weights.map((weight, at) => 2 * weight * (heldAt[at] ?? 0));
  scoreAll(problem, weights, pulls);
  pullAll(problem, pulls);
  for (let option = 0; option < pulls.length; option++) {
    const pull = pulls[option] ?? 0;
    const end = options[option + 1] ?? 0;
    for (let one = options[option] ?? 0; one < end; one++) {
      const at = ats[one] ?? 0;
      slope[at] = (slope[at] ?? 0) + pull * (values[one] ?? 0);
    }
  }
  return slope;
}

const isKind = (name: string) => name.includes('/') && !name.startsWith('silence/');

/** The weights under which the options that are meant are likeliest. The same examples always give the same weights. */
export function learn(examples: readonly Example[]): Map<string, number> {
  const problem = problemOf(examples);
  const pulls = new Float64Array(problem.meant.length);
  const weights = descend((at) => slopeOf(problem, at, pulls), { size: problem.names.length, rounds });
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
