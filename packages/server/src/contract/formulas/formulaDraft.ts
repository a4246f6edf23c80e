import { z } from 'zod';
import { FormFactor } from '../products/formFactors.ts';
import {
  FormulaLine,
  Name,
  Note,
  NotNegative,
  open,
  Percent,
  Positive,
  profileMicronutrients,
} from './formulaLine.ts';
import { maxFormulaLines } from '../limits.ts';
import { PackCategory } from '../products/productKinds.ts';

/** Where the label is for. */
/** Hard capsules that the base has measures of; another one's are typed. */
export const capsuleSizes = ['000', '00', '0E', '0', '1', '2', '3', '4', '5'] as const;

export const FormulaMarket = z.enum(['US', 'EU']).describe('Where the label is for');
export type FormulaMarket = z.infer<typeof FormulaMarket>;

/** What a product is sold in; powders and liquids are told apart by how they are packed. */
export const FormulaPack = z
  .enum(['capsule', 'tablet', 'softgel', 'gummie', 'tub', 'sticks', 'bottle', 'dropper', 'ready'])
  .describe('What the product is sold in');

const Serving = z
  .strictObject({
    units: open(Positive).describe('Pieces'),
    unit: open(Name).describe('What a piece is called, e.g. capsule'),
    household: open(Name).describe('A measure instead of pieces, e.g. 1 scoop'),
    grams: open(Positive).describe('Weight of a serving'),
    ml: open(Positive).describe('Volume of a serving'),
    perDay: open(z.int().min(1).max(20)).describe('Servings a day; by default 1'),
  })
  .refine(({ units, household }) => !(units && household), {
    path: ['household'],
    message: 'Give pieces or a household measure, not both',
  });

const isOneOf = (container: Record<string, number | null | undefined>) =>
  Object.values(container).filter((value) => value !== null && value !== undefined).length === 1;
const Container = z
  .strictObject({
    units: open(Positive).describe('Pieces'),
    grams: open(Positive).describe('Net weight'),
    ml: open(Positive).describe('Net volume'),
    servings: open(Positive).describe('Servings'),
  })
  .refine(isOneOf, 'Give the container as units, grams, ml or servings: one of them');

const Flag = open(z.boolean());
const Options = z.strictObject({
  showIu: Flag.describe('IU behind the weight of vitamins A, D and E'),
  perDayColumn: Flag.describe('A column for the day beside the serving'),
  dualColumn: Flag.describe('A column for the container beside the serving'),
  simplified: Flag.describe('The simplified panel, where enough is insignificant'),
  proteinPercent: Flag.describe('% Daily Value of protein on foods'),
  sugarAlcohol: Flag.describe('A row of polyols'),
  fattyAcids: Flag.describe('Rows of mono- and polyunsaturated fat'),
  referenceIntakes: Flag.describe('% of reference intakes on the nutrition declaration of EU foods'),
  energyMethod: open(z.enum(['C', 'B'])).describe('C: fibre and polyols by their own factors; B: 4, 4, 9'),
  rounding: open(z.enum(['increments', 'sum'])).describe(
    'Of computed amounts of vitamins and minerals on foods',
  ),
  overageMethod: open(z.enum(['label', 'input'])).describe('What overage is a share of'),
  alsoDeclare: open(z.array(z.enum(profileMicronutrients)).max(profileMicronutrients.length)).describe(
    'Vitamins and minerals to declare that no line adds',
  ),
});

const hasOwnIds = (lines: readonly { id: string | number }[]) =>
  new Set(lines.map(({ id }) => String(id))).size === lines.length;

/** A formula as it is typed. */
export const FormulaDraft = z.strictObject({
  name: open(Name),
  notes: open(Note).describe('One’s own words'),
  market: open(FormulaMarket),
  kind: open(z.enum(['supplement', 'food'])).describe('By default supplement'),
  isBeverage: open(z.boolean()).describe('A drink: declared by volume'),
  form: open(FormFactor),
  pack: open(FormulaPack),
  foodPack: open(PackCategory).describe('Instead of a pack, what a food or drink is sold in'),
  audience: open(z.array(z.enum(['adults', 'children', 'pregnancy', 'infants'])).max(4)).describe(
    'Whose daily values the columns show, in order; by default adults',
  ),
  serving: open(Serving).describe('What is taken at once'),
  container: open(Container).describe('What is sold'),
  racc: open(
    z.strictObject({
      amount: Positive.describe('In its unit'),
      unit: z.enum(['g', 'mL']).describe('Of the amount'),
    }),
  ).describe('Reference amount customarily consumed'),
  blends: open(z.array(z.strictObject({ id: Name, name: Name })).max(10)).describe('Proprietary blends'),
  options: open(Options).describe('Ways to show and reckon the label'),
  capsule: open(
    z.union([
      z.enum(capsuleSizes),
      z.strictObject({
        size: Name.describe('e.g. 00'),
        mL: Positive.max(10).describe('Volume'),
        shellMg: NotNegative.describe('Weight of the empty shell'),
      }),
    ]),
  ).describe('A size, or one’s own measures'),
  yield: open(Percent).describe('% of what goes in that comes out'),
  batchUnits: open(z.int().positive().max(100_000_000)).describe('Containers of a run'),
  lines: open(
    z
      .array(FormulaLine)
      .max(maxFormulaLines, `A formula has at most ${maxFormulaLines} lines`)
      .refine(hasOwnIds, 'Each line needs an id of its own'),
  ).describe('In the order of the formula'),
});
export type FormulaDraft = z.infer<typeof FormulaDraft>;
