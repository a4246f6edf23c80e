import { registry } from '../../registry/index.ts';
import type { ConstantValues } from '../constants/constants.ts';

/** The capsules that supplements usually come in, smallest first. */
const usualCapsules = registry.records.capsules
  .filter(({ isUsual }) => isUsual)
  .toSorted((a, b) => a.mL - b.mL);

/** The smallest usual capsule that holds `mg`, in the density and fill of `values`; otherwise the largest. */
export function capsuleSizeFor(mg: number, values: ConstantValues): string {
  const perMl = values.capsuleDensity * values.capsuleFill * 1000;
  const fitting = usualCapsules.find(({ mL }) => mL * perMl >= mg - 1e-6) ?? usualCapsules.at(-1);
  return fitting?.size ?? '';
}
