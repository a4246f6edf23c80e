import type { Estimate, EstimateIngredient } from '../contract/index.ts';
import type { Level } from './constant.ts';
import { constantsOf, figuresAt } from './constants.ts';
import { inputMg, overageFor, potencyOf, type FormulaLine } from './dose.ts';
import { driversOf } from './drivers.ts';
import { fillServing } from './fill.ts';
import { overageOf } from './material.ts';
import { mostMoney, toMoney } from './money.ts';
import { basisOf, methodNotes, resultWarnings } from './notes.ts';
import { planProduct, type Plan, type ProductConcept } from './plan.ts';
import { priceBreaksOf } from './priceBreaks.ts';
import { pricesOf, revenueOf } from './revenue.ts';
import { costRun, excessMaterial, minimumRun, type RunSettings } from './run.ts';
import { waterfallOf } from './waterfall.ts';

/** An estimate as costing knows it: the product it is for and who set a figure are added by the service. */
export type ProductEstimate = Omit<Estimate, 'productId' | 'isCostSetByUser' | 'isRevenueSetByUser'>;

const levels = ['low', 'base', 'high'] as const;
const settingsAt = (level: Level): RunSettings => ({ figures: figuresAt(level), level });

/**
 * Cost and revenue of the first production run of a product, with every figure they rest on.
 * Pure and total: the same concept gives the same estimate, and any text gives one.
 * @param concept what is known of the product; form factor, volume and unit may be null
 */
export function estimateProduct(concept: ProductConcept): ProductEstimate {
  return estimatePlan(planProduct(concept));
}

/** The estimate of a product that is already definite. */
export function estimatePlan(plan: Plan): ProductEstimate {
  const base = settingsAt('base');
  const containers = minimumRun(plan.pack, base.figures);
  const run = costRun(plan, containers, base);
  const totals = Object.fromEntries(
    levels.map((level) => [level, totalsAt(plan, containers, level)]),
  ) as Record<Level, Totals>;
  const excess = excessMaterial(plan, containers, base);
  const isCapped = levels.some((level) => Math.max(totals[level].cost, totals[level].revenue) > mostMoney);
  return {
    basis: basisOf(plan, containers),
    uncertainty: '±50 % (a concept without a confirmed formula or a quote)',
    archetype: plan.archetype,
    currency: 'USD',
    formFactor: plan.formFactor,
    servingsPerContainer: Math.max(1, Math.floor(plan.servings + 1e-9)),
    unitsPerServing: fillServing(plan, base.figures).units,
    containers,
    ingredients: plan.lines.map((line) => presentLine(line, base)),
    waterfall: waterfallOf(run),
    scenarios: { low: present(totals.low), base: present(totals.base), high: present(totals.high) },
    drivers: driversOf(plan, containers),
    priceBreaks: priceBreaksOf(plan, base),
    oneTimeCost: toMoney(base.figures.oneTime),
    excessMaterialCost: toMoney(excess),
    suggestedPrice: toMoney(pricesOf(run.landedUnitCost, base.figures).direct),
    estimatedCost: toMoney(totals.base.cost),
    estimatedRevenue: toMoney(totals.base.revenue),
    constants: constantsOf(
      plan.pack,
      new Set(plan.lines.map(({ material }) => overageOf[material.category])),
    ),
    assumptions: [...plan.assumptions, ...methodNotes(plan)],
    warnings: [...plan.warnings, ...resultWarnings(run, isCapped)],
  };
}

interface Totals {
  landed: number;
  cost: number;
  revenue: number;
}

/** Prices stay those of the base figures: what the market pays does not follow our costs up and down. */
function totalsAt(plan: Plan, containers: number, level: Level): Totals {
  const settings = settingsAt(level);
  const base = settingsAt('base');
  const landed = costRun(plan, containers, settings).landedUnitCost;
  const prices = pricesOf(costRun(plan, containers, base).landedUnitCost, base.figures);
  return {
    landed,
    cost: landed * containers + settings.figures.oneTime + excessMaterial(plan, containers, settings),
    revenue: revenueOf(containers, prices, settings.figures),
  };
}

const present = ({ landed, cost, revenue }: Totals) => ({
  landedUnitCost: toMoney(landed),
  estimatedCost: toMoney(cost),
  estimatedRevenue: toMoney(revenue),
});

function presentLine(line: FormulaLine, { figures }: RunSettings): EstimateIngredient {
  const { material, amount } = line;
  const weighed = inputMg(line, figures);
  return {
    name: material.name,
    form: material.form,
    amountPerServing: Number(amount.toPrecision(6)),
    unit: material.unit,
    potency: Number(potencyOf(material, figures).toPrecision(6)),
    overage: overageFor(material, figures),
    inputMg: Number(weighed.toPrecision(6)),
    pricePerKg: {
      low: toMoney(material.price.low),
      base: toMoney(material.price.base),
      high: toMoney(material.price.high),
    },
    costPerServing: (weighed / 1e6) * material.price.base * (1 + figures.freight) * (1 + figures.duty),
    source: material.priceSource,
    isAssumption: material.priceSource === null,
  };
}
