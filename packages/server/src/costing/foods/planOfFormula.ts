import type { CostedFormula, FormulaDraft, PricedLine } from '../../formula/index.ts';
import { setConstant, type UsedConstant } from '../constants/constants.ts';
import { lineWarnings, originOf } from '../formulaLines.ts';
import type { FoodPlan, RecipeLine } from './foodPlan.ts';

/** Size of a unit as a formula states it, in g or mL; null where it does not. */
export function sizeOfFormula({ container, serving }: FormulaDraft, unit: 'g' | 'mL'): number | null {
  const key = unit === 'mL' ? 'ml' : 'grams';
  const each = serving?.[key];
  return container?.[key] ?? (container?.servings && each ? container.servings * each : null);
}

/**
 * The plan of a kind of food with a person's formula as its recipe: its lines by weight at their prices, its own run
 * and yield. What the process drives off is what the lines weigh beyond the unit. Null where no line has weight and
 * price.
 */
export function planOfFormula(plan: FoodPlan, costed: CostedFormula, draft: FormulaDraft): FoodPlan | null {
  const lines = costed.lines.filter(({ boughtKg }) => boughtKg > 0);
  const mixed = lines.reduce((sum, { boughtKg }) => sum + boughtKg * 1000, 0);
  if (!lines.some(({ price }) => price)) return null;
  const servings = servingsOf(draft, plan);
  const run = stated(plan.constants.run, draft.batchUnits);
  const yieldOf = stated(plan.constants.yield, draft.yield && draft.yield / 100);
  return {
    ...plan,
    isOwnFormula: true,
    archetype: { ...plan.archetype, process_yield: plan.grams / (mixed * servings), notes: '' },
    servings,
    recipe: lines.map((line) =>
      recipeLine(line, { mixed, kg: (line.boughtKg * servings * run.value) / yieldOf.value }),
    ),
    actives: [],
    constants: {
      ...plan.constants,
      run,
      yield: yieldOf,
    },
    assumptions: [],
    warnings: lineWarnings(costed),
  };
}

/** Servings in a unit as the draft counts them, else as usual. */
function servingsOf({ container, serving }: FormulaDraft, { servings, size, unit }: FoodPlan): number {
  const each = unit === 'mL' ? serving?.ml : serving?.grams;
  return container?.servings ?? (each ? size / each : servings);
}

const stated = (figure: UsedConstant, value: number | null | undefined): UsedConstant =>
  value ? setConstant(figure, value) : figure;

/** A line as a share of what is mixed, g a serving, at the price that so many kilograms of it have. */
function recipeLine(
  { line, boughtKg, price }: PricedLine,
  { mixed, kg }: { mixed: number; kg: number },
): RecipeLine {
  const perKg = price?.perKg(kg) ?? 0;
  const { low, base, high } = price?.band ?? { low: perKg, base: perKg, high: perKg };
  const { source, isAssumption } = originOf({ line, price });
  return {
    name: line.name,
    percent: ((boughtKg * 1000) / mixed) * 100,
    price: {
      item: line.name,
      low,
      typical: base,
      high,
      unit: 'USD/kg',
      source: source ?? '',
      year: '',
      confidence: isAssumption ? 'assumed' : 'confirmed',
    },
  };
}
