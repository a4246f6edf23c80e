import { z } from 'zod';
import { PackCategory, ProductKind } from '../../../contract/index.ts';
import { columns } from '../../../registry/index.ts';
import { profileCells } from '../../words/profileCells.ts';
import { recipeCells } from './recipeCells.ts';
import { Role } from './roleRecords.ts';

const { text, list, finite, optionalFinite, origin } = columns;

/**
 * A figure of foods and drinks: a cost, a margin, a size, a bound; or, of the kinds `evidence` and `benchmark`, what
 * was read elsewhere to compare with. `low`, `typical` and `high` are null where only a range, or one end, is known.
 */
export const FoodFigure = z
  .strictObject({
    kind: z.enum([
      'category', 'unit', 'process', 'packaging', 'run', 'testing', 'shelf', 'logistics', 'trade', 'market', 'direct',
      'bound', 'raw material', 'evidence', 'benchmark',
    ]), // prettier-ignore
    /** One of the categories, or `all`. */
    category: z.union([PackCategory, z.literal('all')]),
    item: text,
    low: optionalFinite,
    typical: optionalFinite,
    high: optionalFinite,
    unit: z.string(),
    currency: z.string(),
    /** Year the figure is of; empty where its source has none. */
    year: z.string(),
    note: z.string(),
    ...origin,
  })
  .transform((row) => ({ key: `${row.kind}/${row.category}/${row.item}`, ...row }));
export type FoodFigure = Readonly<z.infer<typeof FoodFigure>>;

/** A kind of food or drink that a concept can be matched to, with a recipe and a price on the shelf to start from. */
export const FoodArchetype = z
  .strictObject({
    archetype: text,
    /** What people call it. */
    words: list,
    /** Phrases with which it is something else: `soda bread`. */
    not_words: list,
    /** What it is where words say that it is sold in millilitres: of tea iced tea. */
    ready: z.string(),
    /** A supplement is only recognised here: it is costed as one. */
    kind: ProductKind,
    category: PackCategory,
    /** What is sold, in `unit`, and its weight in grams. */
    unit_size: finite,
    unit: z.enum(['g', 'mL']),
    unit_g: finite,
    servings_per_unit: finite,
    recipe: recipeCells,
    process: text,
    /** Finished over mixed weight where water is driven off. */
    process_yield: finite,
    /** Units of a first run where makers of it take less, or of small units more, than its category says; null: as there. */
    first_run: optionalFinite,
    shelf: text,
    /** US dollars of this unit on the shelf. */
    shelf_price_low: finite,
    shelf_price_typical: finite,
    shelf_price_high: finite,
    notes: z.string(),
    ...origin,
  })
  .transform((row) => ({ key: row.archetype, ...row }));
export type FoodArchetype = Readonly<z.infer<typeof FoodArchetype>>;

/** What one unit of a category is packed in, and several. */
export const PackName = z.strictObject({
  key: PackCategory,
  pack: text,
  packs: text,
  /** What is sold in it holds no free water: fruit comes into it dried. */
  isDry: columns.flag,
  /** Cultures eat of the sugar in it: what the words say of sugar is what they leave. */
  isFermented: columns.flag,
  /** What is sold in it tastes of fruit by its flavour, where nothing of fruit is in its recipe. */
  isFlavoured: columns.flag,
  ...origin,
});
export type PackName = Readonly<z.infer<typeof PackName>>;

/** What a word that is ruled out stands for in recipes: dairy is milk, whey, butter and so on. */
export const Refusal = z.strictObject({
  key: columns.key,
  words: list,
  /** Words of the names of what is mixed. */
  members: list,
  /** Words with which a name is something else: coconut milk. */
  except: list,
  ...origin,
});
export type Refusal = Readonly<z.infer<typeof Refusal>>;

/**
 * Ingredients that a line of a recipe stands for, beside those its own name tells. A line that gives way is left out
 * where the words name one of them.
 */
export const StandIn = z.strictObject({
  key: columns.key,
  line: text,
  ingredients: list,
  givesWay: columns.flag,
  ...origin,
});
export type StandIn = Readonly<z.infer<typeof StandIn>>;

/** What a line of a recipe is in a formula. */
export const RecipeEntry = z.strictObject({
  key: columns.key,
  /** Its exact name in recipes and in the price list. */
  line: text,
  /** As an ingredient list names it. */
  statement: text,
  purpose: z.enum([
    'active', 'base', 'carrier', 'excipient', 'flavour', 'sweetener', 'colour', 'preservative', 'acid', 'solvent', 'water',
  ]), // prettier-ignore
  /** What it is in most recipes. */
  role: Role,
  /** Of its sugars, how much was added, 0 to 1, where the table of foods does not say. */
  addedShare: optionalFinite,
  /** What nobody measures in it because there is none. */
  zero: list,
  /** Its nutrition, where the table of foods has none of the name. */
  profile: profileCells,
  caffeinePercent: optionalFinite,
  highIntensity: columns.flag,
  ...origin,
});
export type RecipeEntry = Readonly<z.infer<typeof RecipeEntry>>;

