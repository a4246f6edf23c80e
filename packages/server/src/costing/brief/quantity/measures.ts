import { z } from 'zod';
import { columns, readTable } from '../../../registry/index.ts';
import { createPhrases, type Found } from './phrases.ts';
import type { Token } from './tokens.ts';

/** A unit of how much of a food there is. */
const MeasureRow = z.strictObject({
  key: columns.key,
  /** What it is told in, and how many of it one is. */
  of: z.enum(['g', 'ml']),
  times: z.coerce.number().positive(),
  words: columns.list,
  /** Whether servings are told in it: so many milligrams are of an active. */
  isServing: columns.flag,
  ...columns.origin,
});
export type Measure = z.infer<typeof MeasureRow>;

const measures = createPhrases(readTable(new URL('../data/', import.meta.url), 'measures', MeasureRow));

/** The unit of weight or volume at a place of a text, and how many tokens it has; null where none stands there. */
export const measureAt = (tokens: readonly Token[], at: number): Found<Measure> | null =>
  measures.startingAt(tokens, at);
