import { foodsNamedIn, placesNamedIn } from '../named/namedFood.ts';
import { besideNamed } from '../named/besideNamed.ts';
import { lineCalled } from '../named/lineCalled.ts';
import { groupPriceOf } from '../named/tableFoods.ts';
import type { FoodArchetype } from '../tables/records.ts';
import { foodPrices } from '../tables/tables.ts';

/**
 * The line of recipes that an item of a list is, undefined: none is known. What stands last is what it is: `free-range
 * whole egg` is egg, unless what stands before is a food too, as in `rice vinegar`.
 */
export function lineOf(archetype: FoodArchetype, called: string): string | undefined {
  const words = called.split(' ');
  for (let from = 0; from < words.length; from += 1) {
    const [ahead, left] = [words.slice(0, from).join(' '), words.slice(from).join(' ')];
    if (placesNamedIn(ahead).length > 0) break;
    const line = lineCalled(left)?.name;
    if (line !== undefined) return line;
  }
  const line = foodsNamedIn(archetype, called).at(-1)?.line ?? besideNamed(called).at(-1)?.name;
  return line !== undefined && (foodPrices.has(line) || groupPriceOf(line)) ? line : undefined;
}
