import { z } from 'zod';
import { columns } from '../registry/index.ts';
import { parseCondition } from './conditions/index.ts';

const { finite, key, list, optionalFinite, origin, text } = columns;

/** Markets whose rules the base holds; labels and formulas are made for the US and the EU only. */
export const ruleMarkets = ['US', 'EU', 'UK', 'CA'] as const;
/** Year of the edition that was read; null for what was recalled. */
export const yearRead = z.union([
  z.literal('').transform(() => null),
  z
    .string()
    .regex(/^(?:19|20)\d\d$/, 'must be a year')
    .transform(Number),
]);

/** What a nutrition claim needs, as a condition over amounts per `basis`. */
export const NutritionClaim = z.strictObject({
  key,
  market: z.enum(['US', 'EU', 'CA']),
  /** As it is printed, e.g. `low fat`; `[nutrient]` stands for a name. */
  claim: text,
  /** Other wordings with the same condition. */
  also: list,
  nutrient: text,
  formula: text.transform((formula) => ({ text: formula, condition: parseCondition(formula) })),
  /** What the amounts are counted per, e.g. `100 g`, `RACC and labelled serving`. */
  basis: text,
  /** Which products the row is for, e.g. `solids`, `RACC <= 30 g or <= 2 tbsp`. */
  appliesTo: z.string(),
  /** What the formula cannot say. */
  furtherConditions: z.string(),
  ...origin,
  yearRead,
});
export type NutritionClaim = Readonly<z.infer<typeof NutritionClaim>>;

/** A US health claim: authorised by a regulation, by notification (FDAMA), or tolerated with qualifying words. */
export const HealthClaim = z.strictObject({
  key,
  kind: z.enum(['authorised', 'qualified', 'FDAMA notification']),
  substance: text,
  /** Empty where the notification is of a nutrient content claim. */
  disease: z.string(),
  ingredients: list,
  topics: list,
  eligibleFood: z.string(),
  /** The only kind of product that may bear it, where it is for one: a supplement, or a conventional food or drink. */
  eligibleKind: z.enum(['', 'food', 'supplement']),
  dailyIntake: z.string(),
  perServingMinimum: z.string(),
  nutrientConditions: z.string(),
  mustSay: z.string(),
  mustNotSay: z.string(),
  modelWordings: text.transform((wordings) => wordings.split(' | ')),
  ...origin,
  yearRead,
  note: z.string(),
});
export type HealthClaim = Readonly<z.infer<typeof HealthClaim>>;

/** Whether and how a novel food may be used in the EU: one row a food category. */
export const NovelFood = z.strictObject({
  key,
  market: z.literal('EU'),
  ingredients: list,
  name: text,
  /** e.g. `authorised`, `not novel in supplements only`. */
  status: text,
  foodCategory: text,
  population: z.string(),
  /** With its unit, as the list gives it. */
  maxLevel: z.string(),
  /** What the list says on naming and statements. */
  labelling: z.string(),
  dataProtection: z.string(),
  ...origin,
  yearRead,
  note: z.string(),
});
export type NovelFood = Readonly<z.infer<typeof NovelFood>>;

/** What Health Canada's monograph of an ingredient lets a natural health product say and give. */
export const Monograph = z.strictObject({
  key,
  ingredients: list,
  name: text,
  /** Date of the monograph; empty where it was not read. */
  monographDate: z.string().regex(/^(?:\d{4}-\d\d-\d\d)?$/, 'must be a date'),
  population: z.string(),
  preparation: z.string(),
  permittedUse: z.string(),
  /** A day. */
  doseMin: optionalFinite,
  /** A day. */
  doseMax: optionalFinite,
  unit: z.string(),
  singleDoseMax: optionalFinite,
  doseNote: z.string(),
  duration: z.string(),
  cautions: z.string(),
  ...origin,
  yearRead,
});
export type Monograph = Readonly<z.infer<typeof Monograph>>;

/** What people may take in of an additive every day of their lives, by their weight (ADI). */
export const AcceptableIntake = z.strictObject({
  key,
  market: z.enum(['US', 'EU']),
  authority: z.enum(['EFSA', 'SCF', 'FDA']),
  ingredients: list,
  /** By which questions call it. */
  names: list,
  substance: text,
  /** Per kg of body weight a day. */
  amount: finite,
  unit: z.enum(['mg', 'g']),
  /** What is counted where it is not the additive itself. */
  expressedAs: z.string(),
  note: z.string(),
  ...origin,
  yearRead,
});
export type AcceptableIntake = Readonly<z.infer<typeof AcceptableIntake>>;
