import { z } from 'zod';
import { columns } from '../registry/index.ts';
import { ruleMarkets, yearRead } from './regulationRecords.ts';
import { checkEffect, effectColumns } from './studies/studyEffect.ts';

const { Confidence, finite, flag, key, list, optionalFinite, origin, text, unit } = columns;

/** An outcome people ask about, with the words they ask in. */
export const Topic = z.strictObject({ key, name: text, words: list });
export type Topic = Readonly<z.infer<typeof Topic>>;

/** Which way a finding points. */
export const directions = ['benefit', 'mixed', 'no effect', 'harm'] as const;
/**
 * How a finding was made; empty where the record does not say. A meta-analysis, umbrella review, review or trial is of
 * randomised trials; `observational` is without a comparison at random, or without any.
 */
export const designs = [
  '',
  'meta-analysis',
  'umbrella review',
  'review',
  'trial',
  'cohort',
  'observational',
  'laboratory',
] as const;
/** What the authors warn of. */
const studyWarnings = [
  'heterogeneity',
  'risk of bias',
  'low certainty',
  'small trials',
  'inconsistent',
  'implausibly large',
] as const;

/** One finding of one publication. */
export const Study = z
  .strictObject({
    key,
    subject: text,
    ingredients: list,
    isCombination: flag,
    topics: list,
    outcome: text,
    population: text,
    dose: z.string(),
    isDoseUnconfirmed: flag,
    direction: z.enum(directions),
    design: z.enum(designs),
    trials: optionalFinite,
    trialUnit: z.string(),
    participants: z
      .string()
      .regex(/^(\d+\+?)?$/)
      .transform((count) => ({
        count: count ? Number.parseInt(count, 10) : null,
        isAtLeast: count.endsWith('+'),
      })),
    result: z.string(),
    source: text,
    year: optionalFinite,
    pmid: z.string().regex(/^(\d{7,8})?$/, 'must be a PMID'),
    doi: z.string().regex(/^(10\.\d{4,9}\/\S+)?$/, 'must be a DOI'),
    confidence: Confidence,
    /** Bodies of trials that several publications rest on, by a name of ours: those that share one are not independent. */
    pools: list,
    warnings: list.pipe(z.array(z.enum(studyWarnings))),
    ...effectColumns,
  })
  .superRefine(checkEffect);
export type Study = Readonly<z.infer<typeof Study>>;

/** A reference value for labels: US Daily Value, EU nutrient reference value (NRV) or reference intake (RI). */
export const DailyValue = z.strictObject({
  key,
  ingredient: key,
  jurisdiction: z.enum(['US', 'EU']),
  group: z.enum(['adults', 'children', 'infants', 'pregnancy']),
  population: text,
  amount: finite,
  unit,
  kind: z.enum(['DV', 'NRV', 'RI']),
  note: z.string(),
  ...origin,
});
export type DailyValue = Readonly<z.infer<typeof DailyValue>>;

/** An intake recommendation or limit; `none` records that an authority set no limit. */
export const Limit = z.strictObject({
  key,
  ingredient: key,
  authority: z.enum(['US', 'EFSA']),
  kind: z.enum(['RDA', 'AI', 'UL', 'CDRR', 'safe level', 'single dose', 'guidance', 'none']),
  group: z.enum(['adults', 'children', 'infants', 'pregnancy']),
  population: text,
  amount: optionalFinite,
  unit,
  scope: z.string(),
  note: z.string(),
  ...origin,
});
export type Limit = Readonly<z.infer<typeof Limit>>;

/** A health claim in EU law, or one that was refused. */
export const EuClaim = z.strictObject({
  key,
  substance: text,
  ingredients: list,
  topics: list,
  article: text,
  verb: z.string(),
  benefit: text,
  /** The claim as the list words it; empty: substance, verb and benefit, in this order. */
  wording: z.string(),
  isSourceClaim: flag,
  threshold: z.string(),
  conditions: z.string(),
  isConditionUnconfirmed: flag,
  population: z.string(),
  restrictions: z.string(),
  status: z.enum(['authorised', 'not authorised', 'on hold', 'withdrawn']),
  statusNote: z.string(),
  ...origin,
});
export type EuClaim = Readonly<z.infer<typeof EuClaim>>;

const ruleCategories = [
  'structure-function',
  'disease-claim',
  'wording',
  'health-claim',
  'fdama-claim',
  'qualified-claim',
  'nutrient-content',
  'label',
  'panel',
] as const;

/** What a rule is about, finer than its category. */
const ruleAreas = [
  'claims',
  'labelling',
  'panel',
  'warnings',
  'composition',
  'additive-limit',
  'contaminant',
  'national-maximum',
  'ingredient-status',
  'manufacturing',
  'registration',
  'advertising',
  'marketplace',
] as const;

/** A rule on claims, labels, composition or sale. */
export const Rule = z.strictObject({
  key,
  market: z.enum(ruleMarkets),
  category: z.enum(ruleCategories),
  area: z.enum(ruleAreas),
  ingredients: list,
  topics: list,
  title: text,
  trigger: z.string(),
  requirement: text,
  isConditionUnconfirmed: flag,
  ...origin,
  yearRead,
});
export type Rule = Readonly<z.infer<typeof Rule>>;

/** What a cost figure is of. */
const costKinds = [
  'raw material',
  'manufacturing',
  'packaging',
  'testing',
  'development',
  'structure',
  'yield',
  'overage',
  'moq',
  'other',
] as const;

/** A price, share or quantity of making a product, as a range: indicative, never a quote. */
export const Cost = z.strictObject({
  key,
  kind: z.enum(costKinds),
  item: text,
  ingredients: list,
  dosageForm: z.string(),
  low: finite,
  high: finite,
  /** As written after the range, e.g. `USD/kg`, `weeks`, `bottles`. */
  unit: text,
  period: z.string(),
  note: z.string(),
  ...origin,
});
export type Cost = Readonly<z.infer<typeof Cost>>;
