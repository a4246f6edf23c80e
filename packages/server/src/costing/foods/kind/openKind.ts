import { createNameIndex, findAmountsIn, namesOf, registry, tokenize } from '../../../registry/index.ts';
import { general as noKind, matchArchetype } from '../../archetypes.ts';
import { hasPhrase, phrasesOf, searchable } from '../../text.ts';
import { foodPlacesIn, linesNamedIn } from '../named/namedFood.ts';
import type { FoodArchetype } from '../tables/records.ts';
import { kindOfTableFood, tableFoodsIn } from '../named/tableFoods.ts';
import { foodArchetypeOf, openKinds } from '../tables/tables.ts';

/** What is eaten and of no kind of its own: what it is costed as, and why it cannot be. */
export interface OpenFood {
  archetype: FoodArchetype;
  reason: string | null;
}

const unreadFood =
  'It is a food, but no food that is known here is named as what it is made of: name its ingredients, or begin a formula.';

const rows = openKinds.map((row) => ({
  ...row,
  words: phrasesOf(row.words),
  not_words: phrasesOf(row.not_words),
}));

/** The row of words of eating whose word a text has, the first of them. */
const rowIn = (text: string, isAsked: (row: (typeof rows)[number]) => boolean) =>
  rows.find(({ words, not_words: others, ...row }) => {
    if (!isAsked({ words, not_words: others, ...row })) return false;
    const meant = others.reduce((left, phrase) => left.replaceAll(` ${phrase} `, ' , '), text);
    return words.some((word) => hasPhrase(meant, word));
  });

const isKind = ({ archetype }: { archetype: string }) => archetype !== '';
const isEating = ({ key }: { key: string }) => key !== 'supplement';
/** Words of what is done to a food: seeds, sugar and flakes are bought as supplements too. */
const isMaking = ({ key }: { key: string }) => isEating({ key }) && key !== 'dry';
const isTaken = ({ key }: { key: string }) => key === 'supplement';

const ingredients = createNameIndex(
  registry.records.ingredients.map((row) => ({
    kind: 'ingredient' as const,
    key: row.key,
    names: namesOf(row),
  })),
);

/** Where a text names ingredients of supplements that are no part of a food's longer name: artichoke hearts are a food. */
function takenIn(text: string) {
  const foods = [...foodPlacesIn(text), ...tableFoodsIn(text)];
  return ingredients
    .find(tokenize(text))
    .filter(
      ({ start, end }) =>
        !foods.some((food) => food.start <= start && end <= food.end && food.end - food.start > end - start),
    );
}

/** Whether words are of a supplement: they name what is taken for something, or what is sold as one. */
const isSupplement = (text: string) =>
  matchArchetype(searchable(text), '') !== noKind || takenIn(text).length > 0;

/** Whether all that a text names of supplements is eaten too: garlic, cranberry. */
const isEatenToo = (text: string) => {
  const foods = [...foodPlacesIn(text), ...tableFoodsIn(text)];
  return (
    matchArchetype(searchable(text), '') === noKind &&
    takenIn(text).every(({ start, end }) => foods.some((food) => food.start < end && start < food.end))
  );
};

/** Whether a text names a food, be it one of the table of foods. */
const namesFood = (text: string) => linesNamedIn(text).length > 0 || tableFoodsIn(text).length > 0;

/** Whether a description tells what a product is taken for. */
const isForSomething = (body: string) =>
  rowIn(body, isTaken) !== undefined || matchArchetype(body, '') !== noKind;

/** Whether a name has words of eating, and none of a supplement. */
export const isEatenByName = (title: string): boolean =>
  rowIn(title, isTaken) === undefined && rowIn(title, isEating) !== undefined;

const doseUnits = ['mg', 'µg', 'IU'] as const;

/**
 * What has no kind of its own and is eaten all the same, by words of eating or by the foods it is named after; null of
 * what may be a supplement. The more the name itself says it, the less a supplement's words weigh against it.
 * @param title the concept as `searchable` writes it
 */
export function openFoodOf(title: string, concept: string, description: string): OpenFood | null {
  if (rowIn(title, isTaken)) return null;
  const body = searchable(description);
  const inTitle = rowIn(title, isMaking) ?? (isSupplement(concept) ? undefined : rowIn(title, isEating));
  const inBody = rowIn(body, isTaken) ? undefined : rowIn(body, isEating);
  const text = `${concept}\n${description}`;
  if (!inTitle && isForSomething(body) && ingredients.find(tokenize(concept)).length > 0) return null;
  const isTakenToo = isSupplement(concept) && !(inBody && isKind(inBody) && isEatenToo(concept));
  if (!inTitle && (isTakenToo || findAmountsIn(text, doseUnits).length > 0)) return null;
  const isNamed = namesFood(concept);
  const isMade = namesFood(description);
  const isEaten = inTitle ?? inBody ?? (isNamed || (isMade && !isSupplement(description)));
  if (!isEaten) return null;
  return {
    archetype: kindOf(title, body, text),
    reason: isNamed || isMade ? null : unreadFood,
  };
}

/**
 * By the words of the name, else by those of the description, else as foods of the first one's group are sold; so where
 * the words say no more than chilled or smoked, as paprika may be.
 */
function kindOf(title: string, body: string, text: string): FoodArchetype {
  const row = rowIn(title, isKind) ?? rowIn(body, isKind);
  const group =
    linesNamedIn(text).flatMap((line) => kindOfTableFood(line) ?? [])[0] ??
    tableFoodsIn(text)[0]?.group.archetype;
  return foodArchetypeOf(row && (row.key !== chilled || !group) ? row.archetype : (group ?? 'chilled food'));
}

const chilled = 'chilled';

/** Whether a kind is none of its own: its recipe is what the words name. */
export const isOpenKind = ({ key }: FoodArchetype): boolean =>
  openKinds.some(({ archetype }) => archetype === key);
