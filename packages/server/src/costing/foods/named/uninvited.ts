import type { Made } from './body.ts';
import { generalNamedIn } from './generalFoods.ts';
import { askedIn } from './askedLines.ts';
import { percentOf, waterLine, type Line } from '../lines.ts';
import { withoutNote } from '../recipeNotes.ts';
import { kindNamesIn } from './kindNames.ts';
import { groupOf, type NamedFood } from './namedFood.ts';
import { roleIn } from '../roles.ts';
import { neededOf } from '../recipe/works.ts';
import { listIn, madeFromIn } from './runs.ts';
import { recipeEntries, structures } from '../tables/tables.ts';
import type { FoodArchetype } from '../tables/records.ts';
import type { Structure } from '../tables/roleRecords.ts';

/** So much of a recipe but for its water is named that the rest of its kind's own foods can go, %. Our assumption. */
const leastNamed = 25;
/** From so great a usual share on, %, a food that is named is more than a taste. Our assumption. */
const leastMain = 8;
/** Fat that the words name takes so many times its usual share, before water takes the rest. Our assumption. */
const mostOfFat = 2.5;

const driedFruit = 'dried fruit';

/** Where foods stand in a text. */
export const standing = (foods: readonly NamedFood[]) =>
  foods.map((food) => ({ food, start: food.start, end: food.start + food.called.length }));

/**
 * Who lists what is in a food, or says what it is made from, invites nothing else into it: of the kind's own recipe there
 * stays what does work that nothing named does, as flour in a cookie, and what is named takes the place of the others.
 */
export function withoutUninvited(archetype: FoodArchetype, made: Made, text: string): Made {
  // Chicken tikka masala is one thing, and no list.
  const kinds = kindNamesIn(text, archetype.key);
  const places = standing(made.foods).filter(
    (place) => !kinds.some((name) => name.start <= place.start && place.end <= name.end),
  );
  if (listIn(text, places).length === 0 && madeFromIn(text, places).size === 0) return made;
  const uninvited = uninvitedOf(archetype, made, text);
  const kept = made.lines.filter((line) => !uninvited.includes(line));
  const named = new Set(made.foods.map(({ line }) => line));
  const isEnough =
    percentOf(kept.filter(({ name }) => named.has(name) && name !== waterLine)) >= leastNamed ||
    kept.some(({ name }) => roleIn(archetype, name) === 'body');
  if (uninvited.length === 0 || !isEnough) return made;
  return {
    foods: made.foods,
    lines: filled({ ...made, lines: kept }, percentOf(uninvited)),
    notes: [
      ...made.notes,
      withoutNote(
        uninvited.map(({ name }) => name),
        ': the words list what is in it.',
      ),
    ],
  };
}

const isOf = (names: readonly string[], name: string) => names.includes('*') || names.includes(name);
const isLineOf = ({ groups, lines }: Structure, line: string) =>
  lines.includes(line) || groups.includes('*') || groups.includes(groupOf.get(line) ?? '');

/** What a kind's own recipe has that the words neither name nor need. */
function uninvitedOf(archetype: FoodArchetype, { lines, foods }: Made, text: string): readonly Line[] {
  const named = new Set(foods.map(({ line }) => line));
  const groups = new Set(foods.map(({ group }) => group));
  const general = new Set(generalNamedIn(text, groups).flatMap((row) => row.groups));
  const isAsked = askedIn(archetype, text);
  // Dates by the part sweeten it: no syrup beside them is named.
  const isSweet = foods.some(
    ({ group, usual: share, isLittle }) => group === driedFruit && !isLittle && (share ?? 0) >= leastMain,
  );
  const usual = new Set(archetype.recipe.map(({ name }) => name));
  const needed = neededOf(archetype, foods, text);
  const rows = structures.filter(({ kinds }) => isOf(kinds, archetype.key));
  const does = (what: Structure['does'], line: string) =>
    rows.some(
      (row) => row.does === what && isLineOf(row, line) && !row.unless.some((group) => groups.has(group)),
    );
  return lines.filter(({ name }) => {
    const isKept =
      !usual.has(name) || named.has(name) || general.has(groupOf.get(name) ?? '') || isAsked(name);
    if (isKept || needed.has(name) || does('stays', name)) return false;
    const isTaste = roleIn(archetype, name) === 'seasoning' && recipeEntries.get(name)?.role === 'character';
    return (
      isTaste ||
      ['character', 'protein', 'body'].includes(roleIn(archetype, name)) ||
      (archetype.kind === 'food' &&
        (does('goes', name) || (isSweet && roleIn(archetype, name) === 'sweetener')))
    );
  });
}

/** What has become free goes to the greater foods that are named, else to the fat that is, and to water. */
function filled({ lines, foods }: Made, free: number): readonly Line[] {
  const of = new Map(foods.map((food) => [food.line, food]));
  const isMain = ({ name }: Line) => {
    const food = of.get(name);
    return (
      food !== undefined &&
      food.stated === null &&
      !food.isLittle &&
      !food.isPart &&
      (food.isBody || Math.max(food.row.usual ?? 0, food.row.drink ?? 0) >= leastMain)
    );
  };
  const mains = lines.filter(isMain);
  if (mains.length > 0) return shared(lines, mains, free);
  const fats = lines.filter(({ name }) => ['oil', 'fat', 'butter'].includes(of.get(name)?.group ?? ''));
  const room = fats.reduce(
    (sum, { name, percent }) => sum + Math.max(0, (of.get(name)?.usual ?? 0) * mostOfFat - percent),
    0,
  );
  const ofFat = fats.length > 0 ? Math.min(free, room) : 0;
  const wet = lines.find(({ name }) => name === waterLine) ?? { name: waterLine, percent: 0 };
  const others = lines.filter((line) => line !== wet);
  return [
    ...(ofFat > 0 ? shared(others, fats, ofFat) : others),
    { ...wet, percent: wet.percent + free - ofFat },
  ].filter(({ percent }) => percent > 0);
}

/** Lines with so much more for some of them, in proportion. */
const shared = (lines: readonly Line[], takers: readonly Line[], more: number): readonly Line[] =>
  lines.map((line) =>
    takers.includes(line)
      ? { name: line.name, percent: line.percent + (more * line.percent) / percentOf(takers) }
      : line,
  );
