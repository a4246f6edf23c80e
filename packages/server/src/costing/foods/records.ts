import { z } from 'zod';
import { PackCategory, ProductKind } from '../../contract/index.ts';
import { columns } from '../../registry/index.ts';

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

/** `Honey:5;Salt, table:0.4`: the share of each food in what is mixed, in percent; names may hold commas and colons. */
const recipe = list.transform((entries) =>
  entries.map((entry) => {
    const at = entry.lastIndexOf(':');
    return { name: entry.slice(0, at), percent: Number(entry.slice(at + 1)) };
  }),
);

/** A kind of food or drink that a concept can be matched to, with a recipe and a price on the shelf to start from. */
export const FoodArchetype = z
  .strictObject({
    archetype: text,
    /** What people call it. */
    words: list,
    /** Phrases with which it is something else: `soda bread`. */
    not_words: list,
    /** A supplement is only recognised here: it is costed as one. */
    kind: ProductKind,
    category: PackCategory,
    /** What is sold, in `unit`, and its weight in grams. */
    unit_size: finite,
    unit: z.enum(['g', 'mL']),
    unit_g: finite,
    servings_per_unit: finite,
    recipe,
    process: text,
    /** Finished over mixed weight where water is driven off. */
    process_yield: finite,
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
export const PackName = z.strictObject({ key: PackCategory, pack: text, packs: text, ...origin });
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

/** Ingredients that a line of a recipe stands for, beside those its own name tells. */
export const StandIn = z.strictObject({ key: columns.key, line: text, ingredients: list, ...origin });
export type StandIn = Readonly<z.infer<typeof StandIn>>;
