import type { CostBucket } from './buckets.ts';
import { roundParts, toMoney } from './money.ts';

/** The figures that a run of a food or drink is costed with, by their names. */
export const foodRunKeys = [
  'unitSize', 'unitsPerCase', 'casesPerPallet', 'yield', 'toll', 'primaryPack', 'label', 'carton', 'shippingCase',
  'packagingWaste', 'sizeExponent', 'freightIn', 'run', 'setup', 'testing', 'oneTime', 'palletFreight', 'freightPremium',
  'monthsInStore', 'storage',
] as const; // prettier-ignore

/** A value of each. */
export type FoodRunValues = Readonly<Record<(typeof foodRunKeys)[number], number>>;

/** Where the money of a unit goes. */
export interface UnitParts {
  ingredients: number;
  toll: number;
  packaging: number;
  setup: number;
  testing: number;
  freight: number;
  storage: number;
}

/** What a unit of a run costs, US dollars, unrounded. */
export interface UnitCost {
  /** Units of the run: whole cases. */
  units: number;
  parts: UnitParts;
  unitCost: number;
  /** The whole run with one-time work. */
  cost: number;
  pallets: number;
}

/** What is made of a food or drink. */
export interface FoodUnit {
  /** Of what is sold, g or mL. */
  size: number;
  /** What is mixed for it, US dollars landed. */
  ingredients: number;
}

/** First runs that are shown beside each other. */
export const foodRunMultiples = [1, 2, 5, 10] as const;

/** By how much toll and packaging of another size than the category's own differ: bigger packs cost less a gram. */
export function sizeScale(size: number, { unitSize, sizeExponent }: FoodRunValues): number {
  const ratio = size / unitSize;
  return ratio >= 0.8 && ratio <= 1.25 ? 1 : ratio ** sizeExponent;
}

/** Costs a unit of a run, which is rounded up to whole cases. */
export function costFoodRun({ size, ingredients }: FoodUnit, run: number, values: FoodRunValues): UnitCost {
  const scale = sizeScale(size, values);
  const units = Math.ceil(run / values.unitsPerCase) * values.unitsPerCase;
  const perPallet = unitsPerPallet(size, values);
  const packs = values.primaryPack + values.label + values.carton + values.shippingCase;
  const parts: UnitParts = {
    ingredients,
    toll: values.toll * scale,
    packaging: packs * scale * (1 + values.packagingWaste),
    setup: values.setup / units,
    testing: values.testing / units,
    freight: (values.palletFreight * (1 + values.freightPremium)) / perPallet,
    storage: (values.monthsInStore * values.storage) / perPallet,
  };
  const unitCost = Object.values(parts).reduce((sum, part) => sum + part, 0);
  return { units, parts, unitCost, cost: unitCost * units + values.oneTime, pallets: units / perPallet };
}

function unitsPerPallet(size: number, values: FoodRunValues): number {
  const ratio = sizeScale(size, values) === 1 ? 1 : size / values.unitSize;
  return Math.max(1, Math.floor((values.unitsPerCase * values.casesPerPallet) / ratio));
}

/** A part of a unit's cost, in whole cents, and its share from 0 to 1. */
export interface UnitPart {
  bucket: CostBucket | 'storage';
  label: string;
  perContainer: number;
  share: number;
}

const buckets: Readonly<Record<keyof UnitParts, readonly [UnitPart['bucket'], string]>> = {
  ingredients: ['material', 'Ingredients'],
  toll: ['process', 'Co-packer’s toll'],
  packaging: ['packaging', 'Packaging'],
  testing: ['testing', 'Batch testing'],
  setup: ['setup', 'Set-up of the run'],
  freight: ['outbound', 'Freight to the warehouse'],
  storage: ['storage', 'Storage'],
};

/** The parts of a unit in their order, in cents that add up to its cost as printed. */
export function unitWaterfall({ parts, unitCost }: UnitCost): UnitPart[] {
  const keys = Object.keys(buckets) as (keyof UnitParts)[];
  const rounded = roundParts(
    keys.map((key) => parts[key]),
    Number(toMoney(unitCost)),
  );
  return keys.map((key, at) => ({
    bucket: buckets[key][0],
    label: buckets[key][1],
    perContainer: rounded[at] ?? 0,
    share: Number((parts[key] / unitCost).toFixed(4)),
  }));
}
