import { stems } from '../../../registry/index.ts';
import { hasPhrase, searchable } from '../../text.ts';
import { askedIn } from './askedLines.ts';
import type { Made } from './body.ts';
import { generalNamedIn } from './generalFoods.ts';
import { minorShare, percentOf, statementOf, type Line } from '../lines.ts';
import { groupOf, type NamedFood } from './namedFood.ts';
import type { FoodArchetype } from '../tables/records.ts';
import { ofCome, statementsOf, withoutNote } from '../recipeNotes.ts';
import type { Role } from '../tables/roleRecords.ts';
import { roleIn, workOf } from '../roles.ts';
import { onlyWords } from '../tables/tables.ts';

/** Of a food that is named there may be so many times its usual share, where others leave their places to it. Our assumption. */
const mostOfUsual = 2;

/**
 * Who says what is in it means no other of what a kind may have in it: pecan granola has no pumpkin seeds, and plain
 * crackers have no seeds at all. What they leave goes to what is named, as far as such a food has of it, then to what
 * the thing is of.
 */
export function withoutStrays(archetype: FoodArchetype, made: Made, text: string): Made {
  const general = withGeneral(archetype, made, text);
  if (!saysWhich(archetype, general, text)) return general;
  const strays = straysOf(archetype, general, text);
  const kept = general.lines.filter((line) => !strays.includes(line));
  if (strays.length === 0 || !isFood(archetype, kept)) return general;
  const lines = strays.reduce<readonly Line[]>((so, stray) => withWork(archetype, so, stray), kept);
  return {
    ...general,
    lines: filled(archetype, { lines, foods: general.foods }, percentOf(general.lines)),
    notes: [
      ...general.notes,
      withoutNote(
        strays.map(({ name }) => name),
        ', which others of the kind have: the words name what is in this one.',
      ),
    ],
  };
}

const groupsOf = (foods: readonly NamedFood[]): ReadonlySet<string> =>
  new Set(foods.map(({ group }) => group));

/** A recipe with what the words name in general, where it has nothing of it: `with seeds`. */
function withGeneral(archetype: FoodArchetype, made: Made, text: string): Made {
  const roles = new Set(made.lines.map(({ name }) => roleIn(archetype, name)));
  const isSweet = ({ name }: Line) => roleIn(archetype, name) === 'sweetener';
  const added = generalNamedIn(text, groupsOf(made.foods)).flatMap(({ groups, recipe }) =>
    (archetype.kind === 'drink' && !recipe.some(isSweet)) ||
    (recipe.some(isSweet) && roles.has('sweetener')) ||
    made.lines.some(({ name }) => groups.includes(groupOf.get(name) ?? ''))
      ? []
      : recipe,
  );
  if (added.length === 0) return made;
  const room = (100 - percentOf(added)) / 100;
  return {
    ...made,
    lines: [...made.lines.map(({ name, percent }) => ({ name, percent: percent * room })), ...added],
    notes: [
      ...made.notes,
      ofCome(
        added.map(({ name }) => name),
        (there) => `${statementsOf(there)}: what the words name in general, at usual shares.`,
      ),
    ],
  };
}

/** Roles that make one of its kind another than the next, wherever the words name what has them; others by their name alone. */
const telling: ReadonlySet<Role> = new Set(['character', 'body', 'protein']);

/** Whether the words say which one of its kind it is: by a food that is no part of every one, or that it is a plain one. */
function saysWhich(archetype: FoodArchetype, { lines, foods }: Made, text: string): boolean {
  const said = searchable(text);
  const isPlain = onlyWords.some(
    ({ words, wants }) => wants === 'plain' && words.some((each) => hasPhrase(said, searchable(each).trim())),
  );
  const present = new Set(lines.map(({ name }) => name));
  const isOfAll = ({ line }: NamedFood) =>
    roleIn(archetype, line) === 'body' && archetype.recipe.some(({ name }) => name === line);
  return (
    isPlain ||
    foods.some(
      (food) =>
        (present.has(food.line) || food.isFlavour) &&
        !isOfAll(food) &&
        (food.isTitle || telling.has(roleIn(archetype, food.line))),
    )
  );
}

