import { z } from 'zod';
import { PackCategory } from '../../../contract/index.ts';
import { columns } from '../../../registry/index.ts';
import { recipeCells } from './recipeCells.ts';

const { text, list, finite, flag, origin } = columns;

/** Words that say no more of a product than that it is a drink, or a fizzy one, and what it is then costed as. */
export const GeneralWords = z.strictObject({
  key: columns.key,
  archetype: text,
  words: list,
  /** Words with which it is none: `drink mix powder`. */
  not_words: list,
  ...origin,
});
export type GeneralWords = Readonly<z.infer<typeof GeneralWords>>;

/** Words by which something is eaten where no kind of food is named, and what it is then costed as; '': not eaten, or of no kind. */
export const OpenKind = z.strictObject({
  key: columns.key,
  archetype: z.string(),
  words: list,
  /** Phrases in which those words mean something else. */
  not_words: list,
  ...origin,
});
export type OpenKind = Readonly<z.infer<typeof OpenKind>>;

/** A group of the table of foods, whose foods may be in recipes though nobody has priced them one by one. */
export const FoodGroup = z.strictObject({
  key: columns.key,
  /** As the table of foods has it. */
  category: text,
  /** What a food of the group is costed as by itself. */
  archetype: text,
  /** Animals give it. */
  isAnimal: flag,
  /** The group of foods that words may name whose places its foods may take. */
  group: text,
  /** Its foods are what others are made of: they come into kinds of food that words name them in. */
  isPart: flag,
  /** Its usual share of a recipe, %. */
  usual: finite,
  /** US dollars a kilogram. */
  low: finite,
  typical: finite,
  high: finite,
  ...origin,
});
export type FoodGroup = Readonly<z.infer<typeof FoodGroup>>;

/** Names of alcoholic drinks, and the kind that is meant without their alcohol; without a kind: words that take it out. */
export const AlcoholWords = z.strictObject({
  key: columns.key,
  archetype: z.string(),
  words: list,
  ...origin,
});
export type AlcoholWords = Readonly<z.infer<typeof AlcoholWords>>;

/** What is eaten or drunk, and not reckoned here, with the reason. */
export const Unreckoned = z.strictObject({
  key: columns.key,
  archetype: z.string(),
  words: list,
  not_words: list,
  reason: text,
  ...origin,
});
export type Unreckoned = Readonly<z.infer<typeof Unreckoned>>;

/** The kind that a food of animals is made as where the words want plants only. */
export const PlantKind = z.strictObject({
  key: columns.key,
  archetype: text,
  instead: text,
  /** Whether it is of milk, and so by naming a plant that it is made of already another. */
  isDairy: columns.flag,
  ...origin,
});
export type PlantKind = Readonly<z.infer<typeof PlantKind>>;

/** What the supplier of a line is asked for where the words promise what its usual grade does not keep. */
export const GradeAsk = z.strictObject({
  key: columns.key,
  lines: list,
  words: list,
  not_words: list,
  ask: text,
  ...origin,
});
export type GradeAsk = Readonly<z.infer<typeof GradeAsk>>;

/** Words by which a food like dairy is of a plant: the plants, what stands beside them, and what says that it is of milk. */
export const PlantBase = z.strictObject({
  key: columns.key,
  says: z.enum(['plant', 'before', 'behind', 'animal', 'free']),
  words: list,
  ...origin,
});
export type PlantBase = Readonly<z.infer<typeof PlantBase>>;

/** A kind that more words than its name make another of: a bar that is sold by its protein is a protein bar. */
export const SaidKind = z.strictObject({
  key: columns.key,
  /** What the name alone says. */
  archetype: list,
  words: list,
  /** Words with which it stays what it is. */
  not_words: list,
  instead: text,
  ...origin,
});
export type SaidKind = Readonly<z.infer<typeof SaidKind>>;

