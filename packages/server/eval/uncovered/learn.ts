import { featuresOf } from '../../src/answers/uncovered/coverage.ts';
import { descend } from '../adam.ts';
import type { Example } from './examples.ts';

/** How strongly weights are held towards nought. */
const held = 0.3;
const rounds = 2000;

type Words = ReadonlyMap<string, ReadonlySet<string>>;
type Weights = ReadonlyMap<string, number>;

/** What speaks for a trap, a word being as strange as it is to all sets but the question's own. */
function featuresAmong(words: Words, { set, coverage }: Example): Map<string, number> {
  const strange = (stem: string) => {
    const others = [...(words.get(stem) ?? [])].filter((place) => !place.startsWith(`${set}|`));
    return 1 / (1 + others.length);
  };
  return featuresOf(coverage, strange);
}

/** The weights under which traps are told from ordinary questions. The same examples always give the same weights. */
export function learn(words: Words, examples: readonly Example[]): Weights {
  const seen = examples.map((example) => ({
    values: [...featuresAmong(words, example)],
    isTrap: example.isTrap,
  }));
  const names = seen[0]?.values.map(([name]) => name) ?? [];
  const weights = descend(
    (at) => {
      const slope = at.map((weight) => 2 * held * weight);
      for (const { values, isTrap } of seen) {
        const score = values.reduce((sum, [, value], place) => sum + value * (at[place] ?? 0), 0);
        const off = 1 / (1 + Math.exp(-score)) - (isTrap ? 1 : 0);
        for (const [place, [, value]] of values.entries()) slope[place] = (slope[place] ?? 0) + off * value;
      }
      return slope;
    },
    { size: names.length, rounds },
  );
  return new Map(names.map((name, at) => [name, weights[at] ?? 0]));
}

/** How much speaks for a trap. */
export const scoreOf = (words: Words, weights: Weights, example: Example): number =>
  [...featuresAmong(words, example)].reduce(
    (sum, [name, value]) => sum + value * (weights.get(name) ?? 0),
    0,
  );

/** An example with its score by weights that were learnt without its set. */
export interface Scored {
  readonly example: Example;
  readonly score: number;
}

const folds = 5;

/** Questions of one set stay together, so that no weights have seen another phrasing of what they score. */
const foldOf = ({ set }: Example): number =>
  [...set].reduce((sum, sign) => sum + (sign.codePointAt(0) ?? 0), 0) % folds;

/** Every example scored by weights that were learnt without it and its set. */
export const scoredApart = (words: Words, examples: readonly Example[]): Scored[] =>
  Array.from({ length: folds }, (_, fold) => {
    const weights = learn(
      words,
      examples.filter((example) => foldOf(example) !== fold),
    );
    return examples
      .filter((example) => foldOf(example) === fold)
      .map((example) => ({ example, score: scoreOf(words, weights, example) }));
  }).flat();
