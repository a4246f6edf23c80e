import type { Pack } from '../constants/constant.ts';
import type { ConstantValues } from '../constants/constants.ts';
import type { RunCost } from './costRun.ts';

/** A run that can be costed in any size, and with one of its figures or prices moved. */
export interface MovableRun<Change extends { values?: ConstantValues }> {
  pack: Pack;
  /** Containers of the run itself. */
  containers: number;
  /** The figures it is costed with. */
  values: ConstantValues;
  /** What moves on its own, at either end of its band. */
  moves: readonly { label: string; low: Change; high: Change }[];
  costAt(containers: number, change?: Change): RunCost;
  /** What least orders of materials buy beyond the need, US dollars before freight. */
  excessAt(containers: number, change?: Change): number;
}

/** The whole run, one-time costs and material minimums included, unrounded US dollars. */
export function wholeCost<Change extends { values?: ConstantValues }>(
  run: MovableRun<Change>,
  containers: number,
  change?: Change,
): number {
  const { oneTime } = change?.values ?? run.values;
  return (
    run.costAt(containers, change).landedUnitCost * containers + oneTime + run.excessAt(containers, change)
  );
}
