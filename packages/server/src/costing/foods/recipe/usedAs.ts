import { isOfClass } from './classes.ts';
import { waterLine, type Line } from '../lines.ts';
import type { FoodArchetype } from '../tables/records.ts';
import { usedAs } from '../tables/tables.ts';

/**
 * A recipe as a kitchen weighs it: rice, pasta and pulses go into a meal cooked, and basil into pesto fresh, with the water
 * that is in them then, as far as there is so much.
 */
export function asUsed(archetype: FoodArchetype, lines: readonly Line[]): readonly Line[] {
  const rows = usedAs.filter(({ classes }) => isOfClass(archetype, classes));
  const rowOf = (line: string) => rows.find((row) => row.line === line);
  const taken = lines.reduce(
    (sum, { name, percent }) => sum + percent * Math.max(0, (rowOf(name)?.times ?? 1) - 1),
    0,
  );
  if (!lines.some(({ name }) => rowOf(name))) return lines;
  const percents = new Map<string, number>();
  for (const { name, percent } of lines) {
    const row = rowOf(name);
    const left = name === waterLine ? Math.max(0, percent - taken) : percent * (row?.times ?? 1);
    const called = row?.instead ?? name;
    percents.set(called, (percents.get(called) ?? 0) + left);
  }
  return [...percents].flatMap(([name, percent]) => (percent > 0 ? [{ name, percent }] : []));
}
