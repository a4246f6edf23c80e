import type { Evidence } from '../../evidence/index.ts';
import {
  micronutrients,
  type FormulaData,
  type KnownIngredient,
  type NutrientForm,
  type UpperLimit,
} from '../../formula/index.ts';
import { overageFor, valuesWith } from '../../costing/index.ts';
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

/** Bulk density of a fill by form, g/mL: the costing's assumptions, and water for what is poured. */
const densities = { capsule: 0.6, powder: 0.6, tablet: 1, softgel: 0.92, gummie: 1.2, liquid: 1.05 } as const;

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
    landing: { freight: valuesWith().freight, duty: valuesWith().duty },
  };
}

/** Ingredients with the price of the material that is usually bought, and every material by its own name. */
const knownIngredients = ({ ingredients }: Evidence): KnownIngredient[] => [
  ...[...registry.materials.values()].map(knownMaterial),
  ...[...ingredients.values()].map(knownIngredient),
];

const knownIngredient = (row: Ingredient): KnownIngredient => ({
  key: row.key,
  names: namesOf(row).map((name) => name.toLowerCase()),
  ...priceOf(usualMaterial(row.key)?.price),
  label: row.name,
});

function knownMaterial(material: Material): KnownIngredient {
  const { key, form, ingredient, unit, cfuPerGram } = material;
  return {
    key,
    names: [form.toLowerCase()],
    ...priceOf(material.price),
    label: form,
    material: {
      ingredient,
      unit,
      potency: percent(material.potency),
      cfuPerGram,
      overage: percent(overageFor(material, valuesWith())),
    },
  };
}

const priceOf = (price?: Material['price']) => ({
  perKg: price?.base ?? null,
  priceSource: price ? (price.source ?? 'Our assumption') : '',
});

/** A share as a person types it; the product of two measured shares has no more digits than these. */
const percent = (share: number) => Number((share * 100).toPrecision(6));

const formsIn = (words: readonly string[]): NutrientForm[] =>
  nutrientForms.filter((form) => words.includes(form));

/** Which ages a limit is for, where several stand under one group: the label's youngest. */
const isOfLabelGroup = (population: string) => !/4–8|9–13|14–18|7–12 months/.test(population);

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
