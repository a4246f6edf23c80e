import { ledgerNotes, ledgerOf } from './brief/ledger/ledger.ts';
import { priceBandOf } from './archetypes.ts';
import { briefNotes } from './brief/briefNotes.ts';
import { besideLines } from './beside/besideLines.ts';
import { boughtAs } from './boughtAs.ts';
import { constantsOf } from './constants/constants.ts';
import { inputMg, overageFor, overageKey, potencyFor, type FormulaLine } from './line.ts';
import { namedContainer } from './container.ts';
import { fillServing } from './fill.ts';
import { estimateFood } from './foods/foodEstimate.ts';
import type { FoodPlan } from './foods/foodPlan.ts';
import { planFood } from './foods/planFood.ts';
import { basisOf, fitWarnings, methodNotes, planNotes, priceWarnings, resultWarnings } from './notes.ts';
import { baseSettings, limitsOf, runOfPlan } from './outcome.ts';
import { proposeFormula, type Formula, type ProductConcept } from './formula.ts';
import type { ProductionPlan } from './plan.ts';
import { planProduct } from './planProduct.ts';
import type { CostedLine, EstimatePart, ProductEstimate } from './productEstimate.ts';
import { shapeOf } from './productKind.ts';
import { minimumRun, toMoney } from './run/index.ts';
import { runFigures } from './runFigures.ts';
import { costNotes } from './brief/money/costNotes.ts';
import { unitsTogether } from './stated/multiPack.ts';
import { materialNotes } from './sound/materialNotes.ts';
import { excessNotes } from './sound/excessNotes.ts';
import { soundNotes } from './sound/soundNotes.ts';
import { tasteNotes } from './beside/tasteLoads.ts';
import { runNotes, runTerm, smallRunNotes } from './brief/run/runTerm.ts';
import { containerPrice, priceNotes, tradeNotes } from './stated/statedPrice.ts';
import { usualPriceNotes, usualPriceOf } from './stated/usualPrices.ts';
import { labelNotes } from './words/labelTexts.ts';
import { withMeantFigures } from './words/meantFigures.ts';
import { withheldReason } from './withheld.ts';

/**
 * Cost and revenue of the first production run of a product, with every figure they rest on.
 * Pure and total: the same concept gives the same estimate, and any text gives one.
 * @param concept what is known of the product; form factor, volume and unit may be null
 * @param run containers of a supplement to cost; what the words say, or the smallest run of its pack, unless given
 */
export function estimateProduct(concept: ProductConcept, run?: number): ProductEstimate {
  const plan = foodPlanOf(concept);
  const estimate = plan ? estimateFoodOf(concept, plan) : estimateFormula(proposeFormula(concept), run);
  const meant = { ...concept, ...withMeantFigures(concept) };
  return withLost(withinCost(estimate, meant), meant);
}

/** An estimate that says what the words state and it has not. */
function withLost(estimate: ProductEstimate, { concept, description }: ProductConcept): ProductEstimate {
  // Of what is withheld nothing is shown.
  if (estimate.withheld !== null) return estimate;
  const ledger = ledgerNotes(ledgerOf({ concept, description }, estimate));
  const notes = [
    ...briefNotes(`${concept}\n${description}`, estimate.ingredients),
    ...ledger.warnings,
    ...labelNotes(`${concept}\n${description}`),
    ...runNotes(runTerm(`${concept}\n${description}`), {
      containers: estimate.containers,
      together: unitsTogether(concept, description),
    }),
  ];
  return {
    ...estimate,
    warnings: [...notes, ...estimate.warnings],
    assumptions: [...estimate.assumptions, ...ledger.assumptions],
  };
}

/** An estimate that says whether a unit costs more than the words let it. */
function withinCost(estimate: ProductEstimate, { concept, description }: ProductConcept): ProductEstimate {
  // Of what is withheld nothing is shown.
  if (estimate.withheld !== null) return estimate;
  const { kept, broken } = costNotes(`${concept}\n${description}`, {
    landedUnitCost: Number(estimate.scenarios.base.landedUnitCost),
    exWorksUnitCost:
      Number(estimate.scenarios.base.landedUnitCost) - bucketsOf(estimate, 'outbound', 'storage'),
    parts: {
      ingredients: bucketsOf(estimate, 'material', 'shell'),
      packaging: bucketsOf(estimate, 'packaging'),
    },
    unitPrice: Number(estimate.suggestedPrice),
    servings: estimate.servingsPerContainer,
    pieces: estimate.unitsPerServing,
    together: unitsTogether(concept, description),
  });
  return {
    ...estimate,
    assumptions: [...estimate.assumptions, ...kept],
    warnings: [...broken, ...estimate.warnings],
  };
}

/** What of a unit's cost is in some of its parts, US dollars. */
const bucketsOf = ({ waterfall }: ProductEstimate, ...buckets: EstimatePart['bucket'][]): number =>
  waterfall
    .filter(({ bucket }) => buckets.includes(bucket))
    .reduce((sum, { perContainer }) => sum + Number(perContainer), 0);

