import { createHash } from 'node:crypto';
import { constantKeys, constants, foodRuns, plainWords, valuesWith } from '../../../costing/index.ts';
import type { Evidence } from '../../../evidence/index.ts';
import { micronutrients, type FormulaData, type UpperLimit } from '../../../formula/index.ts';
import { convertMass, limitFormOf, registry } from '../../../registry/index.ts';
import { knownCompounds } from './knownCompounds.ts';
import { knownIngredients } from './knownIngredients.ts';
import { formsIn } from './nutrientForms.ts';

const { capsuleDensity, powderDensity, oilDensity, liquidDensity } = valuesWith();
/** Density of a fill by form, g/mL: the costing's figures; pressed and cast pieces are our assumption. */
const densities = {
  capsule: capsuleDensity,
  powder: powderDensity,
  tablet: 1,
  softgel: oilDensity,
  gummie: 1.2,
  liquid: liquidDensity,
} as const;

const unitOf = new Map(micronutrients.map(({ key, unit }) => [key, unit]));

/** What the formula's core is told: daily values, limits, conversions and sizes of the base, in the label's units. */
export function formulaDataOf(evidence: Evidence): FormulaData {
  const known = knownTo(evidence);
  const dataVersion = createHash('sha256').update(JSON.stringify(known)).digest('hex').slice(0, 16);
  return { dataVersion, ...known };
}

function knownTo(evidence: Evidence): Omit<FormulaData, 'dataVersion'> {
  return {
    references: evidence.dailyValues.map(({ ingredient, jurisdiction, group, amount, source }) => ({
      nutrient: ingredient,
      market: jurisdiction,
      audience: group,
      amount,
      source,
    })),
    limits: evidence.limits.flatMap(limitOf),
    iu: evidence.conversions.map(({ ingredient, words, perIu, source }) => ({
      nutrient: ingredient,
      forms: words.length === 0 ? null : formsIn(words),
      perIu,
      source,
    })),
    equivalences: evidence.equivalences.flatMap(({ ingredient, from, fromWords, factor, source }) => {
      const [form] = formsIn([from, ...fromWords]);
      return form ? [{ nutrient: ingredient, form, factor, source }] : [];
    }),
    capsules: registry.records.capsules.map(({ size, mL, hpmcMg, gelatinMg }) => ({
      size,
      mL,
      shellMg: { hpmc: hpmcMg, gelatin: gelatinMg },
    })),
    densities,
    polyolKcal: Object.fromEntries(
      registry.records.polyols.flatMap(({ names, kcalUs }) => names.map((name) => [name, kcalUs])),
    ),
    mgPerMeq: Object.fromEntries(
      registry.records.milliequivalents.map(({ ingredient, mgPerMeq }) => [ingredient, mgPerMeq]),
    ),
    ingredients: knownIngredients(evidence),
    compounds: knownCompounds(),
    tradeNames: registry.records.tradeNames.map(brandOf),
    wordAlerts: registry.records.wordAlerts.map(({ code, market, words, text, source }) => ({
      code,
      market,
      words,
      text,
      source,
    })),
    ...knownParts(),
    plainWords,
    figures: figuresOf(),
    foodRuns,
  };
}

/** What the base tells of what a form is made with beside its active lines. */
const knownParts = (): Pick<
  FormulaData,
  'additives' | 'usualPurposes' | 'listedFibers' | 'allergenWords' | 'typicalParts'
> => ({
  additives: registry.records.additiveClasses.map(({ words, class: name }) => ({
    names: words,
    class: name,
  })),
  usualPurposes: registry.records.usualPurposes.map(({ purpose, words, endings }) => ({
    purpose,
    names: words,
    endings,
  })),
  listedFibers: registry.records.listedFibers.flatMap(({ words }) => words),
  allergenWords: registry.records.allergenWords.map(allergenNamesOf),
  typicalParts: registry.records.typicalParts.map(({ form, role, name, part }) => ({
    form,
    role,
    name,
    part,
  })),
});

const brandOf = ({
  name,
  otherNames,
  ingredient,
  compound,
  isWhole,
  says,
}: (typeof registry.records.tradeNames)[number]): FormulaData['tradeNames'][number] => ({
  name,
  otherNames,
  ingredient: ingredient || null,
  compound: compound || null,
  isWhole,
  says,
});

const allergenNamesOf = ({
  allergens,
  words,
  naming,
  name,
  notAfter,
}: (typeof registry.records.allergenWords)[number]): FormulaData['allergenWords'][number] => ({
  allergens,
  words,
  naming,
  ...(name ? { name } : {}),
  ...(notAfter.length > 0 ? { notAfter } : {}),
});

/** The figures of the costing, without what only a report prints. */
const figuresOf = () =>
  Object.fromEntries(
    constantKeys.map((key) => {
      const { label, cheap, base, dear, packs } = constants[key];
      return [key, { label, cheap, base, dear, packs }];
    }),
  ) as unknown as FormulaData['figures'];

/** Which ages a limit is for, where several stand under one group: the label's youngest. */
const isOfLabelGroup = (population: string) =>
  !/4–[68]|7–10|9–13|11–14|14–18|15–17|[67]–12 months/.test(population);

/** What a limit is called where a day goes over it; rows of other kinds bound nothing. */
const levels: Readonly<Record<string, UpperLimit['level']>> = {
  UL: 'upper level',
  'safe level': 'safe level',
  guidance: 'guidance level',
};

function limitOf(row: Evidence['limits'][number]): UpperLimit[] {
  const level = levels[row.kind];
  if (!level || row.amount === null || !isOfLabelGroup(row.population)) return [];
  const counted = limitFormOf(row.key);
  const nutrient = counted?.nutrient ?? row.ingredient;
  const amount = convertMass(row.amount, row.unit, unitOf.get(nutrient) ?? 'mg');
  if (amount === null) return [];
  return [
    {
      nutrient,
      market: row.authority === 'US' ? 'US' : 'EU',
      audience: row.group,
      amount: row.unit === 'µg folic acid' ? amount * folicAcidDfe : amount,
      scope: row.scope.startsWith('supplement') ? 'added' : 'total',
      level,
      words: counted?.words ?? null,
      isRecalled: row.confidence === 'recalled',
      source: row.source,
    },
  ];
}

/** Limits of folic acid are compared with folate in dietary equivalents. */
const folicAcidDfe = registry.records.equivalences.find(({ from }) => from === 'folic acid')?.factor ?? 1;
