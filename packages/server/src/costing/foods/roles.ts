import type { FoodArchetype } from './tables/records.ts';
import type { KindRole, Role } from './tables/roleRecords.ts';
import { kindRoles, recipeEntries } from './tables/tables.ts';

/** A line of a kind. */
const placeOf = (kind: string, line: string) => `${kind}\n${line}`;

const ofKind: ReadonlyMap<string, KindRole> = new Map(
  kindRoles.flatMap((row) => row.lines.map((line) => [placeOf(row.archetype, line), row] as const)),
);

/** What a line is in a kind of food. One of the table of foods is there because the words name it. */
export const roleIn = ({ key }: FoodArchetype, line: string): Role =>
  ofKind.get(placeOf(key, line))?.role ?? recipeEntries.get(line)?.role ?? 'character';

/** What does the work of a line of a kind where that goes, and how much of its place it takes. */
export function workOf({ key }: FoodArchetype, line: string): { instead: string; part: number } | null {
  const row = ofKind.get(placeOf(key, line));
  return row?.instead ? { instead: row.instead, part: row.part ?? 1 } : null;
}
