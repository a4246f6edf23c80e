import type { Serving } from './broughtServing.ts';
import { contentOf, heldOf, type Content } from '../heldOf.ts';
import { fitted, minorShare, percentOf, type Line } from '../lines.ts';
import { groupOf } from '../named/namedFood.ts';
import type { StatedContent } from '../tables/records.ts';
import { statedContents } from '../tables/tables.ts';

/** So much of what a recipe holds of it comes from foods that they bring it: chicken in a bowl of rice, not the egg in a cake. Our assumption. */
const leastOfOwn = 0.4;

/** The foods of a recipe that it has its protein from, where they are no powder. */
export function ownSources(
  recipe: readonly Line[],
  { content: key, ownGroups, mostOfOwn }: StatedContent,
  { shares, isRefused }: Serving,
): readonly Line[] {
  const own = recipe.filter(
    ({ name }) => ownGroups.includes(groupOf.get(name) ?? '') && !shares.has(name) && !isRefused(name),
  );
  const isOwn = contentOf(own, key) >= leastOfOwn * contentOf(recipe, key);
  return isOwn && percentOf(own) < mostOfOwn ? own : [];
}

/** Whether a recipe has its protein from foods whose share the words give. */
export function isOfSet(
  recipe: readonly Line[],
  { content: key, ownGroups }: StatedContent,
  { shares }: Serving,
): boolean {
  const own = recipe.filter(({ name }) => ownGroups.includes(groupOf.get(name) ?? ''));
  const isSet = own.some(({ name }) => shares.has(name));
  return isSet && contentOf(own, key) >= leastOfOwn * contentOf(recipe, key);
}

/** A recipe with more or less of the foods it has its protein from, the others as they are to one another. */
export function raised(
  recipe: readonly Line[],
  { content, own, stated }: { content: StatedContent; own: readonly Line[]; stated: number },
  serving: Serving,
): { lines: readonly Line[]; held: number } {
  const { content: key, mostOfOwn } = content;
  const others = recipe.filter((line) => !own.includes(line) && !serving.shares.has(line.name));
  const [now, room] = [percentOf(own), percentOf([...own, ...others])];
  const [rich, poor] = [
    contentOf(own, key) / now,
    others.length > 0 ? contentOf(others, key) / percentOf(others) : 0,
  ];
  const missing = ((stated - heldOf(recipe, key, serving)) / serving.grams) * 100;
  const wanted = now + missing / (rich - poor);
  const next = Math.max(minorShare, Math.min(mostOfOwn, room - 1, wanted));
  const given = new Map(fitted(others, room - next).map(({ name, percent }) => [name, percent]));
  const lines = recipe.map((line) =>
    own.includes(line)
      ? { name: line.name, percent: (line.percent * next) / now }
      : { name: line.name, percent: given.get(line.name) ?? line.percent },
  );
  return { lines, held: heldOf(lines, key, serving) };
}

/** Whether a line is a food of which such a content is brought: meat and pulses of protein. */
export const isOwnSource = (name: string, key: Content): boolean =>
  statedContents.some(
    ({ content, ownGroups }) => content === key && ownGroups.includes(groupOf.get(name) ?? ''),
  );
