import { besideNamed } from '../named/besideNamed.ts';
import { foodsNamedIn, placesNamedIn } from '../named/namedFood.ts';
import { lineCalled } from '../named/lineCalled.ts';
import { groupPriceOf } from '../named/tableFoods.ts';
import { searchable } from '../../text.ts';
import type { Line } from '../lines.ts';
import type { FoodArchetype } from '../tables/records.ts';
import { foodCategories, foodPrices, preparations } from '../tables/tables.ts';

const named = preparations
  .flatMap((row) => row.words.map((word) => ({ row, word: searchable(word).trim() })))
  .toSorted((a, b) => b.word.length - a.word.length);

/** The lines of recipes that an item of a list is, in %; none: nobody knows it. A brew or a sauce is what it is made of. */
export function partsOf(archetype: FoodArchetype, called: string, share: number): readonly Line[] {
  const said = searchable(called).trimEnd();
  const isDrunk = archetype.kind === 'drink' && !foodCategories.get(archetype.category)?.pack.isDry;
  const found = named.find(
    ({ row: { least }, word }) =>
      said.endsWith(` ${word}`) && (least === null || (isDrunk && share >= least)),
  );
  if (!found) return lineOf(archetype, called).map((name) => ({ name, percent: 100 }));
  const { recipe } = found.row;
  if (!recipe.some(({ name }) => name === ofIt)) return recipe;
  const [food] = lineOf(archetype, said.slice(0, -found.word.length).trim());
  return food ? recipe.map(({ name, percent }) => ({ name: name === ofIt ? food : name, percent })) : [];
}

/** In the recipe of a preparation: the food that it is of. */
const ofIt = '*';

/**
 * The line that a name is. What stands last is what it is: `free-range whole egg` is egg, unless what stands before is a
 * food too, as in `rice vinegar`.
 */
function lineOf(archetype: FoodArchetype, called: string): string[] {
  const words = called.split(' ');
  for (let from = 0; from < words.length; from += 1) {
    const [ahead, left] = [words.slice(0, from).join(' '), words.slice(from).join(' ')];
    if (placesNamedIn(ahead).length > 0) break;
    const line = lineCalled(left)?.name;
    if (line !== undefined) return [line];
  }
  const line = foodsNamedIn(archetype, called).at(-1)?.line ?? besideNamed(called).at(-1)?.name;
  return line !== undefined && (foodPrices.has(line) || groupPriceOf(line)) ? [line] : [];
}
