import { z } from 'zod';
import { allergensOf } from './allergens.ts';
import type { Citation } from '../conversations.ts';
import { Day, RecordId, Text } from '../http.ts';
import { StudiedDose } from '../studiedDose.ts';

const maxName = 200;
const maxNote = 2000;
const mostGrams = 1_000_000;
/** Below it nothing can be weighed; what is divided by less has no figure that could be told. */
const least = 1e-6;

/** A short text. */
export const Name = Text.max(maxName, `Keep it to ${maxName} characters`);
/** A longer one. */
export const Note = Text.max(maxNote, `Keep it to ${maxNote} characters`);
/** Absent and null both mean unknown, or the default. */
export const open = <Schema extends z.ZodType>(schema: Schema) => schema.nullable().optional();
/** A number above 0. */
export const Positive = z.number().min(least, 'Enter a number above 0').max(mostGrams);
/** A number from 0. */
export const NotNegative = z.number().min(0, 'Enter a number from 0').max(mostGrams);
/** A share that is not 0. */
export const Percent = z
  .number()
  .min(least, 'Enter a percentage above 0')
  .max(100, 'Enter a percentage up to 100');
const PercentBelow = z.number().min(0, 'Enter a percentage from 0').lt(100, 'Enter a percentage below 100');

const Amount = z
  .strictObject({
    value: open(NotNegative).describe('Of a serving; absent: unknown'),
    unit: open(z.enum(['g', 'mg', 'µg', 'IU', 'mL', 'billion CFU', 'mEq', '%'])).describe(
      'By default mg; % is of the serving’s weight',
    ),
    basis: open(z.enum(['nutrient', 'compound', 'marker', 'material', 'percent', 'toVolume'])).describe(
      'What the amount is of; by default the nutrient where the line names one, otherwise the material',
    ),
    equivalents: open(z.union([z.boolean(), z.enum(['DFE', 'RAE'])])).describe(
      'The value is in dietary folate or retinol activity equivalents',
    ),
    isRest: open(z.boolean()).describe('This line fills up to 100 %'),
  })
  .describe('Of a serving, as typed');

const macros = [
  'fat',
  'saturates',
  'trans',
  'mono',
  'poly',
  'carbohydrate',
  'sugars',
  'addedSugars',
  'allulose',
  'starch',
  'fibre',
  'fibreInsoluble',
  'organicAcids',
  'ethanol',
  'protein',
  'cholesterol',
] as const;
/** Vitamins and minerals that a profile may hold, in the unit of the US label. */
export const profileMicronutrients = [
  'vitamin-a',
  'vitamin-c',
  'vitamin-d',
  'vitamin-e',
  'vitamin-k',
  'thiamin',
  'riboflavin',
  'niacin',
  'vitamin-b6',
  'folate',
  'vitamin-b12',
  'biotin',
  'pantothenic-acid',
  'choline',
  'calcium',
  'iron',
  'phosphorus',
  'iodine',
  'magnesium',
  'zinc',
  'selenium',
  'copper',
  'manganese',
  'chromium',
  'molybdenum',
  'chloride',
  'sodium',
  'potassium',
  'fluoride',
] as const;

const optionalNumbers = <Key extends string>(keys: readonly Key[], unit: string) =>
  Object.fromEntries(keys.map((key) => [key, open(NotNegative.describe(`${key}, ${unit}`))])) as Record<
    Key,
    z.ZodOptional<z.ZodNullable<typeof NotNegative>>
  >;

/** Nutrition of 100 g. */
export const Profile = z
  .strictObject({
    ...optionalNumbers(macros, 'g in 100 g (cholesterol mg)'),
    ...optionalNumbers(profileMicronutrients, 'in 100 g, in the unit of the US label'),
    pdcaas: open(z.number().min(0).max(1)).describe('Quality of the protein, 0 to 1'),
    polyols: open(z.record(Name, NotNegative)).describe('Grams by the polyol’s name'),
  })
  .describe(
    'Of 100 g. Grams; cholesterol and sodium in mg; vitamins and minerals in the unit of the US label. Carbohydrate is without fibre and organic acids.',
  );

/** What names a line. */
export const LineId = z.union([z.int(), Text.min(1).max(64)]).describe('The caller’s; unique in the formula');

/** What a material is bought at. */
export const Price = z.strictObject({
  tiers: z
    .array(
      z.strictObject({
        fromKg: NotNegative.describe('Least order of the tier'),
        perKg: z
          .string()
          .regex(/^\d{1,8}(\.\d{1,4})?$/, 'Enter an amount like 14.00')
          .describe('US dollars, at most four decimals'),
      }),
    )
    .min(1)
    .max(20)
    .refine(
      (tiers) => new Set(tiers.map(({ fromKg }) => fromKg)).size === tiers.length,
      'Enter one price for each quantity',
    )
    .describe('By least order, one price for each'),
  asOf: open(Day).describe('Day the price was read or quoted'),
  supplier: open(Name).describe('Who sells at this price'),
  basis: open(z.enum(['quote', 'list', 'assumed'])).describe('How the price is known'),
});

