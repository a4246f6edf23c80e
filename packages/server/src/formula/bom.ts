import { landingOf } from '../costing/run/index.ts';
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
  /** The run that the kilograms are of: as typed, else the least that is usual. */
  containers: number;
  /** Weight of a serving, mg. */
  weightMg: number;
  /** Percent of what goes in that comes out. */
  yield: number;
}

/** C7 of every line, and what it costs at the tier its run reaches. */
export function bomOf(formula: Formula, lines: readonly PricedLine[]): Bom {
  const landing = landingOf(formula.values);
  const rows = lines.map((priced): BomLine => {
    const kg = runKg(priced, formula, formula.batchUnits);
    const perKg = priced.price?.perKg(kg ?? 0) ?? null;
    const cost = kg === null || perKg === null ? null : kg * perKg * landing;
    return { line: priced.line.id, mgPerServing: priced.inputMg, kg, perKg, cost };
  });
  const weightMg = lines.reduce((sum, { inputMg }) => sum + (inputMg ?? 0), 0);
  return {
    lines: byLine(rows),
    containers: formula.batchUnits,
    weightMg,
    yield: formula.yieldShare * 100,
  };
}

/** One row a line: those of a sub-formula's lines together, at the price that they come to. */
function byLine(rows: readonly BomLine[]): BomLine[] {
  const merged = new Map<BomLine['line'], BomLine>();
  for (const row of rows) {
    const other = merged.get(row.line);
    merged.set(row.line, other ? together(other, row) : row);
  }
  return [...merged.values()];
}

const sum = (a: number | null, b: number | null) => (a === null ? b : b === null ? a : a + b);

function together(a: BomLine, b: BomLine): BomLine {
  const kg = sum(a.kg, b.kg);
  const [ofA, ofB] = [a, b].map((row) => (row.perKg === null ? null : row.perKg * (row.kg ?? 0)));
  const paid = sum(ofA ?? null, ofB ?? null);
  return {
    line: a.line,
    mgPerServing: sum(a.mgPerServing, b.mgPerServing),
    kg,
    perKg: paid === null || !kg ? null : paid / kg,
    cost: sum(a.cost, b.cost),
  };
}
