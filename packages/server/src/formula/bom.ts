import { landingOf } from '../costing/run/index.ts';
import { check, type Check } from './check.ts';
import { runKg, type PricedLine } from './cost/materials.ts';
import type { Formula } from './formula.ts';

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

/** C7 of every line, and what it costs at the tier its run reaches. */
export function bomOf(formula: Formula, lines: readonly PricedLine[]): { bom: Bom; checks: Check[] } {
  const landing = landingOf(formula.values);
  const rows = lines.map((priced): BomLine => {
    const kg = runKg(priced, formula, formula.batchUnits);
    const perKg = priced.price?.perKg(kg ?? 0) ?? null;
    const cost = kg === null || perKg === null ? null : kg * perKg * landing;
    return { line: priced.line.id, mgPerServing: priced.inputMg, kg, perKg, cost };
  });
  const weightMg = lines.reduce((sum, { inputMg }) => sum + (inputMg ?? 0), 0);
  return {
    bom: { lines: rows, weightMg, yield: formula.yieldShare * 100 },
    checks: rows.filter(({ perKg }) => perKg === null).map(({ line }) => priceMissing(line)),
  };
}

const priceMissing = (line: string | number) =>
  check('price.missing', { line, text: 'No price is known: the line is left out of the cost.' });
