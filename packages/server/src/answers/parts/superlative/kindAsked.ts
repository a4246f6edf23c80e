import { z } from 'zod';
import { columns, readTable, stems } from '../../../registry/index.ts';

const { key, list, text } = columns;

/** A row of `ingredientKinds.csv`: a category of ingredients, how questions call it, and several of its kind. */
const IngredientKind = z.strictObject({
  key,
  category: text,
  several: text,
  words: list.transform((written) => new Set(written.flatMap(stems))),
});
export type IngredientKind = Readonly<z.output<typeof IngredientKind>>;

const kinds = readTable(new URL('../data/', import.meta.url), 'ingredientKinds', IngredientKind);

/** The kind of ingredients that a question asks among: “which vitamins help …”; undefined where it names none. */
export function kindAsked(words: readonly string[]): IngredientKind | undefined {
  return kinds.find((kind) => words.some((word) => kind.words.has(word)));
}
