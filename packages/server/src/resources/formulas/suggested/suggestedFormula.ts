import {
  besideOf,
  denseFillOf,
  labelFor,
  lineCalled,
  planFormula,
  proposeFormula,
  recipeEntries,
  servingOf,
  type FormulaLine,
  type ProductConcept,
} from '../../../costing/index.ts';
import type { Evidence } from '../../../evidence/index.ts';
import {
  allergensNamed,
  type FormulaData,
  type FormulaDraft,
  type KnownIngredient,
  type LineDraft,
} from '../../../formula/index.ts';
import { registry } from '../../../registry/index.ts';
import { besideDrafts } from './besideDrafts.ts';
import { citedDose, outcomesIn } from './citedDose.ts';

/** What lines are worded with. */
export interface SuggestionParts {
  evidence: Evidence;
  data: FormulaData;
}

/** How a product's lines are made. */
export interface LineSetting {
  /** Outcomes that its words name. */
  outcomes: readonly string[];
  /** g/mL, of what is filled more densely than usual. */
  density?: number;
}

/**
 * The formula that a concept's estimate is of, line by line, under the label that its words ask for: its lines are tagged
 * as suggested, its actives cite the doses that were studied.
 */
export function suggestedFormula(concept: ProductConcept, parts: SuggestionParts): FormulaDraft {
  const plan = planFormula(proposeFormula(concept));
  const label = labelFor(concept);
  const density = denseFillOf(plan);
  const actives = suggestedLines(plan.lines, parts, {
    outcomes: outcomesIn(`${concept.concept}. ${concept.description}`, parts.evidence),
    density,
  });
  const beside = {
    market: label.market ?? 'US',
    firstId: actives.length + 1,
    density,
    isShellByPiece: plan.pack === 'capsule',
  } as const;
  return {
    ...label,
    form: plan.formFactor,
    pack: plan.pack,
    ...servingOf(plan),
    ...(plan.run === null ? {} : { batchUnits: plan.run }),
    lines: [...actives, ...besideDrafts(besideOf(plan), beside)],
  };
}

/** The lines of an estimate as those of a formula, of one serving a day. */
export function suggestedLines(
  lines: readonly FormulaLine[],
  { evidence, data }: SuggestionParts,
  { outcomes, density }: LineSetting,
): LineDraft[] {
  const known = new Map(data.ingredients.map((each) => [each.key, each]));
  return lines.map((line, index) => ({
    id: index + 1,
    tag: 'suggested',
    ...identityOf(line, known),
    ...proteinOf(line.material, known.get(line.material.key)?.material, data),
    ...(density === undefined ? {} : { density }),
    cite: citedDose(line, evidence, outcomes),
  }));
}

function identityOf(
  { material, amount }: FormulaLine,
  known: ReadonlyMap<string, KnownIngredient>,
): Omit<LineDraft, 'id'> {
  const ingredient = known.get(material.ingredient);
  const bought = known.get(material.key)?.material;
  const nutrient = ingredient?.nutrient;
  const value = Number(amount.toPrecision(6));
  return {
    name: material.name,
    ...(nutrient ? { nutrient } : { ingredient: material.ingredient, ...botanicalOf(material) }),
    amount: { value, unit: material.unit, basis: 'nutrient' },
    source: bought?.source,
    nutrientForm: bought?.nutrientForm,
    potency: bought && bought.potency < 100 ? bought.potency : undefined,
    overage: bought?.overage,
    moisture: bought?.moisture || undefined,
    cfuPerGram: bought?.cfuPerGram,
    caffeinePercent: bought?.caffeinePercent,
    ...(bought?.says ? { note: bought.says } : {}),
  };
}

/**
 * What a protein that is taken by the spoon holds, as recipes of food have it, and whose it is. Its protein is what the line
 * says: of what is weighed in, water and what is added against loss are none.
 */
function proteinOf(
  { category, unit, form, name }: FormulaLine['material'],
  bought: KnownIngredient['material'],
  data: FormulaData,
): Pick<LineDraft, 'profile' | 'allergens'> {
  if (category !== 'protein' || unit !== 'g' || !bought) return {};
  const called = lineCalled(form) ?? lineCalled(name);
  const ofFood = called && recipeEntries.get(called.name)?.profile;
  const { potency, moisture, overage } = bought;
  const protein = potency < 100 ? (potency * (1 - moisture / 100)) / (1 + overage / 100) : undefined;
  const profile = { ...ofFood, ...(protein === undefined ? {} : { protein }) };
  const allergens = allergensNamed(`${name} ${form}`, data).map((allergen) => [allergen, 'contains']);
  return {
    ...(Object.keys(profile).length > 0 ? { profile } : {}),
    ...(allergens.length > 0 ? { allergens: Object.fromEntries(allergens) as Record<string, string> } : {}),
  };
}

/** How a label names a plant. */
function botanicalOf({ ingredient, category, form }: FormulaLine['material']): Partial<LineDraft> {
  const [latinName] = registry.ingredients.get(ingredient)?.latinName ?? [];
  if (category !== 'botanical' || !latinName) return {};
  return { latinName, ...(form.includes('extract') ? { extract: { kind: 'dry' } } : {}) };
}
