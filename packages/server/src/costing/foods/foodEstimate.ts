import { boughtAs } from '../boughtAs.ts';
import { valuesWith } from '../constants/constants.ts';
import { inputMg, potencyFor, overageFor, type FormulaLine } from '../line.ts';
import type { Outcome } from '../outcome.ts';
import type { CostedLine, ProductEstimate, ShelfMarket } from '../productEstimate.ts';
import {
  driversOf,
  excessOf,
  foodRunMultiples,
  toMoney,
  toSignedMoney,
  unitWaterfall,
  type UnitCost,
} from '../run/index.ts';
import { presented, valuesOf, type FoodValues } from './price/figures.ts';
import { foodBasis, foodNotes } from './foodNotes.ts';
import { foodOutcomes } from './foodOutcome.ts';
import { calledIn, type FoodPlan, type RecipeLine } from './foodPlan.ts';
import { foodReasons } from './price/reasons.ts';
import { priceNeeded, shelfNet } from './price/shelf.ts';
import { activeKg, costUnit, mixedKg } from './price/unitCost.ts';

/** Cost and revenue of the first production run of a food or drink. Pure and total. */
export function estimateFood(plan: FoodPlan): ProductEstimate {
  const values = valuesOf(plan.constants);
  const cost = costUnit(plan, values.run, { values });
  const { low, base, high, moves } = foodOutcomes(plan, values.run);
  const { category, archetype } = plan;
  return {
    kind: archetype.kind,
    pack: { category: category.key, label: plan.packLabel, size: plan.size, unit: plan.unit },
    withheld: null,
    basis: foodBasis(plan, cost),
    uncertainty: `${plan.isOwnFormula ? 'your formula' : 'concept-level'}, ±50 %`,
    archetype: archetype.key,
    currency: 'USD',
    formFactor: null,
    servingsPerContainer: Math.max(1, Math.floor(plan.servings + 1e-9)),
    unitsPerServing: 1,
    containers: cost.units,
    ingredients: linesOf(plan, values),
    waterfall: unitWaterfall(cost),
    scenarios: { low: scenario(low), base: scenario(base), high: scenario(high) },
    drivers: driversOf(
      moves.map(({ label, low: least, high: most }) => ({
        label,
        low: least.landedUnitCost,
        high: most.landedUnitCost,
      })),
    ),
    priceBreaks: foodRunMultiples.map((times) => {
      const run = costUnit(plan, values.run * times, { values });
      return {
        containers: run.units,
        landedUnitCost: toMoney(run.unitCost),
        estimatedCost: toMoney(run.cost),
      };
    }),
    oneTimeCost: toMoney(values.oneTime),
    excessMaterialCost: toMoney(excessFor(plan, cost, values)),
    suggestedPrice: toMoney(values.shelfPrice),
    estimatedCost: toMoney(base.cost),
    estimatedRevenue: toMoney(base.revenue),
    market: marketOf(plan, values),
    constants: Object.values(plan.constants),
    assumptions: [...plan.assumptions, ...foodNotes(plan)],
    warnings: [...plan.warnings, ...foodReasons(plan, cost)],
  };
}

const scenario = ({ landedUnitCost, cost, revenue }: Outcome) => ({
  landedUnitCost: toMoney(landedUnitCost),
  estimatedCost: toMoney(cost),
  estimatedRevenue: toMoney(revenue),
});

/** The recipe and what the words add to it, a serving. */
function linesOf(plan: FoodPlan, values: FoodValues): CostedLine[] {
  return [
    ...plan.recipe.map((line) => recipeLine(plan, line, values)),
    ...plan.actives.map((line) => activeLine(plan, line, values)),
  ];
}

const rounded = (value: number) => Number(value.toPrecision(6));

function recipeLine(plan: FoodPlan, { name, percent, price }: RecipeLine, values: FoodValues): CostedLine {
  const kg = (mixedKg(plan, values) * percent) / 100 / plan.servings;
  const { source, isAssumption } = presented(name, price);
  return {
    name,
    title: calledIn(plan, name),
    form: `${Number(percent.toPrecision(3))} % of the recipe`,
    percent: rounded(percent),
    amountPerServing: Number((kg * values.yield * 1000).toPrecision(3)),
    unit: 'g',
    potency: 1,
    overage: 0,
    inputMg: rounded(kg * 1e6),
    pricePerKg: { low: toMoney(price.low), base: toMoney(price.typical), high: toMoney(price.high) },
    costPerServing: kg * price.typical * (1 + values.freightIn),
    source,
    isAssumption,
  };
}

function activeLine(plan: FoodPlan, line: FormulaLine, values: FoodValues): CostedLine {
  const { material, amount } = line;
  const usual = valuesWith();
  const { low, base, high, source } = material.price;
  return {
    name: material.name,
    form: boughtAs(line),
    amountPerServing: rounded(amount),
    unit: material.unit,
    potency: rounded(potencyFor(material, usual)),
    overage: overageFor(material, usual),
    inputMg: rounded(inputMg(line, usual)),
    pricePerKg: { low: toMoney(low), base: toMoney(base), high: toMoney(high) },
    costPerServing: (activeKg(plan, line, values) / plan.servings) * base * (1 + values.freightIn),
    source,
    isAssumption: source === null,
  };
}

/** Material bought beyond the need of a run because of its least order, US dollars. */
function excessFor(plan: FoodPlan, { units }: UnitCost, values: FoodValues): number {
  const mixed = mixedKg(plan, values) * units;
  const needed = (kg: number, perKg: number) => ({ kg, perKg, usualPerKg: perKg });
  const ofRecipe = plan.recipe.map(({ percent, price }) => needed((mixed * percent) / 100, price.typical));
  const ofActives = plan.actives.map((line) =>
    needed(activeKg(plan, line, values) * units, line.material.price.base),
  );
  return excessOf([...ofRecipe, ...ofActives], valuesWith());
}

/** What is left of the shelf price, through a distributor and directly, at the first run and at larger ones. */
function marketOf(plan: FoodPlan, values: FoodValues): ShelfMarket {
  const { invoice, trade, direct, local, directShare, breakEven } = shelfNet(values);
  const { low, high } = plan.constants.shelfPrice;
  const first = costUnit(plan, values.run, { values });
  return {
    shelfPrice: { low: toMoney(low), base: toMoney(values.shelfPrice), high: toMoney(high) },
    invoice: toMoney(invoice),
    netTrade: toSignedMoney(trade),
    netDirect: toSignedMoney(direct),
    netLocal: toSignedMoney(local),
    directShare,
    multiple: rounded(values.shelfPrice / first.unitCost),
    breakEvenMultiple: rounded(breakEven),
    priceNeeded: toMoney(priceNeeded(first.unitCost, values)),
    runs: foodRunMultiples.map((times) => {
      const { units, unitCost } = costUnit(plan, values.run * times, { values });
      return {
        containers: units,
        landedUnitCost: toMoney(unitCost),
        resultTrade: toSignedMoney(trade - unitCost),
        resultDirect: toSignedMoney(direct - unitCost),
        resultLocal: toSignedMoney(local - unitCost),
      };
    }),
  };
}
