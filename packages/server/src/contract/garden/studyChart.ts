import { z } from 'zod';
import { operation, Text } from '../http.ts';

const Key = Text.min(1, 'Name it by its key').max(100, 'Keep the key to 100 characters');
const Named = z.strictObject({
  key: z.string().describe('In the base'),
  name: z.string().describe('As it is written alone, e.g. Magnesium'),
});

/**
 * How an effect is measured: mean difference (weighted ones too), standardised mean difference (Hedges' g and Cohen's d
 * too), an effect size of a kind that is not said, change in percent, risk and rate differences, and the ratios.
 */
export const effectMeasures = [
  'MD',
  'SMD',
  'ES',
  'change',
  'RD',
  'rate difference',
  'RR',
  'OR',
  'HR',
  'rate ratio',
] as const;

/** What an effect is measured in. */
export const EffectMeasure = z
  .enum(effectMeasures)
  .describe(
    'MD: mean difference; SMD: standardised; ES: an effect size of a kind that is not said; change: in percent; RD: risk difference; the others are ratios',
  );
export type EffectMeasure = z.infer<typeof EffectMeasure>;

/** What to chart. */
export const ChartQuery = z
  .strictObject({
    ingredient: Key.describe('Its key, e.g. magnesium'),
    topic: Key.describe('The key of an outcome, e.g. sleep'),
    measure: EffectMeasure.optional().describe('The commonest where it is left out'),
    unit: Text.max(100).optional().describe('The commonest of the measure where it is left out'),
  })
  .meta({ example: { ingredient: 'magnesium', topic: 'sleep' } });
export type ChartQuery = z.infer<typeof ChartQuery>;

/** A finding, as far as it is told whether it can be drawn or not. */
const finding = {
  studyKey: z.string().describe('In the base'),
  outcome: z.string().describe('What was measured'),
  direction: z.enum(['benefit', 'mixed', 'no effect', 'harm']).describe('Which way the finding points'),
  year: z.int().nullable().describe('Of the publication'),
  isConfirmed: z.boolean().describe('False: recalled, its source was not opened'),
  title: z.string().describe('Of the passage'),
  source: z.string().describe('The publication'),
  url: z.string().nullable().describe('Where it can be read; null when it is not on the web'),
  passage: z.string().describe('The stored text that holds the figures'),
};

const exampleFinding = {
  studyKey: 'magnesium-sleep-onset-latency-mah-2021',
  outcome: 'sleep onset latency',
  direction: 'benefit',
  year: 2021,
  isConfirmed: true,
  title: 'Magnesium: sleep onset latency',
  source: 'Mah 2021 meta-analysis',
  url: null,
  passage:
    'Magnesium and sleep onset latency, older adults: benefit. Result: MD −17.36 min (−27.27 to −7.44).',
};
const examplePoint = {
  ...exampleFinding,
  measure: 'MD',
  effect: -17.36,
  low: -27.27,
  high: -7.44,
  unit: 'min',
  doseMg: 320,
  doseMgTo: 729,
  weeks: null,
  n: 151,
  grade: 'C',
};

/** A finding with its effect. */
export const StudyPoint = z
  .strictObject({
    ...finding,
    measure: EffectMeasure,
    effect: z.number().describe('In `unit`; below 0, or below 1 for a ratio: less than without'),
    low: z.number().nullable().describe('Lower end of the 95 % interval; null where none is stated'),
    high: z.number().nullable().describe('Its upper end'),
    unit: z
      .string()
      .nullable()
      .describe('Null for ratios and standardised effects; the outcome where its scale has no other name'),
    doseMg: z.number().nullable().describe('mg a day; the lower end of a range; null where none is stated'),
    doseMgTo: z.number().nullable().describe('mg a day: the upper end of a range'),
    weeks: z.number().nullable().describe('How long'),
    n: z.int().nullable().describe('How many people'),
    grade: z
      .enum(['A', 'B', 'C', 'D', 'X', 'U'])
      .describe('Of this finding alone: A–D by strength, X a safety concern, U unrated'),
  })
  .meta({ id: 'StudyPoint', example: examplePoint });
export type StudyPoint = z.infer<typeof StudyPoint>;

/** A finding that cannot be drawn beside the others. */
export const UnplottedStudy = z
  .strictObject({ ...finding, why: z.string().describe('Why not, e.g. other measure: SMD') })
  .meta({
    id: 'UnplottedStudy',
    example: { ...exampleFinding, why: 'other measure: SMD' },
  });
export type UnplottedStudy = z.infer<typeof UnplottedStudy>;

/** The findings on an ingredient and an outcome: those of one measure and unit as points, the others with why not. */
export const StudyChart = z
  .strictObject({
    ingredient: Named.describe('What was asked for'),
    topic: Named.describe('The outcome that was asked for'),
    noEffect: z.number().describe('The effect that is none: 1 for ratios, else 0'),
    better: z
      .enum(['lower', 'higher'])
      .nullable()
      .describe('Which way benefits lie; null where the points do not agree'),
    points: z.array(StudyPoint).describe('By year; all of one measure and unit'),
    unplotted: z.array(UnplottedStudy).describe('By year; with why they are no points'),
    measures: z
      .array(
        z.strictObject({
          measure: EffectMeasure,
          unit: z.string().nullable().describe('As on the points'),
          count: z.int().describe('How many findings have it'),
        }),
      )
      .describe('The commonest first'),
    nearestTopics: z
      .array(z.string())
      .describe(
        'Keys of outcomes that the ingredient has findings on, the nearest first; none while it has findings here',
      ),
  })
  .meta({
    id: 'StudyChart',
    example: {
      ingredient: { key: 'magnesium', name: 'Magnesium' },
      topic: { key: 'sleep', name: 'sleep' },
      noEffect: 0,
      better: 'lower',
      points: [examplePoint],
      unplotted: [],
      measures: [{ measure: 'MD', unit: 'min', count: 1 }],
      nearestTopics: [],
    },
  });
export type StudyChart = z.infer<typeof StudyChart>;

/** An ingredient with the outcomes that the base has findings on. */
export const StudiedIngredient = Named.extend({
  topics: z
    .array(
      Named.extend({
        studies: z.int().describe('Findings'),
        effects: z.int().describe('Those of them that state an effect with its measure'),
      }),
    )
    .describe('Those with most findings first'),
}).meta({
  id: 'StudiedIngredient',
  example: {
    key: 'magnesium',
    name: 'Magnesium',
    topics: [{ key: 'sleep', name: 'sleep', studies: 3, effects: 2 }],
  },
});
export type StudiedIngredient = z.infer<typeof StudiedIngredient>;

export const studyChartOperations = {
  'evidence.chart': operation('evidence.chart', {
    summary:
      'The findings on an ingredient and an outcome as points of one measure and unit; none are pooled',
    query: ChartQuery,
    responses: { 200: StudyChart },
    problems: [400],
  }),
  'evidence.ingredients': operation('evidence.ingredients', {
    summary: 'The ingredients that the base has findings on, with their outcomes; by name',
    responses: { 200: z.array(StudiedIngredient) },
    problems: [],
  }),
};
