import type { FoodPlan, RecipeLine } from '../../costing/index.ts';
import type { FormulaDraft, LineDraft } from '../../formula/index.ts';
import { suggestedLines, type SuggestionParts } from './suggestedFormula.ts';

/** What is known of a food of a recipe. */
export interface RecipeFood {
  profile: NonNullable<LineDraft['profile']>;
  caffeinePercent: number;
}

/**
 * The formula of a food or drink as its estimate has it: the recipe by weight, with the nutrition and the price of each
 * line, and what the words add to it. A serving's lines weigh what is mixed for it, water that is driven off included.
 * @param foods by the name of the recipe's line; a line that is not there has no nutrition yet
 */
export function suggestedFood(
  plan: FoodPlan,
  foods: ReadonlyMap<string, RecipeFood>,
  parts: SuggestionParts,
): FormulaDraft {
  const { archetype, unit, size, grams, servings, constants } = plan;
  const mixed = grams / archetype.process_yield / servings;
  const recipe = plan.recipe.map((line, index) => ({
    id: index + 1,
    ...recipeLine(line, mixed, foods.get(line.name)),
  }));
  const actives = suggestedLines(plan.actives, parts).map((line, index) =>
    Object.assign(line, { id: recipe.length + index + 1 }),
  );
  const isDrink = archetype.kind === 'drink';
  return {
    kind: 'food',
    isBeverage: isDrink,
    serving: unit === 'mL' ? { ml: tenths(size / servings) } : { grams: tenths(grams / servings) },
    container: unit === 'mL' ? { ml: size } : { grams: tenths(grams) },
    yield: constants.yield.value * 100,
    batchUnits: constants.run.value,
    lines: [...recipe, ...actives],
  };
}

function recipeLine(
  { name, percent, price }: RecipeLine,
  mixed: number,
  food?: RecipeFood,
): Omit<LineDraft, 'id'> {
  const isWater = /, water,/.test(name);
  return {
    name,
    purpose: isWater ? 'water' : 'active',
    amount: { value: Number(((mixed * percent) / 100).toPrecision(6)), unit: 'g', basis: 'material' },
    ...(food ? { profile: food.profile } : {}),
    ...(food?.caffeinePercent ? { caffeinePercent: food.caffeinePercent } : {}),
    price: { tiers: [{ fromKg: 0, perKg: price.typical.toFixed(2) }], basis: 'assumed' },
    tag: 'suggested',
  };
}

const tenths = (value: number) => Math.round(value * 10) / 10;
