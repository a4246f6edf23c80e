import type { Serving } from './broughtServing.ts';
import { contentOf, heldOf, shareOf } from '../heldOf.ts';
import { percentOf, type Line } from '../lines.ts';
import { plantFor } from '../recipe/swapped.ts';
import { isOfSet, ownSources, raised } from './ownSources.ts';
import type { StatedContent } from '../tables/records.ts';
import { recipeEntries } from '../tables/tables.ts';

/** A recipe brought to so many grams of a content a serving, as far as such a food holds it together. */
export function bringTo(
  brought: readonly Line[],
  { content, grams: stated }: { content: StatedContent; grams: number },
  serving: Serving,
): { lines: readonly Line[]; held: number } {
  const { grams, isRefused, shares } = serving;
  const { content: key, leastOfSource, sourceBy, leastWater } = content;
  const own = ownSources(brought, content, serving);
  if (own.length > 0) return raised(brought, { content, own, stated }, serving);
  // Of a meal of so much chicken the words say how much there is: nobody adds whey to it.
  if (isOfSet(brought, content, serving)) return { lines: brought, held: heldOf(brought, key, serving) };
  const isSource = ({ name }: Line) =>
    shareOf(name, sourceBy) >= leastOfSource &&
    recipeEntries.get(name)?.purpose !== 'flavour' &&
    !shares.has(name) &&
    !isRefused(name);
  const recipe = brought.some(isSource)
    ? brought
    : withMoreOfBase(brought, { content, grams: stated }, serving);
  const start = heldOf(recipe, key, serving) < stated ? sourceFor(content, serving) : undefined;
  // Meat and pulses are what they are made of: nobody adds whey to jerky.
  const isRichItself = shareOf(greatestOf(recipe)?.name ?? '', key) >= richItself;
  const lines =
    recipe.some(isSource) || isRichItself || !start ? recipe : [...recipe, { name: start, percent: 0.001 }];
  const sources = lines.filter(isSource);
  const filler = fillerOf(
    lines.filter((line) => !isSource(line) && !shares.has(line.name)),
    leastWater,
  );
  const held = heldOf(lines, key, serving);
  if (!filler || sources.length === 0) return { lines, held };
  const now = percentOf(sources);
  // Egg white powder is nearly all of it as it is.
  const most = Math.min(Math.max(mostFor(content, serving), now), percentOf([...sources, filler]) - 1);
  const rich = (contentOf(sources, key) / now) * 100;
  const missing = ((stated - held) / grams) * 100;
  const wanted = now + (missing / (rich - shareOf(filler.name, key))) * 100;
  const next = Math.max(0, Math.min(most, wanted));
  const moved = lines.map((line): Line => {
    const { name, percent } = line;
    if (line === filler) return { name, percent: percent + now - next };
    return isSource(line) ? { name, percent: (percent * next) / now } : line;
  });
  const kept = moved.filter(({ percent }) => percent > 0);
  return { lines: kept, held: heldOf(kept, key, serving) };
}

/** What holds so much of it, percent, is there for it: cottage cheese of a dip, not its water. Our assumption. */
const leastOfBase = 6;
/** So much of a food is its base at most, percent: the rest seasons and binds it. Our assumption. */
const mostOfBase = 90;

/** What a food may have more of by more of what it is of; of sugar and salt there is what was added. */
const brings: ReadonlySet<StatedContent['content']> = new Set(['protein', 'fibre']);

/** A food with more of what it is of in the place of its water, before anything is bought for what that brings itself. */
function withMoreOfBase(
  recipe: readonly Line[],
  { content: { content: key }, grams: stated }: { content: StatedContent; grams: number },
  serving: Serving,
): readonly Line[] {
  const { shares, isDrink, isDough, isRefused, grams } = serving;
  const water = recipe.find(({ name }) => recipeEntries.get(name)?.purpose === 'water');
  const base = greatestOf(recipe.filter((line) => line !== water));
  const missing = ((stated - heldOf(recipe, key, serving)) / grams) * 100;
  const isFixed = !base || shares.has(base.name) || isRefused(base.name);
  if (!brings.has(key) || !water || isFixed || missing <= 0 || isDrink || isDough) return recipe;
  const rich = shareOf(base.name, key);
  if (rich < leastOfBase) return recipe;
  const more = Math.max(0, Math.min((missing / rich) * 100, water.percent, mostOfBase - base.percent));
  return recipe
    .map((line) => {
      if (line === base) return { name: line.name, percent: line.percent + more };
      return line === water ? { name: line.name, percent: line.percent - more } : line;
    })
    .filter(({ percent }) => percent > 0);
}

/** What is bought for it where a recipe has nothing of the kind. */
const sourceFor = ({ added, addedPlants }: StatedContent, { isPlants, isRefused }: Serving) =>
  [added, addedPlants].find((name) => !isRefused(name) && !(isPlants && plantFor(name) !== undefined));

/** So much of what is moist is its protein powder and no more: it would be a paste. */
const mostFor = ({ mostOfSources, mostOfMoist }: StatedContent, { isChilled, isDrink, isDry }: Serving) =>
  isChilled || (isDrink && !isDry) ? mostOfMoist : mostOfSources;

/** A recipe whose greatest line holds so much of it, percent, is brought to no more. Our assumption. */
const richItself = 15;
const greatestOf = (lines: readonly Line[]) => lines.toSorted((a, b) => b.percent - a.percent)[0];

/** What gives way: water where a recipe has any to speak of, else its greatest line. */
function fillerOf(lines: readonly Line[], leastWater: number): Line | undefined {
  const sorted = lines.toSorted((a, b) => b.percent - a.percent);
  const water = sorted.find(({ name }) => recipeEntries.get(name)?.purpose === 'water');
  return water && water.percent > leastWater ? water : sorted[0];
}
