import { z } from 'zod';
import { claimUnit, isClaimUnit, mgPerKg } from './claimUnits.ts';
import { operation, RecordId, Text, Timestamp } from '../http.ts';
import { maxCopyLength } from '../limits.ts';

/** Where copy will be read. */
export const ClaimMarket = z.enum(['US', 'EU', 'UK']).describe('Where the copy will be read');
/** What copy stands on. */
export const ClaimChannel = z.enum(['label', 'web', 'ad']).describe('What it stands on');
/** What a sentence is. */
export const ClaimClass = z
  .enum([
    'disease',
    'weight',
    'diseaseRisk',
    'children',
    'deficiency',
    'proof',
    'comparative',
    'nutrientContent',
    'absence',
    'function',
    'wellBeing',
    'amount',
    'none',
  ])
  .describe('What the sentence is');
/** What may be done with a sentence. */
export const ClaimVerdict = z
  .enum(['blocked', 'review', 'evidence', 'conditions', 'allowed'])
  .describe('The worst first; review: a person must decide');

const Name = Text.trim().min(1, 'Write a name').max(200, 'Keep the name to 200 characters');
const Key = Text.min(1, 'Name the nutrient or ingredient').max(100, 'Keep the key to 100 characters');
const Amount = z.number().min(0, 'Enter an amount from 0').max(1e9, 'Enter an amount up to 1,000,000,000');
const Unit = Text.overwrite(claimUnit)
  .min(1, 'Name the unit')
  .max(40, 'Keep the unit to 40 characters')
  .refine(isClaimUnit, 'Use a unit of mass, volume, energy or activity, such as mg, µg, g, mL, IU or kcal');
const Amounts = z
  .array(
    z.strictObject({
      key: Key.describe(
        'Of the base, or a name there, e.g. vitamin-c, fiber; also energy, sugars; unknown ones are refused',
      ),
      amount: Amount.describe('In `unit`'),
      unit: Unit.describe('e.g. mg, µg, g, IU, kcal; what it is of may follow: µg DFE'),
    }),
  )
  .max(200, 'Give at most 200 amounts')
  .describe('Per serving');

/** The product that copy is about, as far as it is known. */
const ClaimProduct = z.strictObject({
  kind: z.enum(['supplement', 'food', 'drink']).default('supplement').describe('Which rules it is under'),
  name: Name.optional().describe('It is judged with every sentence'),
  audience: z
    .enum(['adults', 'children', 'infants', 'pregnancy'])
    .default('adults')
    .describe('Whose reference values count'),
  perDay: z
    .int()
    .min(1, 'Enter 1 to 20 servings')
    .max(20, 'Enter 1 to 20 servings')
    .default(1)
    .describe('Servings a day'),
  serving: z
    .strictObject({
      grams: z.number().positive('Enter an amount above 0').max(1e6).optional().describe('g'),
      ml: z.number().positive('Enter an amount above 0').max(1e6).optional().describe('mL'),
    })
    .optional()
    .describe('How much one is'),
  nutrients: Amounts.default([]),
  ingredients: Amounts.default([]),
  proteinQuality: z.number().min(0).max(1).optional().describe('PDCAAS'),
  alcoholPercent: z.number().min(0).max(100).optional().describe('By volume'),
  reference: z
    .strictObject({ name: Name, nutrients: Amounts })
    .optional()
    .describe('What it is compared with, per serving of the same size'),
});

const Keys = z.array(Key).max(50, 'Name at most 50').optional();

/** What stands behind the words; it replaces the grade of the base. */
export const ClaimBasis = z
  .strictObject({
    grade: z
      .enum(['A', 'B', 'C', 'D', 'U'])
      .optional()
      .describe('Of the evidence, as one says; U: ungraded. Without it that of `studies`, or of the base'),
    doseMatches: z
      .boolean()
      .optional()
      .describe('With `grade`: whether the product has the dose that was studied'),
    studies: Keys.describe('Keys of studies of the base: grade and dose are worked out from them'),
    passages: Keys.describe('Keys of other passages of the base that are relied on'),
    evidence: Text.max(2000, 'Keep the evidence to 2000 characters')
      .optional()
      .describe('What it is, in words'),
    onHoldId: Text.min(1).max(100).optional().describe('The entry of a botanical on hold that is relied on'),
    tests: z
      .array(
        z.strictObject({
          kind: Key.describe('What was measured, e.g. gluten'),
          value: z.number().describe('In `unit`'),
          unit: Text.max(40)
            .refine((unit) => Object.hasOwn(mgPerKg, unit), `Use one of ${Object.keys(mgPerKg).join(', ')}`)
            .describe('e.g. mg/kg'),
        }),
      )
      .max(50)
      .optional()
      .describe('Results of one’s own'),
  })
  .refine(({ grade, doseMatches }) => (grade === undefined) === (doseMatches === undefined), {
    path: ['doseMatches'],
    message: 'Send grade and doseMatches together',
  })
  .refine(({ grade, studies }) => grade === undefined || !studies?.length, {
    path: ['grade'],
    message: 'Send a grade or studies, not both',
  });
export type ClaimBasis = z.infer<typeof ClaimBasis>;

