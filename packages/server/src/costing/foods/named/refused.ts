import { createNameIndex, registry, tokenize, type Mention } from '../../../registry/index.ts';
import { ingredientsOf } from './lineIngredients.ts';
import { statementOf } from '../lines.ts';
import { foodPlacesIn, linesRuledOutIn } from './namedFood.ts';
import { refusalNames, ruledOutOf } from './ruledOut.ts';
import { diets, foodArchetypes, recipeEntries, refusals } from '../tables/tables.ts';

const dietNames = createNameIndex(
  diets.map(({ key, words }) => ({ kind: 'group' as const, key, names: words })),
);

const recipeNames = foodArchetypes.flatMap(({ recipe }) => recipe.map(({ name }) => name));

/** What lines are called in a list of ingredients: `palm oil`, `citric acid`; no `66 Brix` is said of what is ruled out. */
const statementNames = createNameIndex(
  [...new Set([...recipeEntries.keys(), ...recipeNames].map(statementOf))].map((statement) => ({
    kind: 'group' as const,
    key: statement,
    names: [statement.replace(/,.*/, '')],
  })),
);

/** What of an index a text names, and what it rules out: `no xanthan gum`. */
function saidOf(index: typeof refusalNames, text: string, isMeant: (place: Mention) => boolean = () => true) {
  const mentions = index.find(tokenize(text)).filter(isMeant);
  const ruledOut = ruledOutOf(text, mentions);
  const keysOf = (isOut: boolean): ReadonlySet<string> =>
    new Set(mentions.filter(({ start }) => (ruledOut.get(start) ?? false) === isOut).map(({ key }) => key));
  return { named: keysOf(false), ruledOut: keysOf(true) };
}

/** What the ways of eating that a text names rule out. */
function dietRefusals(text: string): string[] {
  const { named } = saidOf(dietNames, text);
  return diets.filter(({ key }) => named.has(key)).flatMap(({ refuses }) => refuses);
}

/** Whether a line is of what words rule out, by its name. */
export type IsRefused = (name: string) => boolean;

/** What a text rules out, read once for all lines. */
export function refusalIn(text: string, excluded: ReadonlySet<string>): IsRefused {
  const ingredients = new Set([...excluded].map((key) => registry.materials.get(key)?.ingredient));
  const groups = new Set([...saidOf(refusalNames, text).ruledOut, ...dietRefusals(text)]);
  const tests = refusals.filter(({ key }) => groups.has(key));
  const ruledOutLines = linesRuledOutIn(text);
  const statements = saidOf(statementNames, text).ruledOut;
  return (name) =>
    ruledOutLines.has(name) ||
    statements.has(statementOf(name)) ||
    ingredientsOf(name).some((key) => ingredients.has(key)) ||
    tests.some(({ members, except }) => hasWord(name, members) && !hasWord(name, except));
}

/** Whether a line is of what a text names in general, and does not rule out: `salt`, `milk`. */
export function membersNamedIn(text: string): (name: string) => boolean {
  const foods = foodPlacesIn(text);
  // Olive oil is no oil in general.
  const { named } = saidOf(
    refusalNames,
    text,
    ({ start, end }) => !foods.some((food) => food.start <= start && end <= food.end),
  );
  const tests = refusals.filter(({ key }) => named.has(key));
  return (name) => tests.some(({ members, except }) => hasWord(name, members) && !hasWord(name, except));
}

/** Whether one of the words stands in a name, but for its `without …` and `not …`. */
function hasWord(name: string, words: readonly string[]): boolean {
  const parts = name.toLowerCase().split(', ');
  const said = parts.filter((part) => !/^(?:without|not|no) /.test(part)).join(' ');
  return words.some((word) => new RegExp(`\\b${word}`).test(said));
}
