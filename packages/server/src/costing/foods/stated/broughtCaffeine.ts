import { formatNumber } from '../../../registry/index.ts';
import type { FormulaLine } from '../../line.ts';
import type { FoodArchetype } from '../tables/records.ts';
import { recipeEntries } from '../tables/tables.ts';

type Line = FoodArchetype['recipe'][number];

/** Actives without the caffeine that leaf and beans bring, and what became of it. */
interface Topped {
  readonly actives: readonly FormulaLine[];
  readonly notes: readonly string[];
}

/**
 * Stated caffeine is all that a serving holds: leaf and beans of the recipe bring a part of it, and only the rest is
 * added.
 * @param servingG grams mixed for a serving
 */
export function besideBrought(
  actives: readonly FormulaLine[],
  recipe: readonly Line[],
  servingG: number,
): Topped {
  const stated = actives.find(
    ({ material, isStated }) => isStated && material.ingredient === 'caffeine' && material.unit === 'mg',
  );
  const brought = caffeineOf(recipe) * servingG * 1000;
  if (!stated || brought < 1) return { actives, notes: [] };
  const missing = stated.amount - brought;
  const rest = missing < 1 ? [] : [{ ...stated, amount: Math.round(missing) }];
  return {
    actives: actives.flatMap((line) => (line === stated ? rest : [line])),
    notes: [
      `The recipe brings about ${formatNumber(Math.round(brought))} mg of the ${formatNumber(stated.amount)} mg caffeine that the words say; ${rest.length > 0 ? 'the rest is added' : 'none is added'}.`,
    ],
  };
}

/** Share of a recipe that is caffeine, 0 to 1. */
const caffeineOf = (recipe: readonly Line[]) =>
  recipe.reduce(
    (sum, { name, percent }) =>
      sum + (percent / 100) * ((recipeEntries.get(name)?.caffeinePercent ?? 0) / 100),
    0,
  );
