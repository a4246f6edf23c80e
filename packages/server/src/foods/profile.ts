/** Nutrition of 100 g of a food, as a line of a formula takes it; a key that is missing is unknown. */
export type FoodProfile = Readonly<Record<string, number>>;

/** Which column each key is read from; the columns are in grams, mg and µg as the label counts each of them. */
const columns = {
  fat: 'fat_g',
  saturates: 'saturated_g',
  trans: 'trans_g',
  ala: 'ala_g',
  epa: 'epa_g',
  dha: 'dha_g',
  mono: 'mono_g',
  poly: 'poly_g',
  sugars: 'sugars_g',
  addedSugars: 'added_sugars_g',
  starch: 'starch_g',
  fibre: 'fibre_g',
  ethanol: 'alcohol_g',
  protein: 'protein_g',
  cholesterol: 'cholesterol_mg',
  'vitamin-a': 'vit_a_ug_rae',
  'vitamin-c': 'vit_c_mg',
  'vitamin-d': 'vit_d_ug',
  'vitamin-e': 'vit_e_mg',
  'vitamin-k': 'vit_k_ug',
  thiamin: 'thiamin_mg',
  riboflavin: 'riboflavin_mg',
  niacin: 'niacin_mg',
  'vitamin-b6': 'vit_b6_mg',
  folate: 'folate_ug_dfe',
  'vitamin-b12': 'vit_b12_ug',
  'pantothenic-acid': 'pantothenic_mg',
  choline: 'choline_mg',
  calcium: 'calcium_mg',
  iron: 'iron_mg',
  phosphorus: 'phosphorus_mg',
  magnesium: 'magnesium_mg',
  zinc: 'zinc_mg',
  selenium: 'selenium_ug',
  copper: 'copper_mg',
  manganese: 'manganese_mg',
  sodium: 'sodium_mg',
  potassium: 'potassium_mg',
} as const;

/** What is told of a food and counted on no label. */
export const besideLabels: ReadonlySet<string> = new Set(['ala', 'epa', 'dha']);

/** What the lines of formulas take of a profile. */
export const onLabels = (profile: FoodProfile): FoodProfile =>
  Object.fromEntries(Object.entries(profile).filter(([key]) => !besideLabels.has(key)));

const decimals = 1e4;
const rounded = (value: number) => Math.round(value * decimals) / decimals;

const read = (cell: string | undefined) => (cell ? Number(cell) : null);

/** The profile of a row of the food tables. An empty cell is a value that nobody has measured, never 0. */
export function profileOf(row: Readonly<Record<string, string>>): FoodProfile {
  const known = Object.entries(columns).flatMap(([key, column]) => {
    const value = read(row[column]);
    return value === null ? [] : [[key, value] as const];
  });
  const total = read(row.carbohydrate_g);
  const fibre = read(row.fibre_g) ?? 0;
  // Theirs is by difference, with fibre; a formula's is without.
  const carbohydrate = total === null ? [] : [['carbohydrate', rounded(Math.max(0, total - fibre))] as const];
  return Object.fromEntries([...known, ...carbohydrate]);
}
