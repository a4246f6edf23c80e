import { fitted, percentOf, type Line } from '../lines.ts';
import { roleIn } from '../roles.ts';
import type { FoodArchetype } from '../tables/records.ts';
import { recipeEntries } from '../tables/tables.ts';
import type { Role } from '../tables/roleRecords.ts';

/** Below this share, %, fruit, nuts, flour and fat are in no recipe for what they are. Our assumption. */
const leastOfFood = 1;
/** What a recipe had this share of, %, was in it for more than its taste. Our assumption. */
const leastUsual = 2;

/** What is in a food for what it is, and not for a taste or an effect that little of it has. */
const bulky: ReadonlySet<Role> = new Set(['character', 'body', 'fat', 'protein', 'sweetener', 'liquid']);

/**
 * A recipe without what nobody named and of which limits have left too little to be there for anything: 0.7 % of
 * cranberries. The greater lines have its place.
 */
export function withoutTraces(
  archetype: FoodArchetype,
  lines: readonly Line[],
  isKept: (line: string) => boolean,
): readonly Line[] {
  const usual = new Map(archetype.recipe.map(({ name, percent }) => [name, percent]));
  const isTrace = ({ name, percent }: Line) =>
    percent < leastOfFood &&
    (usual.get(name) ?? 0) >= leastUsual &&
    bulky.has(roleIn(archetype, name)) &&
    !recipeEntries.get(name)?.highIntensity &&
    !isKept(name);
  const kept = lines.filter((line) => !isTrace(line));
  return kept.length === lines.length ? lines : fitted(kept, percentOf(lines));
}
