import { isBelow, plain, toDigits, toNearest } from '../rounding.ts';

/** Steps of a declared amount: what is too little is 0, what is little is 'less than', the rest is to the nearest step. */
export interface Steps {
  zeroBelow: number;
  lessBelow?: number;
  /** Finer steps up to an amount. */
  fine?: { upTo: number; step: number };
  step: number;
}

/** By what steps an amount is declared on US labels (21 CFR 101.9(c)). */
export const usSteps = {
  calories: { zeroBelow: 5, fine: { upTo: 50, step: 5 }, step: 10 },
  fat: { zeroBelow: 0.5, fine: { upTo: 5, step: 0.5 }, step: 1 },
  cholesterol: { zeroBelow: 2, lessBelow: 5, step: 5 },
  sodium: { zeroBelow: 5, fine: { upTo: 140, step: 5 }, step: 10 },
  carbohydrate: { zeroBelow: 0.5, lessBelow: 1, step: 1 },
} as const satisfies Record<string, Steps>;

export type UsRounding = keyof typeof usSteps;

const inSteps =
  ({ zeroBelow, lessBelow = 0, fine, step }: Steps) =>
  (value: number): string => {
    if (isBelow(value, zeroBelow)) return '0';
    if (isBelow(value, lessBelow)) return `<${lessBelow}`;
    return plain(toNearest(value, fine && value <= fine.upTo ? fine.step : step));
  };

/** How an amount is declared on US labels; each turns an unrounded amount into the number, '<1' included. */
export const usRounding: Readonly<Record<UsRounding, (value: number) => string>> = {
  calories: inSteps(usSteps.calories),
  fat: inSteps(usSteps.fat),
  cholesterol: inSteps(usSteps.cholesterol),
  sodium: inSteps(usSteps.sodium),
  carbohydrate: inSteps(usSteps.carbohydrate),
};

/** Units behind the number. */
export const usUnits: Readonly<Record<UsRounding, string>> = {
  calories: '',
  fat: ' g',
  cholesterol: ' mg',
  sodium: ' mg',
  carbohydrate: ' g',
};

/** A computed amount: from 100 whole, below it three digits. */
export const computed = (value: number): string =>
  plain(value >= 100 ? toNearest(value, 1) : toDigits(value, 3));

/** A computed weight: from 1,000 mg in g, under 1 mg in mcg. */
export function computedWeight(mg: number): string {
  if (!isBelow(mg, 1000)) return `${plain(toDigits(mg / 1000, 3))} g`;
  return mg > 0 && isBelow(mg, 1) ? `${computed(mg * 1000)} mcg` : `${computed(mg)} mg`;
}

/** Units as US labels write them. */
export const usUnit = (unit: string): string => (unit === 'µg' ? 'mcg' : unit);

/**
 * Vitamins and minerals of foods: by .1 below a daily value of 25, by 1 below 250, by 10 from there; finer where two
 * percent of the daily value would vanish. Source: FDA's guidance on rounding, 2019 (second-hand).
 */
export function foodMicronutrient(value: number, dailyValue: number): string {
  const usual = dailyValue < 25 ? 0.1 : dailyValue < 250 ? 1 : 10;
  const steps = [usual, usual / 10, usual / 100, usual / 1000];
  const finest = steps.find((step) => toNearest(value, step) > 0) ?? usual;
  return plain(toNearest(value, finest));
}

/** % Daily Value of vitamins and minerals on foods: to 10 by 2, to 50 by 5, then by 10, ties up. */
export function foodPercent(percent: number): number {
  return toNearest(percent, percent <= 10 ? 2 : percent <= 50 ? 5 : 10);
}
