import { z } from 'zod';
import { columns } from '../../../registry/index.ts';
import { recipeCells } from './recipeCells.ts';

const { text, list, origin } = columns;

/** What does the work of what gives way to a limit in such kinds: fibre syrup binds where the sugar bound. */
export const PlaceTaker = z.strictObject({
  key: columns.key,
  /** What is limited. */
  content: z.enum(['sugar', 'fat', 'salt']),
  /** Keys of kinds. */
  kinds: list,
  /** What comes instead, in parts of 100 of what went. */
  recipe: recipeCells,
  ...origin,
});
export type PlaceTaker = Readonly<z.infer<typeof PlaceTaker>>;

/** What makers of such kinds know of what is in them, or of how they are made. */
export const KindNote = z.strictObject({
  key: columns.key,
  /** Keys of kinds. */
  kinds: list,
  /** A sentence without its end. */
  note: text,
  /** Names of lines and actives of which one is in it, `Tea, *`: all that begin so; none: it holds of all. */
  lines: list,
  ...origin,
});
export type KindNote = Readonly<z.infer<typeof KindNote>>;
