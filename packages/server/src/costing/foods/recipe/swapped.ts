import { fitted, minorShare, percentOf, statementOf, type Line } from '../lines.ts';
import { comeIn, goneFrom, statementsOf, type RecipeNote } from '../recipeNotes.ts';
import type { Refused } from '../named/refused.ts';
import { roleIn } from '../roles.ts';
import type { FoodArchetype, Swap } from '../tables/records.ts';
import { swaps } from '../tables/tables.ts';

/** A line that went, and those that came for it, by their names. */
type Pair = readonly [gone: string, instead: readonly string[]];

/** A recipe, and what went for what in it. */
export interface Swapped {
  lines: Line[];
  pairs: readonly Pair[];
}

/** A recipe with others for some of its lines; what is there twice then is one line. */
export function swapped(lines: readonly Line[], insteadOf: (name: string) => Swap | undefined): Swapped {
  const percents = new Map<string, number>();
  const pairs: Pair[] = [];
  for (const line of lines) {
    const swap = insteadOf(line.name);
    const name = swap?.instead ?? line.name;
    if (swap) pairs.push([line.name, [name, ...swap.beside.map((each) => each.name)]]);
    const place = line.percent * (swap?.part ?? 1);
    const others = (swap?.beside ?? []).map((each) => ({
      name: each.name,
      percent: (place * each.percent) / 100,
    }));
    for (const each of [{ name, percent: place - percentOf(others) }, ...others])
      percents.set(each.name, (percents.get(each.name) ?? 0) + each.percent);
  }
  const made = [...percents].map(([name, percent]) => ({ name, percent }));
  return { lines: [...fitted(made, percentOf(lines))], pairs };
}

/** What takes the place of a line that animals give. */
export const plantFor = (name: string): Swap | undefined =>
  swaps.find(({ line, isAnimal, kinds }) => isAnimal && line === name && kinds.length === 0);

/**
 * A recipe with what is usual instead of the lines that words rule out, where they allow that: of what only has a part
 * that is ruled out as well where there is little of it, as baking powder. What is sweetened by something that the words
 * name gets no other sweetener for it.
 */
export function withoutRefused(
  lines: readonly Line[],
  refused: Refused,
  { archetype, isSweetened }: { archetype: FoodArchetype; isSweetened: boolean },
): Swapped {
  const { category } = archetype;
  const percents = new Map(lines.map(({ name, percent }) => [name, percent]));
  const isOut = (name: string) =>
    refused.is(name) || (refused.holds(name) && (percents.get(name) ?? 0) < minorShare);
  return swapped(lines, (name) =>
    isOut(name)
      ? swaps.find(
          ({ line, instead, beside, kinds, least, notIn }) =>
            line === name &&
            !notIn.includes(category) &&
            (kinds.length === 0 || kinds.includes(archetype.key)) &&
            ![instead, ...beside.map((each) => each.name)].some(refused.holds) &&
            !(isSweetened && roleIn(archetype, instead) === 'sweetener') &&
            (percents.get(name) ?? 0) >= (least ?? 0),
        )
      : undefined,
  );
}

/** What went for what, as labels name it. */
export const swapNote =
  (why: string, pairs: readonly Pair[]): RecipeNote =>
  (finished) => {
    const told = pairs.flatMap(([gone, instead]) => {
      const there = comeIn(instead, finished);
      const isGone = goneFrom([gone], finished).length > 0;
      return isGone && there.length > 0 ? [`${statementsOf(there)} for ${statementOf(gone)}`] : [];
    });
    return told.length === 0 ? '' : `${why}: ${told.join('; ')}.`;
  };
