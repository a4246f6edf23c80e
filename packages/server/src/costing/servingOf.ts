import { valuesWith } from './constants/constants.ts';
import { constants } from './constants/constants.ts';
import { fillServing } from './fill.ts';
import { containerNameOf } from './container.ts';
import { makeValues } from './dose/makeValues.ts';
import type { ProductionPlan } from './plan.ts';

/** How a plan's serving is taken, and what a container holds of it. */
export interface PlannedServing {
  serving: { units?: number; unit?: string; household?: string; grams?: number; ml?: number };
  container: { units?: number; servings?: number };
}

/** Measures of what is poured, by its pack. */
const households = { tub: '1 scoop', sticks: '1 stick' } as const;

/** Serving and container of a plan, as a formula states them. */
export function servingOf(plan: ProductionPlan): PlannedServing {
  const values = makeValues(plan, valuesWith());
  const { units, weightMg } = fillServing(plan, valuesWith());
  const servings = Math.max(1, Math.floor(plan.servings + 1e-9));
  switch (plan.pack) {
    case 'capsule':
    case 'tablet':
    case 'softgel':
      return { serving: { units, unit: plan.pack }, container: { units: piecesIn(plan, units) } };
    case 'gummie':
      return { serving: { units, unit: 'gummy' }, container: { units: piecesIn(plan, units) } };
    case 'tub':
    case 'sticks':
      return {
        serving: { household: households[plan.pack], grams: tenths(weightMg / 1000) },
        container: { servings },
      };
    default: {
      const ml = tenths(weightMg / 1000 / values.liquidDensity);
      const household =
        plan.pack === 'ready'
          ? `1 ${containerNameOf({ pack: plan.pack, servingMg: weightMg }).one}`
          : undefined;
      return { serving: { household, ml }, container: { servings } };
    }
  }
}

/** Of 61 capsules at two a serving all 61. */
const piecesIn = ({ servings }: ProductionPlan, units: number) =>
  Math.max(units, Math.round(servings * units));

/**
 * Density of a capsule's fill, g/mL, where its pieces hold more than a usual one: as dense as they need it. Undefined of
 * what is filled as usual.
 */
export function denseFillOf(plan: ProductionPlan): number | undefined {
  const values = valuesWith();
  if (plan.pack !== 'capsule') return undefined;
  const { units, weightMg } = fillServing(plan, values);
  const needed = weightMg / 1000 / units / values.capsuleVolume / constants.capsuleFill.cheap;
  return needed > values.capsuleDensity ? Math.ceil(needed * 100) / 100 : undefined;
}

/** Upwards: a serving holds at least what is in it. */
const tenths = (value: number) => Math.ceil(value * 10 - 1e-9) / 10;
