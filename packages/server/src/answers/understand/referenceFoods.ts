import { z } from 'zod';
import { columns, readTable, stems } from '../../registry/index.ts';
import type { Span, Word } from './words.ts';

/** Foods as people call them, under the category of FDA's table (21 CFR 101.12(b)) that they fall into. */
const ReferenceFoods = z.strictObject({ key: columns.key, names: columns.list, ...columns.origin });
const folder = new URL('./data/', import.meta.url);

export const referenceFoods = readTable(folder, 'referenceFoods', ReferenceFoods);

const joined = (words: readonly string[]) => words.join(' ');
const categoryOf = new Map(
  referenceFoods.flatMap(({ key, names }) => names.map((name) => [joined(stems(name)), key] as const)),
);
const mostWords = Math.max(...[...categoryOf.keys()].map((name) => name.split(' ').length));

interface FoundFood {
  readonly category: string;
  /** Its first word, and the word after its last. */
  readonly from: number;
  readonly to: number;
}

/** The foods that stems in their order name; the longest name counts. */
function foodsIn(words: readonly string[]): FoundFood[] {
  const found: FoundFood[] = [];
  for (let at = 0; at < words.length; at = Math.max(at + 1, found.at(-1)?.to ?? 0)) {
    const food = longestFrom(words, at);
    if (food) found.push(food);
  }
  return found;
}

function longestFrom(words: readonly string[], from: number): FoundFood | null {
  for (let to = Math.min(from + mostWords, words.length); to > from; to -= 1) {
    const category = categoryOf.get(joined(words.slice(from, to)));
    if (category) return { category, from, to };
  }
  return null;
}

/** Of names beside one another the last says what it is: a peanut butter cookie is a cookie. */
const isHead = ({ to }: FoundFood, at: number, all: readonly FoundFood[]) => all[at + 1]?.from !== to;

/** The categories of the foods that the stems of a phrase name. */
export const categoriesOfFoods = (words: readonly string[]): string[] => [
  ...new Set(
    foodsIn(words)
      .filter(isHead)
      .map(({ category }) => category),
  ),
];

/** The foods that a question names as things of their own. */
export const foodSpans = (words: readonly Word[]): Span[] =>
  foodsIn(words.map(({ stem }) => stem)).map(({ category, from, to }) => ({
    kind: 'referenceFood',
    key: category,
    from,
    to,
  }));
