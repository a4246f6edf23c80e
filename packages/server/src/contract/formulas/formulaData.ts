import { z } from 'zod';
import { FormulaMarket, FormulaPack } from './formulaDraft.ts';
import { FormFactor } from '../products/formFactors.ts';
import { NutrientForm } from './formulaLine.ts';
import { operation } from '../http.ts';

const Source = z.string().describe('Where it was read');
const Nutrient = z.string().describe('Key of the nutrient');
const Group = z.enum(['adults', 'children', 'pregnancy', 'infants']).describe('Who it is for');
const InLabelUnit = z.number().describe('In the nutrient’s unit on the label; of what has none, mg');
const numbersByName = z.record(z.string(), z.number());

const KnownIngredient = z.strictObject({
  key: z.string().describe('Of the ingredient or material'),
  names: z.array(z.string()).describe('In lower case'),
  label: z.string().describe('As a list that one chooses from writes it'),
  latinNames: z.array(z.string()).optional().describe('Those of its names that are Latin'),
  nutrient: z.string().optional().describe('Key of the vitamin or mineral of the panels that it is'),
  price: z
    .strictObject({
      low: z.number(),
      base: z.number(),
      high: z.number(),
      source: z.string().nullable().describe('Null: our assumption'),
      period: z.string().optional().describe('When it was paid, as its source says'),
    })
    .nullable()
    .describe('US dollars a kilogram before freight; null where none is known'),
  alerts: z
    .array(
      z.strictObject({
        code: z.enum(['status.ndi', 'status.novel', 'status.restricted']).describe('Of the check'),
        market: FormulaMarket.describe('Where it has to be checked'),
        says: z.string().nullable().describe('What the base says; null: nothing'),
        onlyFor: z.array(z.string()).nullable().describe('Words of the form or source that is meant'),
      }),
    )
    .optional()
    .describe('What of its status has to be checked'),
  isBare: z.boolean().optional().describe('By itself it is nothing that a nutrition panel must declare'),
  effective: z
    .strictObject({
      low: z.number(),
      unit: z.string().describe('Of the dose'),
      source: Source,
    })
    .optional()
    .describe('The lowest daily dose that a study found to help'),
  material: z
    .strictObject({
      ingredient: z.string().describe('Key of what it carries'),
      source: z.string().describe('The compound as a label names it'),
      unit: z.enum(['µg', 'mg', 'g', 'billion CFU']).describe('That amounts are usually given in'),
      potency: z.number().describe('% that a label amount counts'),
      says: z.string().optional().describe('Whose share that is and what it rests on; absent of no compound'),
      moisture: z.number().describe('% of water'),
      cfuPerGram: z.number().nullable().describe('Billion CFU in a gram'),
      nutrientForm: NutrientForm.optional().describe('Of the vitamin that it carries'),
      overage: z.number().describe('% usually added for the end of shelf life'),
      isOil: z.boolean().optional().describe('A softgel takes it as it is'),
      caffeinePercent: z.number().optional().describe('% of caffeine in it'),
    })
    .optional()
    .describe('What a new line of it begins with'),
});

