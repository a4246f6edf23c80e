import type { Knex } from 'knex';
import { Model } from 'objection';

/** A food that everybody shares; `profile` and `portions` are JSON text. */
export class FoodModel extends Model {
  static override tableName = 'foods';

  declare id: number;
  declare name: string;
  declare category: string;
  declare kcal: number | null;
  declare profile: string;
  declare portions: string;
  declare caffeine_percent: number;
  declare source: string;
}

/** A food as it is stored. */
export type FoodRow = Omit<FoodModel, keyof Model>;

/** Which version a table of shared data was loaded from. */
export class LoadedDataModel extends Model {
  static override tableName = 'loaded_data';
  static override idColumn = 'name';

  declare name: string;
  declare version: string;
}

const name = 'foods';
/** SQLite takes 32,766 values in a statement. */
const together = 500;

/** The version that the foods were loaded from; null before. */
export async function loadedVersion(db: Knex): Promise<string | null> {
  return (await LoadedDataModel.query(db).findById(name))?.version ?? null;
}

/** Puts these foods in the place of all, unless another process has just done it. */
export async function replaceFoods(trx: Knex, version: string, rows: readonly FoodRow[]): Promise<void> {
  await LoadedDataModel.query(trx).insert({ name, version: '' }).onConflict('name').ignore();
  const stamp = await LoadedDataModel.query(trx).findById(name).forUpdate();
  if (stamp?.version === version) return;
  await FoodModel.query(trx).delete();
  for (let at = 0; at < rows.length; at += together) {
    await trx('foods').insert(rows.slice(at, at + together));
  }
  await LoadedDataModel.query(trx).findById(name).patch({ version });
}

/** What foods are found by. */
export async function findFoodNames(db: Knex): Promise<Pick<FoodModel, 'id' | 'name' | 'category'>[]> {
  return FoodModel.query(db).select('id', 'name', 'category').orderBy('id');
}

/** The foods of these numbers, in their order. */
export async function findFoods(db: Knex, ids: readonly number[]): Promise<FoodModel[]> {
  const rows = await FoodModel.query(db).findByIds([...ids]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The foods of exactly these names. */
export async function findFoodsNamed(db: Knex, names: readonly string[]): Promise<FoodModel[]> {
  return FoodModel.query(db).whereIn('name', [...names]);
}
