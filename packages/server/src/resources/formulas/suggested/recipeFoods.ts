import type { Knex } from 'knex';
import { lineCalled } from '../../../costing/index.ts';
import type { SheetRow } from '../../../sheets/reading/index.ts';
import { findFoodsNamed } from '../../foods/foods.model.ts';
import { foodFields, type RecipeFood } from './suggestedFood.ts';

/** Foods of the table by the names that lines of recipes have. */
export async function recipeFoods(
  db: Knex,
  names: readonly string[],
): Promise<ReadonlyMap<string, RecipeFood>> {
  const rows = await findFoodsNamed(db, names);
  return new Map(
    rows.map((row) => [
      row.name,
      { profile: JSON.parse(row.profile) as RecipeFood['profile'], caffeinePercent: row.caffeine_percent },
    ]),
  );
}

/** Rows of a food's table with the nutrition and the usual price of the foods that they name; what the table tells stays. */
export async function withFoods<Row extends SheetRow>(db: Knex, rows: readonly Row[]): Promise<Row[]> {
  // Inulin is an ingredient with studies, and in a food what it is there for: fibre.
  const called = rows.map(({ status, line }) =>
    line && (status === 'freeText' || line.ingredient) ? lineCalled(line.name) : undefined,
  );
  const foods = await recipeFoods(
    db,
    called.flatMap((line) => (line ? [line.name] : [])),
  );
  return rows.map((row, at) => {
    const line = called[at];
    if (!line) return row;
    return { ...row, status: 'matched', line: { ...foodFields(line, foods.get(line.name)), ...row.line } };
  });
}
