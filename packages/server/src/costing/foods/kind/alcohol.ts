import { hasPhrase, phrasesOf } from '../../text.ts';
import { createPhraseIndex } from './phrases.ts';
import type { FoodArchetype } from '../tables/records.ts';
import { alcoholWords, foodArchetypeOf, unreckoned } from '../tables/tables.ts';

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
const free = alcoholWords.filter(({ archetype }) => !archetype).flatMap(({ words }) => phrasesOf(words));

/** Whether a text says that there is no alcohol in it. */
const saysAlcoholFree = (text: string): boolean => free.some((phrase) => hasPhrase(text, phrase));

/** Words of a drink. */
interface DrinkWords {
  /** As `searchable` writes it, up to `with`, `for` and the like. */
  readonly title: string;
  readonly text: string;
  /** Whether what stands there is part of another kind's name, or before one. */
  isOther(at: number, phrase: string): boolean;
}

/**
 * The drink that a title ends with, if it is one that usually has alcohol: without it where the words say so. `Rum
 * raisin ice cream`, ginger beer and wine gums are none.
 */
export function alcoholSays({ title, text, isOther }: DrinkWords): AlcoholSays | null {
  const isFree = saysAlcoholFree(text);
  if (!isFree && hasStrength(text)) return { archetype: kindOf('cocktails'), reason: withAlcohol };
  const last = drinks
    .find(title)
    .filter(({ at, phrase }) => !isOther(at, phrase))
    .toSorted((a, b) => b.at + b.phrase.length - (a.at + a.phrase.length))[0];
  if (!last) return null;
  const archetype = kindOf(last.owner.key);
  if (isFree) return { archetype, reason: null };
  const isLast = last.at + last.phrase.length + 2 === title.length;
  return isLast ? { archetype, reason: withAlcohol } : null;
}

/** From so much, % of the volume, a drink has to be labelled as one with alcohol. Regulation (EU) 1169/2011, Article 9. */
const leastStrength = 1.2;

/** `4.5 % vol`, `ABV 5`, as `searchable` writes it, without the sign. */
const strength = / (\d+(?:[.,]\d+)?) (?:vol|abv|alc)(?= )/;

const hasStrength = (text: string): boolean =>
  Number(strength.exec(text)?.[1]?.replace(',', '.') ?? 0) >= leastStrength;

const kindOf = (row: string): FoodArchetype =>
  foodArchetypeOf(alcoholWords.find(({ key }) => key === row)?.archetype ?? row);

const withAlcohol = unreckoned.find(({ key }) => key === 'alcoholic')?.reason ?? '';
