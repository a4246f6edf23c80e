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

/** The prices of the foods that a question names: those of the longest names in it. */
export function foodPricesIn(question: string): Passage[] {
  const said = new Set(stems(question));
  const found = pricedFoods().map(({ passage, names }) => ({
    passage,
    words: Math.max(
      0,
      ...names.filter((name) => name.every((word) => said.has(word))).map(({ length }) => length),
    ),
  }));
  const most = Math.max(1, ...found.map(({ words }) => words));
  return found.filter(({ words }) => words === most).map(({ passage }) => passage);
}
