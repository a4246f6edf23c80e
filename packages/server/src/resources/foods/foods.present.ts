import type { Food } from '../../contract/index.ts';
import { recipeEntries } from '../../costing/index.ts';
import { onLabels } from '../../foods/index.ts';
import type { FoodRow } from './foods.model.ts';

/** A food as the contract words it. */
export function presentFood(row: FoodRow): Food {
  const entry = recipeEntries.get(row.name);
  return {
    id: row.id,
    name: row.name,
    category: row.category,
    profile: onLabels(JSON.parse(row.profile)),
    portions: JSON.parse(row.portions),
    ...(row.caffeine_percent > 0 ? { caffeinePercent: row.caffeine_percent } : {}),
    ...(entry ? { statement: entry.statement } : {}),
    source: row.source,
  };
}
