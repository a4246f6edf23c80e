import { z } from 'zod';
import { FormFactor } from './formFactors.ts';
import { Money } from './http.ts';

/** Where the money of one container goes. Parts add up to the landed unit cost. */
export const CostBucket = z.enum([
  'material',
  'shell',
  'process',
  'blending',
  'yieldLoss',
  'packaging',
  'testing',
  'setup',
  'margin',
  'outbound',
]);
export type CostBucket = z.infer<typeof CostBucket>;

/** A figure the estimate rests on. `source` is null when it is our assumption. */
export const EstimateConstant = z.strictObject({
  key: z.string(),
  label: z.string(),
  value: z.number(),
  unit: z.string(),
  source: z.string().nullable(),
  isAssumption: z.boolean(),
  asOf: z.string().describe('Year, or year and month, the figure was read for'),
});
export type EstimateConstant = z.infer<typeof EstimateConstant>;

/** One ingredient of the formula, per serving. */
export const EstimateIngredient = z.strictObject({
  name: z.string(),
  form: z.string().describe('The material that is bought, e.g. magnesium bisglycinate'),
  amountPerServing: z.number().describe('Label amount'),
  unit: z.string(),
  potency: z.number().describe('Share of the active in the material, 0 to 1'),
  overage: z.number().describe('Share added to hold the label amount through shelf life'),
  inputMg: z.number().describe('Material weighed in per serving, mg'),
  pricePerKg: z.strictObject({ low: Money, base: Money, high: Money }),
  costPerServing: z.number().describe('US dollars, unrounded'),
  source: z.string().nullable(),
  isAssumption: z.boolean(),
});
export type EstimateIngredient = z.infer<typeof EstimateIngredient>;

const Scenario = z.strictObject({
  landedUnitCost: Money,
  estimatedCost: Money,
  estimatedRevenue: Money,
});

/** Cost and revenue of the first production run, with everything they rest on. */
export const Estimate = z
  .strictObject({
    productId: z.int(),
    basis: z.string().describe('What the two figures are of, to print beside them'),
    uncertainty: z.string().describe('e.g. ±50 % for a concept without a formula'),
    archetype: z.string().describe('The kind of product the concept was matched to'),
    currency: z.literal('USD'),
    formFactor: FormFactor,
    servingsPerContainer: z.int(),
    unitsPerServing: z.int(),
    containers: z.int().describe('Size of the run, at least the minimum order quantity'),
    ingredients: z.array(EstimateIngredient),
    waterfall: z.array(
      z.strictObject({ bucket: CostBucket, label: z.string(), perContainer: z.number(), share: z.number() }),
    ),
    scenarios: z.strictObject({ low: Scenario, base: Scenario, high: Scenario }),
    priceBreaks: z.array(
      z.strictObject({ containers: z.int(), landedUnitCost: Money, estimatedCost: Money }),
    ),
    oneTimeCost: Money.describe('Formula, samples, stability: paid once, shown apart'),
    excessMaterialCost: Money.describe('Material bought beyond the need because of its minimum order'),
    suggestedPrice: Money.describe('Price a container is sold at directly'),
    estimatedCost: Money,
    estimatedRevenue: Money,
    isCostSetByUser: z.boolean(),
    isRevenueSetByUser: z.boolean(),
    constants: z.array(EstimateConstant),
    assumptions: z.array(z.string()),
    warnings: z.array(z.string()),
  })
  .meta({ id: 'Estimate' });
export type Estimate = z.infer<typeof Estimate>;
