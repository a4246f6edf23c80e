import { z } from 'zod';
import { FormFactor } from './formFactors.ts';
import { Money, SignedMoney } from '../http.ts';
import { ProductKind, ProductPack } from './productKinds.ts';

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
  'storage',
]);
export type CostBucket = z.infer<typeof CostBucket>;

const Source = z.string().nullable().describe('Where the figure was read; null when it is our assumption');
const IsAssumption = z.boolean().describe('Ours, without a source');

/** A figure the estimate rests on. `source` is null when it is our assumption. */
export const EstimateConstant = z.strictObject({
  key: z.string().describe('Stable name of the figure, e.g. yield'),
  label: z.string().describe('The figure in words'),
  value: z.number().describe('In `unit`'),
  low: z.number().optional().describe('Lower end of the band the figure moves in'),
  high: z.number().optional().describe('Upper end of the band'),
  unit: z.string().describe('e.g. %, USD/kg, containers'),
  source: Source,
  isAssumption: IsAssumption,
  asOf: z.string().describe('Year, or year and month, the figure was read for'),
});
export type EstimateConstant = z.infer<typeof EstimateConstant>;

/** One ingredient of the formula, per serving. */
export const EstimateIngredient = z.strictObject({
  name: z.string(),
  title: z
    .string()
    .optional()
    .describe('Of a food: what an ingredient list calls it, where the name is the price list’s'),
  form: z.string().describe('The material that is bought, e.g. magnesium bisglycinate'),
  amountPerServing: z.number().describe('Label amount'),
  unit: z.string().describe('Of the label amount'),
  percent: z.number().optional().describe('Share of a food’s recipe, %'),
  purpose: z.string().optional().describe('Of a line that is no active, what it does: excipient, shell'),
  potency: z.number().describe('Share of the active in the material, 0 to 1'),
  overage: z.number().describe('Share added to hold the label amount through shelf life'),
  inputMg: z.number().describe('Material weighed in per serving, mg'),
  pricePerKg: z
    .strictObject({ low: Money, base: Money, high: Money })
    .describe('Raw material, before freight'),
  costPerServing: z.number().describe('US dollars, unrounded'),
  source: Source,
  isAssumption: IsAssumption,
});
export type EstimateIngredient = z.infer<typeof EstimateIngredient>;

const LandedUnitCost = Money.describe('One container, made and delivered');
const RunCost = Money.describe('The whole run, one-time and excess costs included');
const RunRevenue = Money.describe('The whole run, after sell-through, fees and discounts');
const Containers = z.int().describe('Size of the run, at least the minimum order quantity');

/** A figure that moves the landed unit cost much, and how far, while the others stay at base. */
export const EstimateDriver = z.strictObject({
  label: z.string().describe('The figure in words'),
  low: Money.describe('Landed unit cost at the cheap end of the figure’s band'),
  high: Money.describe('Landed unit cost at the dear end'),
});
export type EstimateDriver = z.infer<typeof EstimateDriver>;

const Scenario = z.strictObject({
  landedUnitCost: LandedUnitCost,
  estimatedCost: RunCost,
  estimatedRevenue: RunRevenue,
});

const Result = SignedMoney.describe('Left of a unit; a loss is below nothing');

/** What is left of a food’s shelf price, through a distributor and sold directly. */
const ShelfMarket = z.strictObject({
  shelfPrice: z.strictObject({ low: Money, base: Money, high: Money }).describe('Of a unit in the store'),
  invoice: Money.describe('What a distributor pays for a unit'),
  netTrade: Result.describe('Left of a unit sold through a distributor, before its cost'),
  netDirect: Result.describe('Left of a unit sold directly, before its cost'),
  netLocal: Result.describe('Left of a unit that the brand delivers to local stores itself, before its cost'),
  directShare: z.number().describe('Share sold directly, 0 to 1'),
  multiple: z.number().describe('Shelf price over unit cost'),
  breakEvenMultiple: z.number().describe('Where a unit sold through a distributor earns what it costs'),
  priceNeeded: Money.describe('Shelf price at which the brand keeps its target margin'),
  runs: z
    .array(
      z.strictObject({
        containers: Containers,
        landedUnitCost: LandedUnitCost,
        resultTrade: Result,
        resultDirect: Result,
        resultLocal: Result,
      }),
    )
    .describe('The first run and larger ones'),
});

