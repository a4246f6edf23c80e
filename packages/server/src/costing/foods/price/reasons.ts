import { valuesOf } from './figures.ts';
import { calledIn, type FoodPlan } from '../foodPlan.ts';
import { remedyOf } from './remedy.ts';
import { lifeText } from './shelfLife.ts';
import { priceNeeded, revenueOfUnits, shelfNet } from './shelf.ts';
import { sizeScale, type UnitCost } from '../../run/index.ts';
import { shortfall } from '../../shortfall.ts';

/** Stores that a first run is spread over, as section 6.2's base case has it. */
const stores = 200;
const weeksInMonth = 52 / 12;

/** Why a figure may not be what it looks like: each would make a professional ask. */
export function foodReasons(plan: FoodPlan, cost: UnitCost): string[] {
  return [
    ...runLoss(plan, cost),
    ...tradeLoss(plan, cost),
    ...boundReasons(plan, cost),
    ...priceReason(plan, cost),
    ...dearLine(plan),
    ...slowSale(plan, cost),
  ];
}

const usd = (amount: number) => `$${amount.toFixed(2)}`;
const percent = (share: number) => `${Math.round(share * 100)} %`;

/** Why the run earns less than it costs, and what would change it. */
function runLoss({ constants }: FoodPlan, run: UnitCost): string[] {
  const values = valuesOf(constants);
  const { units, unitCost, cost } = run;
  const { sellThrough, oneTime } = values;
  const revenue = revenueOfUnits(units, values);
  return shortfall(
    { containers: units, unitCost, cost, revenue, sellThrough, oneTime, excess: 0 },
    remedyOf(run, values),
  );
}

/** What a unit loses through a distributor, and what would change it. */
function tradeLoss({ constants }: FoodPlan, { unitCost, parts, units }: UnitCost): string[] {
  const values = valuesOf(constants);
  const { trade, local, direct, breakEven } = shelfNet(values);
  if (trade >= unitCost) return [];
  const ofRun = parts.setup + parts.testing;
  const spare = trade - (unitCost - ofRun);
  const run =
    Math.ceil((ofRun * units) / Math.max(spare, Number.MIN_VALUE) / values.unitsPerCase) *
    values.unitsPerCase;
  const larger =
    spare > 0
      ? `from a run of about ${run.toLocaleString('en-US')} units`
      : 'at no larger run of the same process';
  return [
    `Sold through a distributor this run loses ${usd(unitCost - trade)} a unit: it would not at a shelf price of ${usd(unitCost * breakEven)}, or ${larger}.`,
    `Brought to local stores without a distributor a unit ${leaves(local - unitCost)}; sold directly it ${leaves(direct - unitCost)}.`,
  ];
}

const leaves = (amount: number) => (amount < 0 ? `loses ${usd(-amount)}` : `leaves ${usd(amount)}`);

function boundReasons(plan: FoodPlan, { unitCost, parts }: UnitCost): string[] {
  const values = valuesOf(plan.constants);
  const { share, unitCost: costs, multiple } = plan.category.bounds;
  const scale = sizeScale(plan.size, values);
  const ingredientShare = parts.ingredients / unitCost;
  const times = values.shelfPrice / unitCost;
  const { label } = plan.category;
  const within = (value: number, [low, high]: readonly [number, number]) => value >= low && value <= high;
  return [
    ...(within(ingredientShare, share)
      ? []
      : [
          `Ingredients are ${percent(ingredientShare)} of the unit cost; '${label}' has ${percent(share[0])} to ${percent(share[1])}.`,
        ]),
    ...(within(unitCost / scale, costs)
      ? []
      : [
          `A unit cost of ${usd(unitCost)} is outside the ${usd(costs[0] * scale)} to ${usd(costs[1] * scale)} of '${label}' in this size.`,
        ]),
    ...(within(times, multiple)
      ? []
      : [
          `The shelf price is ${times.toFixed(1)} times the unit cost; '${label}' has ${multiple[0]} to ${multiple[1]} times.`,
        ]),
  ];
}

function priceReason({ constants, archetype }: FoodPlan, { unitCost }: UnitCost): string[] {
  const values = valuesOf(constants);
  const needed = priceNeeded(unitCost, values);
  const { high: dearest, isAssumption } = constants.shelfPrice;
  // What reads the same in cents is no more than it.
  if (usd(needed) === usd(dearest) || needed <= dearest) return [];
  const limit = `the ${usd(dearest)} ${isAssumption ? `of the dearest ${archetype.key}` : 'that the words say'}`;
  return [
    `A gross margin of ${percent(values.brandMargin)} through a distributor would need a shelf price of ${usd(needed)}, above ${limit}.`,
  ];
}

function dearLine(plan: FoodPlan): string[] {
  const whole = plan.recipe.reduce((sum, { percent: share, price }) => sum + share * price.typical, 0);
  const line = plan.recipe.find(({ percent: share, price }) => share * price.typical > whole / 2);
  return line && plan.actives.length === 0
    ? [`More than half of the ingredient cost is one line: ${calledIn(plan, line.name)}.`]
    : [];
}

function slowSale({ constants, category }: FoodPlan, { units }: UnitCost): string[] {
  const { shelfLife } = valuesOf(constants);
  const velocity = category.figures.get('velocity')?.typical ?? 0;
  const weeks = units / (velocity * stores);
  const keeps = shelfLife * weeksInMonth;
  if (weeks <= keeps / 2) return [];
  const against = weeks > keeps ? 'longer than' : 'more than half of';
  return [
    `At ${velocity} units a store and week in ${stores} stores the run lasts ${Math.round(weeks)} weeks, ${against} its shelf life of ${lifeText(shelfLife, constants.shelfLife.isAssumption)}.`,
  ];
}
