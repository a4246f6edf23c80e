import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parseCsv } from '../registry/index.ts';
import { profileOf, type FoodProfile } from './profile.ts';

/** A household measure of a food. */
export interface Portion {
  amount: number;
  /** e.g. cup, tbsp, oz. */
  measure: string;
  grams: number;
}

/** A food with its nutrition. */
export interface Food {
  /** USDA FoodData Central's number. */
  id: number;
  name: string;
  category: string;
  /** kcal in 100 g, by the energy factors of this food; null where none is known. */
  kcal: number | null;
  profile: FoodProfile;
  portions: readonly Portion[];
  /** % of caffeine by weight; 0 where there is none or none is known. */
  caffeinePercent: number;
  source: string;
}

type Row = Readonly<Record<string, string>>;

const folder = new URL('./data/', import.meta.url);
const files = ['composition', 'foundation', 'portions'] as const;
const textOf = (name: (typeof files)[number]) => readFileSync(new URL(`${name}.csv`, folder), 'utf8');
function* rowsOf(name: (typeof files)[number]): Generator<Row> {
  for (const { fields } of parseCsv(`${name}.csv`, textOf(name))) yield fields;
}

/** How the rows are read; a change of it is another version of the data. */
const reading = 3;

/** Tells one state of the foods from another. */
export function foodsVersion(): string {
  const digests = files.map((name) => hash('sha1', textOf(name), 'base64url').slice(0, 8));
  return [reading, ...digests].join('.');
}

const legacy = 'USDA FoodData Central, SR Legacy (April 2018)';
const foundation = 'Foundation Foods (April 2025)';

/**
 * Every food, by its number. Where a plain ingredient stands in both releases it is one food, with the newer analyses
 * for what they cover. Foods of the newer release without energy nutrients are left out.
 */
export function readFoods(): Food[] {
  const portions = portionsByFood();
  const newer = new Map(Array.from(rowsOf('foundation'), (row) => [row.name?.toLowerCase() ?? '', row]));
  const foods = Array.from(rowsOf('composition'), (row) => {
    const name = row.name?.toLowerCase() ?? '';
    const update = newer.get(name);
    newer.delete(name);
    const source = `${legacy}, NDB ${row.ndb_no}${update ? `; ${foundation}, FDC ${update.fdc_id}` : ''}`;
    return foodOf(update ? merged(row, update) : row, { source, portions: portions.get(row.ndb_no ?? '') });
  });
  const own = [...newer.values()].filter(hasEnergyNutrients);
  return [
    ...foods,
    ...own.map((row) => foodOf(row, { source: `USDA FoodData Central, ${foundation}, FDC ${row.fdc_id}` })),
  ];
}

/** What all foods are called in the tables. */
export function* readFoodNames(): Generator<string> {
  for (const table of ['composition', 'foundation'] as const) {
    for (const { name = '' } of rowsOf(table)) yield name;
  }
}

const hasEnergyNutrients = ({ fat_g, protein_g, carbohydrate_g }: Row) =>
  Boolean(fat_g && protein_g && carbohydrate_g);

/** Carbohydrate comes by difference from the other three: they are taken together or not at all. */
const together = new Set(['water_g', 'protein_g', 'fat_g', 'carbohydrate_g', 'fibre_g', 'ash_g', 'sugars_g']);

function merged(row: Row, update: Row): Row {
  const isWhole = hasEnergyNutrients(update) && Boolean(update.fibre_g || !row.fibre_g);
  const cells = Object.entries(update).filter(
    ([column, cell]) =>
      cell &&
      !['fdc_id', 'name', 'category', 'release'].includes(column) &&
      (isWhole || !together.has(column)),
  );
  return { ...row, ...Object.fromEntries(cells) };
}

function foodOf(row: Row, { source, portions = [] }: { source: string; portions?: Portion[] }): Food {
  return {
    id: Number(row.fdc_id),
    name: row.name ?? '',
    category: row.category ?? '',
    kcal: row.kcal ? Number(row.kcal) : null,
    profile: profileOf(row),
    portions,
    caffeinePercent: Number(row.caffeine_mg ?? 0) / 1000,
    source,
  };
}

function portionsByFood(): Map<string, Portion[]> {
  const byFood = new Map<string, Portion[]>();
  for (const { ndb_no = '', amount, measure = '', grams } of rowsOf('portions')) {
    const own = byFood.get(ndb_no) ?? [];
    own.push({ amount: Number(amount), measure, grams: Number(grams) });
    byFood.set(ndb_no, own);
  }
  return byFood;
}
