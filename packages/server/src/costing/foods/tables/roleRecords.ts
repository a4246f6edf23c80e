import { z } from 'zod';
import { columns } from '../../../registry/index.ts';
import { recipeCells } from './recipeCells.ts';

const { text, list, flag, finite, optionalFinite, origin } = columns;

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

/**
 * Work that foods do in a kind of food, which no naming of others leaves undone: a muffin has flour, whatever else is
 * named. Of several works that a line does the first row counts.
 */
export const Work = z.strictObject({
  key: columns.key,
  /** Keys of kinds; none: every one whose recipe is to a part of what does it. */
  kinds: list,
  /** Keys of kinds that have it and are made without it as well. */
  notIn: list,
  /** What does it, in words. */
  of: text,
  /** What of a kind's own recipe does it: lines of such roles; none: of any. */
  roles: list.pipe(z.array(Role)),
  /** Groups of foods that do it. */
  groups: list,
  /** Lines that do it; `Milk*`: all that begin so. */
  lines: list,
  /** Groups that do it as well where the words name them. */
  others: list,
  /** Of so great a share of a kind's own recipe on, %, the kind is not made without it. */
  from: finite,
  /** The part of that share which still does it, 0 to 1. */
  least: finite,
  /** Why, in a sentence without its end: it is told where a recipe does not keep to it. */
  why: text,
  /** Words that say otherwise. */
  unless: list,
  /** An amount of it that the words state comes beside it: what is added as a probiotic ferments no milk. */
  isBeside: flag,
  ...origin,
});
export type Work = Readonly<z.infer<typeof Work>>;
