import type { FormFactor } from '../contract/index.ts';
import type { UsedConstant } from './constants.ts';
import type { CostDriver, PriceBreak, WaterfallPart } from './run/index.ts';

/** US dollars as digits with two decimals, e.g. '12000.00'. */
type Dollars = string;

/** A material of a serving with what it weighs and costs. */
export interface CostedLine {
  name: string;
  /** What is bought. */
  form: string;
  /** Label amount, in `unit`. */
  amountPerServing: number;
  unit: string;
  /** Share of the active in the material, 0 to 1. */
  potency: number;
  overage: number;
  inputMg: number;
  pricePerKg: { low: Dollars; base: Dollars; high: Dollars };
  /** US dollars, unrounded. */
  costPerServing: number;
  source: string | null;
  isAssumption: boolean;
}

/** What a run costs and earns. */
export interface RunScenario {
  landedUnitCost: Dollars;
  estimatedCost: Dollars;
  estimatedRevenue: Dollars;
}

/** Cost and revenue of a product's first production run as costing knows them: whose product it is, and who set a figure, the service adds. */
export interface ProductEstimate {
  basis: string;
  uncertainty: string;
  archetype: string;
  currency: 'USD';
  formFactor: FormFactor;
  servingsPerContainer: number;
  unitsPerServing: number;
  containers: number;
  ingredients: CostedLine[];
  waterfall: WaterfallPart[];
  scenarios: { low: RunScenario; base: RunScenario; high: RunScenario };
  /** Largest first, at most five. */
  drivers: CostDriver[];
  priceBreaks: PriceBreak[];
  oneTimeCost: Dollars;
  excessMaterialCost: Dollars;
  suggestedPrice: Dollars;
  estimatedCost: Dollars;
  estimatedRevenue: Dollars;
  constants: UsedConstant[];
  assumptions: string[];
  warnings: string[];
}
