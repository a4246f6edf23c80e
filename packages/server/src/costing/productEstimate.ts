import type { FormFactor, PackCategory, ProductKind } from '../contract/index.ts';
import type { UsedConstant } from './constants/constants.ts';
import type { CostBucket, CostDriver, PriceBreak, WaterfallPart } from './run/index.ts';

/** US dollars as digits with two decimals, e.g. '12000.00'. */
type Dollars = string;

/** A material of a serving with what it weighs and costs. */
export interface CostedLine {
  name: string;
  /** A food’s line: what an ingredient list calls it, where `name` is the price list’s. */
  title?: string;
  /** What is bought. */
  form: string;
  /** Label amount, in `unit`. */
  amountPerServing: number;
  unit: string;
  /** Share of a food's recipe, percent. */
  percent?: number;
  /** What it does in the product where that is not to be its active: 'excipient'. */
  purpose?: string;
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

/** A bucket of one container's cost; storage is one of foods and drinks only. */
export type EstimatePart = Omit<WaterfallPart, 'bucket'> & { bucket: CostBucket | 'storage' };

/** What a food or drink is packed in. */
export interface UnitPack {
  category: PackCategory;
  /** e.g. 'can' */
  label: string;
  /** In `unit`. */
  size: number;
  unit: 'g' | 'mL';
}

/** What is left of a food's shelf price. Signed dollars may be losses: '-0.06'. */
export interface ShelfMarket {
  shelfPrice: { low: Dollars; base: Dollars; high: Dollars };
  /** What a distributor pays for a unit. */
  invoice: Dollars;
  /** Left of a unit sold through a distributor, of one sold directly, and of one brought to local stores. */
  netTrade: Dollars;
  netDirect: Dollars;
  netLocal: Dollars;
  /** Share sold directly, 0 to 1. */
  directShare: number;
  /** Shelf price over unit cost, and where it breaks even through a distributor. */
  multiple: number;
  breakEvenMultiple: number;
  /** Shelf price at which the brand keeps its target margin through a distributor. */
  priceNeeded: Dollars;
  /** The first run and larger ones: what a unit costs and what is left of it by channel. */
  runs: {
    containers: number;
    landedUnitCost: Dollars;
    resultTrade: Dollars;
    resultDirect: Dollars;
    resultLocal: Dollars;
  }[];
}

/** Cost and revenue of a product's first production run as costing knows them: whose product it is, and who set a figure, the service adds. */
export interface ProductEstimate {
  kind: ProductKind;
  /** Of foods and drinks; null for a supplement. */
  pack: UnitPack | null;
  /** Why the figures should not be shown; null where they may. */
  withheld: string | null;
  basis: string;
  uncertainty: string;
  archetype: string;
  currency: 'USD';
  /** Null for foods and drinks. */
  formFactor: FormFactor | null;
  servingsPerContainer: number;
  unitsPerServing: number;
  containers: number;
  ingredients: CostedLine[];
  waterfall: EstimatePart[];
  scenarios: { low: RunScenario; base: RunScenario; high: RunScenario };
  /** Largest first, at most five. */
  drivers: CostDriver[];
  priceBreaks: PriceBreak[];
  oneTimeCost: Dollars;
  excessMaterialCost: Dollars;
  suggestedPrice: Dollars;
  estimatedCost: Dollars;
  estimatedRevenue: Dollars;
  /** Of foods and drinks only. */
  market?: ShelfMarket;
  constants: UsedConstant[];
  assumptions: string[];
  warnings: string[];
}
