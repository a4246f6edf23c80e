import { linesNamedIn, placesNamedIn } from './namedFood.ts';
import { groupPriceOf } from './tableFoods.ts';
import { foodPrices, gradeWords, recipeEntries, type PrintedBand } from '../tables/tables.ts';

/** A line that recipes have, with what a kilogram of it costs. */
export interface CalledLine {
  name: string;
  price: PrintedBand;
}

const bracket = /\s*\([^()]*\)/g;
/** `65 Brix`, `85 %`, `DE42`, `T55`: how strong or how fine something is. */
const figure = /(?:\b(?:de|t)\s?\d+\b|\d+(?:[.,]\d+)?\s*(?:%|°?\s*brix\b|°?bx\b))/gi;
const graded = new RegExp(
  `(?<![\\p{L}-])(?:${gradeWords
    .flatMap(({ words }) => words)
    .toSorted((a, b) => b.length - a.length)
    .join('|')})(?![\\p{L}-])`,
  'giu',
);

const plain = (name: string): string =>
  name
    .replace(/[\s,;]+/g, ' ')
    .trim()
    .toLowerCase();

const byStatement = new Map(
  [...recipeEntries.values()].flatMap(({ line, statement }) =>
    [statement, statement.replace(bracket, ''), line].map((name) => [plain(name), line] as const),
  ),
);

/** The line of recipes that a name of a spec sheet is, but for words of grade; undefined where it says anything more. */
export function lineCalled(name: string): CalledLine | undefined {
  const bare = plain(name.replace(bracket, ' ').replace(figure, ' '));
  for (const called of new Set([plain(name), bare, plain(bare.replace(graded, ' '))])) {
    const line = byStatement.get(called) ?? lineNamed(called);
    const price = line === undefined ? null : (foodPrices.get(line) ?? groupPriceOf(line));
    if (line !== undefined && price) return { name: line, price };
  }
  return undefined;
}

/** What a text names from its first letter to its last. */
function lineNamed(called: string): string | undefined {
  const [place, ...others] = placesNamedIn(called);
  const isWhole = place?.start === 0 && place.end === called.length && others.length === 0;
  return isWhole ? linesNamedIn(called)[0] : undefined;
}
