import { stems } from '../../../registry/index.ts';
import { type Block, citedIn } from '../../prose.ts';
import type { Inquiry } from '../../understand/inquiry.ts';
import type { Understanding } from '../../understand/understanding.ts';
import type { FoodsFound } from './composition.ts';
import { foodsAsked } from '../../understand/foods/foodsAsked.ts';
import { plainTalk } from '../../understand/foods/foodTalk.ts';
import { fractions } from './amountWords.ts';
import { foodKey, nameOf } from './foodPassage.ts';

/** A question without the unknown names that the tables of foods know: Persea americana is avocado there. */
export function withFoodsKnown(read: Understanding, found: FoodsFound | undefined): Understanding {
  const understanding = read.apart
    ? { ...read, apart: read.apart.map((each) => withFoodsKnown(each, found)) }
    : read;
  const words = new Set([...(found?.values() ?? [])].flat().flatMap(({ text }) => stems(text)));
  const isFood = (name: string) => stems(name).every((stem) => words.has(stem));
  const { whole, parts } = understanding;
  if (words.size === 0 || !parts.concat(whole).some((each) => each.unknownNames.some(isFood)))
    return understanding;
  const known = (inquiry: Inquiry): Inquiry => ({
    ...inquiry,
    unknownNames: inquiry.unknownNames.filter((name) => !isFood(name)),
  });
  const own = known(whole);
  return { ...understanding, whole: own, parts: parts.map((part) => (part === whole ? own : known(part))) };
}

/** Whether a part asks what so many grams of a food hold: the grams are of the food, and of no nutrient that is worked with. */
export const weighsFoods = (parts: readonly Inquiry[], found: FoodsFound | undefined): boolean =>
  parts.some((part) => {
    const asked = foodsAsked(part);
    if (!asked || asked.nutrients.length === 0) return false;
    const named = found?.get(asked.text) ?? [];
    return named.some(
      ({ start, text }) => weighed.test(asked.text.slice(0, start)) && !isNutrient.test(text),
    );
  });

/** “30 g of the reduced fat …”: grams right before a food. */
const weighed = /\d\s?g(?:rams?)?\s+(?:of\s+)?(?:[\p{L}-]+\s+){0,3}$/iu;
/** Foods that a label declares by themselves. */
const isNutrient = /\b(?:salt|sugars?|protein|fat)\b/i;

/** Whether a question that asks what foods hold or weigh names any. */
export const namesFoods = (found: FoodsFound | undefined): boolean =>
  [...(found?.values() ?? [])].some((named) => named.length > 0);

/** Words of parts of a measure. */
const fractionWords: readonly string[] = [...fractions.keys()].flatMap(stems);

/** A question to which the names of the foods that its answer cites are known, whatever the tables call them. */
export function withFoodsCited(
  inquiry: Inquiry,
  found: FoodsFound | undefined,
  blocks: readonly Block[],
): Inquiry {
  // what is worked out of a food is cited by its key and the statement
  const cited = new Set(citedIn(blocks).map(({ key }) => key.split('+')[0]));
  const named = [...(found?.values() ?? [])]
    .flat()
    .map(({ text, foods }) => ({ text, foods: foods.filter((food) => cited.has(foodKey(food))) }))
    .filter(({ foods }) => foods.length > 0);
  if (named.length === 0) return inquiry;
  // “separable lean” is of the name in the tables, “bottled” tells nothing that they hold
  const words = named.flatMap(({ text, foods }) => [text, ...foods.map(nameOf)].flatMap(stems));
  return {
    ...inquiry,
    namedWords: new Set([...inquiry.namedWords, ...words, ...plainTalk, ...fractionWords]),
  };
}