/** Where and on what words stand, and of which product. */
export const aboutClaims = {
  market: ClaimMarket,
  channel: ClaimChannel,
  productId: RecordId.optional().describe('One’s own product: its formula says what is in it'),
  product: ClaimProduct.optional().describe('Instead of productId'),
};
/** A product is sent, or named by its id. */
export const isOfOneProduct = ({ productId, product }: { productId?: number; product?: object }): boolean =>
  productId === undefined || product === undefined;
export const ofTwoProducts = { path: ['product'], message: 'Send productId or product, not both' };

/** Copy to check. */
export const CheckClaims = z
  .strictObject({
    text: Text.min(1, 'Write or paste what is to be checked')
      .max(maxCopyLength, `Keep the text to ${maxCopyLength} characters`)
      .describe('The copy, any number of sentences'),
    ...aboutClaims,
    basis: ClaimBasis.optional().describe('Instead of the grade of the base'),
  })
  .refine(isOfOneProduct, ofTwoProducts)
  .meta({
    id: 'CheckClaims',
    example: {
      text: 'High in magnesium. Helps you sleep.',
      market: 'US',
      channel: 'label',
      product: { nutrients: [{ key: 'magnesium', amount: 80, unit: 'mg' }] },
      basis: { grade: 'B', doseMatches: true },
    },
  });
export type CheckClaims = z.infer<typeof CheckClaims>;

const Place = z.tuple([z.int(), z.int()]).describe('From, to: UTF-16 units of the text as it was sent');

/** What a rule says of a sentence. */
export const ClaimFinding = z.strictObject({
  rule: z.string().describe('Its key'),
  title: z.string().describe('What it found'),
  words: z.array(Place).describe('The words it is about; none: the sentence as a whole, or the name'),
  because: z.string().describe('What the rule says'),
  source: z.string().describe('Where it stands'),
  isConfirmed: z.boolean().describe('False: recalled or assumed, not read at its source'),
});

/** What has to be there before the words may be used. */
export const ClaimCondition = z.strictObject({
  kind: z
    .enum(['disclaimer', 'notice', 'prevalence', 'statement', 'computed', 'evidence', 'basis'])
    .describe('What sort of thing it is'),
  text: z.string().optional().describe('What has to be there'),
  isMet: z.boolean().describe('Whether it is'),
  have: z.number().optional().describe('In `unit`, unrounded'),
  need: z.number().optional().describe('In `unit`'),
  unit: z.string().optional().describe('Of have and need'),
  placement: z.string().optional().describe('How and where it is printed, or to whom it is sent'),
  source: z.string().optional().describe('Where it is asked for'),
  isConfirmed: z.boolean().optional().describe('False: recalled or assumed, not read at its source'),
});

/** What is known of what a sentence says works. */
const ClaimEvidence = z.strictObject({
  subject: z.string().describe('The ingredient and outcome that were graded; empty where the grade was sent'),
  grade: z.enum(['A', 'B', 'C', 'D', 'X', 'U']).describe('X: a safety concern, U: ungraded'),
  doseMatches: z
    .boolean()
    .nullable()
    .describe('Whether a day’s amount lies within what was studied; null where it cannot be told'),
  studies: z
    .array(
      z.strictObject({
        key: z.string().describe('Of the base'),
        title: z.string(),
        source: z.string().describe('The publication'),
        url: z.string().nullable().describe('Its public address'),
        text: z.string().describe('The passage'),
      }),
    )
    .describe('Those that count most, at most three; of studies that were sent all'),
});

/** A sentence with what was found in it. */
export const CheckedSentence = z.strictObject({
  text: z.string().describe('As it was sent'),
  start: z.int().describe('UTF-16 units from the start of the text'),
  end: z.int().describe('The first unit after it'),
  class: ClaimClass,
  verdict: ClaimVerdict,
  findings: z.array(ClaimFinding).describe('The rules that speak to it'),
  conditions: z.array(ClaimCondition).describe('What has to be there beside it'),
  rewordings: z
    .array(z.strictObject({ text: z.string().describe('Other words'), verdict: ClaimVerdict }))
    .describe('Words that pass better'),
  evidence: ClaimEvidence.optional().describe('Where it says that something works'),
});
export type CheckedSentence = z.infer<typeof CheckedSentence>;

/** Copy, judged sentence by sentence. */
export const CheckedClaims = z
  .strictObject({
    class: ClaimClass,
    verdict: ClaimVerdict.describe('Of the worst sentence'),
    asOf: Timestamp,
    rulesVersion: z.string().describe('Changes with the rules and the lexicon'),
    sentences: z.array(CheckedSentence).describe('In their order'),
  })
  .meta({
    id: 'CheckedClaims',
    example: {
      class: 'nutrientContent',
      verdict: 'blocked',
      asOf: '2026-01-05T09:30:00.000Z',
      rulesVersion: '5b1f0c2e',
      sentences: [],
    },
  });
export type CheckedClaims = z.infer<typeof CheckedClaims>;

export const claimOperations = {
  'claims.check': operation('claims.check', {
    summary: 'Label or advertising copy, judged sentence by sentence; nothing is stored',
    body: CheckClaims,
    responses: { 200: CheckedClaims },
    problems: [400, 404, 409, 413, 415],
  }),
};
