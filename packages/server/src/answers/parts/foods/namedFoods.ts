import { stems } from '../../../registry/index.ts';
import { type Block, citedIn } from '../../prose.ts';
import type { Inquiry } from '../../understand/inquiry.ts';
import type { Understanding } from '../../understand/understand.ts';
import type { FoodsFound } from './composition.ts';
import { foodKey } from './foodPassage.ts';

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

/** Whether a question that asks what foods hold or weigh names any. */
export const namesFoods = (found: FoodsFound | undefined): boolean =>
  [...(found?.values() ?? [])].some((named) => named.length > 0);

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
    .filter(({ foods }) => foods.some((food) => cited.has(foodKey(food))));
  return named.length === 0
    ? inquiry
    : {
        ...inquiry,
        namedWords: new Set([...inquiry.namedWords, ...named.flatMap(({ text }) => stems(text))]),
      };
}
