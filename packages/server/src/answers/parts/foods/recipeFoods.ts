import type { Evidence } from '../../../evidence/index.ts';
import type { Food, FoodsNamed } from '../../../foods/index.ts';
import { formatAmount, stems } from '../../../registry/index.ts';
import { nutrientsOf } from '../../compute/recipe/nutrientsOf.ts';
import { type Recipe, type RecipeLine, recipeIn } from '../../compute/recipe/recipe.ts';
import type { Quantity } from '../../compute/worked/quantities.ts';
import { stated, tidy } from '../../compute/worked/sheet.ts';
import { type Block, fact, note, paragraph, type Sentence } from '../../prose.ts';
import type { AskKind } from '../../understand/askKinds.ts';
import type { FoodNutrient } from '../../understand/foods/foodsAsked.ts';
import type { Inquiry } from '../../understand/inquiry.ts';
import { derive } from '../../values.ts';
import { type FoodsFound, typical } from './composition.ts';
import { sharesOf } from './declared.ts';
import { contentOf, foodPassage, nameOf } from './foodPassage.ts';
import { labelsAsked } from './labelsAsked.ts';
import { likeliest } from './likeliest.ts';

/** A recipe of foods, and what is asked of it. */
interface RecipeAsked {
  readonly recipe: Recipe;
  readonly nutrients: readonly FoodNutrient[];
  /** The weight of it that is asked about; null for all of it, or for 100 g where it is in shares. */
  readonly basis: Quantity | null;
}

/** Asks that want more than what foods hold. */
const ofMore: readonly AskKind[] = ['claim', 'contentClaim', 'cost', 'rounding'];

/** What is asked of a recipe of foods; null where a text states none, or figures that are of something else. */
function recipeAsked({ question, asks }: Inquiry): RecipeAsked | null {
  const recipe = ofMore.some((ask) => asks.has(ask)) ? null : recipeIn(question);
  if (!recipe) return null;
  const nutrients = nutrientsOf(question, recipe);
  const [other = null, ...more] = recipe.others.filter(
    ({ unit, value }) => unit.dimension !== 'time' && value !== 1,
  );
  const isOfWeight = other === null || other.unit.dimension === 'mass';
  const isInGrams = recipe.lines.every(
    ({ stated: each }) => each?.unit.key !== 'mg' && each?.unit.key !== 'ug',
  );
  if (nutrients.length === 0 || more.length > 0 || !isOfWeight || !isInGrams) return null;
  const isBasis = recipe.of === 'share' || /\bper\s*$/i.test(other?.before ?? '');
  return { recipe, nutrients, basis: isBasis ? other : null };
}

/** The names of what a recipe mixes of which the tables are asked, to be found there one by one. */
export const partsToFind = (inquiry: Inquiry): string[] =>
  recipeAsked(inquiry)?.recipe.lines.map(({ name }) => name) ?? [];

/** A part of a recipe with the food that it is. */
interface Part {
  readonly line: RecipeLine;
  readonly food: Food;
}

/** What the foods of a recipe hold together, each by its weight or share; null where one of them is no food of the tables. */
export function recipeFoodsBlocks(
  evidence: Evidence,
  inquiry: Inquiry,
  found: FoodsFound | undefined,
): Block[] | null {
  const asked = found ? recipeAsked(inquiry) : null;
  if (!asked) return null;
  const parts = asked.recipe.lines.flatMap((line): Part[] => {
    const food = foodOf(line.name, found?.get(line.name) ?? [], { inquiry, nutrients: asked.nutrients });
    return food ? [{ line, food }] : [];
  });
  if (parts.length < asked.recipe.lines.length) return null;
  const told = asked.nutrients.flatMap((nutrient) => totalOf({ evidence, inquiry, asked }, parts, nutrient));
  return told.length > 0 ? [...told.map((sentence) => paragraph(sentence)), paragraph(note(typical))] : null;
}

/** The food that a name is of: the name has to say little else. */
function foodOf(
  name: string,
  named: readonly FoodsNamed[],
  { inquiry, nutrients }: { inquiry: Inquiry; nutrients: readonly FoodNutrient[] },
): Food | undefined {
  const [longest] = named.toSorted((one, other) => other.text.length - one.text.length);
  const isMost = longest && stems(longest.text).length * 2 >= stems(name).length;
  return isMost ? likeliest({ ...inquiry, question: name }, longest, nutrients)[0] : undefined;
}

/** What all parts hold of a nutrient together; says so where the tables do not know it of one of them. */
function totalOf(
  {
    evidence,
    inquiry,
    asked: { recipe, basis },
  }: { evidence: Evidence; inquiry: Inquiry; asked: RecipeAsked },
  parts: readonly Part[],
  nutrient: FoodNutrient,
): Sentence[] {
  const { name, unit } = nutrient;
  const held = parts.map(({ line, food }) => ({ line, food, content: contentOf(food, nutrient) }));
  const unknown = held.flatMap(({ food, content }) => (content === null ? [nameOf(food)] : []));
  if (unknown.length > 0)
    return [note(`The tables hold no ${name} value for ${unknown.join('; ')}, so I tell no sum`)];
  const sum = held.reduce((all, { line, content }) => all + (line.amount * (content ?? 0)) / 100, 0);
  const all = recipe.of === 'share' ? 1 : recipe.lines.reduce((grams, { amount }) => grams + amount, 0);
  const grams = basis?.amount ?? (recipe.of === 'share' ? 100 : all);
  const value = tidy((sum * grams) / all);
  const where = basis || recipe.of === 'share' ? `in ${basis ? stated(basis) : '100 g'}` : 'in all';
  const terms = held.map(
    ({ line, content }) => `${line.words} ${line.name} × ${formatAmount(content ?? 0, unit)}/100 g`,
  );
  const scale =
    recipe.of === 'share'
      ? `${basis ? stated(basis) : '100 g'} × `
      : basis
        ? `${stated(basis)} ÷ ${formatAmount(tidy(all), 'g')} × `
        : '';
  const words = scale ? `${scale}(${terms.join(' + ')})` : terms.join(' + ');
  const statement = `${formatAmount(value, unit)} ${name} ${where}: ${words}`;
  const labels = labelsAsked([inquiry]);
  const shares = labels.isShare
    ? sharesOf(evidence, inquiry, { nutrient, value, isPrinted: labels.isPrinted })
    : [];
  const [first, ...others] = held.map(({ food }) => foodPassage(food));
  return first ? [fact(statement, derive(first, `${statement}.`), ...others, ...shares)] : [];
}
