import { foodsAsked } from '../foods/foodsAsked.ts';
import type { Inquiry } from '../inquiry.ts';
import { turnWords } from '../turnWords.ts';
import { wordsOf } from '../words.ts';
import { heldIn, withoutLeaning } from './echoes.ts';

/** “50 g of peanuts”, “a tablespoon of coconut oil”. */
const portion =
  /^(?<amount>(?:an?|one|half an?|\d+(?:[.,/]\d+)?)\s*\p{L}+(?:\s\p{L}+)?)\s+of\s+(?<food>\p{L}.{1,47})$/iu;

const weighing = turnWords('weighing');

/**
 * “And 50 g of peanuts?” after what 30 g of almonds hold, or after what a cup of oats weighs: the same of another food, in
 * another amount. Null where a turn says more than that, or foods were not spoken of.
 */
export function ofPortion({ question }: Inquiry, before: Inquiry): string | null {
  const { amount, food } = portion.exec(withoutLeaning(question))?.groups ?? {};
  if (amount === undefined || food === undefined) return null;
  const nutrients = foodsAsked(before)?.nutrients ?? [];
  if (nutrients.length > 0) return heldIn(nutrients, `${amount} of ${food}`);
  const isWeighed = wordsOf(before.question).some(({ stem }) => weighing.has(stem));
  return isWeighed ? `What does ${amount} of ${food} weigh?` : null;
}
