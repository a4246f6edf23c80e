import type { Evidence } from '../../evidence/index.ts';
import {
  micronutrients,
  type FormulaData,
  type KnownIngredient,
  type NutrientForm,
  type UpperLimit,
} from '../../formula/index.ts';
import { constantKeys, constants, overageFor, valuesWith } from '../../costing/index.ts';
import {
  convertMass,
  namesOf,
  registry,
  usualMaterial,
  type Ingredient,
  type Material,
} from '../../registry/index.ts';

/** Forms that a conversion may tell apart. */
const nutrientForms: readonly NutrientForm[] = [
  'retinol',
  'beta-carotene',
  'dietary beta-carotene',
  'natural',
  'synthetic',
  'folic acid',
  '5-MTHF',
  'food folate',
];

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
  return {
    references: evidence.dailyValues.map(({ ingredient, jurisdiction, group, amount, source }) => ({
      nutrient: ingredient,
      market: jurisdiction,
      audience: group,
      amount,
      source,
    })),
    limits: evidence.limits.flatMap(limitOf),
    iu: evidence.conversions.map(({ ingredient, words, perIu }) => ({
      nutrient: ingredient,
      forms: words.length === 0 ? null : formsIn(words),
      perIu,
    })),
    equivalences: evidence.equivalences.flatMap(({ ingredient, from, fromWords, factor }) => {
      const [form] = formsIn([from, ...fromWords]);
      return form ? [{ nutrient: ingredient, form, factor }] : [];
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
    typicalParts: registry.records.typicalParts.map(({ form, role, name, part }) => ({
      form,
      role,
      name,
      part,
    })),
    figures: figuresOf(),
  };
}

/** The figures of the costing, without what only a report prints. */
const figuresOf = () =>
  Object.fromEntries(
    constantKeys.map((key) => {
      const { label, cheap, base, dear, packs } = constants[key];
      return [key, { label, cheap, base, dear, packs }];
    }),
  ) as unknown as FormulaData['figures'];

/** Ingredients with the price of the material that is usually bought, and every material by its own name. */
const knownIngredients = ({ ingredients }: Evidence): KnownIngredient[] => [
  ...[...registry.materials.values()].map(knownMaterial),
  ...[...ingredients.values()].map(knownIngredient),
];

/** The vitamin or mineral of the panels that an ingredient is, itself or as a form that counts the same. */
function nutrientOf({ key, parent }: Ingredient): { nutrient?: string } {
  if (unitOf.has(key)) return { nutrient: key };
  const counts =
    key.startsWith(parent) || registry.records.equivalences.some(({ fromWords }) => fromWords.includes(key));
  return counts && unitOf.has(parent) ? { nutrient: parent } : {};
}

/** The form of the vitamin that the words of a material name; none where they name several. */
function nutrientFormOf({ key }: Material): { nutrientForm?: NutrientForm } {
  const row = registry.records.materials.find((each) => each.key === key);
  const words = [row?.form, ...(row?.words ?? [])].join('; ').toLowerCase().replaceAll('-', ' ');
  const named = nutrientForms.filter((form) => words.includes(form.toLowerCase().replaceAll('-', ' ')));
  const [nutrientForm] = named;
  return named.length === 1 && nutrientForm ? { nutrientForm } : {};
}

const knownIngredient = (row: Ingredient): KnownIngredient => ({
  key: row.key,
  names: namesOf(row).map((name) => name.toLowerCase()),
  price: usualMaterial(row.key)?.price ?? null,
  label: row.name,
  ...nutrientOf(row),
});

function knownMaterial(material: Material): KnownIngredient {
  const { key, form, ingredient, unit, cfuPerGram } = material;
  return {
    key,
    names: [form.toLowerCase()],
    price: material.price,
    label: form,
    material: {
      ingredient,
      ...nutrientFormOf(material),
      unit,
      potency: percent(material.potency),
      cfuPerGram,
      overage: percent(overageFor(material, valuesWith())),
    },
  };
}

/** A share as a person types it; the product of two measured shares has no more digits than these. */
const percent = (share: number) => Number((share * 100).toPrecision(6));

const formsIn = (words: readonly string[]): NutrientForm[] =>
  nutrientForms.filter((form) => words.includes(form));

/** Which ages a limit is for, where several stand under one group: the label's youngest. */
const isOfLabelGroup = (population: string) =>
  !/4–[68]|7–10|9–13|11–14|14–18|15–17|[67]–12 months/.test(population);

function limitOf(row: Evidence['limits'][number]): UpperLimit[] {
  if (row.kind !== 'UL' || row.amount === null || !isOfLabelGroup(row.population)) return [];
  const counted = registry.records.limitForms.find(({ key }) => row.key.startsWith(key));
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
      words: counted?.words ?? null,
      isRecalled: row.confidence === 'recalled',
      source: row.source,
    },
  ];
}

/** Limits of folic acid are compared with folate in dietary equivalents. */
const folicAcidDfe = registry.records.equivalences.find(({ from }) => from === 'folic acid')?.factor ?? 1;
