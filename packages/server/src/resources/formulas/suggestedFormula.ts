import {
  besideOf,
  denseFillOf,
  labelFor,
  planFormula,
  proposeFormula,
  servingOf,
  type FormulaLine,
  type ProductConcept,
} from '../../costing/index.ts';
import type { Evidence } from '../../evidence/index.ts';
import type { FormulaData, FormulaDraft, KnownIngredient, LineDraft } from '../../formula/index.ts';
import { registry } from '../../registry/index.ts';
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
  const beside = { market: label.market ?? 'US', firstId: actives.length + 1, density } as const;
  return {
    ...label,
    form: plan.formFactor,
    pack: plan.pack,
    ...servingOf(plan),
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

/** How a label names a plant. */
function botanicalOf({ ingredient, category, form }: FormulaLine['material']): Partial<LineDraft> {
  const [latinName] = registry.ingredients.get(ingredient)?.latinName ?? [];
  if (category !== 'botanical' || !latinName) return {};
  return { latinName, ...(form.includes('extract') ? { extract: { kind: 'dry' } } : {}) };
}
