import { formatNumber } from '../../../registry/index.ts';
import { excludedIn } from '../../brief/readExcluded.ts';
import { hasPhrase, searchable } from '../../text.ts';
import { leastDriedOff, percentOf, waterLine, type Line } from '../lines.ts';
import type { FoodArchetype } from '../tables/records.ts';
import { isOfClass } from '../recipe/classes.ts';
import { lineContents, usedAs } from '../tables/tables.ts';
import { densityOf } from './density.ts';
import { itemsIn } from './items.ts';
import { isByWeight, isKnown, listsOf, type Listed } from './lists.ts';

/** A recipe that words state from its first line to its last. */
export interface WholeRecipe {
  readonly lines: readonly Line[];
  /** The text without the list, which says nothing else of the product. */
  readonly rest: string;
  readonly notes: readonly string[];
  readonly warnings: readonly string[];
}

/** Shares of a whole recipe add up to so much, %: they are rounded, and what is in traces is not always counted. Our assumption. */
const [leastWhole, mostWhole] = [95, 102];
/** So much of a list has to be known for it to be a recipe, 0 to 1. Our assumption. */
const leastKnown = 0.8;
/** A list by weight is of so many things at least, and weighs about what is sold: else it says what a serving holds. Our assumption. */
const leastItems = 3;
const leastOfServing = 0.8;
/** The recipe that a text states all of; null where it states none, or parts of one. */
export function wholeRecipeIn(archetype: FoodArchetype, text: string): WholeRecipe | null {
  // behind a list “no added sugar, salt” is none of its items
  const ruledOut = excludedIn(text).map(({ called }) => called);
  const items = itemsIn(text).filter(
    ({ measure, called }) =>
      measure !== null || !ruledOut.some((name) => hasPhrase(searchable(called), name)),
  );
  const lists = listsOf(archetype, items).flatMap((list) => [list].concat(sentencesOf(list)));
  for (const run of lists) {
    const weighed = weighedOf(run);
    const made = weighed && madeOf(archetype, { run, weighed, text });
    if (made) return made;
  }
  return null;
}

/** The sentences of a list that goes over several: one of them may be a recipe of its own. */
function sentencesOf(list: readonly Listed[]): Listed[][] {
  const starts = list.flatMap(({ isFirst }, at) => (at === 0 || isFirst ? [at] : []));
  return starts.length > 1 ? starts.map((start, at) => list.slice(start, starts[at + 1])) : [];
}

interface Share {
  readonly item: Listed;
  readonly percent: number;
}

/** What each item is of the whole, %; null where they are no whole recipe. */
function weighedOf(run: readonly Listed[]): Share[] | null {
  const counted = run.filter(({ measure }) => measure !== null && measure !== 'rest');
  if (counted.length === 0) return null;
  return counted.some(isByWeight) ? byWeight(counted) : byShare(run);
}

function byWeight(items: readonly Listed[]): Share[] | null {
  if (items.length < leastItems) return null;
  return items.map((item) => ({
    item,
    percent: item.amount * (item.measure === 'volume' ? densityOf(item.parts) : 1),
  }));
}

/** Shares, what makes them up to the whole, and what of the list has none of its own. */
function byShare(run: readonly Listed[]): Share[] | null {
  const stated = run.reduce((sum, { amount }) => sum + amount, 0);
  const makesUp = run.filter(({ measure }) => measure === 'rest');
  const unmeasured = run.filter((item) => item.measure === null && isKnown(item));
  if (stated > mostWhole || (stated < leastWhole && makesUp.length === 0)) return null;
  const takers = makesUp.length > 0 ? makesUp : unmeasured;
  const each = Math.max(0, 100 - stated) / (takers.length || 1);
  return run.flatMap((item) => {
    const percent = takers.includes(item) ? each : item.amount;
    return percent > 0 ? [{ item, percent }] : [];
  });
}

interface Stated {
  readonly run: readonly Listed[];
  readonly weighed: readonly Share[];
  readonly text: string;
}

function madeOf(archetype: FoodArchetype, { run, weighed, text }: Stated): WholeRecipe | null {
  const whole = weighed.reduce((sum, { percent }) => sum + percent, 0);
  const unknown = weighed.filter(({ item }) => !isKnown(item));
  const left = unknown.reduce((sum, { percent }) => sum + percent, 0);
  const isOfServing =
    weighed.every(({ item }) => !isByWeight(item)) ||
    whole >= (archetype.unit_g / archetype.servings_per_unit) * leastOfServing;
  if (whole <= 0 || left > whole * (1 - leastKnown) || !isOfServing) return null;
  const percents = new Map<string, number>();
  for (const { item, percent } of weighed)
    for (const part of item.parts) {
      const share = (percent / (whole - left)) * part.percent;
      percents.set(part.name, (percents.get(part.name) ?? 0) + share);
    }
  if (percents.size < 2) return null;
  const stated = asWeighed(
    archetype,
    [...percents].map(([name, percent]) => ({ name, percent })),
  );
  const water = driedOff(archetype, stated);
  const [from, to] = [run[0]?.start ?? 0, run.at(-1)?.end ?? 0];
  const names = unknown.map(
    ({ item, percent }) =>
      `${item.called} (${formatNumber(Number(((percent / whole) * 100).toPrecision(2)))} %)`,
  );
  return {
    lines:
      water === 0
        ? stated
        : [
            ...stated.map(({ name, percent }) => ({ name, percent: percent * (1 - water / 100) })),
            { name: waterLine, percent: water },
          ],
    rest: `${text.slice(0, from)}\n${text.slice(to)}`,
    notes: [
      `The recipe is the one that the words state${water > 0 ? ', beside the water that dries off' : ''}.`,
    ],
    warnings:
      names.length > 0
        ? [`Of the stated recipe no price is known of ${names.join(', ')}: the other shares make up for it.`]
        : [],
  };
}

/** Rice of a meal is weighed cooked where the recipe has no water for it. */
function asWeighed(archetype: FoodArchetype, lines: readonly Line[]): Line[] {
  const water = percentOf(lines.filter(({ name }) => name === waterLine));
  const cooked = usedAs.filter(({ classes, times }) => times > 2 && isOfClass(archetype, classes));
  return lines.map(({ name, percent }) => {
    const row = cooked.find(({ line }) => line === name);
    return { name: row && water < percent ? row.instead : name, percent };
  });
}

/** A recipe of so much that is dry has no water of its own, %. Our assumption. */
const leastDry = 80;

/** Water of a dough that a recipe of dry things leaves out, %: `98 % rye, salt` of a crispbread. */
function driedOff({ recipe, process_yield: kept }: FoodArchetype, lines: readonly Line[]): number {
  if (lines.some(({ name }) => name === waterLine)) return 0;
  const isDry =
    percentOf(lines.map(({ name, percent }) => ({ name, percent: (percent * dryOf(name)) / 100 }))) >=
    leastDry;
  return isDry && 1 - kept > leastDriedOff
    ? (recipe.find(({ name }) => name === waterLine)?.percent ?? 0)
    : 0;
}

/** Percent of a line that is not water. */
function dryOf(name: string): number {
  const held = lineContents.get(name);
  return held ? Math.min(100, held.protein + held.carbohydrate + held.fat + held.fibre + held.salt) : 0;
}