/**
 * A line that a recipe has instead of one that words rule out: rice flour where there is to be no gluten. Of several the
 * first goes that is not ruled out itself.
 */
export const Swap = z.strictObject({
  key: columns.key,
  line: text,
  instead: text,
  /** Animals give it: it goes as well where the words ask for plants only. */
  isAnimal: columns.flag,
  /** % of a recipe from which it is missed; less of it just goes. */
  least: optionalFinite,
  /** The same with its fat taken off. */
  isLean: columns.flag,
  /** Categories whose recipes have nothing instead: nobody sweetens dried meat that is to have no sugar. */
  notIn: list.pipe(z.array(PackCategory)),
  /** How much of its place it takes, 0 to 1, where that is not all: pectin sets with less than gelatin does. */
  part: optionalFinite,
  /** What comes with it, % of the place: starches and what holds the gas beside a flour without gluten. */
  beside: recipeCells,
  /** Kinds whose recipes have it so; none: all. */
  kinds: list,
  ...origin,
});
export type Swap = Readonly<z.infer<typeof Swap>>;

/**
 * A food that words may name, as a line of a recipe. It takes the place of the recipe's greatest line of its group; where
 * there is none, it comes beside the others at its usual share.
 */
export const NamedLine = z.strictObject({
  key: columns.key,
  /** Its exact name in recipes and in the price list. */
  line: text,
  words: list,
  /** What can stand for one another: dried fruits, nuts, syrups. */
  group: text,
  /** % of a recipe that has nothing of its group; null: it comes into none of these. */
  usual: optionalFinite,
  /** The line that a food of this very name is mostly made of: of almond butter almonds. */
  made: z.string(),
  /** What of the place it takes it needs, 0 to 1, the rest being water: of matcha a fifth of the coffee. */
  part: optionalFinite,
  /** The line that drinks have of it instead, and its usual share of them, %; null: it comes into none. */
  drinkLine: z.string(),
  drink: optionalFinite,
  /** The line that dry foods have of it instead, and its usual share of them, %; null: as of other foods, 0: none. */
  dryLine: z.string(),
  dry: optionalFinite,
  /** The line that foods made of flour have of it instead: of oats oat flour. */
  milledLine: z.string(),
  /** A flavour may stand for it. */
  isFlavour: columns.flag,
  ...origin,
});
export type NamedLine = Readonly<z.infer<typeof NamedLine>>;

/**
 * What a kind of food is of, and what may take its place where the words say that it is of something else: crackers are
 * of wheat, unless they are lentil crackers. Of several rows of a kind each is asked.
 */
export const Body = z.strictObject({
  key: columns.key,
  archetype: text,
  /** Lines of its recipe that are this place. */
  lines: list,
  /** Groups, or keys, of the foods that may take it. */
  takers: list,
  /** How much of the place they take, 0 to 1; 0: they are named, and none of them is in it. */
  share: finite,
  /** What the rest of the place becomes: water, or it stays as it was. */
  rest: z.enum(['', 'water']),
  /** How the foods are in it: as such a kind has them by itself, milled, or whole and fresh. */
  form: z.enum(['', 'milled', 'whole']),
  /** What dry ones weigh more once they are soaked; shares that words give are those of soaked ones. */
  soaks: optionalFinite,
  /** Words without which, and with which, it does not hold: hummus is of chickpeas. */
  where: list,
  unless: list,
  /** A description says it too, not the name alone. */
  isDescribed: columns.flag,
  ...origin,
});
export type Body = Readonly<z.infer<typeof Body>>;

/** What words such as `half` say of a share. */
export const Fraction = z.strictObject({ key: columns.key, words: list, percent: finite, ...origin });
export type Fraction = Readonly<z.infer<typeof Fraction>>;

/** A line that a plain food of its kind has none of: it is in the recipe where the words ask for it. */
export const OccasionalLine = z.strictObject({
  key: columns.key,
  archetype: text,
  line: text,
  words: list,
  ...origin,
});
export type OccasionalLine = Readonly<z.infer<typeof OccasionalLine>>;

/** What a way of eating rules out, as keys of `refusals.csv`: keto is without what is sweet, and without grain. */
export const Diet = z.strictObject({ key: columns.key, words: list, refuses: list, ...origin });
export type Diet = Readonly<z.infer<typeof Diet>>;

