import { check, type Check } from './check.ts';
import type { FormulaData } from './data.ts';
import type { Formula, Line } from './formula.ts';
import { knownOf } from './known.ts';
import { servingsIn } from './panel/servingText.ts';
import type { WeighedLine } from './weigh.ts';

/** A line of the bill of materials. */
export interface BomLine {
  line: string | number;
  /** Weighed in for a serving, with overage, before loss and yield; null where that cannot be told. */
  mgPerServing: number | null;
  /** For the run, loss and yield included; null without a weight or a container. */
  kg: number | null;
  /** US dollars; null without a price. */
  perKg: number | null;
  /** Of the run, landed, US dollars. */
  cost: number | null;
}

/** The bill of materials of a run. */
export interface Bom {
  lines: BomLine[];
  /** Weight of a serving, mg. */
  weightMg: number;
  /** Percent of what goes in that comes out. */
  yield: number;
}

/** What a bill of materials is reckoned with. */
export interface BomSource {
  formula: Formula;
  lines: readonly WeighedLine[];
  data: FormulaData;
}

/** C7 of every line, and what it costs at the tier its run reaches. */
export function bomOf({ formula, lines, data }: BomSource): { bom: Bom; checks: Check[] } {
  const servings = servingsIn(formula);
  const rows = lines.map(({ line, inputMg }): BomLine => {
    const kg =
      inputMg === null || servings === null
        ? null
        : (inputMg * servings * formula.batchUnits) / 1e6 / (1 - line.loss) / formula.yieldShare;
    const perKg = priceOf(line, { kg: kg ?? 0, data });
    const landed = (1 + data.landing.freight) * (1 + data.landing.duty);
    const cost = kg === null || perKg === null ? null : kg * perKg * landed;
    return { line: line.id, mgPerServing: inputMg, kg, perKg, cost };
  });
  const weightMg = lines.reduce((sum, { inputMg }) => sum + (inputMg ?? 0), 0);
  return {
    bom: { lines: rows, weightMg, yield: formula.yieldShare * 100 },
    checks: rows.filter(({ perKg }) => perKg === null).map(({ line }) => priceMissing(line)),
  };
}

const priceMissing = (line: string | number) =>
  check('price.missing', { line, text: 'No price is known: the line is left out of the cost.' });

/** US dollars a kilogram at the tier that `kg` reaches, otherwise of the evidence; null where neither is known. */
export function priceOf(
  { draft, name, nutrient }: Line,
  { kg, data }: { kg: number; data: FormulaData },
): number | null {
  const tiers = (draft.price?.tiers ?? []).toSorted((a, b) => a.fromKg - b.fromKg);
  const tier = tiers.findLast(({ fromKg }) => fromKg <= kg) ?? tiers[0];
  if (tier) return Number(tier.perKg);
  const known = knownOf(data, [draft.ingredient, draft.source, name, nutrient]);
  return known?.perKg ?? null;
}
