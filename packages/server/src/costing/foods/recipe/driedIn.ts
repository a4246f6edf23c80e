import { leastDriedOff, percentOf, fitted, statementOf, titleOf, waterLine, type Line } from '../lines.ts';
import { dryKinds, lineContents, namedLines } from '../tables/tables.ts';
import type { FoodArchetype } from '../tables/records.ts';
import type { Shares } from '../shares.ts';

/** A recipe of which nothing goes in wet, and what was done for it. */
export interface Dried {
  readonly lines: readonly Line[];
  readonly notes: readonly string[];
  readonly warnings: readonly string[];
}

/** A food with less dry matter, %, is wet: fresh fruit and vegetables, milk, meat, tofu; honey and raisins are not. Our assumption. */
const leastDry = 55;

const dryMatterOf = (line: string): number =>
  Math.min(
    100,
    (['protein', 'fat', 'carbohydrate', 'fibre', 'salt'] as const).reduce(
      (sum, content) => sum + (lineContents.get(line)?.[content] ?? 0),
      0,
    ),
  );

/** The dried form of each food that has one, and the usual share of it, %; null: it has none. */
const dryForms = new Map(
  namedLines
    .filter(({ line, dry, dryLine }) => dry !== null && line !== dryLine && dryMatterOf(line) < leastDry)
    .map(({ line, dry, dryLine }) => [line, dryLine ? { line: dryLine, usual: dry ?? 0 } : null] as const)
    .toReversed(),
);

/** Whether everything goes into a kind of food dry, and nothing is dried afterwards. */
const isDryKind = ({ key, category, process_yield: kept, recipe }: FoodArchetype): boolean =>
  1 - kept <= leastDriedOff &&
  !recipe.some(({ name }) => isWet(name)) &&
  dryKinds.some(({ categories, unless }) => categories.includes(category) && !unless.includes(key));

const isWet = (line: string): boolean => line === waterLine || dryForms.has(line);

/**
 * A recipe of a kind that is blended dry, with the dried form of what is wet: as much as is left when its water is gone,
 * but no less than is usual of it. What has no dried form here is left out, and told. A share that the words give is
 * that of what is in the food: it stays.
 */
export function driedIn(archetype: FoodArchetype, lines: readonly Line[], shares: Shares): Dried {
  const wet = isDryKind(archetype) ? lines.filter(({ name }) => isWet(name)) : [];
  if (wet.length === 0 || wet.length === lines.length) return { lines, notes: [], warnings: [] };
  const made = wet.map((line) => ({ line, form: dryForms.get(line.name) ?? null }));
  const percents = new Map(
    lines.filter((line) => !wet.includes(line)).map((line) => [line.name, line.percent]),
  );
  const set = new Set<string>();
  for (const { line, form } of made) {
    if (!form) continue;
    const left = (line.percent * dryMatterOf(line.name)) / (dryMatterOf(form.line) || 100);
    const share = shares.get(line.name) ?? Math.max(left, Math.min(line.percent, form.usual));
    percents.set(form.line, Math.max(percents.get(form.line) ?? 0, share));
    set.add(form.line);
  }
  const all = [...percents].map(([name, percent]) => ({ name, percent }));
  const own = all.filter(({ name }) => set.has(name) || shares.has(name));
  const others = all.filter((line) => !own.includes(line));
  const known = made.filter(({ form }) => form !== null);
  const unknown = made.filter(({ form, line }) => form === null && line.name !== waterLine);
  return {
    lines: others.length > 0 ? [...fitted(others, percentOf(lines) - percentOf(own)), ...own] : own,
    notes:
      known.length > 0
        ? [
            `Everything goes in dry: ${known.map(({ line, form }) => `${statementOf(form?.line ?? '')} for ${statementOf(line.name)}`).join('; ')}.`,
          ]
        : [],
    warnings:
      unknown.length > 0
        ? [
            `${unknown.map(({ line }) => titleOf(line.name)).join(', ')}: such a food is mixed dry, and no dried form of that is known here. It is left out; ask a supplier of dried foods for one.`,
          ]
        : [],
  };
}
