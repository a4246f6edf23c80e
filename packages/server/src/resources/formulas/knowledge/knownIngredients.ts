import { moistureOf, overageFor, valuesWith } from '../../../costing/index.ts';
import type { Evidence } from '../../../evidence/index.ts';
import {
  micronutrients,
  type EffectiveDose,
  type KnownIngredient,
  type NutrientForm,
} from '../../../formula/index.ts';
import {
  convertMass,
  namesOf,
  registry,
  statusAlerts,
  usualMaterial,
  type Ingredient,
  type Material,
} from '../../../registry/index.ts';
import { compoundNamesOf, nutrientFormOf, shareOf } from './knownCompounds.ts';
import { nutrientForms } from './nutrientForms.ts';

const bare = new Set(registry.records.bareSubstances.flatMap(({ ingredients }) => ingredients));
const panelKeys = new Set(micronutrients.map(({ key }) => key));

/** Ingredients with the price of the material that is usually bought, and every material by its own name. */
export function knownIngredients(evidence: Evidence): KnownIngredient[] {
  const effective = lowestEffective(evidence);
  const known = (row: Ingredient): KnownIngredient => {
    const dose = effective.get(row.key);
    const alerts = statusAlerts(row);
    return {
      key: row.key,
      names: [...namesOf(row), ...foreignNamesOf(row), ...symbolsOf(row)].map((name) => name.toLowerCase()),
      price: usualMaterial(row.key)?.price ?? null,
      label: row.name,
      ...(row.latinName.length > 0 ? { latinNames: row.latinName } : {}),
      ...nutrientOf(row),
      ...(alerts.length > 0 ? { alerts } : {}),
      ...(bare.has(row.key) ? { isBare: true } : {}),
      ...(dose ? { effective: dose } : {}),
    };
  };
  return [
    ...[...registry.materials.values()].map(knownMaterial),
    ...[...evidence.ingredients.values()].map(known),
  ];
}

/** What an ingredient is called in other languages, as spec sheets name it. */
const foreignNamesOf = ({ key }: Ingredient) =>
  registry.records.foreignNames.filter(({ ingredient }) => ingredient === key).flatMap(({ words }) => words);

/** The sign of a mineral, as its compounds are reckoned by: `Cu (as copper gluconate)`. */
const symbolsOf = ({ key }: Ingredient): string[] => [
  ...new Set(
    registry.records.forms.flatMap(({ ingredient, active }) =>
      ingredient === key && /^[A-Z][a-z]?$/.test(active) ? [active] : [],
    ),
  ),
];

/** The vitamin or mineral of the panels that an ingredient is, itself or as a form that counts the same. */
function nutrientOf({ key, parent }: Ingredient): { nutrient?: string } {
  if (panelKeys.has(key)) return { nutrient: key };
  const counts =
    key.startsWith(parent) || registry.records.equivalences.some(({ fromWords }) => fromWords.includes(key));
  return counts && panelKeys.has(parent) ? { nutrient: parent } : {};
}

/** The form of the vitamin that the words of a material name; none where they name several. */
function namedForm({ key }: Material): { nutrientForm?: NutrientForm } {
  const row = registry.records.materials.find((each) => each.key === key);
  const words = [row?.form, row?.ingredient, ...(row?.words ?? [])]
    .join('; ')
    .toLowerCase()
    .replaceAll('-', ' ');
  const named = nutrientForms.filter((form) => words.includes(form.toLowerCase().replaceAll('-', ' ')));
  const [nutrientForm] = named;
  return named.length === 1 && nutrientForm ? { nutrientForm } : {};
}

type Dose = Pick<EffectiveDose, 'low' | 'unit'>;
const isLower = (dose: Dose, than: Dose) => {
  const low = dose.unit === than.unit ? dose.low : convertMass(dose.low, dose.unit, than.unit);
  return low !== null && low < than.low;
};

/** Whether a dose is above what products usually hold: a loading phase, a treatment. */
export function isUnusual(dose: Dose, ingredient: Ingredient | undefined): boolean {
  const { doseHigh, doseUnit } = ingredient ?? {};
  return Boolean(doseHigh && doseUnit && isLower({ low: doseHigh, unit: doseUnit }, dose));
}

/**
 * The lowest daily dose of an ingredient that a study found to help, by its key. Doses above what products usually hold
 * (a loading phase, a treatment) say nothing of the lowest.
 */
function lowestEffective({ studies, ingredients }: Evidence): Map<string, EffectiveDose> {
  const lowest = new Map<string, EffectiveDose>();
  for (const { direction, passage, source } of studies) {
    if (direction !== 'benefit' || !passage.studied) continue;
    const { ingredient, dose } = passage.studied;
    if (isUnusual(dose, ingredients.get(ingredient.key))) continue;
    const known = lowest.get(ingredient.key);
    if (known && !isLower(dose, known)) continue;
    lowest.set(ingredient.key, { low: dose.low, unit: dose.unit, source });
  }
  return lowest;
}

function knownMaterial(material: Material): KnownIngredient {
  const { key, form, ingredient, unit, cfuPerGram, category } = material;
  const caffeinePercent = registry.records.caffeineMaterials.find((row) => row.material === key)?.percent;
  const source = sourceOf(material);
  return {
    key,
    names: [...new Set([form.toLowerCase(), source.toLowerCase(), ...compoundNamesOf(material)])],
    price: material.price,
    label: form,
    material: {
      ingredient,
      source,
      ...namedForm(material),
      ...nutrientFormOf(key),
      unit,
      potency: percent(material.potency),
      ...shareOf(material),
      moisture: percent(moistureOf(material, valuesWith())),
      cfuPerGram,
      overage: percent(overageFor(material, valuesWith())),
      ...(category === 'oil' ? { isOil: true } : {}),
      ...(caffeinePercent ? { caffeinePercent } : {}),
    },
  };
}

/** The compound without strength, grade and carrier: 'retinyl palmitate' of 'retinyl palmitate 500,000 IU/g'. */
export const sourceOf = ({ form, name }: Material): string =>
  form
    .replace(/,?\s+[\d.,]+(?:\s|$).*$/u, '')
    .replace(/ powder$/u, '')
    .replace(/^[\d.,]+ .*$/u, name);

/** A share as a person types it; the product of two measured shares has no more digits than these. */
const percent = (share: number) => Number((share * 100).toPrecision(6));
