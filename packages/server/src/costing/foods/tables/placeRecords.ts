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

/** What makers of such kinds mean by the name of a food: coconut in a soup is coconut milk. */
export const MeantFood = z.strictObject({
  key: columns.key,
  /** Keys of `namedLines.csv`. */
  foods: list,
  /** Keys of kinds. */
  kinds: list,
  /** Key of the one that is meant. */
  instead: text,
  /** Words with which it is what it says. */
  unless: list,
  ...origin,
});
export type MeantFood = Readonly<z.infer<typeof MeantFood>>;
