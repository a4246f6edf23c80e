import type { FormulaData } from './data.ts';
import type { Formula } from './formula.ts';
import type { Totals } from './totals.ts';

/** US: everything that is carbohydrate by difference. Profiles hold it without fibre and organic acids. */
export const totalCarbohydrate = ({ macros }: Totals): number =>
  macros.carbohydrate + macros.fibre + macros.organicAcids;

/** kcal of soluble fibre, allulose and ethanol a gram (21 CFR 101.9(c)(1)(i)(C), FDA's guidance on allulose of 2020). */
const us = { solubleFibre: 2, allulose: 0.4, ethanol: 7 } as const;

/**
 * Calories of a serving on a US label. Method C: protein 4, fat 9, carbohydrate 4 but fibre, polyols and allulose by
 * their own factors; B: 4, 4, 9. Fibre that is not split is taken for soluble.
 * Source: 21 CFR 101.9(c)(1)(i).
 */
export function kcalUs(totals: Totals, { options }: Formula, { polyolKcal }: FormulaData): number {
  const { macros, polyols, polyolTotal } = totals;
  const carbohydrate = totalCarbohydrate(totals);
  if (options.energyMethod === 'B') return 4 * macros.protein + 9 * macros.fat + 4 * carbohydrate;
  const ofPolyols = Object.entries(polyols).reduce(
    (sum, [name, grams]) => sum + grams * (polyolKcal[name] ?? 4),
    0,
  );
  return (
    4 * macros.protein +
    9 * macros.fat +
    4 * (carbohydrate - macros.fibre - polyolTotal - macros.allulose) +
    us.solubleFibre * Math.max(0, macros.fibre - macros.fibreInsoluble) +
    ofPolyols +
    us.allulose * macros.allulose +
    us.ethanol * macros.ethanol
  );
}

/** Energy of EU labels, [kJ, kcal] a gram. Source: Regulation (EU) No 1169/2011, Annex XIV. */
const eu = {
  carbohydrate: [17, 4],
  polyols: [10, 2.4],
  erythritol: [0, 0],
  protein: [17, 4],
  fat: [37, 9],
  ethanol: [29, 7],
  organicAcids: [13, 3],
  fibre: [8, 2],
} as const;

/** Energy of a serving on an EU label, each of kJ and kcal by its own factors. */
export function energyEu({ macros, polyols, polyolTotal }: Totals): { kJ: number; kcal: number } {
  const erythritol = polyols.erythritol ?? 0;
  const grams: readonly (readonly [keyof typeof eu, number])[] = [
    ['carbohydrate', macros.carbohydrate - polyolTotal],
    ['polyols', polyolTotal - erythritol],
    ['erythritol', erythritol],
    ['protein', macros.protein],
    ['fat', macros.fat],
    ['ethanol', macros.ethanol],
    ['organicAcids', macros.organicAcids],
    ['fibre', macros.fibre],
  ];
  const sum = (index: 0 | 1) => grams.reduce((total, [key, amount]) => total + amount * eu[key][index], 0);
  return { kJ: sum(0), kcal: sum(1) };
}
