import { createFoodNames, readFoods, type FoodNames } from '../../../foods/index.ts';
import { isPlainWord } from '../../../registry/index.ts';
import type { FoodGroup } from '../tables/readingRecords.ts';
import { foodGroups, mannerWords, type PrintedBand } from '../tables/tables.ts';

/** A food of the table of foods that a text names. */
export interface TableFood {
  /** As the table has it. */
  readonly name: string;
  readonly group: FoodGroup;
  /** As the text has it. */
  readonly called: string;
  readonly start: number;
  readonly end: number;
}

const groups = new Map(foodGroups.map((row) => [row.category, row]));

interface Table {
  readonly names: FoodNames;
  readonly foods: ReadonlyMap<number, { name: string; group: FoodGroup }>;
  readonly byName: ReadonlyMap<string, FoodGroup>;
}

let read: Table | null = null;

/** The foods of priced groups. Most texts name what the price list has: the table is read when one does not. */
function table(): Table {
  if (read) return read;
  const known = readFoods().flatMap(({ id, name, category }) => {
    const group = groups.get(category);
    return group ? [{ id, name, category, group }] : [];
  });
  read = {
    names: createFoodNames(known),
    foods: new Map(known.map(({ id, name, group }) => [id, { name, group }])),
    byName: new Map(known.map(({ name, group }) => [name, group])),
  };
  return read;
}

/** Words of how a food is, which some are called by: white mushrooms, ground beef. */
const isTelling = (called: string) => !called.split(/[\s-]+/).every((word) => isManner(word.toLowerCase()));
const isManner = (word: string) => mannerWords.has(word) || isPlainWord(word);

/** The foods of the table that a text names. */
export function tableFoodsIn(text: string): TableFood[] {
  const { names, foods } = table();
  return names.namedIn(text).flatMap(({ text: called, start, end, ids }) => {
    const food = foods.get(ids[0] ?? -1);
    return food && isTelling(called) ? [{ ...food, called, start, end }] : [];
  });
}

/** What a kilogram of a food of the table costs by its group; null of what is none. */
export function groupPriceOf(name: string): PrintedBand | null {
  const group = table().byName.get(name);
  if (!group) return null;
  const { low, typical, high, source, confidence } = group;
  return { item: name, low, typical, high, unit: 'USD/kg', source, year: '2026', confidence };
}

/** What a line of a recipe, as the table has it, is costed as by itself; null of what is not in the table. */
export const kindOfTableFood = (name: string): string | null => table().byName.get(name)?.archetype ?? null;