const Cite = z.strictObject({
  n: open(z.int().positive()).describe('Number of the marker in its answer'),
  kind: open(Name).describe('Kind of the citation'),
  title: open(Note),
  source: open(Note).describe('Where the passage is from'),
  url: open(Note).describe('Link to the source'),
  passage: open(Text.max(20_000)).describe('What was cited'),
  dose: open(StudiedDose).describe('The dose that was studied'),
});

/** What a line keeps of an answer's citation. */
export const citeOf = ({ n, kind, title, source, url, passage, dose }: Citation): z.infer<typeof Cite> => ({
  n,
  kind,
  title,
  source,
  url,
  passage,
  ...(dose ? { dose } : {}),
});

/** Forms of a vitamin that count differently. */
export const NutrientForm = z.enum([
  'retinol',
  'beta-carotene',
  'dietary beta-carotene',
  'natural',
  'synthetic',
  'folic acid',
  '5-MTHF',
  'food folate',
]);

/** One line of a formula. */
export const FormulaLine = z.strictObject({
  id: LineId,
  name: open(Name),
  materialId: open(RecordId).describe('One’s own material: its fields hold where the line has none'),
  formulaId: open(RecordId).describe('A formula as a part of this one, by weight'),
  ingredient: open(Name).describe('A key of the registry, for what is no nutrient'),
  purpose: open(
    z.enum([
      'active',
      'base',
      'carrier',
      'excipient',
      'flavour',
      'sweetener',
      'colour',
      'preservative',
      'acid',
      'solvent',
      'water',
      'shell',
      'coating',
    ]),
  ).describe('By default active'),
  amount: open(Amount).describe('Of a serving, as typed'),
  nutrient: open(Name).describe('Key of the vitamin or mineral that the line adds'),
  nutrientForm: open(NutrientForm).describe('Which form of the vitamin the amount is of'),
  source: open(Name).describe('The compound, e.g. zinc citrate'),
  sourceWord: open(z.enum(['as', 'from'])).describe('By default as'),
  sourceInPanel: open(z.boolean()).describe('Whether the source stands in the panel; by default it does'),
  potency: open(Percent).describe('% of the material that is what the amount counts'),
  activePercent: open(Percent).describe('% of the compound that is the nutrient'),
  overage: open(z.number().min(0).max(300, 'Enter a percentage up to 300')).describe('%'),
  moisture: open(PercentBelow).describe('%'),
  loss: open(PercentBelow).describe('%'),
  cfuPerGram: open(Positive).describe('Billion CFU in a gram'),
  density: open(Positive.max(30)).describe('g/mL'),
  latinName: open(Name).describe('Of the plant'),
  plantPart: open(Name).describe('e.g. root'),
  extract: open(
    z.strictObject({
      kind: z.enum(['dry', 'liquid']).describe('Liquid extracts are declared by volume'),
      fresh: open(z.boolean()).describe('Made from the fresh plant'),
      ratio: open(Name).describe('Plant to extract, e.g. 4:1'),
      solvent: open(Name).describe('e.g. 40% ethanol'),
    }),
  ).describe('How the plant was extracted'),
  marker: open(
    z.strictObject({
      name: Name,
      percent: open(Percent).describe('% of the extract'),
      method: open(Name).describe('Of the assay, e.g. HPLC'),
    }),
  ).describe('What the extract is standardised to'),
  constituents: open(
    z
      .array(
        z.strictObject({
          name: Name,
          percent: Percent.describe('% of the material'),
          method: open(Name).describe('Of the assay'),
        }),
      )
      .max(20),
  ).describe('Declared beneath the line, by weight'),
  blend: open(Name).describe('Id of the blend it belongs to'),
  class: open(Name).describe('e.g. amino acid'),
  statement: open(Name).describe('Its name in the ingredient list'),
  parts: open(z.array(Name).max(50)).describe('What the ingredient itself is made of'),
  profile: open(Profile).describe('Nutrition of 100 g'),
  allergens: open(allergensOf(Name)).describe('unconfirmed, free, contains, or the species, by allergen'),
  allergenEvidence: open(
    z.strictObject({
      kind: z.enum(['spec', 'letter', 'CoA', 'own']).describe('What it is'),
      text: open(Note).describe('What it says'),
      date: open(Day).describe('Day it is from'),
    }),
  ).describe('On what the allergens’ status rests'),
  caffeinePercent: open(z.number().min(0).max(100)).describe('% of caffeine'),
  highIntensity: open(z.boolean()).describe('A high-intensity sweetener'),
  price: open(Price).describe('Of the material; without one, what the base knows'),
  tag: open(z.literal('suggested')).describe('As it was suggested; goes with the first change of the line'),
  cite: open(Cite).describe('The passage that the line rests on'),
  note: open(Note).describe('One’s own words'),
});
export type FormulaLine = z.infer<typeof FormulaLine>;
