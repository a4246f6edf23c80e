import { hasPhrase, searchable } from '../../text.ts';
import { fitted, percentOf, type Line } from '../lines.ts';
import { readIngredients } from '../../named/readIngredients.ts';
import type { FoodArchetype, OccasionalLine } from '../tables/records.ts';
import { occasionalLines, onlyWords, recipeEntries } from '../tables/tables.ts';

/**
 * A kind's recipe without the lines that a plain food of the kind has none of, unless the words ask for them: dark
 * chocolate has no mushrooms in it. Where the words do not name the kind itself, the recipe is the usual one.
 */
export function withAsked({ key, words, recipe }: FoodArchetype, text: string): readonly Line[] {
  const said = searchable(text);
  const has = (phrase: string) => hasPhrase(said, searchable(phrase).trim());
  // `Baby carrot and pear purée` names the kind as well, with its fruit between.
  if (!words.some((phrase) => searchable(phrase).trim().split(' ').every(has))) return recipe;
  const isAsked = askedIn({ key }, text);
  const idle = new Set(
    occasionalLines.filter((row) => row.archetype === key && !isAsked(row.line)).map(({ line }) => line),
  );
  if (idle.size === 0) return recipe;
  return fitted(
    recipe.filter(({ name }) => !idle.has(name)),
    percentOf(recipe),
  );
}

/** Whether a line is one of these, and the words of a text ask for it. */
export function askedIn({ key }: Pick<FoodArchetype, 'key'>, text: string): (line: string) => boolean {
  const said = searchable(text);
  const has = (phrase: string) => hasPhrase(said, searchable(phrase).trim());
  const rows = occasionalLines.filter((row) => row.archetype === key && row.words.some(has));
  const isVague = ({ line, words }: OccasionalLine) =>
    recipeEntries.get(line)?.purpose === 'active' && words.filter(has).every((word) => effects.has(word));
  const vague = rows.filter(isVague);
  // Who doses an active has said which one: of `functional`, 100 mg of theanine each, nothing else is wanted.
  const isDosed =
    vague.length > 0 && readIngredients(text).wanted.some(({ amount }) => amount !== null && amount > 0);
  const asked = new Set(rows.filter((row) => !isDosed || !vague.includes(row)).map(({ line }) => line));
  return (line) => asked.has(line);
}

/** Words that want an effect, and leave open what has it. */
const effects: ReadonlySet<string> = new Set(
  onlyWords.flatMap(({ wants, words }) => (wants === 'an effect' ? words : [])),
);