/** What 100 g of a line of a recipe hold, g, for recipes that are to hold a stated amount. */
export const LineContent = z.strictObject({
  key: columns.key,
  line: text,
  protein: finite,
  fibre: finite,
  sugar: finite,
  addedSugar: finite,
  fat: finite,
  saturates: finite,
  salt: finite,
  /** Without fibre, sugar alcohols and allulose. */
  carbohydrate: finite,
  ...origin,
});
export type LineContent = Readonly<z.infer<typeof LineContent>>;

/** What words may state of a serving that no recipe is brought to: it is told where the recipe holds another amount. */
export const ToldContent = z.strictObject({
  key: z.enum(['fat', 'saturates', 'carbohydrate', 'energy', 'sodium']),
  words: list,
  /** As it is stated. */
  unit: z.enum(['g', 'mg', 'kcal']),
  ...origin,
});
export type ToldContent = Readonly<z.infer<typeof ToldContent>>;

/** How a recipe is brought to what the words say that a serving holds of something. */
export const StatedContent = z.strictObject({
  key: columns.key,
  content: z.enum(['protein', 'fibre', 'sugar', 'addedSugar', 'salt', 'carbohydrate']),
  words: list,
  /** As the words state it, and what one of the unit is in grams of the content: 1 mg of sodium is 2.5 mg of salt. */
  unit: z.enum(['g', 'mg']),
  grams: finite,
  /** Of foods only: who states it of a drink has it added. */
  isOfFoods: columns.flag,
  /** Packs of which alone the words are read so; none: of all. */
  categories: list,
  /** A line that holds at least so much of it, or of `sourceBy`, is bought for it, percent. */
  leastOfSource: finite,
  sourceBy: z.enum(['protein', 'fibre', 'addedSugar', 'salt', 'carbohydrate']),
  /** Most of a recipe that such lines are brought to, percent. */
  mostOfSources: finite,
  /** The same of what is moist: drinks, and what is sold chilled. */
  mostOfMoist: finite,
  /** Groups whose foods bring it by themselves: a bowl of chicken has more chicken, and no powder. */
  ownGroups: list,
  /** Most of a recipe that those are brought to, percent. */
  mostOfOwn: finite,
  /** Percent of water from which it is what gives way. */
  leastWater: finite,
  /** What is bought for it where a recipe has nothing of the kind; the second where it has nothing of animals. */
  added: text,
  addedPlants: text,
  ...origin,
});
export type StatedContent = Readonly<z.infer<typeof StatedContent>>;

/**
 * What words such as `high protein` promise, g a serving; a recipe that holds `densest` g in 100 g keeps the promise as it
 * is.
 */
export const ClaimedContent = z.strictObject({
  key: columns.key,
  content: z.enum(['protein', 'fibre']),
  words: list,
  grams: finite,
  densest: finite,
  /** The same of what is sold chilled: it is moist. */
  densestChilled: finite,
  /** Percent of the energy that has to come of it, too; null: none is asked. */
  energyShare: optionalFinite,
  ...origin,
});
export type ClaimedContent = Readonly<z.infer<typeof ClaimedContent>>;

/**
 * What words such as `low sugar` and `reduced salt` allow: so many grams in 100 g, of drinks in 100 ml; or so many percent
 * less than usual.
 */
export const CappedContent = z.strictObject({
  key: columns.key,
  content: z.enum(['sugar', 'salt', 'fat']),
  words: list,
  most: optionalFinite,
  mostDrink: optionalFinite,
  less: optionalFinite,
  ...origin,
});
export type CappedContent = Readonly<z.infer<typeof CappedContent>>;

/** Words that want nothing in a food but what they name, or nothing that makes it another than the plain one. */
export const OnlyWords = z.strictObject({
  key: columns.key,
  words: list,
  wants: z.enum(['nothing else', 'plain', 'an effect']),
  ...origin,
});
export type OnlyWords = Readonly<z.infer<typeof OnlyWords>>;

/** Words of a spec sheet that change nothing of what a food is: a row of `data/gradeWords.csv`. */
export const GradeWords = z.strictObject({ key: columns.key, words: list, ...origin });
export type GradeWords = Readonly<z.infer<typeof GradeWords>>;

/** Words of how a food is, which alone name none: a row of `data/mannerWords.csv`. */
export const MannerWords = z.strictObject({ key: columns.key, words: list, ...origin });

/** How a kind of food is served: a household measure, and its reference amount (21 CFR 101.12(b)). */
export const ServingRow = z.strictObject({
  key: columns.key,
  archetype: text,
  household: text,
  racc: optionalFinite,
  raccUnit: z.enum(['', 'g', 'mL']),
  ...origin,
});
export type ServingRow = Readonly<z.infer<typeof ServingRow>>;
