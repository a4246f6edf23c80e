import { isOfClass } from './classes.ts';
import { waterLine, type Line } from '../lines.ts';
import type { FoodArchetype } from '../tables/records.ts';
import { usedAs } from '../tables/tables.ts';

/**
 * A recipe as a kitchen weighs it: rice, pasta and pulses go into a meal cooked, and basil into pesto fresh, with the water
 * that is in them then, as far as there is so much.
 */
export function asUsed(
  archetype: FoodArchetype,
  lines: readonly Line[],
  asStated: ReadonlySet<string>,
): readonly Line[] {
  const rows = usedAs.filter(({ classes }) => isOfClass(archetype, classes));
  const rowOf = (line: string) => rows.find((row) => row.line === line);
  // `35 % basil`, `12 % lentils`: stated as it is used.
  const timesOf = (line: string) => (asStated.has(line) ? 1 : (rowOf(line)?.times ?? 1));
  const taken = lines.reduce((sum, { name, percent }) => sum + percent * Math.max(0, timesOf(name) - 1), 0);
  if (!lines.some(({ name }) => rowOf(name))) return lines;
  const percents = new Map<string, number>();
  for (const { name, percent } of lines) {
    const row = rowOf(name);
    const left = name === waterLine ? Math.max(0, percent - taken) : percent * timesOf(name);
    const called = row?.instead ?? name;
    percents.set(called, (percents.get(called) ?? 0) + left);
  }
  return [...percents].flatMap(([name, percent]) => (percent > 0 ? [{ name, percent }] : []));
}
