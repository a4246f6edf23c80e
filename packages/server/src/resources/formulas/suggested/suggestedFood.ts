import {
  foodServings,
  recipeEntries,
  type FoodPlan,
  type RecipeEntry,
  type RecipeLine,
} from '../../../costing/index.ts';
import { onLabels, type FoodProfile } from '../../../foods/index.ts';
import type { FormulaDraft, LineDraft } from '../../../formula/index.ts';
import { perKgText } from '../../../registry/amounts.ts';
import { suggestedLines, type SuggestionParts } from './suggestedFormula.ts';
import { capitalize } from '../../../text/letters.ts';

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
  const actives = suggestedLines(plan.actives, parts, { outcomes: [] }).map((line, index) =>
    Object.assign(line, { id: recipe.length + index + 1 }),
  );
  const isDrink = archetype.kind === 'drink';
  return {
    kind: 'food',
    isBeverage: isDrink,
    foodPack: plan.category.key,
    ...servedAs(plan),
    container: unit === 'mL' ? { ml: size } : { grams: tenths(grams) },
    yield: constants.yield.value * 100,
    batchUnits: constants.run.value,
    lines: [...recipe, ...actives],
  };
}

/** A serving by its household measure, or as the whole pack; and what the reference amount of its kind is. */
function servedAs({
  archetype,
  packLabel,
  unit,
  size,
  grams,
  servings,
}: FoodPlan): Pick<FormulaDraft, 'serving' | 'racc'> {
  const row = foodServings.get(archetype.key);
  const each = unit === 'mL' ? { ml: tenths(size / servings) } : { grams: tenths(grams / servings) };
  const { racc, raccUnit } = row ?? {};
  const isWhole = servings === 1 && archetype.servings_per_unit !== 1;
  const household = isWhole ? `1 ${packageOf(packLabel)}` : row?.household;
  return {
    serving: household ? { household, ...each } : each,
    ...(racc && raccUnit ? { racc: { amount: racc, unit: raccUnit } } : {}),
  };
}

/** A pack in a word of labels: 'squeeze bottle' is a bottle, 'bag or box' a package. */
const packageOf = (label: string): string =>
  / or | of |wrapper|pack$/.test(label) ? 'package' : (label.split(' ').at(-1) ?? label);

function recipeLine(
  { percent, ...line }: RecipeLine,
  mixed: number,
  food?: RecipeFood,
): Omit<LineDraft, 'id'> {
  const fields = foodFields(line, food);
  return {
    name: capitalize(fields.statement.replace(/ \(.*\)$/, '')),
    ...fields,
    amount: { value: Number(((mixed * percent) / 100).toPrecision(6)), unit: 'g', basis: 'material' },
    tag: 'suggested',
  };
}

/** What is told of a line by the food of recipes that it is: how labels call it, what it holds, what it costs. */
export function foodFields({ name, price }: Pick<RecipeLine, 'name' | 'price'>, food?: RecipeFood) {
  const entry = recipeEntries.get(name);
  const caffeinePercent = food?.caffeinePercent || entry?.caffeinePercent;
  return {
    statement: entry?.statement ?? name,
    purpose: entry?.purpose ?? ('base' as const),
    ...profileOf(entry, food),
    ...(caffeinePercent ? { caffeinePercent } : {}),
    ...(entry?.highIntensity ? { highIntensity: true } : {}),
    price: { tiers: [{ fromKg: 0, perKg: perKgText(price.typical) }], basis: 'assumed' as const },
    ...(food ? { note: `Nutrition of “${name}”, USDA.` } : {}),
  };
}

/** Nutrition of the table of foods, with what is none in it and what of its sugars was added; else a usual one. */
function profileOf(entry: RecipeEntry | undefined, food?: RecipeFood): Pick<LineDraft, 'profile'> {
  if (!food) return Object.keys(entry?.profile ?? {}).length > 0 ? { profile: entry?.profile } : {};
  const { sugars } = food.profile;
  const share = entry?.addedShare ?? null;
  const added =
    share !== null && typeof sugars === 'number' ? { addedSugars: hundredths(sugars * share) } : {};
  const none = Object.fromEntries((entry?.zero ?? []).map((key) => [key, 0]));
  return { profile: { ...none, ...added, ...onLabels(food.profile as FoodProfile) } };
}

const tenths = (value: number) => Math.round(value * 10) / 10;
const hundredths = (value: number) => Math.round(value * 100) / 100;
