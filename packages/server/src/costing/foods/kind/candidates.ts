import { searchable } from '../../text.ts';
import { tableFoodsIn } from '../named/tableFoods.ts';
import type { FoodArchetype } from '../tables/records.ts';
import { foodArchetypes, namedLines } from '../tables/tables.ts';
import { createPhraseIndex, type PhraseHit } from './phrases.ts';

/** Names of kinds, one and several of them: a bar, bars. */
const alsoSeveral = (phrases: readonly string[]): string[] => [
  ...new Set(phrases.flatMap((phrase) => (/[a-rt-z]$/i.test(phrase) ? [phrase, `${phrase}s`] : [phrase]))),
];

export const words = createPhraseIndex(foodArchetypes, (archetype) => alsoSeveral(archetype.words));
export const otherSenses = createPhraseIndex(foodArchetypes, (archetype) => alsoSeveral(archetype.not_words));

export type Candidate = PhraseHit<FoodArchetype>;

/** The phrases of a text, but for those of what it means something else by. */
export function candidatesIn(text: string): Candidate[] {
  const dropped = new Set(otherSenses.find(text).map(({ owner }) => owner));
  return words.find(text).filter(({ owner }) => !dropped.has(owner));
}

/** What foods in recipes are called. */
export const foodNames: ReadonlySet<string> = new Set(
  namedLines.flatMap(({ words: own }) => own.map((name) => searchable(name).trim())),
);

/** Whether words are the name of one food together: `water chestnuts`, not `kefir mango`. */
export const isOneFood = (said: string) =>
  foodNames.has(said) || tableFoodsIn(said).some(({ start, end }) => start === 0 && end === said.length);

export const isFoodName = (word: string) => foodNames.has(word) || tableFoodsIn(word).length > 0;

/** The phrase of most words, of equal ones the one nearest the end: an iced matcha latte is a latte. */
export function bestOf(candidates: readonly Candidate[]): FoodArchetype | null {
  const last = Math.max(...candidates.map(({ at }) => at));
  const isKindOnly = candidates.some(({ phrase }) => !foodNames.has(phrase));
  // Peanut butter before cookies is what is in them, and so it is behind granola, which is no food of a recipe.
  const isIn = ({ at, phrase }: Candidate) =>
    foodNames.has(phrase) &&
    (at + phrase.length < last || (isKindOnly && at === last && phrase.includes(' ')));
  const ranked = candidates
    .filter((each) => !isIn(each))
    .toSorted((a, b) => wordsIn(b.phrase) - wordsIn(a.phrase) || b.at - a.at);
  return ranked[0]?.owner ?? null;
}

export const wordsIn = (phrase: string) => phrase.split(' ').length;