/** What words call a pack. */
export const PackLabel = z.strictObject({
  key: columns.key,
  label: text,
  words: list,
  /** Words that have one of them and mean no pack: what a lunch box is for is not sold in it. */
  not_words: list,
  /** It holds more than any shelf pack: for kitchens and bars. */
  isBulk: flag,
  /** What is dry in it is filled up with water and eaten out of it. */
  isEatenFrom: flag,
  ...origin,
});
export type PackLabel = Readonly<z.infer<typeof PackLabel>>;

/** Words of how a food is kept, and the pack it is then in instead of those it would be in. */
export const StoredAs = z.strictObject({
  key: columns.key,
  words: list,
  not_words: list,
  from: list,
  category: PackCategory,
  /** How it is made to keep so; '': as its kind is. */
  process: z.string(),
  /** How long it keeps then; '': as its kind does. */
  shelf: z.string(),
  ...origin,
});
export type StoredAs = Readonly<z.infer<typeof StoredAs>>;

/** Words of what is sold before it is baked, or half baked, and how much of what is mixed is sold then, 0 to 1. */
export const SoldRaw = z.strictObject({
  key: columns.key,
  kinds: list,
  words: list,
  not_words: list,
  keeps: columns.finite,
  ...origin,
});
export type SoldRaw = Readonly<z.infer<typeof SoldRaw>>;

/** Words of a recipe that is stated item by item. */
export const RecipeWords = z.strictObject({
  key: columns.key,
  /** A unit of shares, of mass or of volume; what makes a recipe up to its whole; what says nothing of an item; behind a share, what is of something else. */
  role: z.enum(['share', 'mass', 'volume', 'rest', 'aside', 'other']),
  words: list,
  /** Percent, grams or millilitres of a unit. */
  factor: columns.optionalFinite,
  ...origin,
});
export type RecipeWords = Readonly<z.infer<typeof RecipeWords>>;

/** What a millilitre of a line weighs. */
export const Density = z.strictObject({
  key: columns.key,
  /** Name of a line; `Oil, *`: all that begin so. */
  line: text,
  /** Grams of a millilitre. */
  density: finite,
  ...origin,
});
export type Density = Readonly<z.infer<typeof Density>>;

/** An item of a recipe that is made of others before it goes in: a brew, a stock, a sauce. */
export const Preparation = z.strictObject({
  key: columns.key,
  words: list,
  /** `*`: the food that stands before its name, `mango` of `mango coulis`. */
  recipe: recipeCells,
  /** From so great a share of a drink on, %, the words mean it: half a can of coffee is no half a can of beans; null: they always do. */
  least: columns.optionalFinite,
  ...origin,
});
export type Preparation = Readonly<z.infer<typeof Preparation>>;

/** Words that say what a food is made from, or of what else `from` is said. */
export const FromWords = z.strictObject({
  key: columns.key,
  says: z.enum(['made', 'content']),
  words: list,
  ...origin,
});
export type FromWords = Readonly<z.infer<typeof FromWords>>;

/** Words by which briefs state how long a food keeps. */
export const TermWords = z.strictObject({
  key: columns.key,
  says: z.enum(['kept', 'notKept', 'aged']),
  words: list,
  ...origin,
});
export type TermWords = Readonly<z.infer<typeof TermWords>>;

/** What a container costs where it is another than the usual one of its category. */
export const ContainerCost = z.strictObject({
  key: columns.key,
  /** As packLabels.csv calls it. */
  label: columns.text,
  /** Of which categories it is; none: of all that no other row of the label is of. */
  categories: list.pipe(z.array(PackCategory)),
  /** Of so much, g or mL; of another size it follows the size exponent of its category. Null: as the water poured on it has it, whatever its weight. */
  size: columns.optionalFinite,
  /** US dollars with its closure. */
  low: columns.finite,
  typical: columns.finite,
  high: columns.finite,
  note: columns.text,
  ...origin,
});
export type ContainerCost = Readonly<z.infer<typeof ContainerCost>>;

/** Words of how a food is kept until it is eaten, and the word that the shelf life of a kind has of it. */
export const KeptAs = z.strictObject({
  key: columns.key,
  state: columns.text,
  words: list,
  not_words: list,
  ...origin,
});
export type KeptAs = Readonly<z.infer<typeof KeptAs>>;
