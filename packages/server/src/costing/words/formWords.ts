import { z } from 'zod';
import { FormFactor } from '../../contract/index.ts';
import { columns, readTable } from '../../registry/index.ts';

/** Words that name a form, in the order they decide: 'drink mix' is a powder before 'drink' is a liquid. */
const FormWords = z.strictObject({
  key: columns.key,
  formFactor: FormFactor,
  /** How it is packed where they are said; empty: they do not say it. */
  pack: z.enum(['', 'sticks', 'ready', 'dropper', 'bottle']),
  words: columns.list,
  /** Whether products of other forms are called so too: chews may be chewable tablets, melts a powder. */
  isBroad: columns.flag,
  ...columns.origin,
});

export const formRows = readTable(new URL('../data/', import.meta.url), 'formWords', FormWords);

export type FormRow = z.infer<typeof FormWords>;

const inPieces: ReadonlySet<FormFactor> = new Set<FormFactor>(['capsule', 'tablet', 'softgel', 'gummie']);

/** What pieces are called, the longest first. */
export const pieceWords: readonly string[] = formRows
  .flatMap(({ formFactor, words }) => (inPieces.has(formFactor) ? words : []))
  .toSorted((one, other) => other.length - one.length);

/** All words that name a form. */
export const formWordsOf = (): string[] => formRows.flatMap(({ words }) => words);

/** What liquids are called that are sold in bottles. */
export const bottledWords: readonly string[] = formRows.flatMap(({ formFactor, pack, words }) =>
  formFactor === 'liquid' && pack !== 'ready' ? words.filter((word) => !word.startsWith('per ')) : [],
);
