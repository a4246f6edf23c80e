import { stemOf } from '../../../registry/index.ts';
import { searchable } from '../../text.ts';
import { tableFoodsIn } from '../named/tableFoods.ts';
import type { FoodArchetype } from '../tables/records.ts';
import { foodArchetypes, namedLines } from '../tables/tables.ts';
import { createPhraseIndex, type PhraseHit } from './phrases.ts';

/** What joins the words of a phrase, and tells no kind. */
const joining: ReadonlySet<string> = new Set(['and', 'with', 'for', 'from', 'the']);

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

/**
 * The phrase of most words, of equal ones the one nearest the end: an iced matcha latte is a latte. Of kinds that have
 * the same phrase the one that is called by more of it: miso soup is instant miso soup before it is any instant soup.
 */
export function bestOf(candidates: readonly Candidate[]): Candidate | null {
  const last = Math.max(...candidates.map(({ at }) => at));
  const isKindOnly = candidates.some(({ phrase }) => !foodNames.has(phrase));
  // Peanut butter before cookies is what is in them, and so it is behind granola, which is no food of a recipe.
  const isIn = ({ at, phrase }: Candidate) =>
    foodNames.has(phrase) &&
    (at + phrase.length < last || (isKindOnly && at === last && phrase.includes(' ')));
  const ranked = candidates
    .filter((each) => !isIn(each))
    .toSorted((a, b) => wordsIn(b.phrase) - wordsIn(a.phrase) || b.at - a.at || calledBy(b) - calledBy(a));
  return ranked[0] ?? null;
}

/** How many words of a phrase its kind is called by. */
function calledBy({ phrase, owner }: Candidate): number {
  const name = stemsIn(owner.key);
  return [...stemsIn(phrase)].filter((word) => name.has(word)).length;
}

/** Phrases of several words, by which a kind is told from a more general one. */
const phrases = foodArchetypes.flatMap((owner) =>
  owner.words
    .map((written) => ({ owner, stems: stemsIn(written), noun: [...stemsIn(written)].at(-1) }))
    .filter(({ stems }) => stems.size > 1),
);

/**
 * The kind of which a text has all words of a phrase, in whatever order, where these are more than those that a kind was
 * found by: rice cakes coated in chocolate are chocolate coated rice cakes. The found one where there is none.
 */
export function refined(found: Candidate, text: string): FoodArchetype {
  const [said, own] = [stemsIn(text), stemsIn(found.phrase)];
  const foods = foodsOfWords(text);
  const dropped = new Set(otherSenses.find(text).map(({ owner }) => owner));
  const closest = phrases
    .filter(
      ({ owner, stems, noun }) =>
        noun === [...own].at(-1) &&
        stems.size > own.size &&
        owner.kind === found.owner.kind &&
        !dropped.has(owner) &&
        isWithin(own, stems) &&
        isWithin(stems, said) &&
        foods.every((food) => isWithin(food, stems) || isApart(food, stems)),
    )
    .toSorted((a, b) => b.stems.size - a.stems.size)[0];
  return closest?.owner ?? found.owner;
}

export const wordsIn = (phrase: string) => phrase.split(' ').length;

/** Names of foods of two words that a text has: peanut butter makes no butter cookies. */
function foodsOfWords(text: string): ReadonlySet<string>[] {
  const said = text.trim().split(' ');
  return said
    .map((word, at) => `${word} ${said[at + 1] ?? ''}`)
    .filter((pair) => foodNames.has(pair))
    .map(stemsIn);
}

const isApart = (words: ReadonlySet<string>, others: ReadonlySet<string>) =>
  [...words].every((word) => !others.has(word));

const isWithin = (words: ReadonlySet<string>, others: ReadonlySet<string>) =>
  [...words].every((word) => others.has(word));

/** Words of a text without their endings, and without those that join them. */
function stemsIn(text: string): ReadonlySet<string> {
  return new Set(
    searchable(text)
      .trim()
      .split(' ')
      .filter((word) => word.length > 2 && !joining.has(word))
      .map(stemOf),
  );
}
