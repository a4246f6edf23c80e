import type { Made } from './body.ts';
import { minorShare, titleOf, type Line } from '../lines.ts';
import { foodsNamedIn } from './namedFood.ts';
import type { FoodArchetype } from '../tables/records.ts';
import { withShares } from '../shares.ts';
import { besideNamed } from './besideNamed.ts';
import { sharesOf } from './namedLines.ts';

/** How much of it each further food of a list is, of what the first is. Our assumption: lists are by weight. */
const falling = [1, 0.6, 0.4, 0.3];
const least = 0.2;

/**
 * The recipe of a food without a kind of its own: the foods that the words name share the place of its first line, the
 * earlier the more, and what seasons them has its usual share.
 */
export function withOpen(archetype: FoodArchetype, recipe: readonly Line[], text: string): Made {
  const foods = foodsNamedIn(archetype, text);
  const [place, ...rest] = recipe;
  const named = foodsOf(foods, besideNamed(text));
  if (!place || named.length === 0) return { lines: recipe, notes: [], foods };
  const isIn = new Set(rest.map(({ name }) => name));
  const fresh = named.filter(({ name }) => !isIn.has(name));
  const minor = fresh.filter(({ usual }) => usual < minorShare);
  const main = fresh.filter((each) => !minor.includes(each));
  const room = Math.max(place.percent - minor.reduce((sum, { usual }) => sum + usual, 0), place.percent / 2);
  const weights = main.map((_, at) => falling[at] ?? least);
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const lines = [
    ...(main.length > 0
      ? main.map(({ name }, at) => ({ name, percent: (room * (weights[at] ?? 0)) / whole }))
      : minor.map(({ name }) => ({ name, percent: room / minor.length }))),
    ...(main.length > 0 ? minor.map(({ name, usual }) => ({ name, percent: usual })) : []),
    ...rest,
  ];
  const shares = sharesOf(foods);
  return {
    lines: withShares(lines, shares),
    notes: [
      `No kind of its own is known of this food: its recipe is the foods that the words name, in falling shares (${fresh.map(({ name }) => titleOf(name)).join(', ')}).`,
    ],
    foods,
  };
}

interface Named {
  readonly name: string;
  readonly usual: number;
  readonly start: number;
}

/** Every food once, in the order of the text. */
function foodsOf(foods: ReturnType<typeof foodsNamedIn>, others: ReturnType<typeof besideNamed>): Named[] {
  const all = [
    ...foods.map(({ line, usual, row, start }) => ({ name: line, usual: usual ?? row.usual ?? 8, start })),
    ...others.map(({ name, group, start }) => ({ name, usual: group.usual, start })),
  ].toSorted((a, b) => a.start - b.start);
  return all.filter(({ name }, at) => all.findIndex((each) => each.name === name) === at);
}
