import type { FoodArchetype } from './records.ts';
import { recipeEntries } from './tables.ts';

/** A line of a recipe: what is mixed, and its share, %. */
export type Line = FoodArchetype['recipe'][number];

export const waterLine = 'Beverages, water, tap, drinking';

export const percentOf = (lines: readonly Line[]) => lines.reduce((sum, { percent }) => sum + percent, 0);

/** A line as an ingredient list names it, without what is in it. */
export const statementOf = (line: string) =>
  recipeEntries.get(line)?.statement.replace(/ \(.*\)$/, '') ?? line;

export const capital = (words: string) => words.replace(/^./, (letter) => letter.toUpperCase());
export const titleOf = (line: string) => capital(statementOf(line));
