import { once, tokenize } from '../registry/index.ts';
import { otherNames, usualFoods, wordsOf } from './called.ts';
import { readFoodNames } from './readFoods.ts';
import { calledNames, singular } from './wording.ts';

/** Where a text names a food. */
export interface NamePlace {
  readonly start: number;
  readonly end: number;
}

const mostWords = 4;

/** Names of two words and more, as names are compared, whatever the food. */
const longNames = once(() => {
  const names = new Set<string>();
  const note = (words: readonly string[]) => {
    if (words.length > 1 && words.length <= mostWords) names.add(words.join(' '));
  };
  for (const name of readFoodNames()) for (const called of calledNames(name)) note(wordsOf(called));
  for (const [called] of [...otherNames(), ...usualFoods()]) note(called.split(' '));
  return names;
});

/**
 * The names of foods in a text that are of two words and more. What stands in one is a word of it: the sugar of icing
 * sugar is no nutrient that is asked for, the Spain of Spanish mackerel no market.
 */
export function longNamesIn(text: string): NamePlace[] {
  const tokens = tokenize(text);
  const words = tokens.map(({ stem }) => singular(stem));
  const names = longNames();
  const places: NamePlace[] = [];
  for (let from = 0; from < tokens.length; from++) {
    const to = lengths
      .map((length) => from + length)
      .find((end) => end <= words.length && names.has(words.slice(from, end).join(' ')));
    const [first, last] = [tokens[from], to === undefined ? undefined : tokens[to - 1]];
    if (to === undefined || !first || !last) continue;
    places.push({ start: first.start, end: last.start + last.text.length });
    from = to - 1;
  }
  return places;
}

const lengths = Array.from({ length: mostWords - 1 }, (_, at) => mostWords - at);
