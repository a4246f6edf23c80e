import { createNameIndex, isPlainWord, namesOf, registry, stems, tokenize } from '../../registry/index.ts';
import { archetypes } from '../archetypes.ts';
import { eitherBeside } from '../words/besideWords.ts';
import { formWordsOf } from '../words/formWords.ts';

const names = createNameIndex(
  registry.records.ingredients.map((row) => ({
    kind: 'ingredient' as const,
    key: row.key,
    names: namesOf(row),
  })),
);

/** Words of ingredients, forms and kinds of product: no maker is called by them. */
const productWords: ReadonlySet<string> = new Set(
  [
    ...registry.records.ingredients.flatMap(namesOf),
    ...registry.records.materials.flatMap(({ form, words }) => [form, ...words]),
    ...registry.records.compoundNames.flatMap(({ words }) => words),
    ...archetypes.flatMap(({ words }) => words),
    ...formWordsOf(),
  ].flatMap(stems),
);

/** `Ginger Fox magnesium`, `Zinc & Co Lion's Mane`, `Olive & Thyme Kitchen`: a maker's word, written as a name, behind another. */
const makers = new RegExp(
  String.raw`(?<![\p{L}\p{N}])((?:\p{L}[\p{L}'’]+\s+(?:&|and)\s+)?\p{L}[\p{L}'’]+(?:\s+(?:&|and|of|the))*\s+)(${eitherBeside('maker')})(?=$|[\s,.:–—-])`,
  'giu',
);
const isName = (word: string) => /^\p{Lu}/u.test(word);

/** `Ginger Moon magnesium`: two names before words that are none. */
const opening = /^(\p{Lu}\p{Ll}+) (\p{Lu}\p{Ll}+) (?=\p{Ll}.*)/u;

/** A concept without the names of makers: `Olive & Thyme Kitchen tomato soup` is tomato soup. */
export const withoutMakers = (concept: string): string =>
  concept.replace(makers, (written: string, first: string, last: string) =>
    isName(first) && isName(last) ? '' : written,
  );

/** A concept without the names of brands, which name ingredients without meaning them. */
export function withoutBrands(concept: string): string {
  const left = withoutMakers(concept);
  const [whole = '', , second = ''] = opening.exec(left) ?? [];
  const isProduct = stems(second).some((stem) => productWords.has(stem)) || isPlainWord(second.toLowerCase());
  const rest = left.slice(whole.length);
  return whole && !isProduct && names.find(tokenize(rest)).length > 0 ? rest : left;
}
