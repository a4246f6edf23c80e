import { registry, stems, tokenize } from '../../registry/index.ts';
import { groups, names } from '../named/ingredientNames.ts';
import type { Refusal } from '../foods/tables/records.ts';
import { namedLines, refusals } from '../foods/tables/tables.ts';
import type { Held } from './held.ts';

/** What of a line is of a thing: its own name, or that of a part; null where nothing is. */
export type HeldBy = (line: Held) => string | null;

const keyOf = (name: string) => stems(name).join(' ');

/** Families by each of their names: several may have one, as sugars of foods and of lozenges. */
const familiesByName = new Map<string, Refusal[]>();
for (const row of refusals) {
  for (const name of new Set(row.words.map(keyOf)))
    familiesByName.set(name, [...(familiesByName.get(name) ?? []), row]);
}
const familyByKey: ReadonlyMap<string, Refusal> = new Map(refusals.map((row) => [row.key, row]));

const isLeftOut = /^(?:without|not|no) /;

/** Whether one of the words begins a word of a name, but for its `without …` and `not …`. */
export function beginsWord(words: readonly string[]): (name: string) => boolean {
  if (words.length === 0) return () => false;
  const begins = new RegExp(String.raw`\b(?:${words.join('|')})`);
  return (name) =>
    begins.test(
      name
        .toLowerCase()
        .split(', ')
        .filter((part) => !isLeftOut.test(part))
        .join(' '),
    );
}

function ofFamily({ members, except }: Refusal): HeldBy {
  const [isMember, isOther] = [beginsWord(members), beginsWord(except)];
  return ({ name, names, parts, isTaste }) => {
    const own = isTaste ? [name.toLowerCase()] : names;
    return own.some(isMember) && !own.some(isOther)
      ? name
      : (parts.find((part) => isMember(part) && !isOther(part)) ?? null);
  };
}

/** What is of one of several things. */
export const anyOf =
  (things: readonly HeldBy[]): HeldBy =>
  (line) => {
    for (const heldBy of things) {
      const found = heldBy(line);
      if (found !== null) return found;
    }
    return null;
  };

/** What is of the families with these keys. */
export const heldByFamilies = (keys: readonly string[]): HeldBy =>
  anyOf(keys.flatMap((key) => familyByKey.get(key) ?? []).map(ofFamily));

/** The ingredients and materials that a name is of, where it is nothing but such a name. */
function activesOf(called: string): { ingredients: readonly string[]; materials: readonly string[] } {
  const mention = names.find(tokenize(called)).find(({ start, end }) => end - start === called.length);
  if (!mention) return { ingredients: [], materials: [] };
  const { kind, key } = mention;
  if (kind === 'group') return { ingredients: groups.get(key) ?? [], materials: [] };
  return kind === 'ingredient'
    ? { ingredients: [key], materials: [] }
    : {
        ingredients:
          isOnlyMaterial(key) || isOwnName(key, called)
            ? [registry.materials.get(key)?.ingredient ?? '']
            : [],
        materials: [key],
      };
}

/** `Zinc` and `vitamin D3` name all of their materials, of which one is meant where nothing else is said. */
const isOwnName = (key: string, called: string): boolean =>
  registry.materials.get(key)?.name.toLowerCase() === called.toLowerCase();

/** `Creatine` names its only material as well as the ingredient. */
function isOnlyMaterial(key: string): boolean {
  const ingredient = registry.materials.get(key)?.ingredient;
  return [...registry.materials.values()].filter((each) => each.ingredient === ingredient).length === 1;
}

/** Names whose words stand in another in their order: `coconut` in `coconut oil`. */
const byWords = (called: string): HeldBy => {
  const said = ` ${keyOf(called)} `;
  const isIn = (name: string) =>
    name.split(', ').some((part) => !isLeftOut.test(part) && ` ${keyOf(part)} `.includes(said));
  return ({ name, names: own, parts }) => (own.some(isIn) ? name : (parts.find(isIn) ?? null));
};

/** Lines of foods by each of the words that name them: rapeseed oil is canola oil on labels. */
const linesByWord = new Map<string, Set<string>>();
for (const { words, line, drinkLine, dryLine, milledLine } of namedLines) {
  const lines = [line, drinkLine, dryLine, milledLine].filter(Boolean).map((each) => each.toLowerCase());
  for (const word of words)
    linesByWord.set(keyOf(word), new Set([...(linesByWord.get(keyOf(word)) ?? []), ...lines]));
}
const byLine = (called: string): HeldBy => {
  const lines = linesByWord.get(keyOf(called));
  return ({ name, names: own }) => (lines && own.some((each) => lines.has(each)) ? name : null);
};

/** What is of a thing by the name that a brief has for it: of its families, of its ingredient, or called so. */
export function heldByName(called: string): HeldBy {
  const { ingredients, materials } = activesOf(called);
  const families = (familiesByName.get(keyOf(called)) ?? []).map(ofFamily);
  const words = byWords(called);
  const isActive = ingredients.length + materials.length > 0;
  const ofFood = anyOf(families.length > 0 ? families : [words, byLine(called)]);
  const ofOther = anyOf([...families, words]);
  return (line) => {
    if (line.isFood) return ofFood(line);
    if (line.material === null || !isActive) return ofOther(line);
    return materials.includes(line.material) || ingredients.includes(line.ingredient ?? '')
      ? line.name
      : null;
  };
}
