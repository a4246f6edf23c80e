import { hasPhrase, searchable } from '../text.ts';
import { createPhraseIndex } from './phrases.ts';
import type { FoodArchetype } from './records.ts';
import { alcoholWords, foodArchetypes, unreckoned } from './tables.ts';

/** What an alcoholic drink's name comes to. */
export interface AlcoholSays {
  archetype: FoodArchetype;
  /** Why there are no figures: it has its alcohol. */
  reason: string | null;
}

const drinks = createPhraseIndex(
  alcoholWords.filter(({ archetype }) => archetype),
  (row) => row.words,
);
const free = alcoholWords
  .filter(({ archetype }) => !archetype)
  .flatMap(({ words }) => words.map((word) => searchable(word).trim()));

/** Whether a text says that there is no alcohol in it. */
export const saysAlcoholFree = (text: string): boolean => free.some((phrase) => hasPhrase(text, phrase));

/**
 * The drink that a title ends with, if it is one that usually has alcohol: without it where the words say so. `Rum
 * raisin ice cream`, ginger beer and wine gums are none.
 * @param title as `searchable` writes it, up to `with`, `for` and the like
 * @param isOther whether what stands there is part of another kind's name
 */
export function alcoholSays(
  title: string,
  text: string,
  isOther: (at: number, phrase: string) => boolean,
): AlcoholSays | null {
  const last = drinks
    .find(title)
    .filter(({ at, phrase }) => !isOther(at, phrase))
    .toSorted((a, b) => b.at + b.phrase.length - (a.at + a.phrase.length))[0];
  if (!last) return null;
  const archetype = foodArchetypes.find(({ key }) => key === last.owner.archetype);
  if (!archetype) throw new Error(`alcohol.csv: there is no kind ${last.owner.archetype}.`);
  if (saysAlcoholFree(text)) return { archetype, reason: null };
  const isLast = last.at + last.phrase.length + 2 === title.length;
  return isLast ? { archetype, reason: withAlcohol } : null;
}

const withAlcohol = unreckoned.find(({ key }) => key === 'alcoholic')?.reason ?? '';
