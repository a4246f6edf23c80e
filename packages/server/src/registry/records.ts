import { z } from 'zod';
import { finite, flag, key, list, optionalFinite, origin, text, unit } from './columns.ts';

/** What a row of `ingredients.csv` says: names, and formulation notes that are nearly all unconfirmed. */
export const Ingredient = z.strictObject({
  key,
  name: text,
  parent: z.string(),
  synonyms: list,
  latinName: list,
  category: text,
  forms: list,
  doseLow: optionalFinite,
  doseHigh: optionalFinite,
  doseUnit: z.union([z.literal(''), unit]),
  potency: z.string(),
  formFactors: list,
  density: z.string(),
  allergen: z.string(),
  vegan: z.string(),
  regulatory: z.string(),
  cautions: list,
  ...origin,
});
export type Ingredient = Readonly<z.infer<typeof Ingredient>>;

/** A compound an active is bought as, with the share of the active by mass. */
export const Form = z.strictObject({
  key,
  ingredient: key,
  active: text,
  compound: text,
  formula: text,
  molarMass: finite,
  activePercent: finite,
  ...origin,
});
export type Form = Readonly<z.infer<typeof Form>>;

/** The form of a vitamin that a compound is, where the label's unit depends on it. */
const nutrientForm = z.enum(['', 'retinol', 'beta-carotene', 'natural', 'synthetic', '5-MTHF']);

/**
 * What a row of `forms.csv` or `materials.csv` is called beside its own name; one name of two compounds of an ingredient
 * means neither.
 */
export const CompoundName = z.strictObject({ key, words: list, nutrientForm, ...origin });
export type CompoundName = Readonly<z.infer<typeof CompoundName>>;

/** A compound of a vitamin that labels count as it is. */
export const VitaminForm = z.strictObject({
  key,
  ingredient: key,
  compound: text,
  words: list,
  nutrientForm,
  ...origin,
});
export type VitaminForm = Readonly<z.infer<typeof VitaminForm>>;

/** What spec sheets in another language call an ingredient. */
export const ForeignName = z.strictObject({
  key,
  ingredient: key,
  language: z.enum(['de', 'fr', 'es', 'it', 'nl', 'pl']),
  words: list,
  ...origin,
});
export type ForeignName = Readonly<z.infer<typeof ForeignName>>;

/** A brand of an ingredient or compound. */
export const TradeName = z.strictObject({
  key,
  name: text,
  otherNames: list,
  /** Empty of a brand of several. */
  ingredient: z.string(),
  /** As labels name it; empty where it is no other than the ingredient. */
  compound: z.string(),
  /** Whether it is that compound as such, no preparation of another strength. */
  isWhole: flag,
  /** What it is and whose. */
  says: text,
  ...origin,
});
export type TradeName = Readonly<z.infer<typeof TradeName>>;

/** What one international unit is worth, by form; `words` tell the form apart, empty for every form. */
export const Conversion = z.strictObject({
  key,
  ingredient: key,
  form: text,
  words: list,
  perIu: finite,
  unit,
  ...origin,
});
export type Conversion = Readonly<z.infer<typeof Conversion>>;

/** Amounts that stand for each other: `amount` of one is `equals` of the other. */
export const Equivalence = z.strictObject({
  key,
  ingredient: key,
  from: text,
  fromUnit: z.enum(['µg', 'mg', 'g']),
  to: text,
  toUnit: unit,
  /** How much of `to` one `fromUnit` of `from` is. */
  factor: finite,
  /** Words that name `from`, and words that name `to`. */
  fromWords: list,
  toWords: list,
  ...origin,
});
export type Equivalence = Readonly<z.infer<typeof Equivalence>>;

/** A polyol with its energy on US labels. */
export const Polyol = z.strictObject({
  key,
  name: text,
  /** How profiles and labels name it, lower case. */
  names: list,
  /** kcal a gram. */
  kcalUs: finite,
  ...origin,
});
export type Polyol = Readonly<z.infer<typeof Polyol>>;

/** Which forms of a nutrient an upper level counts, where it does not count all of them. */
export const LimitForm = z.strictObject({
  /** The beginning of the limit's key. */
  key,
  nutrient: key,
  /** Words of a form or source, lower case. */
  words: list,
  ...origin,
});
export type LimitForm = Readonly<z.infer<typeof LimitForm>>;

/** A two-piece hard capsule. */
export const Capsule = z.strictObject({
  key,
  size: text,
  /** Volume of the closed capsule. */
  mL: finite,
  /** Weight of an empty shell of cellulose, and of gelatin. */
  hpmcMg: finite,
  gelatinMg: finite,
  /** What general references give for gelatin instead, about ±10 %; null where that is the same. */
  elsewhereMg: optionalFinite,
  /** Whether supplements usually come in it. */
  isUsual: flag,
  ...origin,
});
export type Capsule = Readonly<z.infer<typeof Capsule>>;

/** How much of a material is caffeine. */
export const CaffeineMaterial = z.strictObject({ key, material: key, percent: finite, ...origin });
export type CaffeineMaterial = Readonly<z.infer<typeof CaffeineMaterial>>;

/** What a kilogram is bought at, US dollars, before freight: a band, never a quote. */
export const Price = z.strictObject({
  key,
  item: text,
  ingredients: list,
  low: finite,
  high: finite,
  /** When it was read, e.g. `Jan 2025`. */
  period: z.string(),
  note: z.string(),
  ...origin,
});
export type Price = Readonly<z.infer<typeof Price>>;

/** What kind of material it is: overage and moisture go by it. */
export const materialCategories = [
  'vitamin',
  'labile vitamin',
  'fat-soluble vitamin',
  'mineral',
  'botanical',
  'oil',
  'protein',
  'fibre',
  'probiotic',
  'other',
] as const;

/** The units of a label amount of a material. */
export const labelUnits = ['µg', 'mg', 'g', 'billion CFU'] as const;

/** A row of `materials.csv`: what an ingredient is bought as. The first of an ingredient is meant when none is named. */
export const MaterialRow = z.strictObject({
  key,
  ingredient: key,
  /** The active, as a label names it. */
  name: text,
  form: text,
  words: list,
  category: z.enum(materialCategories),
  unit: z.enum(labelUnits),
  doseLow: finite,
  doseUsual: finite,
  doseHigh: finite,
  /** The row of `forms.csv` that holds the share of the active; empty where `strength` is of the active itself. */
  compound: z.string(),
  /** What a label amount is of: the active, or the compound as such. */
  basis: z.enum(['active', 'compound']),
  /** Share of the compound, or else of the active, in what is bought. */
  strength: finite,
  cfuPerGram: optionalFinite,
  /** The row of `conversions.csv` that an amount in IU is read by. */
  iu: z.string(),
  /** The row of `prices.csv`. */
  price: key,
  ...origin,
});
export type MaterialRow = Readonly<z.infer<typeof MaterialRow>>;

/** Words that stand for several ingredients. */
export const Group = z.strictObject({ key, names: list, ingredients: list, ...origin });
export type Group = Readonly<z.infer<typeof Group>>;

/** Milligrams of an electrolyte in a milliequivalent. */
export const Milliequivalent = z.strictObject({ key, ingredient: key, mgPerMeq: finite, ...origin });
export type Milliequivalent = Readonly<z.infer<typeof Milliequivalent>>;
