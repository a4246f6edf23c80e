import { fitted, minorShare, percentOf, statementOf, type Line } from '../lines.ts';
import type { Refused } from '../named/refused.ts';
import { roleIn } from '../roles.ts';
import type { FoodArchetype, Swap } from '../tables/records.ts';
import { swaps } from '../tables/tables.ts';

/** A line that went, and the one that came for it, by their names. */
type Pair = readonly [gone: string, instead: string];

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
    if (swap) pairs.push([line.name, name]);
    percents.set(name, (percents.get(name) ?? 0) + line.percent * (swap?.part ?? 1));
  }
  const made = [...percents].map(([name, percent]) => ({ name, percent }));
  return { lines: [...fitted(made, percentOf(lines))], pairs };
}

/** What takes the place of a line that animals give. */
export const plantFor = (name: string): Swap | undefined =>
  swaps.find(({ line, isAnimal }) => isAnimal && line === name);

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
          ({ line, instead, least, notIn }) =>
            line === name &&
            !notIn.includes(category) &&
            !refused.holds(instead) &&
            !(isSweetened && roleIn(archetype, instead) === 'sweetener') &&
            (percents.get(name) ?? 0) >= (least ?? 0),
        )
      : undefined,
  );
}

/** What went for what, as labels name it. */
export const swapNotes = (why: string, pairs: readonly Pair[]): string[] =>
  pairs.length === 0
    ? []
    : [
        `${why}: ${pairs.map(([gone, instead]) => `${statementOf(instead)} for ${statementOf(gone)}`).join('; ')}.`,
      ];
