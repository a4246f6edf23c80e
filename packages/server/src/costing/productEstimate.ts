import type { FormFactor } from '../contract/index.ts';

/** Where the money of one container goes, in the order it is told. Parts add up to the landed unit cost. */
export const costBuckets = [
  'material',
  'shell',
  'process',
  'blending',
  'yieldLoss',
  'packaging',
  'testing',
  'setup',
  'margin',
  'outbound',
] as const;
export type CostBucket = (typeof costBuckets)[number];

/** US dollars as digits with two decimals, e.g. '12000.00'. */
type Dollars = string;

/** A constant that an estimate rests on, with the band it moves in, in `unit`. */
export interface UsedConstant {
  key: string;
  label: string;
  value: number;
  low: number;
  high: number;
  unit: string;
  /** Null: our assumption. */
  source: string | null;
  isAssumption: boolean;
  /** Year, or year and month, it was read for. */
  asOf: string;
}

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

/** A figure that moves the landed unit cost much, at either end of its band. */
export interface CostDriver {
  label: string;
  low: Dollars;
  high: Dollars;
}

/** A bucket of one container's cost, in whole cents, and its share from 0 to 1. */
export interface WaterfallPart {
  bucket: CostBucket;
  label: string;
  perContainer: number;
  share: number;
}

/** What a run costs and earns. */
export interface RunScenario {
  landedUnitCost: Dollars;
  estimatedCost: Dollars;
  estimatedRevenue: Dollars;
}

/** What a run of another size would cost, one-time costs and material minimums included. */
export interface PriceBreak {
  containers: number;
  landedUnitCost: Dollars;
  estimatedCost: Dollars;
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
