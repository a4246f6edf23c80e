import type { Formula, Serving } from '../formula.ts';
import { unitOfCount } from '../../text/plurals.ts';
import { plain, toNearest } from '../rounding.ts';

/** What a container holds and what a serving takes of it. */
export interface Content {
  whole: number;
  part: number;
  /** Empty where the servings themselves are typed. */
  unit: string;
}

/** Of what servings in a container are counted; null where the draft does not tell. */
export function contentOf({ container, serving }: Formula): Content | null {
  if (!container) return null;
  const { servings, units, grams, ml } = container;
  if (servings) return { whole: servings, part: 1, unit: '' };
  const per = (whole: number | null | undefined, part: number | null, unit: string) =>
    whole && part ? { whole, part, unit } : null;
  return (
    per(units, serving.units ?? 1, serving.unit) ??
    per(grams, serving.grams, 'g') ??
    per(ml, serving.ml, 'mL')
  );
}

/** Servings in a container, unrounded; null where the draft does not tell. */
export function servingsIn(formula: Formula): number | null {
  const content = contentOf(formula);
  return content && content.whole / content.part;
}

/** Whole numbers; between 2 and 5 by halves; 'about' where that changed it (21 CFR 101.9(b)(8)). */
export function servingsText(servings: number): string {
  const rounded = servings >= 2 && servings <= 5 ? toNearest(servings, 0.5) : toNearest(servings, 1);
  return Math.abs(rounded - servings) > 1e-9 ? `about ${plain(rounded)}` : plain(rounded);
}

/** From 5 whole, from 2 by halves, below by tenths (21 CFR 101.9(b)(7)); a drop is one digit, and never 0 mL. */
export function metric(amount: number): number {
  if (amount >= 5) return toNearest(amount, 1);
  return toNearest(amount, amount >= 2 ? 0.5 : 0.1) || Number(amount.toPrecision(1));
}

/** The metric amount of a serving, as typed and as told; null where none is typed. */
export function metricOf({ grams, ml }: Serving): { amount: number; rounded: number; unit: string } | null {
  if (ml) return { amount: ml, rounded: metric(ml), unit: 'mL' };
  return grams ? { amount: grams, rounded: metric(grams), unit: 'g' } : null;
}

function metricText(serving: Serving): string | null {
  const told = metricOf(serving);
  return told && `${plain(told.rounded)} ${told.unit}`;
}

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
export const counted = (count: number, unit: string): string => `${plain(count)} ${unitOfCount(count, unit)}`;

/** '1 stick' twice is '2 sticks'; a measure without a number is said so many times. */
function multiplied(household: string, times: number): string {
  const [, number, unit] = /^(\d+(?:\.\d+)?) (.+)$/.exec(household) ?? [];
  return number && unit ? counted(Number(number) * times, unit) : `${plain(times)} × ${household}`;
}
