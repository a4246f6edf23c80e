import { z } from 'zod';
import { finite, key, list, optionalFinite, origin, text } from './columns.ts';

/** What fields of an excipient's row were read at their source; every other one is recalled. */
const confirmable = ['usRule', 'usInventory', 'eNumber', 'kcalUs'] as const;

/** What a product is made with beside its actives. An empty energy means negligible or not settled, not 0. */
export const Excipient = z.strictObject({
  key,
  name: text,
  /** e.g. filler, lubricant, flow agent, gelling, polyol. */
  class: text,
  function: text,
  /** Its name in ingredient lists; empty where it is not declared. */
  labelUs: z.string(),
  labelEu: z.string(),
  /** Usual shares of the product, % by weight; always recalled. */
  shareLow: finite,
  shareHigh: finite,
  /** kcal a gram. */
  kcalUs: optionalFinite,
  kcalEu: optionalFinite,
  /** Sucrose is 1. */
  sweetnessLow: optionalFinite,
  sweetnessHigh: optionalFinite,
  /** Section of 21 CFR, and what it is there. */
  usRule: z.string(),
  usStatus: z.string(),
  /** e.g. E460(i); without one `euStatus` says what it is in the EU. */
  eNumber: z.string(),
  euStatus: z.string(),
  /** In words; a supplier's statement decides. */
  allergen: z.string(),
  origin: z.string(),
  note: z.string(),
  confirmedFields: list.pipe(z.array(z.enum(confirmable))),
  ...origin,
});
export type Excipient = Readonly<z.infer<typeof Excipient>>;

/** The classes that EU labels name additives by (Regulation (EU) No 1169/2011, Annex VII, Part C). */
const additiveClasses = [
  'acid', 'acidity regulator', 'anti-caking agent', 'anti-foaming agent', 'antioxidant', 'bulking agent', 'colour',
  'emulsifier', 'emulsifying salts', 'firming agent', 'flavour enhancer', 'flour treatment agent', 'foaming agent',
  'gelling agent', 'glazing agent', 'humectant', 'modified starch', 'preservative', 'propellent gas', 'raising agent',
  'sequestrant', 'stabiliser', 'sweetener', 'thickener',
] as const; // prettier-ignore

/** What lines are there for, but the active ones and foods. */
const usualPurposes = [
  'carrier', 'excipient', 'flavour', 'sweetener', 'colour', 'preservative', 'acid', 'solvent', 'water', 'shell', 'coating',
] as const; // prettier-ignore

/** What an additive does by itself, where a formula does not say what it is there for. */
export const AdditiveClass = z.strictObject({
  key,
  /** The row of `excipients.csv`. */
  excipient: key,
  class: z.enum(additiveClasses),
  /** Names of the additive and its E number, lower case. */
  words: list,
  ...origin,
});
export type AdditiveClass = Readonly<z.infer<typeof AdditiveClass>>;

/** What a line of that name is usually there for: parts of a form that spec sheets name in words of their own. */
export const UsualPurpose = z.strictObject({
  key,
  purpose: z.enum(usualPurposes),
  /** Whole names, lower case. */
  words: list,
  /** Last words of names, lower case: `orange flavor`. */
  endings: list,
  ...origin,
});
export type UsualPurpose = Readonly<z.infer<typeof UsualPurpose>>;

/** An isolated or synthetic carbohydrate that US labels may count as dietary fiber. */
export const ListedFiber = z.strictObject({
  key,
  name: text,
  /** Words of a line's name, lower case. */
  words: list,
  /** In the rule itself, or by enforcement discretion: guidance of 2018, letters since. */
  listing: z.enum(['rule', 'guidance', 'later']),
  ...origin,
});
export type ListedFiber = Readonly<z.infer<typeof ListedFiber>>;

/** Ingredients that by themselves, without a carrier, hold nothing that a nutrition panel must declare. */
export const BareSubstance = z.strictObject({ key, ingredients: list, ...origin });
export type BareSubstance = Readonly<z.infer<typeof BareSubstance>>;

/** Words by which an ingredient list names what holds an allergen. */
export const AllergenWords = z.strictObject({
  key,
  /** Keys of the allergen in the markets that have it. */
  allergens: list,
  /** Lower case, each form of a word by itself. */
  words: list,
  /** Those of the words that name it as Annex II of Regulation (EU) No 1169/2011 does. */
  naming: list,
  /** What refers to it where no such word stands; blank where the kind is named, of cereals and nuts. */
  name: z.string(),
  /** Words after which it is another thing: cocoa butter is no butter. */
  notAfter: list,
  ...origin,
});
export type AllergenWords = Readonly<z.infer<typeof AllergenWords>>;

/** What a material weighs, g/mL: of liquids, of powders poured (bulk) and tapped. To plan with: a lot is measured. */
export const Density = z.strictObject({
  key,
  kind: z.enum(['liquid', 'bulk', 'tapped']),
  item: text,
  form: z.string(),
  low: optionalFinite,
  typical: optionalFinite,
  high: optionalFinite,
  note: z.string(),
  ...origin,
});
export type Density = Readonly<z.infer<typeof Density>>;

/** What is known of pieces and how they are made; volumes and shells of capsules are in `capsules.csv`. */
export const DosageForm = z.strictObject({
  key,
  kind: z.enum([
    'capsule-fill',
    'capsule-length',
    'capsule-rule',
    'softgel-size',
    'softgel-rule',
    'softgel-composition',
    'gummy-base',
    'gummy-process',
    'dosage-form',
    'flow-rule',
    'household-measure',
  ]),
  item: text,
  /** Of what, or in which kind of piece. */
  form: z.string(),
  low: optionalFinite,
  typical: optionalFinite,
  high: optionalFinite,
  /** Of the three figures. */
  unit: text,
  note: z.string(),
  ...origin,
});
export type DosageForm = Readonly<z.infer<typeof DosageForm>>;

/** A reference amount customarily consumed, 21 CFR 101.12(b). */
export const ReferenceAmount = z.strictObject({
  key,
  /** Table 2 is for everybody, table 1 for infants and children of 1 to 3. */
  table: z.enum(['general', 'infants']),
  group: text,
  category: text,
  /** As the regulation states it. */
  statedAs: text,
  /** A spoon is 5 or 15 mL and a cup 240 mL, 21 CFR 101.9(b)(5)(viii); null where no amount is stated. */
  amount: optionalFinite,
  unit: z.enum(['g', 'mL', '']),
  /** Whether the amount is of the food as it is sold or as it is prepared. */
  basis: z.enum(['as packaged', 'prepared']),
  /** About what it weighs. */
  grams: optionalFinite,
  /** A measure that fits; a convenience, not of the regulation. */
  household: z.string(),
  labelStatement: z.string(),
  note: z.string(),
  ...origin,
});
export type ReferenceAmount = Readonly<z.infer<typeof ReferenceAmount>>;

/** What a form is usually made with where a formula has no line of that role: parts of a role add up to 1. */
export const TypicalPart = z.strictObject({
  key,
  form: z.enum(['capsule', 'tablet', 'softgel', 'powder', 'liquid', 'gummie']),
  /** What the line that it becomes does. */
  role: z.enum(['excipient', 'carrier', 'base', 'water', 'acid', 'flavour', 'shell']),
  /** In ingredient lists. */
  name: text,
  /** Its row of `excipients.csv`; empty of water. */
  excipient: z.string(),
  /** Share of what the form takes beside the formula, shells apart. */
  part: finite,
  ...origin,
});
export type TypicalPart = Readonly<z.infer<typeof TypicalPart>>;
