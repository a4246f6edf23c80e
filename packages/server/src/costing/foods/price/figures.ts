import type { FoodArchetype } from '../tables/records.ts';
import type { FoodBand, FoodCategory, PrintedBand } from '../tables/tables.ts';
import type { UsedConstant } from '../../constants/constants.ts';
import { foodRunKeys, type FoodRunValues } from '../../run/index.ts';
import { capitalize } from '../../../text/letters.ts';

/** The items of foodCosts.csv that a run is costed and sold with, by the name they have here. */
const items = {
  unitSize: 'unit size',
  unitsPerCase: 'units per case',
  casesPerPallet: 'cases per pallet',
  yield: 'yield',
  toll: 'co-packer toll',
  primaryPack: 'primary pack',
  label: 'label, sleeve or print',
  carton: 'carton, tray or display share',
  shippingCase: 'shipping case share',
  packagingWaste: 'packaging waste',
  sizeExponent: 'size exponent',
  freightIn: 'freight on ingredients',
  run: 'minimum run',
  setup: 'set-up of a run',
  testing: 'batch testing',
  oneTime: 'one-time work',
  palletFreight: 'pallet freight, ambient',
  monthsInStore: 'months in store',
  retailer: 'retailer margin',
  distributor: 'distributor margin',
  broker: 'broker commission',
  tradeSpend: 'trade spend',
  spoilage: 'spoilage',
  brandMargin: 'target gross margin of the brand',
  fees: 'payment and platform fees',
  discounts: 'discounts',
  returns: 'returns and replacements',
  directShare: 'share sold directly',
  directPack: 'units in a direct pack',
  leastOrder: 'least value of a direct order',
  parcel: 'parcel, paid by the brand',
  delivery: 'delivery to local stores, without a distributor',
  shelfLife: 'shelf life',
} as const;

/** A figure of a food's estimate: those of the table, and those of its temperature and of the kind of food. */
export type FoodKey = keyof typeof items | 'freightPremium' | 'storage' | 'sellThrough' | 'shelfPrice';

/** A value of every figure. */
export type FoodValues = Readonly<Record<FoodKey, number>>;

/** A figure with its band. */
export type FoodConstants = Readonly<Record<FoodKey, UsedConstant>>;

/** What is chosen or counted, not a band that moves on its own. */
const choices: ReadonlySet<FoodKey> = new Set([
  'unitSize', 'unitsPerCase', 'casesPerPallet', 'sizeExponent', 'run', 'brandMargin', 'directPack', 'leastOrder', 'shelfLife',
]); // prettier-ignore

/** Whether a figure may move while the others stay. */
export const isMoving = (key: FoodKey): boolean => !choices.has(key);

/**
 * The figures of a category, with the shelf price of a kind of food.
 * @param priceScale by how much the shelf price moves with a pack that is not the kind's own
 */
export function constantsFor(
  category: FoodCategory,
  archetype: FoodArchetype,
  priceScale: number,
): FoodConstants {
  const ofItem = Object.entries(items).map(([key, item]) => [key, presented(key, bandOf(category, item))]);
  const { temperature } = category;
  const premium = category.figures.get(`freight premium, ${temperature}`);
  const figures = Object.fromEntries(ofItem) as Record<keyof typeof items, UsedConstant>;
  const isOwn = category.key === archetype.category;
  return {
    ...figures,
    run: { ...figures.run, value: (isOwn && archetype.first_run) || figures.run.value },
    freightPremium: premium ? presented('freightPremium', premium) : noPremium,
    storage: presented('storage', bandOf(category, `storage, ${temperature}`)),
    sellThrough: presented('sellThrough', bandOf(category, `sell-through of the first run, ${temperature}`)),
    shelfPrice: {
      key: 'shelfPrice',
      label: 'Price on the shelf',
      value: archetype.shelf_price_typical * priceScale,
      low: archetype.shelf_price_low * priceScale,
      high: archetype.shelf_price_high * priceScale,
      unit: 'USD/unit',
      source: null,
      isAssumption: true,
      asOf: '2026',
    },
  };
}

/** What a run of a category is costed with, at its usual values: what it sells for is not among them. */
export function runValuesOf(category: FoodCategory): FoodRunValues {
  const { temperature, figures } = category;
  const usual = (key: (typeof foodRunKeys)[number]): number => {
    if (key === 'freightPremium') return figures.get(`freight premium, ${temperature}`)?.typical ?? 0;
    return bandOf(category, key === 'storage' ? `storage, ${temperature}` : items[key]).typical;
  };
  return Object.fromEntries(foodRunKeys.map((key) => [key, usual(key)])) as FoodRunValues;
}

function bandOf(category: FoodCategory, item: string): FoodBand {
  const figure = category.figures.get(item);
  if (!figure) throw new Error(`foodCosts.csv: ${category.key} has no ${item}.`);
  return figure;
}

const noPremium: UsedConstant = {
  key: 'freightPremium',
  label: 'Freight premium of chilled and frozen goods',
  value: 0,
  low: 0,
  high: 0,
  unit: 'share',
  source: null,
  isAssumption: true,
  asOf: '2026',
};

/** Our assumption names no source: a source is where a figure was read. */
export function presented(
  key: string,
  { item, low, typical, high, unit, source, year, confidence }: PrintedBand,
) {
  const isAssumption = confidence === 'assumed';
  const label = capitalize(item);
  const origin = { source: isAssumption ? null : source, isAssumption, asOf: year || '2026' };
  return { key, label, value: typical, low, high, unit, ...origin } satisfies UsedConstant;
}

/** Every figure at its usual value, `changes` in place of any of them. */
export function valuesOf(constants: FoodConstants, changes: Partial<FoodValues> = {}): FoodValues {
  const usual = Object.entries(constants).map(([key, { value }]) => [key, value]);
  return { ...(Object.fromEntries(usual) as Record<FoodKey, number>), ...changes };
}
