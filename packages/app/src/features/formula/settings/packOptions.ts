import type { FormulaData } from '../model/computed';

/** Pairs of what is stored and how it reads, as options. */
export const options = (pairs: readonly (readonly [id: string, label: string])[]) =>
  pairs.map(([id, label]) => ({ id, label }));

/** What a supplement may be sold in. */
export const packOptions = options([
  ['', 'As the form usually is'],
  ['capsule', 'Bottle of capsules'],
  ['tablet', 'Bottle of tablets'],
  ['softgel', 'Bottle of softgels'],
  ['gummie', 'Bottle of gummies'],
  ['tub', 'Tub'],
  ['sticks', 'Sticks'],
  ['bottle', 'Bottle'],
  ['dropper', 'Dropper bottle'],
  ['ready', 'Ready to drink'],
]);

/** What a food or drink may be sold in. */
export const foodPackOptions = (foodRuns: FormulaData['foodRuns']) =>
  options([['', 'Not chosen'], ...Object.entries(foodRuns).map(([id, { label }]) => [id, label] as const)]);
