import { z } from 'zod';
import { columns, readTable } from '../../registry/index.ts';

const { key, text, origin } = columns;

/**
 * What a bound is of: a class whose words may mean nothing, a function that is named with its verb, signs of a disease without
 * its name, a clause, or a sort of sentence in which nothing was found.
 */
const kinds = [
  'function',
  'named',
  'wellBeing',
  'proof',
  'disease',
  'sign',
  'comparative',
  'nutrientContent',
  'clause',
  'told',
  'gone',
  'veiled',
  'figure',
  'idiom',
  'other',
] as const;

/** How likely a sentence has to be ordinary, or how unlikely, for that to decide: a row of `data/bounds.csv`. */
const Bound = z.strictObject({
  key,
  of: z.enum(kinds),
  bound: columns.finite,
  reason: text,
  ...origin,
});

/** By what each is of; a class without one is left to the rules. */
export type Bounds = ReadonlyMap<string, number>;

/** Reads the bounds. @throws with line and reason at a row that is broken */
export const readBounds = (): Bounds =>
  new Map(
    readTable(new URL('../data/', import.meta.url), 'bounds', Bound).map(({ of, bound }) => [of, bound]),
  );
