import { allergensOf } from '../allergens.ts';
import type { FormulaData } from '../data.ts';
import type { Line } from '../formula.ts';
import type { IngredientRun } from './panel.ts';
import { escaped } from '../../text/pattern.ts';

type Allergens = readonly [allergen: string, status: string][];

/** What a line says that it holds: allergens by their key, with the species where one is named. */
export const allergensIn = ({ draft }: Line): [allergen: string, status: string][] =>
  Object.entries(draft.allergens ?? {}).filter(([, status]) => status !== 'free' && status !== 'unconfirmed');

/**
 * An entry of an ingredient list with the words emphasised that name its allergens (Regulation (EU) No 1169/2011,
 * Article 21(1)(b)); the whole entry, where one of them is not told by a word of it.
 */
export function emphasised(text: string, allergens: Allergens, data: FormulaData): IngredientRun[] {
  const patterns = allergens.map(([allergen, status]) => wordsOf(allergen, status, data));
  if (!patterns.length) return [{ text, isAllergen: false }];
  if (patterns.some((each) => !patternOf([each]).test(text))) return [{ text, isAllergen: true }];
  return text
    .split(patternOf(patterns))
    .map((part, at) => ({ text: part, isAllergen: at % 2 === 1 }))
    .filter((run) => run.text);
}

/**
 * What an entry of an EU list lacks to refer to its allergens by the names of Annex II (Article 21(1)(a)): whey protein
 * (milk). Of cereals and nuts the name is the kind that the line tells.
 */
function allergenReference(text: string, allergens: Allergens, data: FormulaData): string {
  const names = allergens.flatMap(([allergen, status]) => {
    const row = data.allergenWords.find((each) => each.allergens.includes(allergen));
    const name = row?.name ?? (status === 'contains' ? null : status);
    if (!row || !name) return [];
    const naming = [...row.naming, ...(row.name ? [] : [status.toLowerCase()])];
    return patternOf([notAfter(alternatives(naming), row.notAfter)]).test(text) ? [] : [name];
  });
  return names.length > 0 ? ` (${[...new Set(names)].join(', ')})` : '';
}

/**
 * An entry with the names of its allergens where they belong: behind each part that is one of them, and behind the
 * entry's own name for those that no part tells. A name that stands in the entry already is not said again.
 */
export function textWithAllergens(
  { name, parts, allergens }: { name: string; parts: readonly string[]; allergens: Allergens },
  data: FormulaData,
): string {
  const whole = [name, ...parts].join(', ');
  const lacking = allergens.filter((each) => allergenReference(whole, [each], data) !== '');
  const toldBy = (part: string) =>
    lacking.filter(([allergen, status]) => patternOf([wordsOf(allergen, status, data)]).test(part));
  const untold = lacking.filter((each) => !parts.some((part) => toldBy(part).includes(each)));
  const list = parts.map((part) => part + allergenReference(part, toldBy(part), data)).join(', ');
  return name + allergenReference(name, untold, data) + (list && ` (${list})`);
}

/** Allergens, of the US unless told, that a name tells by itself: whey is milk. */
export const allergensNamed = (name: string, data: FormulaData, keys = allergensOf.US): string[] =>
  keys.filter((allergen) => patternOf([wordsOf(allergen, 'contains', data)]).test(name));

const alternatives = (words: readonly string[]) =>
  words
    .toSorted((a, b) => b.length - a.length)
    .map(escaped)
    .join('|');

/** What names an allergen, as a pattern: its key, its species, and the base's words where they mean it. */
function wordsOf(allergen: string, status: string, { allergenWords }: FormulaData): string {
  const rows = allergenWords.filter(({ allergens }) => allergens.includes(allergen));
  const words = rows.flatMap((row) => row.words);
  const others = rows.flatMap(({ notAfter = [] }) => notAfter);
  const own = status === 'contains' ? [] : [status.toLowerCase()];
  return notAfter(alternatives([allergen, ...own, ...words]), others);
}

/** The pattern, but not behind one of the words: cocoa butter is no butter. */
const notAfter = (pattern: string, words: readonly string[] = []) =>
  words.length > 0 ? `(?<!(?:${alternatives(words)})\\s)(?:${pattern})` : pattern;

/** Whole words, the longest first. In a group: what parts a text is kept beside the parts. */
const patternOf = (patterns: readonly string[]) =>
  new RegExp(String.raw`(?<![\p{L}\d])(${patterns.join('|')})(?![\p{L}\d])`, 'iu');