/** Cost and revenue of the first production run, with everything they rest on. */
export const Estimate = z
  .strictObject({
    productId: z.int().describe('The product it is for'),
    kind: ProductKind,
    pack: ProductPack.nullable().describe('Of a food or drink; null for a supplement'),
    withheld: z.string().nullable().describe('Why the figures should not be shown; null where they may'),
    basis: z.string().describe('What the two figures are of, to print beside them'),
    uncertainty: z.string().describe('e.g. ±50 % for a concept without a formula'),
    archetype: z.string().describe('The kind of product the concept was matched to'),
    currency: z.literal('USD'),
    formFactor: FormFactor.nullable().describe('Of a supplement; null for a food or drink'),
    servingsPerContainer: z.int().describe('Servings in one container'),
    unitsPerServing: z.int().describe('Capsules, tablets, scoops… taken at once'),
    containers: Containers,
    ingredients: z.array(EstimateIngredient).describe('The formula, or the candidates until there is one'),
    waterfall: z
      .array(
        z.strictObject({
          bucket: CostBucket.describe('What the money is for'),
          label: z.string().describe('The bucket in words'),
          perContainer: z.number().describe('US dollars, in cents that add up to the landed unit cost'),
          share: z.number().describe('Of the landed unit cost, 0 to 1'),
        }),
      )
      .describe('Where the money of one container goes'),
    scenarios: z
      .strictObject({ low: Scenario, base: Scenario, high: Scenario })
      .describe('At the low, the usual and the high end of what the figures move in'),
    drivers: z.array(EstimateDriver).optional().describe('Largest first, at most five'),
    priceBreaks: z
      .array(
        z.strictObject({
          containers: Containers,
          landedUnitCost: LandedUnitCost,
          estimatedCost: RunCost,
        }),
      )
      .describe('The same at other sizes of the run'),
    oneTimeCost: Money.describe('Formula, samples, stability: paid once, shown apart'),
    excessMaterialCost: Money.describe('Material bought beyond the need because of its minimum order'),
    suggestedPrice: Money.describe('Price a container is sold at directly'),
    estimatedCost: RunCost,
    estimatedRevenue: RunRevenue,
    market: ShelfMarket.optional().describe('Of a food or drink'),
    isCostSetByUser: z.boolean().describe('The product’s cost was typed in and differs from this one'),
    isRevenueSetByUser: z.boolean().describe('The product’s revenue was typed in and differs from this one'),
    constants: z.array(EstimateConstant).describe('Every figure the estimate rests on'),
    assumptions: z.array(z.string()).describe('What was assumed, in sentences'),
    warnings: z.array(z.string()).describe('What to check before trusting the figures'),
  })
  .meta({
    id: 'Estimate',
    // Worked by hand with the constants it lists, so that its parts add up.
    example: {
      productId: 1,
      kind: 'supplement',
      pack: null,
      withheld: null,
      basis: 'First production run: 2,500 bottles of 30 servings',
      uncertainty: '±50 % (concept without a formula)',
      archetype: 'sleep',
      currency: 'USD',
      formFactor: 'capsule',
      servingsPerContainer: 30,
      unitsPerServing: 2,
      containers: 2500,
      ingredients: [
        {
          name: 'Magnesium',
          form: 'Magnesium bisglycinate',
          amountPerServing: 100,
          unit: 'mg',
          potency: 0.141,
          overage: 0.05,
          inputMg: 744.7,
          pricePerKg: { low: '7.00', base: '12.50', high: '18.00' },
          costPerServing: 0.00987,
          source: null,
          isAssumption: true,
        },
        {
          name: 'L-theanine',
          form: 'Fermented L-theanine, 98 %',
          amountPerServing: 200,
          unit: 'mg',
          potency: 0.98,
          overage: 0.05,
          inputMg: 214.3,
          pricePerKg: { low: '40.00', base: '80.00', high: '120.00' },
          costPerServing: 0.01817,
          source: null,
          isAssumption: true,
        },
      ],
      waterfall: [
        { bucket: 'material', label: 'Raw material', perContainer: 0.8412, share: 0.1887 },
        { bucket: 'shell', label: 'Capsule shells', perContainer: 0.36, share: 0.0808 },
        { bucket: 'process', label: 'Encapsulation', perContainer: 0.6, share: 0.1346 },
        { bucket: 'blending', label: 'Blending', perContainer: 0.14, share: 0.0314 },
        { bucket: 'yieldLoss', label: 'Yield loss', perContainer: 0.1022, share: 0.0229 },
        { bucket: 'packaging', label: 'Packaging', perContainer: 0.55, share: 0.1234 },
        { bucket: 'testing', label: 'Batch testing', perContainer: 0.36, share: 0.0808 },
        { bucket: 'setup', label: 'Setup and documents', perContainer: 0.3, share: 0.0673 },
        { bucket: 'margin', label: 'Manufacturer’s margin', perContainer: 1.0844, share: 0.2433 },
        { bucket: 'outbound', label: 'Outbound freight', perContainer: 0.12, share: 0.0269 },
      ],
      scenarios: {
        low: { landedUnitCost: '3.89', estimatedCost: '13582.14', estimatedRevenue: '31645.50' },
        base: { landedUnitCost: '4.46', estimatedCost: '15364.29', estimatedRevenue: '36233.38' },
        high: { landedUnitCost: '5.02', estimatedCost: '17121.43', estimatedRevenue: '40821.25' },
      },
      priceBreaks: [
        { containers: 1000, landedUnitCost: '6.07', estimatedCost: '11088.96' },
        { containers: 2500, landedUnitCost: '4.46', estimatedCost: '15364.29' },
        { containers: 5000, landedUnitCost: '3.99', estimatedCost: '23450.00' },
      ],
      oneTimeCost: '3500.00',
      excessMaterialCost: '714.29',
      suggestedPrice: '20.06',
      estimatedCost: '15364.29',
      estimatedRevenue: '36233.38',
      isCostSetByUser: false,
      isRevenueSetByUser: false,
      constants: [
        {
          key: 'yield',
          label: 'Yield of the batch',
          value: 95,
          unit: '%',
          source: null,
          isAssumption: true,
          asOf: '2026-11',
        },
      ],
      assumptions: ['Two capsules of size 00 hold one serving.', 'Duty is not included.'],
      warnings: ['The amounts are studied doses, not a formula.'],
    },
  });
export type Estimate = z.infer<typeof Estimate>;