/** The estimate of a food's or drink's plan; withheld where nothing says which food it is. */
export function estimateFoodOf(concept: ProductConcept, plan: FoodPlan): ProductEstimate {
  const estimate = estimateFood(plan);
  const { isSaid, reason } = shapeOf(concept);
  // Of a recipe that nobody knows there are no lines to show, and nothing to say of its figures.
  if (reason && !plan.isOwnFormula)
    return { ...estimate, withheld: reason, ingredients: [], assumptions: [], warnings: [] };
  return isSaid ? estimate : { ...estimate, withheld: unsaidFood };
}

/** Recipe, pack and figures of a concept that is a food or drink; null of a supplement. */
export function foodPlanOf(concept: ProductConcept): FoodPlan | null {
  const { archetype, reason } = shapeOf(concept);
  if (!archetype) return null;
  const { notes: _, ...words } = withMeantFigures(concept);
  const plan = planFood({ ...concept, ...words, archetype, pack: concept.pack ?? null });
  return reason ? { ...plan, recipe: [], actives: [] } : plan;
}

const unsaidFood =
  'The words do not say which food or drink it is. Choose its pack, or name it in the concept.';

/**
 * The same for a formula that is known: a pure function of its lines, form, pack and volume.
 * @param run containers to cost; the smallest run of the pack unless given
 */
export function estimateFormula(formula: Formula, run?: number): ProductEstimate {
  const plan = planProduct(formula);
  return estimatePlan(plan, run ?? plan.run ?? minimumRun(plan.pack, baseSettings.values));
}

function estimatePlan(plan: ProductionPlan, containers: number): ProductEstimate {
  const { units } = fillServing(plan, baseSettings.values);
  const price = containerPrice(plan.price, plan.servings);
  const sold = { ...plan, ingredients: plan.lines.map(({ material }) => material.ingredient) };
  const limits = limitsOf(price, priceBandOf(sold), plan.trade);
  const minded = materialNotes(plan);
  const { printed, cost, base, isCapped, losses } = runFigures(runOfPlan(plan, containers), limits);
  return {
    ...printed,
    kind: 'supplement',
    pack: null,
    withheld: withheldReason(plan, {
      units,
      landedUnitCost: base.landedUnitCost,
      revenue: base.revenue / containers,
      isPriceSaid: price.stated !== null || plan.trade !== null,
    }),
    basis: basisOf(plan, containers),
    uncertainty: '±50 % (a concept without a confirmed formula or a quote)',
    archetype: plan.archetype,
    formFactor: plan.formFactor,
    servingsPerContainer: Math.max(1, Math.floor(plan.servings + 1e-9)),
    unitsPerServing: units,
    ingredients: [...plan.lines.map(presentLine), ...besideLines(plan)],
    constants: namedContainer(
      plan.pack,
      plan.container,
      constantsOf(plan.pack, new Set(plan.lines.map(({ material }) => overageKey[material.category]))),
    ),
    assumptions: [
      ...plan.assumptions,
      ...planNotes(plan),
      ...minded.notes,
      ...excessNotes(plan),
      ...(plan.parts.some(({ slot }) => slot === 'flavour') ? tasteNotes(plan) : []),
      ...priceNotes(price),
      ...tradeNotes(plan.trade, baseSettings.values),
      ...usualPriceNotes(usualPriceOf(sold), {
        price: Number(printed.suggestedPrice),
        asked: base.landedUnitCost * baseSettings.values.directMultiple,
        isSaid: limits.stated !== null || plan.trade !== null,
      }),
      ...methodNotes,
    ],
    warnings: [
      ...losses,
      ...plan.warnings,
      ...smallRunNotes(plan.run, minimumRun(plan.pack, baseSettings.values)),
      ...fitWarnings(plan),
      ...soundNotes(plan),
      ...minded.warnings,
      ...priceWarnings(limits, cost, dearestLine(plan)),
      ...resultWarnings(cost, { pack: plan.pack, style: plan.style, isCapped }),
    ],
  };
}

/** The active that costs most. */
function dearestLine({ lines }: ProductionPlan): string | null {
  const byCost = lines
    .map((line) => ({ name: line.material.name, cost: presentLine(line).costPerServing }))
    .toSorted((one, other) => other.cost - one.cost);
  return byCost[0]?.name ?? null;
}

function presentLine(line: FormulaLine): CostedLine {
  const { values } = baseSettings;
  const { material, amount } = line;
  const weighed = inputMg(line, values);
  const landing = (1 + values.freight) * (1 + values.duty);
  return {
    name: material.name,
    form: boughtAs(line),
    amountPerServing: Number(amount.toPrecision(6)),
    unit: material.unit,
    potency: Number(potencyFor(material, values).toPrecision(6)),
    overage: overageFor(material, values),
    inputMg: Number(weighed.toPrecision(6)),
    pricePerKg: {
      low: toMoney(material.price.low),
      base: toMoney(material.price.base),
      high: toMoney(material.price.high),
    },
    costPerServing: (weighed / 1e6) * material.price.base * landing,
    source: material.price.source,
    isAssumption: material.price.source === null,
  };
}
