import { z } from 'zod';
import { CostBucket } from '../products/estimates.ts';
import { FormulaCheck, LineRef } from '../formulaCheck.ts';
import { FormulaDraft } from './formulaDraft.ts';
import { open } from './formulaLine.ts';
import { operation, RecordId } from '../http.ts';

/** A label as text. */
export const Panel = z.strictObject({
  title: z.string().describe('e.g. Supplement Facts'),
  servingSize: z.string().nullable(),
  servings: z.string().nullable(),
  columns: z.array(z.string()),
  lines: z.array(
    z.strictObject({
      name: z.string(),
      indent: z.int().min(0).max(2),
      cells: z.array(z.string()).describe('In the order of the columns'),
    }),
  ),
  notes: z.array(z.string()),
  ingredients: z.string().nullable(),
  ingredientRuns: z
    .array(z.strictObject({ text: z.string(), isAllergen: z.boolean() }))
    .describe('The ingredient list in stretches; allergens are emphasised'),
  allergens: z.string().nullable(),
  statements: z.array(z.string()),
});
export type Panel = z.infer<typeof Panel>;

const Bom = z.strictObject({
  lines: z.array(
    z.strictObject({
      line: LineRef,
      mgPerServing: z.number().nullable().describe('With overage, before loss and yield'),
      kg: z.number().nullable().describe('For the run'),
      perKg: z.number().nullable().describe('US dollars'),
      cost: z.number().nullable().describe('US dollars of the run, landed'),
    }),
  ),
  containers: z
    .number()
    .describe('The run that the kilograms are of: as typed, else the least that is usual'),
  weightMg: z.number().describe('Of a serving'),
  yield: z.number().describe('%'),
});

const Fit = z.strictObject({
  units: z.number().describe('Pieces of a serving'),
  size: z.string().nullable().describe('Of the capsule'),
  percentFull: z.number().nullable(),
  weightMg: z.number().describe('Of a serving'),
  volumeMl: z.number().nullable().describe('Of a container’s content'),
  advice: z.string().nullable(),
});

const Dollars = z.string().describe('US dollars with two decimals');
const OrNothing = Dollars.nullable();

const Cost = z.strictObject({
  perServing: z.string().nullable().describe('Materials of a serving, landed, US dollars with four decimals'),
  perUnit: OrNothing.describe('A container, made and delivered'),
  run: OrNothing.describe('The whole run, one-time costs and material minimums included'),
  waterfall: z
    .array(
      z.strictObject({
        bucket: CostBucket.describe('What the money is for'),
        label: z.string().describe('The bucket in words'),
        perContainer: Dollars,
        share: z.number().describe('Of the cost of a container, 0 to 1'),
      }),
    )
    .describe('Where the money of a container goes'),
  priceBreaks: z
    .array(
      z.strictObject({
        containers: z.int().describe('Size of the run'),
        landedUnitCost: Dollars,
        estimatedCost: Dollars,
      }),
    )
    .describe('The same at other sizes of the run'),
  drivers: z
    .array(z.strictObject({ label: z.string(), low: Dollars, high: Dollars }))
    .describe('What moves the cost of a container most, largest first'),
  assumptions: z.array(z.string()).describe('What the figures rest on, in sentences'),
});

const Typical = z.strictObject({
  role: z.string().describe('The purpose of the line that it becomes'),
  name: z.string().describe('As an ingredient list names it'),
  mgPerServing: z.number(),
  share: z.number().describe('% of the serving’s weight'),
});

/** A stored formula may be sent as it is known: which one it is changes nothing of what follows from it. */
const ComputedDraft = z.strictObject({
  ...FormulaDraft.shape,
  id: open(RecordId).describe('Of a stored formula; not read'),
  productId: open(RecordId).describe('Of its product; not read'),
  rev: open(z.int().positive()).describe('Of a stored formula; not read'),
});

/** A draft to compute. */
export const ComputeFormula = z
  .strictObject({ draft: ComputedDraft.describe('The formula as it is typed') })
  .meta({
    id: 'ComputeFormula',
    example: {
      draft: {
        market: 'US',
        kind: 'supplement',
        form: 'capsule',
        serving: { units: 2, unit: 'capsule' },
        container: { units: 60 },
        lines: [
          {
            id: 1,
            nutrient: 'magnesium',
            source: 'magnesium bisglycinate',
            potency: 14.1,
            amount: { value: 120, unit: 'mg' },
          },
          { id: 2, name: 'L-theanine', amount: { value: 200, unit: 'mg' } },
        ],
      },
    },
  });
export type ComputeFormula = z.infer<typeof ComputeFormula>;

/** All that follows from a draft. */
export const ComputedFormula = z.strictObject({
  panel: Panel,
  bom: Bom,
  fit: Fit,
  cost: Cost,
  typical: z
    .array(Typical)
    .describe('What the form usually takes and no line names: costed, never on the label'),
  checks: z.array(FormulaCheck),
});
export type ComputedFormula = z.infer<typeof ComputedFormula>;

export const formulaOperations = {
  'formulas.compute': operation('formulas.compute', {
    summary: 'Label, bill of materials, fit, cost and checks of a draft; nothing is stored',
    body: ComputeFormula,
    responses: { 200: ComputedFormula },
    problems: [400, 409, 413, 415],
  }),
};