/** The lines of a kind's own recipe that make it one of its kind, and that the words do not name. */
function straysOf(archetype: FoodArchetype, { lines, foods }: Made, text: string): readonly Line[] {
  const named = new Set(foods.map(({ line }) => line));
  const general = new Set(generalNamedIn(text, groupsOf(foods)).flatMap(({ groups }) => groups));
  const isAsked = askedIn(archetype, text);
  const usual = new Set(archetype.recipe.map(({ name }) => name));
  const roots = new Set(foods.map(({ row }) => stems(row.words[0] ?? '').join(' ')));
  // Peanut butter is of the peanuts that a peanut bar names.
  const isOfNamed = (name: string) => stems(statementOf(name)).some((stem) => roots.has(stem));
  return lines.filter(
    ({ name }) =>
      usual.has(name) &&
      roleIn(archetype, name) === 'character' &&
      !named.has(name) &&
      !isOfNamed(name) &&
      !general.has(groupOf.get(name) ?? '') &&
      !isAsked(name),
  );
}

/** Whether lines are a food without the others: of something, or of several things that the words name. */
const isFood = (archetype: FoodArchetype, lines: readonly Line[]): boolean => {
  const roles = lines.map(({ name }) => roleIn(archetype, name));
  return (
    roles.some((role) => role === 'body' || role === 'liquid' || role === 'protein') ||
    roles.filter((role) => role === 'character').length > 1
  );
};

/** Lines with what does the work of one that goes: without peanut butter a bar needs another fat. */
function withWork(archetype: FoodArchetype, lines: readonly Line[], stray: Line): readonly Line[] {
  const work = workOf(archetype, stray.name);
  if (!work) return lines;
  const own = lines.find(({ name }) => name === work.instead);
  const line = { name: work.instead, percent: (own?.percent ?? 0) + stray.percent * work.part };
  return [...lines.filter((each) => each !== own), line];
}

/** Lines brought to the whole: by what is named, as much as such a food has of it, then by what the thing is of. */
function filled(
  archetype: FoodArchetype,
  { lines, foods }: Pick<Made, 'lines' | 'foods'>,
  whole: number,
): readonly Line[] {
  const named = new Map(foods.map((food) => [food.line, food]));
  const rooms = new Map(
    lines.map((line) => [line.name, roomOf(archetype, line, named.get(line.name))] as const),
  );
  const room = [...rooms.values()].reduce((sum, each) => sum + each, 0);
  const free = whole - percentOf(lines);
  const part = room > 0 ? Math.min(1, free / room) : 0;
  const more = lines.map(({ name, percent }) => ({ name, percent: percent + (rooms.get(name) ?? 0) * part }));
  const takers = takersOf(archetype, more, named);
  const left = whole - percentOf(more);
  return more.map((line) =>
    takers.includes(line)
      ? { name: line.name, percent: line.percent + (left * line.percent) / percentOf(takers) }
      : line,
  );
}

/** How much more of a line there may be, %. */
function roomOf(archetype: FoodArchetype, { name, percent }: Line, food: NamedFood | undefined): number {
  const usual = food?.usual ?? 0;
  if (!food || food.isPart || food.isLittle || food.stated !== null || usual < minorShare) return 0;
  return roleIn(archetype, name) === 'character' ? Math.max(0, usual * mostOfUsual - percent) : 0;
}

/** Which lines take what is left: those that the thing is of, else water, else what is named. */
function takersOf(
  archetype: FoodArchetype,
  lines: readonly Line[],
  named: ReadonlyMap<string, NamedFood>,
): readonly Line[] {
  const isOpen = ({ name }: Line) => (named.get(name)?.stated ?? null) === null;
  const of = (...roles: readonly Role[]) =>
    lines.filter((line) => isOpen(line) && roles.includes(roleIn(archetype, line.name)));
  const groups = [
    lines.filter(
      (line) =>
        isOpen(line) &&
        (named.get(line.name)?.isBody || ['body', 'protein'].includes(roleIn(archetype, line.name))),
    ),
    of('liquid'),
    lines.filter((line) => isOpen(line) && named.has(line.name) && line.percent >= minorShare),
    lines,
  ];
  return groups.find((each) => each.length > 0) ?? lines;
}
