import {
  driversOf,
  landingOf,
  priceBreaksOf,
  toMoney,
  waterfallOf,
  wholeCost,
  type CostDriver,
  type PriceBreak,
  type UnitPart,
} from '../../costing/run/index.ts';
import { assumptionsOf } from './assumptions.ts';
import { foodCost } from './foodCost.ts';
import { runKg } from './materials.ts';
import { runOf, type FormulaRun } from './run.ts';
import type { CostSource } from './source.ts';

/** What a formula costs. Money as digits with two decimals, US dollars. */
export interface Cost {
  /** C16: materials of a serving by its lines, landed, with four decimals; null where no line has a price. */
  perServing: string | null;
  /** A container, made and delivered; of a food or drink a bar, a bottle; null without a pack or servings in it. */
  perUnit: string | null;
  /** The whole run, with one-time costs and material minimums. */
  run: string | null;
  /** Where the money of a container goes; in cents that add up to `perUnit`. `share` from 0 to 1. */
  waterfall: (Omit<UnitPart, 'perContainer'> & { perContainer: string })[];
  /** The same at other sizes of the run. */
  priceBreaks: PriceBreak[];
  /** What moves the cost of a container most, largest first. */
  drivers: CostDriver[];
  /** What the figures rest on, in sentences. */
  assumptions: string[];
}

/** What a formula costs: a serving, a container, a run. */
export function costOf(from: CostSource): Cost {
  const perServing = servingCost(from);
  const food = foodCost(from);
  if (food) return { perServing: perServing === null ? null : perServing.toFixed(4), ...food };
  const run = runOf(from);
  const nothing = { perUnit: null, run: null, waterfall: [], priceBreaks: [], drivers: [] };
  return {
    perServing: perServing === null ? null : perServing.toFixed(4),
    ...(run ? runCosts(run) : nothing),
    assumptions: run ? assumptionsOf(from) : [],
  };
}

/** C16. */
function servingCost({ formula, lines }: CostSource): number | null {
  const priced = lines.filter(({ inputMg, price }) => inputMg !== null && price);
  if (priced.length === 0) return null;
  return (
    landingOf(formula.values) *
    priced.reduce(
      (sum, line) =>
        sum +
        ((line.inputMg ?? 0) / 1e6) * (line.price?.perKg(runKg(line, formula, formula.batchUnits) ?? 0) ?? 0),
      0,
    )
  );
}

function runCosts(run: FormulaRun) {
  const { containers } = run;
  const first = run.costAt(containers);
  return {
    perUnit: toMoney(first.landedUnitCost),
    run: toMoney(wholeCost(run, containers)),
    waterfall: waterfallOf(first).map(({ bucket, label, perContainer, share }) => ({
      bucket,
      label,
      perContainer: perContainer.toFixed(2),
      share,
    })),
    priceBreaks: priceBreaksOf(run),
    drivers: driversOf(
      run.moves.map(({ label, low, high }) => ({
        label,
        low: run.costAt(containers, low).landedUnitCost,
        high: run.costAt(containers, high).landedUnitCost,
      })),
    ),
  };
}
