import type { Amount, Mention } from '../../registry/index.ts';
import { textBehind } from '../text.ts';

/** `magnesium as citrate`, `zinc 10 mg (as gluconate)`, `iron (fumarate)`. */
const asForm = /^\s*(?:[(,]\s*)?(?:as|als|in the form of|from)\s+(?:\p{L}+ and )?([\p{L}-]+)/iu;
const inBrackets = /^\s*\(\s*([\p{L}-]+)\s*\)/u;

/** The word for the compound that a text says a name is in, behind it or behind its amount; null where it says none. */
export function compoundWord(text: string, { end }: Mention, amount: Amount | null): string | null {
  const places = [end, ...(amount && amount.start >= end ? [amount.end] : [])];
  for (const place of places) {
    const after = textBehind(text, place);
    const [, word] = asForm.exec(after) ?? inBrackets.exec(after) ?? [];
    if (word) return word;
  }
  return null;
}
