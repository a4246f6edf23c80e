import { z } from 'zod';
import type { Food } from '../../../foods/index.ts';
import { columns, formatAmount, formatNumber, readTable } from '../../../registry/index.ts';
import { fact, type Sentence } from '../../prose.ts';
import { isAny, readCue } from '../../understand/cue.ts';
import { clauseOf } from '../../understand/names/entities.ts';
import type { FoodNutrient } from '../../understand/foods/foodsAsked.ts';
import { derive } from '../../values.ts';
import { contentOf, foodPassage, nameOf } from './foodPassage.ts';

/** A row of `betweenAsks.csv`: what asks how two foods differ. */
const BetweenAsk = z.strictObject({ key: columns.key, cues: columns.list });
const asked = readTable(new URL('./data/', import.meta.url), 'betweenAsks', BetweenAsk).flatMap(({ cues }) =>
  cues.map(readCue),
);

/** By how much, and how many times, one of two foods holds more of a nutrient than the other, where that is asked for. */
export function betweenTwo(
  question: string,
  groups: readonly (readonly Food[])[],
  nutrient: FoodNutrient,
): Sentence[] {
  if (groups.length !== 2 || !isAny(asked, clauseOf(question))) return [];
  const [one, other] = groups.map((foods) => foods.find((food) => contentOf(food, nutrient) !== null));
  if (!one || !other) return [];
  const [more, less] = [one, other]
    .map((food) => ({ food, value: contentOf(food, nutrient) ?? 0 }))
    .toSorted((left, right) => right.value - left.value);
  if (!more || !less || more.value === less.value) return [];
  const { name, unit } = nutrient;
  const difference = Number((more.value - less.value).toPrecision(4));
  const times = less.value > 0 ? Number((more.value / less.value).toPrecision(3)) : null;
  const told = `${nameOf(more.food)} has ${formatAmount(difference, unit)} more ${name} in 100 g than ${nameOf(less.food)}: ${formatNumber(more.value)} − ${formatNumber(less.value)}${times === null ? '' : `; that is ${formatNumber(times)} times as much`}`;
  return [fact(told, derive(foodPassage(more.food), `${told}.`), foodPassage(less.food))];
}
