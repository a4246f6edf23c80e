import type { Content } from '../heldOf.ts';
import { percentOf, type Line } from '../lines.ts';
import type { IsRefused } from '../named/refused.ts';
import { placeTakers } from '../tables/tables.ts';

/** What a recipe is of, and what may not come into it. */
interface Kind {
  readonly archetype: string;
  readonly isRefused: IsRefused;
}

/**
 * A recipe in which what gave way to a limit has its work done: what has grown for it is as it was, and in its place is
 * what such a kind has for bulk, binding and taste then. Of kinds that need nothing of the sort the recipe is as it is.
 */
export function withPlaceTakers(
  { before, after }: { before: readonly Line[]; after: readonly Line[] },
  content: Content | 'fat',
  { archetype, isRefused }: Kind,
): readonly Line[] {
  const row = placeTakers.find((each) => each.content === content && each.kinds.includes(archetype));
  const takers = row?.recipe.filter(({ name }) => !isRefused(name)) ?? [];
  const parts = percentOf(takers);
  if (parts <= 0) return after;
  const had = new Map(before.map(({ name, percent }) => [name, percent]));
  const grownOf = ({ name, percent }: Line) => Math.max(0, percent - (had.get(name) ?? 0));
  const grown = after.reduce((sum, line) => sum + grownOf(line), 0);
  if (grown <= 0) return after;
  const room = new Map(takers.map(({ name, percent }) => [name, (percent / parts) * grown]));
  const kept = after.map((line) => ({
    name: line.name,
    percent: line.percent - grownOf(line) + (room.get(line.name) ?? 0),
  }));
  const come = takers.filter(({ name }) => !after.some((line) => line.name === name));
  return [...kept, ...come.map(({ name }) => ({ name, percent: room.get(name) ?? 0 }))].filter(
    ({ percent }) => percent > 0,
  );
}
