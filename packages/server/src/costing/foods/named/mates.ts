import type { Made } from './body.ts';
import { shareOf } from '../heldOf.ts';
import { percentOf, type Line } from '../lines.ts';
import { statementsOf, withoutNote } from '../recipeNotes.ts';
import { groupOf, type NamedFood } from './namedFood.ts';
import type { FoodArchetype } from '../tables/records.ts';
import { roleIn } from '../roles.ts';
import { recipeEntries } from '../tables/tables.ts';

/** Up to so much of a recipe, %, sweetens it and does no more: of cookies sugar is what they are made of. Our assumption. */
const mostToSweeten = 12;
/** Of a sweetener that is named there may be so many times its usual share instead of others. Our assumption. */
const mostOfUsual = 1.5;

const sweetenedWith = /\bsweetened[^\S\n]+(?:\p{L}+[^\S\n]+)?(?:with|by)[^\S\n]+(?:\p{L}+[^\S\n]+){0,3}$/iu;

/** The foods that sweeten a recipe, as the words name them. */
export const sweetenersNamed = (
  archetype: FoodArchetype,
  foods: readonly NamedFood[],
  text: string,
): readonly NamedFood[] =>
  foods.filter(
    ({ line, group, start }) =>
      roleIn(archetype, line) === 'sweetener' ||
      group === driedFruit ||
      sweetenedWith.test(text.slice(0, start)),
  );
/** Dates, figs and raisins sweeten what has no sugar. */
const driedFruit = 'dried fruit';

/**
 * Who says which oil, vinegar or sweetener is in it means no other of a kind's recipe: a dressing of olive oil has no
 * sunflower oil beside. The one that is named takes their places.
 */
export function withoutMates(archetype: FoodArchetype, made: Made, text: string): Made {
  const present = new Set(made.lines.map(({ name }) => name));
  const foods = made.foods.filter(({ line, isLittle }) => present.has(line) && !isLittle);
  const oils = matesOf(archetype, made, foods).reduce((so, mates) => settled(so, mates, Infinity), made);
  const wholly = foods.filter(({ start }) => sweetenedWith.test(text.slice(0, start)));
  const sweet =
    wholly.length > 0 ? wholly : foods.filter(({ line }) => roleIn(archetype, line) === 'sweetener');
  if (sweet.length === 0) return oils;
  // Of what is hundreds of times as sweet as sugar nobody puts in as much: sugar's place is the others' then.
  const bulky = sweet.filter(({ line }) => !recipeEntries.get(line)?.highIntensity);
  const heirs = new Set((bulky.length > 0 ? bulky : sweet).map(({ line }) => line));
  const named = new Set(foods.map(({ line }) => line));
  const gone = oils.lines.filter(
    ({ name, percent }) =>
      roleIn(archetype, name) === 'sweetener' &&
      !named.has(name) &&
      (percent <= mostToSweeten || wholly.length > 0) &&
      archetype.recipe.some((line) => line.name === name),
  );
  const most = sweet.reduce((sum, { usual }) => sum + (usual ?? 0), 0) * mostOfUsual;
  const isWholly = wholly.length > 0 && bulky.length > 0;
  return settled(oils, { gone: namesOf(gone), heirs }, isWholly ? Infinity : most);
}

/** Lines that go, and those that take their places. */
interface Mates {
  readonly gone: readonly string[];
  readonly heirs: ReadonlySet<string>;
}

const namesOf = (lines: readonly Line[]) => lines.map(({ name }) => name);

function matesOf(archetype: FoodArchetype, { lines }: Made, foods: readonly NamedFood[]): Mates[] {
  const named = new Set(foods.map(({ line }) => line));
  const groups = new Set(
    foods
      .filter(({ line }) => ['fat', 'seasoning'].includes(roleIn(archetype, line)))
      .map(({ group }) => group),
  );
  return [
    ...proteinsOf(archetype, lines, foods),
    ...[...groups].map((group) => ({
      heirs: new Set(foods.filter((food) => food.group === group).map(({ line }) => line)),
      gone: namesOf(lines.filter(({ name }) => groupOf.get(name) === group && !named.has(name))),
    })),
  ];
}

/** Who says which protein is in a bar or a cereal means no other powder beside it: a collagen bar has no whey. */
function proteinsOf(archetype: FoodArchetype, lines: readonly Line[], foods: readonly NamedFood[]): Mates[] {
  const isPowder = (name: string) =>
    roleIn(archetype, name) === 'protein' &&
    proteinGroups.has(groupOf.get(name) ?? '') &&
    shareOf(name, 'protein') >= leastOfPowder;
  const heirs = new Set(foods.flatMap(({ line }) => (isPowder(line) ? [line] : [])));
  const gone = namesOf(lines.filter(({ name }) => isPowder(name) && !heirs.has(name)));
  return heirs.size > 0 && gone.length > 0 ? [{ gone, heirs }] : [];
}

const proteinGroups: ReadonlySet<string> = new Set(['protein', 'collagen']);
/** A protein powder holds so much protein, percent. Our assumption. */
const leastOfPowder = 50;

/** A recipe without such lines, their heirs having as much more, up to so much in all, %; the others have the rest. */
function settled(made: Made, { gone, heirs }: Mates, most: number): Made {
  const out = made.lines.filter(({ name }) => gone.includes(name));
  if (out.length === 0) return made;
  const kept = made.lines.filter((line) => !out.includes(line));
  const now = percentOf(kept.filter(({ name }) => heirs.has(name)));
  const others = percentOf(kept) - now;
  const whole = percentOf(made.lines);
  const next = others > 0 ? Math.max(now, Math.min(most, now + percentOf(out))) : whole;
  const share = (name: string) => (heirs.has(name) ? next / now : (whole - next) / (others || 1));
  return {
    foods: made.foods,
    lines: kept.map(({ name, percent }) => ({ name, percent: percent * share(name) })),
    notes: [...made.notes, withoutNote(gone, `: the words name ${statementsOf([...heirs])}.`)],
  };
}
