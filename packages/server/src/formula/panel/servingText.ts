import type { Formula, Serving } from '../formula.ts';
import { plain, toNearest } from '../rounding.ts';

/** Servings in a container, unrounded; null where the draft does not tell. */
export function servingsIn({ container, serving }: Formula): number | null {
  if (!container) return null;
  if (container.servings) return container.servings;
  const per = (whole?: number | null, part?: number | null) => (whole && part ? whole / part : null);
  return (
    per(container.units, serving.units ?? 1) ??
    per(container.grams, serving.grams) ??
    per(container.ml, serving.ml)
  );
}

/** Whole numbers; between 2 and 5 by halves; 'about' where that changed it (21 CFR 101.9(b)(8)). */
export function servingsText(servings: number): string {
  const rounded = servings >= 2 && servings <= 5 ? toNearest(servings, 0.5) : toNearest(servings, 1);
  return Math.abs(rounded - servings) > 1e-9 ? `about ${plain(rounded)}` : plain(rounded);
}

/** From 5 whole, from 2 by halves, below by tenths (21 CFR 101.9(b)(7)). */
export function metric(amount: number): number {
  if (amount >= 5) return toNearest(amount, 1);
  return toNearest(amount, amount >= 2 ? 0.5 : 0.1);
}

const metricText = ({ grams, ml }: Serving): string | null => {
  if (ml) return `${plain(metric(ml))} mL`;
  return grams ? `${plain(metric(grams))} g` : null;
};

/** '2 capsules', '1 scoop (12 g)'; `isWhole`, the container is one serving: no metric. */
export function servingSizeText(serving: Serving, { isWhole = false } = {}): string | null {
  const measure = householdText(serving);
  const metricPart = metricText(serving);
  if (!measure) return metricPart;
  return metricPart && !isWhole ? `${measure} (${metricPart})` : measure;
}

/** What is taken `times` a day, in pieces or a household measure. */
export function householdText({ units, unit, household }: Serving, times = 1): string | null {
  if (household) return times === 1 ? household : multiplied(household, times);
  return units ? counted(units * times, unit) : null;
}

/** '2 capsules', '1 capsule'. */
export const counted = (count: number, unit: string): string =>
  `${plain(count)} ${count === 1 ? unit : plural(unit)}`;

function plural(unit: string): string {
  if (unit.endsWith('s')) return unit;
  if (/[^aeiou]y$/.test(unit)) return `${unit.slice(0, -1)}ies`;
  return /(?:ch|sh|x)$/.test(unit) ? `${unit}es` : `${unit}s`;
}

/** '1 stick' twice is '2 sticks'; a measure without a number is said so many times. */
function multiplied(household: string, times: number): string {
  const [, number, unit] = /^(\d+(?:\.\d+)?) (.+)$/.exec(household) ?? [];
  return number && unit ? counted(Number(number) * times, unit) : `${plain(times)} × ${household}`;
}
