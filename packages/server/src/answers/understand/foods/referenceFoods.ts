import { z } from 'zod';
import { columns, createNameIndex, type Mention, readTable, tokenize } from '../../../registry/index.ts';
import { type Span, spanAt, type Word } from '../words.ts';

/** Foods as people call them, under the category of FDA's table (21 CFR 101.12(b)) that they fall into. */
const ReferenceFoods = z.strictObject({ key: columns.key, names: columns.list, ...columns.origin });
const folder = new URL('../data/', import.meta.url);

export const referenceFoods = readTable(folder, 'referenceFoods', ReferenceFoods);

const index = createNameIndex(
  referenceFoods.map(({ key, names }) => ({ kind: 'group' as const, key, names })),
);
const foodsIn = (text: string): Mention<'group'>[] => index.find(tokenize(text));

/** The categories of the foods that a text names; of names beside one another the last: a peanut butter cookie is a cookie. */
export function categoriesOfFoods(text: string): string[] {
  const found = foodsIn(text);
  const heads = found.filter(({ end }, at) => {
    const next = found[at + 1];
    return !next || /\S/.test(text.slice(end, next.start));
  });
  return [...new Set(heads.map(({ key }) => key))];
}

/** The foods that a question names as things of their own. */
export const foodSpans = (question: string, words: readonly Word[]): Span[] =>
  foodsIn(question).flatMap(
    ({ key, start, end }) => spanAt(words, { start, end }, { kind: 'referenceFood', key }) ?? [],
  );
