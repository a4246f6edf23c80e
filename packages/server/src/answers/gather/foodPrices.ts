import { recipeEntries } from '../../costing/index.ts';
import type { Passage } from '../../evidence/index.ts';
import { stems } from '../../registry/index.ts';
import { foodCostPassages } from './foodCostPassages.ts';

interface PricedFood {
  readonly passage: Passage;
  /** The names it goes by, each as its words: `Nuts, almonds` and `almonds`. */
  readonly names: readonly (readonly string[])[];
}

const ending = ': raw material';
const withoutBrackets = (name: string) => name.replaceAll(/\([^)]*\)/g, '');

let priced: readonly PricedFood[] | undefined;

const pricedFoods = (): readonly PricedFood[] =>
  (priced ??= foodCostPassages().flatMap((passage) => {
    if (!passage.title.endsWith(ending)) return [];
    const item = passage.title.slice(0, -ending.length);
    const names = [item, recipeEntries.get(item)?.statement ?? ''].map((name) =>
      stems(withoutBrackets(name)),
    );
    return [{ passage, names: names.filter((words) => words.length > 0) }];
  }));

/** The prices of the foods that a question names: those of the longest names in it, else those of which it says most. */
export function foodPricesIn(question: string): Passage[] {
  const words = stems(question);
  const said = new Set(words.filter((word, at) => !(word === 'salt' && ofMetal.test(words[at - 1] ?? ''))));
  const isSaid = (word: string) => said.has(word);
  const whole = longest(1, (name) => (name.every(isSaid) ? name.length : 0));
  return whole.length > 0 ? whole : longest(fewestOfPart, (name) => wordsOfPart(name, isSaid));
}

/** “PQQ disodium salt” is no table salt. */
const ofMetal = /(?:sodium|potassium|calcium|magnesium|zinc)$/;

/** “Tart cherry concentrate” is most of `Tart cherry juice concentrate, 68 Brix`: its first word and half of it. */
const wordsOfPart = (name: readonly string[], isSaid: (word: string) => boolean): number => {
  const words = name.filter(isSaid).length;
  return isSaid(name[0] ?? '') && words >= name.length / 2 ? words : 0;
};
const fewestOfPart = 2;

/** The foods of whose names most words count, if so many do. */
function longest(fewest: number, wordsOf: (name: readonly string[]) => number): Passage[] {
  const found = pricedFoods().map(({ passage, names }) => ({
    passage,
    words: Math.max(0, ...names.map(wordsOf)),
  }));
  const most = Math.max(fewest, ...found.map(({ words }) => words));
  return found.filter(({ words }) => words === most).map(({ passage }) => passage);
}
