import { z } from 'zod';
import { key, list, origin, text } from './columns.ts';

/** What in an ingredient's `regulatory` asks for a check of its status. The first row of a code that holds decides. */
export const StatusRule = z.strictObject({
  key,
  code: z.enum(['status.ndi', 'status.novel', 'status.restricted']),
  market: z.enum(['US', 'EU']),
  /** Words that ask for it, lower case; none: silence does. */
  words: list,
  /** Words that settle it. */
  unless: list,
  /** Words of a form or source, where only they are meant. */
  onlyFor: list,
  /** Words without which nothing is said of the market's status. */
  silentWithout: list,
  /** Categories of ingredients of which silence asks for a check. */
  categories: list,
  ...origin,
});
export type StatusRule = Readonly<z.infer<typeof StatusRule>>;

/** Ingredients whose standing is settled although the column `regulatory` is silent on it. */
export const SettledStatus = z.strictObject({
  key,
  code: StatusRule.shape.code,
  market: StatusRule.shape.market,
  ingredients: list,
  ...origin,
});
export type SettledStatus = Readonly<z.infer<typeof SettledStatus>>;

/** A substance that a line's words tell of: it needs a text on the label, or the market restricts it. */
export const WordAlert = z.strictObject({
  key,
  code: z.enum(['label.textNeeded', 'status.restricted']),
  market: z.enum(['US', 'EU']),
  /** Words of a name or form, lower case. */
  words: list,
  /** What is asked for or restricted, a sentence. */
  text,
  ...origin,
});
export type WordAlert = Readonly<z.infer<typeof WordAlert>>;