/** All that a formula is computed with but the formula itself. */
export const FormulaKnowledge = z
  .strictObject({
    dataVersion: z.string().describe('Changes whenever anything of it does'),
    references: z
      .array(
        z.strictObject({
          nutrient: Nutrient,
          market: FormulaMarket.describe('Whose label'),
          audience: Group,
          amount: InLabelUnit,
          source: Source,
        }),
      )
      .describe('Daily values and nutrient reference values'),
    limits: z
      .array(
        z.strictObject({
          nutrient: Nutrient,
          market: FormulaMarket.describe('Whose authority'),
          audience: Group,
          amount: InLabelUnit,
          scope: z.enum(['total', 'added']).describe('Of all that is eaten, or of what is added'),
          level: z
            .enum(['upper level', 'safe level', 'guidance level'])
            .describe('An upper level, or what is told where none is set'),
          words: z.array(z.string()).nullable().describe('Forms it counts; null: all'),
          isRecalled: z.boolean().describe('Not read at its source'),
          source: Source,
        }),
      )
      .describe('Most that a day may hold'),
    iu: z
      .array(
        z.strictObject({
          nutrient: Nutrient,
          forms: z.array(NutrientForm).nullable().describe('Null: all'),
          perIu: z.number().describe('One IU in the label’s unit'),
          source: Source,
        }),
      )
      .describe('International Units'),
    equivalences: z
      .array(
        z.strictObject({
          nutrient: Nutrient,
          form: NutrientForm.describe('Of the vitamin'),
          factor: z.number().describe('Equivalents that one of it counts'),
          source: Source,
        }),
      )
      .describe('What forms count as'),
    capsules: z
      .array(
        z.strictObject({
          size: z.string().describe('e.g. 00'),
          mL: z.number().describe('Volume'),
          shellMg: z
            .strictObject({
              hpmc: z.number().describe('Of cellulose'),
              gelatin: z.number().describe('Of gelatin'),
            })
            .describe('Weight of an empty shell'),
        }),
      )
      .describe('Hard capsules'),
    densities: numbersByName.describe('Of a fill by form, g/mL'),
    polyolKcal: numbersByName.describe('kcal a gram on US labels, by name'),
    mgPerMeq: numbersByName.describe('mg in a milliequivalent, by mineral'),
    ingredients: z.array(KnownIngredient).describe('Ingredients and materials'),
    compounds: z
      .array(
        z.strictObject({
          names: z.array(z.string()).describe('In lower case; two compounds may share one'),
          label: z.string().describe('As a list that one chooses from writes it'),
          ingredient: z.string().describe('Key of what it carries'),
          potency: z.number().describe('% of it that is what it carries'),
          says: z.string().describe('Whose share that is and what it rests on, in a sentence'),
          nutrientForm: NutrientForm.optional().describe(
            'Of its vitamin, where the label’s unit depends on it',
          ),
        }),
      )
      .describe('Compounds that nothing of `ingredients` is bought as'),
    tradeNames: z
      .array(
        z.strictObject({
          name: z.string(),
          otherNames: z.array(z.string()).describe('Other ways to write it'),
          ingredient: z.string().nullable().describe('Key of what it is of; null: a brand of several'),
          compound: z.string().nullable().describe('As labels name it; null: no other than the ingredient'),
          isWhole: z.boolean().describe('Whether it is that compound, no preparation of another strength'),
          says: z.string().describe('What it is and whose, in a sentence'),
        }),
      )
      .describe('Brands'),
    wordAlerts: z
      .array(
        z.strictObject({
          code: z.enum(['label.textNeeded', 'status.restricted']).describe('Of the check'),
          market: FormulaMarket.describe('That asks for it'),
          words: z.array(z.string()).describe('Of a name or form, lower case'),
          text: z.string().describe('What is asked for or restricted'),
          source: Source,
        }),
      )
      .describe('Substances that need a text on the label, or that a market restricts'),
    additives: z
      .array(
        z.strictObject({
          names: z.array(z.string()).describe('Lower case'),
          class: z.string().describe('That EU labels name it by'),
        }),
      )
      .describe('Additives'),
    usualPurposes: z
      .array(
        z.strictObject({
          purpose: z.string().describe('Of a line'),
          names: z.array(z.string()).describe('Lower case'),
          endings: z.array(z.string()).describe('Last words of names, lower case'),
        }),
      )
      .describe('What parts of a form are called on spec sheets'),
    listedFibers: z
      .array(z.string())
      .describe('Words of isolated carbohydrates that US labels may count as dietary fiber, lower case'),
    allergenWords: z
      .array(
        z.strictObject({
          allergens: z.array(z.string()).describe('Its keys in the markets'),
          words: z.array(z.string()).describe('Lower case'),
          naming: z.array(z.string()).describe('Those of the words that name it as Annex II of the EU does'),
          name: z.string().optional().describe('Its name there; absent where the kind is named'),
          notAfter: z.array(z.string()).optional().describe('Words after which it is another thing'),
        }),
      )
      .describe('Words by which ingredient lists name what holds an allergen'),
    typicalParts: z
      .array(
        z.strictObject({
          form: FormFactor.describe('That takes it'),
          role: z.string().describe('Purpose of the line that it becomes'),
          name: z.string(),
          part: z.number().describe('Share of what the form takes beside the lines'),
        }),
      )
      .describe('Typical excipients'),
    plainWords: z.array(z.string()).describe('Phrases that call a product unflavoured, lower case'),
    figures: z
      .record(
        z.string(),
        z.strictObject({
          label: z.string().describe('The figure in words'),
          cheap: z.number().describe('At the end that makes the product cheaper'),
          base: z.number(),
          dear: z.number().describe('At the end that makes it dearer'),
          packs: z.array(FormulaPack).nullable().describe('That it has a say in; null: all'),
        }),
      )
      .describe('Figures of the costing'),
    foodRuns: z
      .record(
        z.string(),
        z.strictObject({
          label: z.string().describe('The category of foods or drinks'),
          pack: z.string().describe('e.g. can'),
          values: numbersByName.describe('Figures of a run at their usual values'),
        }),
      )
      .describe('What runs of foods and drinks are costed with, by the category of their pack'),
  })
  .describe('Read once, and again when its version is another');
export type FormulaKnowledge = z.infer<typeof FormulaKnowledge>;

export const formulaDataOperations = {
  'formulaData.get': operation('formulaData.get', {
    summary: 'All that a formula is computed with but the formula itself, so that a page computes the same',
    responses: { 200: FormulaKnowledge },
  }),
};
