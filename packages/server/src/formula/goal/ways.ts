import type { Check } from '../check.ts';
import { studiedShares } from '../checks/studied.ts';
import { computeFormula, type Computed } from '../compute.ts';
import { costSourceOf } from '../cost/source.ts';
import { unitCost } from '../cost/unitCost.ts';
import type { FormulaDraft, LineDraft } from '../draft.ts';
import { formulaOf } from '../formula.ts';
import { weighAll } from '../subFormulas.ts';
import { changed, type GoalChange, type GoalSource } from './change.ts';
import { lossOf, type EvidenceLoss } from './loss.ts';
import { candidates } from './candidates.ts';

/** A way to another cost of a unit. */
export interface Way {
  change: GoalChange;
  /** Of a unit with the change, US dollars to the cent. */
  perUnit: number;
  /** Whether the target is met by this alone. */
  isEnough: boolean;
  loss: EvidenceLoss;
  /** Lines that a larger run buys at a lower tier, US dollars a kilogram. */
  tiers: { line: LineDraft['id']; from: number; to: number }[];
  /** What else stands in the way of an approval with it. */
  brings: Check[];
}

/** Ways that do not reach the target alone are shown where they come closest. */
const mostShort = 3;

/**
 * Single changes of a formula that bring a unit to the target cost: less of a line or none, another form of it, a larger
 * run with the tiers it reaches; each with the evidence that it loses. Those that lose none come first. Pure.
 */
export function waysTo(target: number, from: GoalSource): Way[] {
  const { draft, data, surroundings = {}, resolve = (same) => same } = from;
  const { formulas = {} } = surroundings;
  const weighed = (of: FormulaDraft) => {
    const formula = formulaOf(resolve(of), data);
    return { formula, lines: weighAll(formula, { data, formulas }), data };
  };
  const costOf = (of: FormulaDraft): number | null => {
    const { formula, lines } = weighed(of);
    return unitCost(costSourceOf(formula, lines, data).source);
  };
  const before = {
    ...weighed(draft),
    computed: computeFormula(resolve(draft), data, surroundings),
    cost: costOf(draft),
  };
  const { cost } = before;
  if (cost === null || cost <= target) return [];
  const shares = studiedShares(before);
  const ways = candidates(target, { ...from, containers: before.formula.batchUnits, costOf }).flatMap(
    ({ change, perUnit }): Way[] => {
      const next = changed(draft, change);
      const computed = computeFormula(resolve(next), data, surroundings);
      const line = before.lines.find((each) => 'line' in change && each.line.id === change.line)?.line;
      if (perUnit >= cost || isLessKnown(before.computed, computed)) return [];
      const ofLine = ({ line: id }: { line: LineDraft['id'] }) => id === line?.id;
      const loss = lossOf(change, {
        line,
        before: shares.find(ofLine),
        after: studiedShares(weighed(next)).find(ofLine),
      });
      const brings = newStops(before.computed, computed);
      const tiers = change.kind === 'run' ? tiersReached(before.computed, computed) : [];
      return [{ change, perUnit, isEnough: perUnit <= target, loss, tiers, brings }];
    },
  );
  const enough = ways.filter(({ isEnough }) => isEnough).toSorted(byLoss);
  const short = ways
    .filter(({ isEnough }) => !isEnough)
    .toSorted((one, other) => one.perUnit - other.perUnit);
  return [...enough, ...short.slice(0, mostShort)];
}

const weights = new Map<boolean | null, number>([
  [false, 0],
  [null, 1],
  [true, 2],
]);
const weightOf = ({ loss, brings }: Way) => (weights.get(loss.isLost) ?? 0) + (brings.length > 0 ? 3 : 0);
/** What loses least first; of two alike the smaller change. */
const byLoss = (one: Way, other: Way) => weightOf(one) - weightOf(other) || other.perUnit - one.perUnit;

/** What has no weight or no price costs nothing: no way to a lower cost. */
const isLessKnown = ({ bom: before }: Computed, { bom: after }: Computed): boolean =>
  after.lines.some(({ line, mgPerServing, perKg }) => {
    const known = before.lines.find((each) => each.line === line);
    const was = known?.mgPerServing !== null && known?.perKg !== null;
    return was && (mgPerServing === null || perKg === null);
  });

const tiersReached = ({ bom: before }: Computed, { bom: after }: Computed): Way['tiers'] =>
  after.lines.flatMap(({ line, perKg: to }) => {
    const from = before.lines.find((each) => each.line === line)?.perKg;
    return to !== null && from && to < from ? [{ line, from, to }] : [];
  });

const newStops = ({ checks: before }: Computed, { checks: after }: Computed): Check[] =>
  after.filter(
    ({ code, line, severity }) =>
      severity === 'stop' && !before.some((each) => each.code === code && each.line === line),
  );
