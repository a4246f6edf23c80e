import { formatNumber, registry } from '../../../registry/index.ts';
import type { FormulaLine } from '../../line.ts';
import { percentOf, waterLine, type Line } from '../lines.ts';
import type { Shares } from '../shares.ts';
import { recipeEntries, swaps } from '../tables/tables.ts';

/** Actives and a recipe with as much caffeine as the words say, and what became of it. */
interface Topped {
  readonly actives: readonly FormulaLine[];
  readonly recipe: readonly Line[];
  readonly notes: readonly string[];
}

/** Leaf and beans are brewed so much weaker or stronger than usual, before caffeine is added or too much of it told. Our assumption. */
const [leastBrewed, mostBrewed] = [0.3, 2];

const isCaffeine = ({ material }: FormulaLine) =>
  material.ingredient === 'caffeine' && material.unit === 'mg';

/**
 * Stated caffeine is all that a serving holds: leaf and beans of the recipe bring it as far as they can be brewed so, those
 * of which the words give a share stay as they are, and only the rest is added.
 * @param servingG grams mixed for a serving
 */
export function besideBrought(
  actives: readonly FormulaLine[],
  recipe: readonly Line[],
  { grams: servingG, shares }: { readonly grams: number; readonly shares: Shares },
): Topped {
  const stated = actives.find((line) => line.isStated && isCaffeine(line));
  const usual = caffeineOf(recipe) * servingG * 1000;
  if (!stated || usual < 1) return { actives, recipe, notes: [] };
  const times = stated.amount / usual;
  const isDry = !recipe.some(({ name }) => name === waterLine);
  const brewed = isDry ? partDecaffeinated(recipe, times, shares) : brewedTo(recipe, times, shares);
  const brought = caffeineOf(brewed) * servingG * 1000;
  const missing = stated.amount - brought;
  const rest = missing < leastAdded ? [] : [{ ...stated, amount: Math.round(missing) }];
  return {
    actives: actives.flatMap((line) => (line === stated ? rest : [line])),
    recipe: brewed,
    notes: [
      `The recipe brings about ${formatNumber(Math.round(brought))} mg of the ${formatNumber(stated.amount)} mg caffeine that the words say; ${rest.length > 0 ? 'the rest is added' : 'none is added'}.`,
    ],
  };
}

/** Less, mg, nobody weighs in. Our assumption. */
const leastAdded = 2;

/** A dry recipe with so much of its caffeine: what is above that is of coffee without it, where there is such. */
function partDecaffeinated(recipe: readonly Line[], times: number, shares: Shares): readonly Line[] {
  if (times >= 1) return recipe;
  return recipe.flatMap((line): Line[] => {
    const instead = decaffeinated.get(line.name);
    if (instead === undefined || shares.has(line.name)) return [line];
    const [own, other] = [caffeineIn(line.name), caffeineIn(instead)];
    if (own <= other) return [line];
    const part = Math.min(1, (own * (1 - times)) / (own - other));
    return [
      { name: line.name, percent: line.percent * (1 - part) },
      { name: instead, percent: line.percent * part },
    ];
  });
}

const caffeineIn = (name: string): number => recipeEntries.get(name)?.caffeinePercent ?? 0;

/** What stands for coffee without its caffeine. */
const decaffeinated: ReadonlyMap<string, string> = new Map(
  swaps.flatMap(({ line, instead }) => (instead.includes('decaffeinated') ? [[line, instead] as const] : [])),
);

/** A recipe with so many times its leaf and beans, its water giving or taking: it is brewed so. */
function brewedTo(recipe: readonly Line[], times: number, shares: Shares): readonly Line[] {
  const part = Math.min(mostBrewed, Math.max(leastBrewed, times));
  const isBrewed = ({ name }: Line) => caffeineIn(name) > 0 && !shares.has(name);
  const water = recipe.find(({ name }) => name === waterLine);
  const more = percentOf(recipe.filter(isBrewed)) * (part - 1);
  if (!water || more === 0 || more >= water.percent) return recipe;
  return recipe.map((line) => {
    if (line === water) return { name: line.name, percent: line.percent - more };
    return isBrewed(line) ? { name: line.name, percent: line.percent * part } : line;
  });
}

/** Caffeine that a recipe brings a serving, as an active's line; none where it brings none to speak of. */
export function caffeineLines(recipe: readonly Line[], servingG: number): FormulaLine[] {
  const material = [...registry.materials.values()].find(
    (each) => each.ingredient === 'caffeine' && each.unit === 'mg',
  );
  const amount = Math.round(caffeineOf(recipe) * servingG * 1000);
  return material && amount >= 1 ? [{ material, amount, isStated: false }] : [];
}

/** Share of a recipe that is caffeine, 0 to 1. */
const caffeineOf = (recipe: readonly Line[]) =>
  recipe.reduce((sum, { name, percent }) => sum + (percent / 100) * (caffeineIn(name) / 100), 0);
