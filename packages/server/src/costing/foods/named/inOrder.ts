import type { Made } from './body.ts';
import { percentOf, titleOf, type Line } from '../lines.ts';
import type { NamedFood } from './namedFood.ts';
import { ofCome } from '../recipeNotes.ts';
import { roleIn } from '../roles.ts';
import { listIn, madeFromIn } from './runs.ts';
import type { FoodArchetype } from '../tables/records.ts';
import { standing } from './uninvited.ts';

/** What each food of a list has of what the one before it has. Our assumption: lists are by weight. */
const falling = 0.6;
/** So much more of a later food than of an earlier one is another order. Our assumption. */
const mostBehind = 1.5;
/** A food of so little a usual share, %, is in a list for its taste, wherever it stands. Our assumption. */
const leastMain = 6;
/** Of a food there is not more than so many times its usual share because of its place. Our assumption. */
const mostOfUsual = 4;

/**
 * A food whose words list what is in it has most of what they name first, as lists of ingredients are by weight: a spread of
 * `dates, tahini, cocoa` is no tahini. What such foods have in all stays.
 */
export function inOrder(archetype: FoodArchetype, made: Made, text: string): Made {
  const mains = mainsOf(archetype, made, text);
  const shares = mains.map(({ percent }) => percent);
  const isOrdered = shares.every((share, at) => at === 0 || share <= (shares[at - 1] ?? 0) * mostBehind);
  if (archetype.kind !== 'food' || mains.length < 2 || isOrdered) return made;
  const whole = percentOf(mains);
  const weights = mains.map((_, at) => falling ** at);
  const sum = weights.reduce((all, weight) => all + weight, 0);
  const of = new Map(mains.map(({ name }, at) => [name, (whole * (weights[at] ?? 0)) / sum]));
  return {
    foods: made.foods,
    lines: capped(made, of),
    notes: [
      ...made.notes,
      ofCome(
        mains.map(({ name }) => name),
        (there) => `In the order in which the words list them: ${there.map(titleOf).join(', ')}.`,
      ),
    ],
  };
}

/** The foods that a thing is of, as the words list them; one that they call it by, first. */
function mainsOf(archetype: FoodArchetype, { lines, foods }: Made, text: string): Line[] {
  const places = standing(foods);
  const from = [...madeFromIn(text, places)];
  const listed = (from.length > 1 ? from : listIn(text, places)).map(({ food }) => food);
  const isMain = ({ stated, isLittle, isPart, isFlavour, usual, line }: NamedFood) =>
    stated === null &&
    !isLittle &&
    !isPart &&
    !isFlavour &&
    (usual ?? 0) >= leastMain &&
    ['body', 'character', 'protein'].includes(roleIn(archetype, line));
  const names = listed.filter(isMain).map(({ line }) => line);
  return [...new Set(names)].flatMap((name) => lines.find((line) => line.name === name) ?? []);
}

/** Lines with such shares, none far beyond what is usual of it but the first, which takes what is left. */
function capped({ lines, foods }: Made, of: ReadonlyMap<string, number>): readonly Line[] {
  const [first] = of.keys();
  const usual = new Map(foods.map((food) => [food.line, food.usual ?? 0]));
  const most = new Map(
    [...of].map(([name, share]) => [
      name,
      name === first ? share : Math.min(share, (usual.get(name) ?? 0) * mostOfUsual),
    ]),
  );
  const left = [...of].reduce((sum, [name, share]) => sum + share - (most.get(name) ?? 0), 0);
  return lines.map(({ name, percent }) => ({
    name,
    percent: (most.get(name) ?? percent) + (name === first ? left : 0),
  }));
}
