import { hasPhrase, searchable } from '../../text.ts';
import { fitted, percentOf, type Line } from '../lines.ts';
import type { FoodArchetype } from '../tables/records.ts';
import { occasionalLines } from '../tables/tables.ts';

/**
 * A kind's recipe without the lines that a plain food of the kind has none of, unless the words ask for them: dark
 * chocolate has no mushrooms in it. Where the words do not name the kind itself, the recipe is the usual one.
 */
export function withAsked({ key, words, recipe }: FoodArchetype, text: string): readonly Line[] {
  const said = searchable(text);
  const has = (phrase: string) => hasPhrase(said, searchable(phrase).trim());
  // `Baby carrot and pear purée` names the kind as well, with its fruit between.
  if (!words.some((phrase) => searchable(phrase).trim().split(' ').every(has))) return recipe;
  const idle = new Set(
    occasionalLines.filter((row) => row.archetype === key && !row.words.some(has)).map(({ line }) => line),
  );
  if (idle.size === 0) return recipe;
  return fitted(
    recipe.filter(({ name }) => !idle.has(name)),
    percentOf(recipe),
  );
}

/** Whether a line is one of these, and the words of a text ask for it. */
export function askedIn({ key }: FoodArchetype, text: string): (line: string) => boolean {
  const said = searchable(text);
  const has = (phrase: string) => hasPhrase(said, searchable(phrase).trim());
  const asked = new Set(
    occasionalLines.filter((row) => row.archetype === key && row.words.some(has)).map(({ line }) => line),
  );
  return (line) => asked.has(line);
}
