import type { FormFactor } from '../contract/index.ts';
import type { CostedFormula, FormulaRun } from '../formula/index.ts';
import { priceBandOf } from './archetypes.ts';
import {
  constants,
  constantsOf,
  setConstant,
  type ConstantKey,
  type UsedConstant,
} from './constants/constants.ts';
import type { Formula } from './formula.ts';
import { activesOf, costedLines, lineWarnings } from './formulaLines.ts';
import { isCounted } from './dose/hold.ts';
import { limitsOf, type PriceLimits } from './outcome.ts';
import { methodNotes, priceWarnings, resultWarnings, runWords } from './notes.ts';
import type { ProductEstimate } from './productEstimate.ts';
import { runFigures, type RunFigures } from './runFigures.ts';
import { containerPrice, priceNotes, tradeNotes } from './stated/statedPrice.ts';
import { withheldReason } from './withheld.ts';

/** A formula whose run can be costed. */
export type MadeFormula = CostedFormula & { run: FormulaRun };

/** Whether a formula says what is made of it, and has a line of a weight and a price. */
export const isMade = (costed: CostedFormula): costed is MadeFormula =>
  costed.run !== null && costed.lines.some(({ inputMg, price }) => inputMg && price);

/**
 * Cost and revenue of the first run of a supplement's own formula: a container and the run cost what the formula says.
 * Its figures are never withheld, as a concept's are: what no such product has is a warning here.
 * @param proposed what the words propose: the kind of product they were taken for, what it is sold in and the price they say
 */
export function estimateOfFormula(
  costed: MadeFormula,
  {
    archetype,
    container,
    price = null,
    trade = null,
  }: Pick<Formula, 'archetype' | 'container' | 'price' | 'trade'>,
): ProductEstimate {
  const { formula, fit, run } = costed;
  const said = containerPrice(price, run.servings);
  const sold = { ...run, archetype, ingredients: activesOf(costed) };
  const limits = limitsOf(said, priceBandOf(sold), trade);
  const figures = runFigures(run, limits);
  const units = Math.max(1, Math.ceil(fit.units));
  const formFactor = formula.form ?? formOf(run);
  const counted = isCounted(run.pack) ? { units: fit.units, pieces: `${formFactor}s` } : null;
  return {
    ...figures.printed,
    kind: 'supplement',
    pack: null,
    withheld: null,
    basis: `First production run of your formula: ${runWords({ ...run, container, counted })}`,
    uncertainty: '±50 % (your formula, without a manufacturer’s quote)',
    archetype,
    formFactor,
    servingsPerContainer: Math.max(1, Math.floor(run.servings + 1e-9)),
    unitsPerServing: units,
    ingredients: costedLines(costed),
    constants: constantsOfRun(run),
    assumptions: [
      ...new Set([
        ...costed.assumptions,
        ...priceNotes(said),
        ...tradeNotes(trade, run.values),
        ...methodNotes,
      ]),
    ],
    warnings: warningsOf(costed, { ...figures, units, limits }),
  };
}

/** How a pack's content is called where the formula names no form. */
function formOf({ pack }: FormulaRun): FormFactor {
  if (pack === 'tub' || pack === 'sticks') return 'powder';
  return pack === 'bottle' || pack === 'dropper' || pack === 'ready' ? 'liquid' : pack;
}

function warningsOf(
  costed: MadeFormula,
  { cost, base, isCapped, losses, units, limits }: RunFigures & { units: number; limits: PriceLimits },
): string[] {
  const { run, fit } = costed;
  const { pack, servings } = run;
  // A formula has its form and pack, and says nothing of how else it is made.
  const portion = { pack, servings, servingMg: isCounted(pack) ? 0 : fit.weightMg, style: null };
  const revenue = base.revenue / run.containers;
  const unusual = withheldReason(portion, {
    units,
    landedUnitCost: base.landedUnitCost,
    revenue,
    isPriceSaid: limits.stated !== null || limits.trade !== null,
  });
  return [
    ...(unusual ? [unusual] : []),
    ...losses,
    ...lineWarnings(costed),
    ...costed.warnings,
    ...priceWarnings(limits, cost),
    ...resultWarnings(cost, { pack, style: null, isCapped }),
  ];
}

/** The figures of the run; one that the formula sets itself does not move. */
const constantsOfRun = ({ pack, values }: FormulaRun): UsedConstant[] =>
  constantsOf(pack, new Set()).map((constant) => {
    const key = constant.key as ConstantKey;
    return values[key] === constants[key].base ? constant : setConstant(constant, values[key]);
  });
