import {
  costFoodRun,
  foodRunMultiples,
  toMoney,
  unitWaterfall,
  type UnitCost,
} from '../../costing/run/index.ts';
import type { FoodRun } from '../data.ts';
import type { Formula } from '../formula.ts';
import { servingsIn } from '../panel/servingText.ts';
import { plain, toNearest } from '../rounding.ts';
import { runKg } from './materials.ts';
import type { CostSource } from './source.ts';

/** What a food or drink costs by its own recipe; null without a pack, a size, or a line that weighs something. */
export function foodCost(from: CostSource) {
  const { formula, lines } = from;
  const { foodRun, batchUnits } = formula;
  const [size, servings] = [sizeOf(formula), servingsIn(formula)];
  if (!foodRun || size === null || servings === null || !lines.some(({ inputMg }) => inputMg)) return null;
  const { values } = foodRun;
  const costAt = (run: number) =>
    costFoodRun({ size, ingredients: ingredientsAt(from, run) * (1 + values.freightIn) }, run, values);
  const first = costAt(batchUnits);
  return {
    perUnit: toMoney(first.unitCost),
    run: toMoney(first.cost),
    waterfall: unitWaterfall(first).map(({ bucket, label, perContainer, share }) => ({
      bucket,
      label,
      perContainer: perContainer.toFixed(2),
      share,
    })),
    priceBreaks: foodRunMultiples.map((times) => {
      const { units, unitCost, cost } = costAt(batchUnits * times);
      return { containers: units, landedUnitCost: toMoney(unitCost), estimatedCost: toMoney(cost) };
    }),
    drivers: [],
    assumptions: assumptionsOf(formula, foodRun, first),
  };
}

/** Of what is sold, g or mL. */
function sizeOf({ container, serving }: Formula): number | null {
  const each = serving.ml ?? serving.grams;
  const ofServings = container?.servings && each ? container.servings * each : null;
  return container?.ml ?? container?.grams ?? ofServings;
}

/** What is mixed for a unit, US dollars before freight. */
function ingredientsAt({ formula, lines }: CostSource, run: number): number {
  return lines.reduce((sum, line) => {
    const kg = runKg(line, formula, run) ?? 0;
    return sum + (kg / run) * (line.price?.perKg(kg) ?? 0);
  }, 0);
}

const assumptionsOf = (
  { yieldShare }: Formula,
  { label, values }: FoodRun,
  { units }: UnitCost,
): string[] => [
  `A run of ${plain(units)} units in whole cases of ${plain(values.unitsPerCase)}: one set-up and one panel of tests.`,
  `The run holds one-time work of $${plain(values.oneTime)}.`,
  `Toll, packaging, freight and storage are usual ones of ‘${label}’, ±50 %; the toll contains the co-packer’s margin.`,
  `Yield is ${plain(toNearest(yieldShare * 100, 0.1))} %.`,
  'Slotting, marketing, duty, insurance and taxes are not included.',
];
