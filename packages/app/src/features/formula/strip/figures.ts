import type { StoredFormula } from '@seedbed/server/contract';
import type { ExplainedSums } from '@seedbed/server/formula/explain';
import type { Computed, Whole } from '../model/computed';
import { settingLabels } from '../model/words';

/** One of the sums below the lines. */
export interface StripFigure {
  id: keyof ExplainedSums;
  label: string;
  /** '–' where it is not known. */
  value: string;
  /** What is beside it, quietly. */
  note?: string;
  /** The label of the setting that it waits for. */
  setting?: string;
  /** Whether it is more than there is room for. */
  isOver?: boolean;
}

/** What stands for a figure that is not known. */
export const unknown = '–';

/** Made once: each key words the sums anew. */
const formatOf = (most: number, least = 0) =>
  new Intl.NumberFormat('en-US', { minimumFractionDigits: least, maximumFractionDigits: most });
const [whole, hundredths] = [formatOf(0), formatOf(2)];
const [wholeDollars, cents, fractions] = [whole, formatOf(2, 2), formatOf(4, 4)];
const dollars = (text: string | null, format: Intl.NumberFormat) =>
  text === null ? unknown : `$${format.format(Number(text))}`;

const gramsFrom = 10_000;

/** A weight as it reads best: grams from 10,000 mg. */
export const weightText = (mg: number): string =>
  mg >= gramsFrom ? `${hundredths.format(mg / 1000)} g` : `${(mg < 10 ? hundredths : whole).format(mg)} mg`;

/** What of a formula says how it is sold. */
export type Sold = Pick<StoredFormula, 'container' | 'form' | 'pack' | 'foodPack'>;

/** What the cost of a unit waits for, where that is a setting. */
export function waitsFor({ container, form, pack, foodPack }: Sold): Pick<StripFigure, 'note' | 'setting'> {
  if (!container) return { note: 'container not set', setting: settingLabels.container };
  return form || pack || foodPack ? {} : { note: 'pack not set', setting: settingLabels.pack };
}

/** Fit, weight and costs of a formula, in the order in which they stand. */
export function stripFigures({ fit, bom, cost }: Whole, pieces: string, sold: Sold): StripFigure[] {
  const size = fit.size ? ` of size ${fit.size}` : '';
  const isOver = fit.percentFull !== null && fit.percentFull > 100 + 1e-9;
  const full = fit.percentFull === null ? undefined : `${fit.percentFull.toFixed(1)} % full`;
  const note = isOver ? `does not fit: ${full}` : full;
  return [
    { id: 'fit', label: 'Fit', value: `${whole.format(fit.units)} ${pieces}${size}`, note, isOver },
    { id: 'weight', label: 'Weight of a serving', value: weightText(fit.weightMg || bom.weightMg) },
    { id: 'perServing', label: 'Materials of a serving', value: dollars(cost.perServing, fractions) },
    {
      id: 'perUnit',
      label: 'Cost of a unit',
      value: dollars(cost.perUnit, cents),
      ...(cost.perUnit === null && waitsFor(sold)),
    },
    { id: 'run', label: 'Cost of the run', value: dollars(cost.run, wholeDollars) },
  ];
}

/** How many checks there are of each severity, the worst first; those that are not there are left out. */
export function checkCounts(
  checks: Computed['checks'],
): { severity: 'stop' | 'warn' | 'note'; count: number }[] {
  return (['stop', 'warn', 'note'] as const)
    .map((severity) => ({ severity, count: checks.filter((each) => each.severity === severity).length }))
    .filter(({ count }) => count > 0);
}
