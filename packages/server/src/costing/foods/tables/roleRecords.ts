import { z } from 'zod';
import { columns } from '../../../registry/index.ts';
import { recipeCells } from './recipeCells.ts';

const { text, list, finite, optionalFinite, origin } = columns;

/** What a line of a recipe is there for: what the thing is of, or what makes this one of its kind. */
export const Role = z.enum([
  'body', 'liquid', 'sweetener', 'fat', 'protein', 'character', 'seasoning', 'additive',
]); // prettier-ignore
export type Role = z.infer<typeof Role>;

/** What lines are in a kind of food where that is not what they are in most. */
export const KindRole = z.strictObject({
  key: columns.key,
  archetype: text,
  lines: list,
  role: Role,
  /** What does its work where it goes, and how much of its place that takes, 0 to 1; '': nothing does. */
  instead: z.string(),
  part: optionalFinite,
  ...origin,
});
export type KindRole = Readonly<z.infer<typeof KindRole>>;

/** Words for foods in general, as `nuts`: groups of which a recipe keeps what it has, and lines that it gets where it has none. */
export const GeneralFood = z.strictObject({
  key: columns.key,
  words: list,
  groups: list,
  recipe: recipeCells,
  ...origin,
});
export type GeneralFood = Readonly<z.infer<typeof GeneralFood>>;

/** Words by which a food is a part of its own, as a coating or a filling is, and its usual share, %. */
export const FoodPart = z.strictObject({
  key: columns.key,
  /** Before its name: `coated with`. */
  before: list,
  /** Behind it: `coating`. */
  behind: list,
  usual: finite,
  ...origin,
});
export type FoodPart = Readonly<z.infer<typeof FoodPart>>;

/**
 * What of a kind's own recipe stays where the words list what is in it, unless they name what does the same, and what
 * goes. `*` is every kind, or every group.
 */
export const Structure = z.strictObject({
  key: columns.key,
  does: z.enum(['stays', 'goes']),
  kinds: list,
  groups: list,
  lines: list,
  /** Groups of foods that do its work where the words name them. */
  unless: list,
  ...origin,
});
export type Structure = Readonly<z.infer<typeof Structure>>;
