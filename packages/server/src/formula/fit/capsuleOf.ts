import type { CapsuleSize, FormulaData } from '../data.ts';
import type { Formula } from '../formula.ts';

/** The capsule of a formula: as chosen or typed, otherwise the usual one, 00. */
export function capsuleOf({ capsule }: Formula, { capsules }: FormulaData): CapsuleSize {
  if (capsule && typeof capsule === 'object') {
    const { size, mL, shellMg } = capsule;
    return { size, mL, shellMg: { hpmc: shellMg, gelatin: shellMg } };
  }
  const named = (name: string) => capsules.find(({ size }) => size === name);
  return named(capsule ?? usual) ?? (named(usual) as CapsuleSize);
}

const usual = '00';
