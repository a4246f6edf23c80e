import { createNameIndex, tokenize } from '../../registry/index.ts';
import { atomsOf } from '../atoms.ts';
import { findExcluded } from '../exclusions.ts';
import type { FoodArchetype, NamedLine } from './records.ts';
import { foodCategories, namedLines, recipeEntries } from './tables.ts';

/** A food that words name: its line, and the group whose greatest line it takes the place of. */
export interface NamedFood extends Pick<NamedLine, 'line' | 'group' | 'part' | 'isAlone'> {
  /** As the words have it. */
  readonly called: string;
  /** % of a recipe that has nothing of its group; null: it comes into none of these. */
  readonly usual: number | null;
  /** The share that the words give it, %; null: none. */
  readonly stated: number | null;
  /** The recipe's flavour stands for it, where nothing of its group is in it. */
  readonly isFlavour: boolean;
}

const names = createNameIndex(
  namedLines.map(({ key, words }) => ({ kind: 'group' as const, key, names: words })),
);
const byKey = new Map(namedLines.map((row) => [row.key, row]));

/** The group of each line that words may name. */
export const groupOf: ReadonlyMap<string, string> = new Map(
  namedLines.flatMap(({ line, drinkLine, dryLine, group }) =>
    [drinkLine, dryLine, line].filter(Boolean).map((name) => [name, group] as const),
  ),
);

/** What only tastes of it has none of it. */
const flavour = /^[\s-]*(?:natural )?(?:flavou?r|taste|style|aroma)/i;

/** Rice milk is no rice, cocoa butter no cocoa. */
const otherThing =
  /^[\s-](?:milk|fib(?:re|er)|oils?|starch|extract|butter|cream|syrup|sugar|flour|seeds?|whites?|blossom|tail|beer|ale|tomato(?:es)?)\b/i;

/** Where a text names foods, and which of these places it rules out. */
function mentionsIn(text: string) {
  const mentions = names.find(tokenize(text));
  return { mentions, ruledOut: findExcluded(atomsOf(text, mentions)) };
}

/** The foods that a text names and does not rule out, as a kind of food or drink has them. */
export function foodsNamedIn(archetype: FoodArchetype, text: string): NamedFood[] {
  const { mentions, ruledOut } = mentionsIn(text);
  const wanted = mentions.filter(
    ({ start, end }) =>
      !ruledOut.get(start) && !flavour.test(text.slice(end)) && !otherThing.test(text.slice(end)),
  );
  return wanted.flatMap(({ key, text: written, start, end }): NamedFood[] => {
    const row = byKey.get(key);
    if (!row) return [];
    const stated = shareStated(text.slice(0, start), text.slice(end));
    const food = { ...foodOf(row, archetype), called: written, stated };
    if (!archetype.words.includes(written.toLowerCase())) return [food];
    // The food is named after it, and made of what its row says.
    const { made } = row;
    return made ? [{ ...food, line: made, group: groupOf.get(made) ?? row.group }] : [];
  });
}

/** `70 % pear`, `8% rhubarb juice`, `blueberries 10 percent`, `pear (70 %)`. */
const shareBefore = /(\d+(?:[.,]\d+)?)\s*(?:%|percent|per cent)\s+(?:of\s+)?$/i;
const shareBehind =
  /^(?:\s+(?:juice|pur[eé]e|powder|pieces))?\s*\(?(\d+(?:[.,]\d+)?)\s*(?:%|percent|per cent)(?!\s*(?:less|more|fat|off|reduced))/i;

function shareStated(before: string, behind: string): number | null {
  const digits = (shareBefore.exec(before) ?? shareBehind.exec(behind))?.[1];
  return digits === undefined ? null : Number(digits.replace(',', '.'));
}

/** A powder is stirred into about twenty times as much, and has so much more of what a drink has. Our assumption. */
const dilution = 20;
const mostOfPowder = 30;

function foodOf(
  row: NamedLine,
  { kind, category, recipe }: FoodArchetype,
): Omit<NamedFood, 'called' | 'stated'> {
  const { pack } = foodCategories.get(category) ?? {};
  const { group, part, isAlone } = row;
  const isFlavour =
    row.isFlavour &&
    (pack?.isFlavoured ?? false) &&
    recipe.some(({ name }) => recipeEntries.get(name)?.purpose === 'flavour');
  const [line, usual] =
    kind === 'drink' ? ofDrink(row, pack?.isDry ?? false) : ofFood(row, pack?.isDry ?? false);
  return { line, group, part, isAlone, usual, isFlavour };
}

const ofDrink = ({ line, drinkLine, drink, dryLine }: NamedLine, isDry: boolean) =>
  isDry
    ? ([dryLine || line, drink && Math.min(mostOfPowder, drink * dilution)] as const)
    : ([drinkLine || line, drink] as const);

const ofFood = ({ line, usual, dryLine, dry }: NamedLine, isDry: boolean) =>
  isDry ? ([dryLine || line, dry === null ? usual : dry || null] as const) : ([line, usual] as const);

/** The lines of foods that a text rules out by name: `no oats`, `without honey`. */
export function linesRuledOutIn(text: string): ReadonlySet<string> {
  const { mentions, ruledOut } = mentionsIn(text);
  const rows = mentions.flatMap(({ key, start }) => (ruledOut.get(start) ? (byKey.get(key) ?? []) : []));
  return new Set(rows.flatMap(({ line, drinkLine, dryLine }) => [line, drinkLine, dryLine]));
}
