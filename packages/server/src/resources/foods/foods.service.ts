import type { Knex } from 'knex';
import { transact } from '../../db/transact.ts';
import { createFoodIndex, foodsVersion, readFoods, type Food, type FoodIndex } from '../../foods/index.ts';
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
  /** Loads what is not loaded yet. */
  load(): Promise<void>;
  /** Waits for a loading that is under way. */
  settled(): Promise<void>;
}

/** The foods of a database. */
export function createFoodFinder(db: Knex): FoodFinder {
  let index: Promise<FoodIndex> | undefined;
  const indexed = () => {
    index ??= loadFoods(db).catch((error: unknown) => {
      index = undefined;
      throw error;
    });
    return index;
  };
  return {
    async find(query, limit) {
      if (query.trim() === '') return [];
      return findFoods(db, (await indexed()).find(query, limit));
    },
    load: async () => void (await indexed()),
    settled: async () => void (await Promise.allSettled([index])),
  };
}

async function loadFoods(db: Knex): Promise<FoodIndex> {
  const version = foodsVersion();
  if ((await loadedVersion(db)) !== version) {
    const rows = readFoods().map(rowOf);
    await transact(db, (trx) => replaceFoods(trx, version, rows));
  }
  return createFoodIndex(await findFoodNames(db));
}

/** A food as it is stored. */
export const rowOf = ({ profile, portions, caffeinePercent, ...food }: Food): FoodRow => ({
  ...food,
  profile: JSON.stringify(profile),
  portions: JSON.stringify(portions),
  caffeine_percent: caffeinePercent,
});
