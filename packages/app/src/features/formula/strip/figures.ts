import type { Computed } from '../model/computed';

/** One of the sums below the lines. */
export interface StripFigure {
  id: string;
  label: string;
  /** '–' where it is not known. */
  value: string;
  /** What is beside it, quietly. */
  note?: string;
}

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const dollars = (text: string | null, digits = 2) =>
  text === null
    ? '–'
    : `$${Number(text).toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits })}`;

const gramsFrom = 10_000;

/** A weight as it reads best: grams from 10,000 mg. */
export const weightText = (mg: number): string =>
  mg >= gramsFrom
    ? `${(mg / 1000).toLocaleString('en-US', { maximumFractionDigits: 2 })} g`
    : `${mg.toLocaleString('en-US', { maximumFractionDigits: mg < 10 ? 2 : 0 })} mg`;

/** Fit, weight and costs of a formula, in the order in which they stand. */
export function stripFigures({ fit, bom, cost }: Computed, pieces: string): StripFigure[] {
  const size = fit.size ? ` of size ${fit.size}` : '';
  const full = fit.percentFull === null ? undefined : `${fit.percentFull.toFixed(1)} % full`;
  return [
    { id: 'fit', label: 'Fit', value: `${whole.format(fit.units)} ${pieces}${size}`, note: full },
    { id: 'weight', label: 'Weight of a serving', value: weightText(fit.weightMg || bom.weightMg) },
    { id: 'perServing', label: 'Materials of a serving', value: dollars(cost.perServing, 4) },
    { id: 'perUnit', label: 'Cost of a unit', value: dollars(cost.perUnit) },
    { id: 'run', label: 'Cost of the run', value: dollars(cost.run, 0) },
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
