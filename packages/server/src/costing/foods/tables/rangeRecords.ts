import { z } from 'zod';
import { PackCategory } from '../../../contract/index.ts';
import { columns } from '../../../registry/index.ts';
import { recipeCells } from './recipeCells.ts';
import { Role } from './roleRecords.ts';

const { text, list, flag, finite, optionalFinite, origin } = columns;

/** Kinds of food whose recipes are of the same sort: shares that are plausible of one are of all. */
export const FoodClass = z.strictObject({ key: columns.key, kinds: list, ...origin });
export type FoodClass = Readonly<z.infer<typeof FoodClass>>;

/** How much of something a food of a class holds, %. */
export const ShareRange = z.strictObject({
  key: columns.key,
  /** Keys of classes; `all`: every one. */
  classes: list,
  /** Classes of which it is not said. */
  notIn: list,
  /** What it is of, in words. */
  of: text,
  roles: list.pipe(z.array(Role)),
  /** Groups of foods that words may name. */
  groups: list,
  /** Names of lines; `Spices, *`: all that begin so. */
  lines: list,
  except: list,
  /** It is said of each line by itself, not of all of them together. */
  isEach: flag,
  least: optionalFinite,
  most: optionalFinite,
  /** What comes into a recipe that has nothing of it; '': nothing does. */
  adds: z.string(),
  /** It is said of what the product is called by alone; of this there is `least` where there is none. */
  isTitled: flag,
  /** Words of which one has to stand; none: it is so of all. */
  where: list,
  /** Words that say otherwise. */
  unless: list,
  /** Lines that the words name may be beyond it. */
  isUnasked: flag,
  ...origin,
});
export type ShareRange = Readonly<z.infer<typeof ShareRange>>;

/** What a kind of food cannot be without, or with: how much of it the finished recipe holds, %. */
export const Invariant = z.strictObject({
  key: columns.key,
  /** Keys of kinds. */
  kinds: list,
  /** What it is of, in words. */
  of: text,
  /** Why, in a sentence without its end: it is told where a recipe does not keep to it. */
  why: text,
  roles: list.pipe(z.array(Role)),
  groups: list,
  /** Names of lines; `Syrups*`: all that begin so. */
  lines: list,
  except: list,
  least: optionalFinite,
  most: optionalFinite,
  /** What comes into a recipe that has nothing of it; '': nothing does. */
  adds: z.string(),
  /** Words that say otherwise. */
  unless: list,
  ...origin,
});
export type Invariant = Readonly<z.infer<typeof Invariant>>;

/**
 * What the lines of a kind of food need of something, and what gives it: a dough takes up water by its flours and
 * fibres. What is given is at least `least` times of what is needed, and at most `most` times.
 */
export const Proportion = z.strictObject({
  key: columns.key,
  /** Keys of kinds. */
  kinds: list,
  /** What it is of, in words. */
  of: text,
  /** Why, in a sentence without its end: it is told where a recipe does not keep to it. */
  why: text,
  /** What a hundred grams of lines give of it, g; `Milk*`: all that begin so. */
  gives: recipeCells,
  /** What a hundred grams of lines need of it, g; the first that names a line counts. */
  needs: recipeCells,
  /** The line that is more or less of where it does not suit. */
  by: text,
  least: optionalFinite,
  most: optionalFinite,
  /** Words that say otherwise. */
  unless: list,
  ...origin,
});
export type Proportion = Readonly<z.infer<typeof Proportion>>;

/** Packs whose foods are mixed dry, and the kinds in them that are not. */
export const DryKind = z.strictObject({
  key: columns.key,
  categories: list.pipe(z.array(PackCategory)),
  /** Keys of kinds. */
  unless: list,
  ...origin,
});
export type DryKind = Readonly<z.infer<typeof DryKind>>;

/** A line that goes into foods of such classes as something else, cooked, fresh or dried, and how many times its weight that is. */
export const UsedAs = z.strictObject({
  key: columns.key,
  line: text,
  instead: text,
  times: finite,
  classes: list,
  ...origin,
});
export type UsedAs = Readonly<z.infer<typeof UsedAs>>;
