import type { Knex } from 'knex';
import { transact } from '../../db/transact.ts';
import {
  createFoodIndex,
  createFoodNames,
  foodsVersion,
  readFoods,
  type Food,
  type FoodIndex,
  type FoodNames,
  type FoodsNamed,
} from '../../foods/index.ts';
import {
  findFoodNames,
  findFoods,
  loadedVersion,
  replaceFoods,
  type FoodModel,
  type FoodRow,
} from './foods.model.ts';

/** Finds the foods of a database; it loads them into the table and its index when they are first asked for. */
export interface FoodFinder {
  find(query: string, limit: number): Promise<FoodModel[]>;
  /** The foods that a text names, and of each of them as many as `limit`. */
  named(text: string, limit: number): Promise<FoodsNamed[]>;
  /** Loads what is not loaded yet. */
  load(): Promise<void>;
  /** Waits for a loading that is under way. */
  settled(): Promise<void>;
}

/** The foods of a database. */
export function createFoodFinder(db: Knex): FoodFinder {
  let indexes: Promise<Indexes> | undefined;
  const indexed = () => {
    indexes ??= loadFoods(db).catch((error: unknown) => {
      indexes = undefined;
      throw error;
    });
    return indexes;
  };
  return {
    async find(query, limit) {
      if (query.trim() === '') return [];
      return findFoods(db, (await indexed()).index.find(query, limit));
    },
    async named(text, limit) {
      const { names } = await indexed();
      return Promise.all(
        names.namedIn(text).map(async ({ text: written, start, end, ids }) => {
          const rows = await findFoods(db, ids.slice(0, limit));
          return { text: written, start, end, foods: rows.map(foodOf) };
        }),
      );
    },
    load: async () => void (await indexed()),
    settled: async () => void (await Promise.allSettled([indexes])),
  };
}

interface Indexes {
  readonly index: FoodIndex;
  readonly names: FoodNames;
}

async function loadFoods(db: Knex): Promise<Indexes> {
  const version = foodsVersion();
  if ((await loadedVersion(db)) !== version) {
    const rows = readFoods().map(rowOf);
    await transact(db, (trx) => replaceFoods(trx, version, rows));
  }
  const foods = await findFoodNames(db);
  return { index: await createFoodIndex(foods), names: createFoodNames(foods) };
}

const foodOf = ({ id, name, category, kcal, source, ...row }: FoodModel): Food => ({
  id,
  name,
  category,
  kcal,
  source,
  profile: JSON.parse(row.profile),
  portions: JSON.parse(row.portions),
  caffeinePercent: row.caffeine_percent,
});

/** A food as it is stored. */
export const rowOf = ({ profile, portions, caffeinePercent, ...food }: Food): FoodRow => ({
  ...food,
  profile: JSON.stringify(profile),
  portions: JSON.stringify(portions),
  caffeine_percent: caffeinePercent,
});
