import type { FormulaData } from './data.ts';
import type { Formula } from './formula.ts';
import type { Totals } from './totals.ts';

/** What US labels count as carbohydrate: everything that is carbohydrate by difference. */
export const carbohydrateParts = ['carbohydrate', 'fibre', 'organicAcids'] as const;

/** US: everything that is carbohydrate by difference. Profiles hold it without fibre and organic acids. */
export const totalCarbohydrate = ({ macros }: Totals): number =>
  carbohydrateParts.reduce((sum, key) => sum + macros[key], 0);

/** What a gram of something gives, or a sum of it. */
export interface EnergyTerm {
  of: string;
  grams: number;
  /** kcal a gram on US labels; kJ and kcal a gram on EU labels. */
  factors: readonly number[];
}

/**
 * What the calories of a serving are made of on a US label. Method C: protein 4, fat 9, carbohydrate 4 but fibre, polyols
 * and allulose by their own factors; B: 4, 4, 9. Fibre that is not split is taken for soluble.
 * Source: 21 CFR 101.9(c)(1)(i), FDA's guidance on allulose of 2020.
 */
export function energyTermsUs(
  totals: Totals,
  { options }: Formula,
  { polyolKcal }: FormulaData,
): EnergyTerm[] {
  const { macros, polyols, polyolTotal } = totals;
  const carbohydrate = totalCarbohydrate(totals);
  const term = (of: string, grams: number, factor: number): EnergyTerm => ({ of, grams, factors: [factor] });
  const isB = options.energyMethod === 'B';
  const terms = [
    term('protein', macros.protein, 4),
    term('fat', macros.fat, 9),
    term('carbohydrate', isB ? carbohydrate : carbohydrate - macros.fibre - polyolTotal - macros.allulose, 4),
  ];
  if (isB) return terms;
  return [
    ...terms,
    term('soluble fiber', Math.max(0, macros.fibre - macros.fibreInsoluble), 2),
    ...Object.entries(polyols).map(([name, grams]) => term(name, grams, polyolKcal[name] ?? 4)),
    term('allulose', macros.allulose, 0.4),
    term('alcohol', macros.ethanol, 7),
  ];
}

const energyOf = (terms: readonly EnergyTerm[], index: number) =>
  terms.reduce((sum, { grams, factors }) => sum + grams * (factors[index] ?? 0), 0);

/** Calories of a serving on a US label. */
export const kcalUs = (totals: Totals, formula: Formula, data: FormulaData): number =>
  energyOf(energyTermsUs(totals, formula, data), 0);

/**
 * What the energy of a serving is made of on an EU label, [kJ, kcal] a gram.
 * Source: Regulation (EU) No 1169/2011, Annex XIV.
 */
export function energyTermsEu({ macros, polyols, polyolTotal }: Totals): EnergyTerm[] {
  const erythritol = polyols.erythritol ?? 0;
  const term = (of: string, grams: number, factors: readonly [number, number]): EnergyTerm => ({
    of,
    grams,
    factors,
  });
  return [
    term('carbohydrate', macros.carbohydrate - polyolTotal, [17, 4]),
    term('polyols', polyolTotal - erythritol, [10, 2.4]),
    term('erythritol', erythritol, [0, 0]),
    term('protein', macros.protein, [17, 4]),
    term('fat', macros.fat, [37, 9]),
    term('alcohol', macros.ethanol, [29, 7]),
    term('organic acids', macros.organicAcids, [13, 3]),
    term('fibre', macros.fibre, [8, 2]),
  ];
}

/** Energy of a serving on an EU label, each of kJ and kcal by its own factors. */
export function energyEu(totals: Totals): { kJ: number; kcal: number } {
  const terms = energyTermsEu(totals);
  return { kJ: energyOf(terms, 0), kcal: energyOf(terms, 1) };
}
