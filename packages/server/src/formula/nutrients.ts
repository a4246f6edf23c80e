/** Mass units a label counts vitamins and minerals in. */
export type LabelUnit = 'µg' | 'mg';

/** A vitamin or mineral of the panels. */
export interface Micronutrient {
  key: string;
  us: string;
  eu: string;
  /** The unit of its amount; a typed or rolled-up amount is kept in it. */
  unit: LabelUnit;
  /** What stands behind the unit on a US label: 'RAE', 'NE', 'DFE'. */
  equivalents: '' | ' RAE' | ' NE' | ' DFE';
  isVitamin: boolean;
  /** Significant digits of a computed amount on an EU label (Commission guidance on tolerances, 2012). */
  euDigits: 2 | 3;
}

type Row = readonly [
  key: string,
  us: string,
  eu: string,
  unit: LabelUnit,
  equivalents: Micronutrient['equivalents'],
  euDigits: 2 | 3,
];

const vitamins: readonly Row[] = [
  ['vitamin-a', 'Vitamin A', 'Vitamin A', 'µg', ' RAE', 3],
  ['vitamin-c', 'Vitamin C', 'Vitamin C', 'mg', '', 2],
  ['vitamin-d', 'Vitamin D', 'Vitamin D', 'µg', '', 2],
  ['vitamin-e', 'Vitamin E', 'Vitamin E', 'mg', '', 2],
  ['vitamin-k', 'Vitamin K', 'Vitamin K', 'µg', '', 2],
  ['thiamin', 'Thiamin', 'Thiamin', 'mg', '', 2],
  ['riboflavin', 'Riboflavin', 'Riboflavin', 'mg', '', 2],
  ['niacin', 'Niacin', 'Niacin', 'mg', ' NE', 2],
  ['vitamin-b6', 'Vitamin B6', 'Vitamin B6', 'mg', '', 2],
  ['folate', 'Folate', 'Folic acid', 'µg', ' DFE', 3],
  ['vitamin-b12', 'Vitamin B12', 'Vitamin B12', 'µg', '', 2],
  ['biotin', 'Biotin', 'Biotin', 'µg', '', 2],
  ['pantothenic-acid', 'Pantothenic Acid', 'Pantothenic acid', 'mg', '', 2],
  ['choline', 'Choline', 'Choline', 'mg', '', 2],
];

const minerals: readonly Row[] = [
  ['calcium', 'Calcium', 'Calcium', 'mg', '', 3],
  ['iron', 'Iron', 'Iron', 'mg', '', 2],
  ['phosphorus', 'Phosphorus', 'Phosphorus', 'mg', '', 3],
  ['iodine', 'Iodine', 'Iodine', 'µg', '', 3],
  ['magnesium', 'Magnesium', 'Magnesium', 'mg', '', 3],
  ['zinc', 'Zinc', 'Zinc', 'mg', '', 2],
  ['selenium', 'Selenium', 'Selenium', 'µg', '', 2],
  ['copper', 'Copper', 'Copper', 'mg', '', 2],
  ['manganese', 'Manganese', 'Manganese', 'mg', '', 2],
  ['chromium', 'Chromium', 'Chromium', 'µg', '', 2],
  ['molybdenum', 'Molybdenum', 'Molybdenum', 'µg', '', 2],
  ['chloride', 'Chloride', 'Chloride', 'mg', '', 3],
  ['sodium', 'Sodium', 'Sodium', 'mg', '', 3],
  ['potassium', 'Potassium', 'Potassium', 'mg', '', 3],
  ['fluoride', 'Fluoride', 'Fluoride', 'mg', '', 2],
];

const nutrientOf =
  (isVitamin: boolean) =>
  ([key, us, eu, unit, equivalents, euDigits]: Row): Micronutrient => ({
    key,
    us,
    eu,
    unit,
    equivalents,
    isVitamin,
    euDigits,
  });

/** Vitamins and minerals in the order of a Supplement Facts panel (21 CFR 101.36(b)(2)(i)(B)). */
export const micronutrients: readonly Micronutrient[] = [
  ...vitamins.map(nutrientOf(true)),
  ...minerals.map(nutrientOf(false)),
];

const byKey = new Map(micronutrients.map((nutrient) => [nutrient.key, nutrient]));

/** The vitamin or mineral of a key; undefined for what has no place of its own on a panel. */
export const micronutrient = (key: string): Micronutrient | undefined => byKey.get(key);

/** What a Nutrition Facts panel always lists last (21 CFR 101.9(c)(8)(ii)). */
export const foodMandatory = ['vitamin-d', 'calcium', 'iron', 'potassium'] as const;

/** Other vitamins and minerals of a Nutrition Facts panel, in order (21 CFR 101.9(c)(8)(iv)). */
export const foodVoluntary = [
  'vitamin-a',
  'vitamin-c',
  'vitamin-e',
  'vitamin-k',
  'thiamin',
  'riboflavin',
  'niacin',
  'vitamin-b6',
  'folate',
  'vitamin-b12',
  'biotin',
  'pantothenic-acid',
  'phosphorus',
  'iodine',
  'magnesium',
  'zinc',
  'selenium',
  'copper',
  'manganese',
  'chromium',
  'molybdenum',
  'chloride',
  'choline',
  'fluoride',
] as const;

/** Order of an EU label (Regulation (EU) No 1169/2011, Annex XIII). */
export const euOrder = [
  'vitamin-a',
  'vitamin-d',
  'vitamin-e',
  'vitamin-k',
  'vitamin-c',
  'thiamin',
  'riboflavin',
  'niacin',
  'vitamin-b6',
  'folate',
  'vitamin-b12',
  'biotin',
  'pantothenic-acid',
  'potassium',
  'chloride',
  'calcium',
  'phosphorus',
  'magnesium',
  'iron',
  'zinc',
  'copper',
  'manganese',
  'fluoride',
  'selenium',
  'chromium',
  'molybdenum',
  'iodine',
] as const;
