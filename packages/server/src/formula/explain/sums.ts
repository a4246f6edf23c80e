import { wholeCost } from '../../costing/run/index.ts';
import { costOf, type Cost } from '../cost/cost.ts';
import { runKg, type PricedLine } from '../cost/materials.ts';
import { runOf } from '../cost/run.ts';
import { costSourceOf, type CostSource } from '../cost/source.ts';
import type { FormulaData } from '../data.ts';
import type { FormulaDraft } from '../draft.ts';
import { typicalOf } from '../fit/index.ts';
import { formulaOf } from '../formula.ts';
import { weighAll, type SubFormulas } from '../subFormulas.ts';
import { explainFit } from './fit.ts';
import { explanationOf, mgText, shown, type ExplainedInput, type Explanation } from './explanation.ts';

/** How the sums below a formula's lines came about; null where there is no figure. */
export interface ExplainedSums {
  fit: Explanation | null;
  weight: Explanation | null;
  perServing: Explanation | null;
  perUnit: Explanation | null;
  run: Explanation | null;
}

/** Rule, inputs and arithmetic of fit, weight and costs, by the same reckoning that shows them. Pure. */
export function explainSums(
  draft: FormulaDraft,
  data: FormulaData,
  formulas: SubFormulas = {},
): ExplainedSums {
  const formula = formulaOf(draft, data);
  const { source } = costSourceOf(formula, weighAll(formula, { data, formulas }), data);
  const cost = costOf(source);
  return {
    fit: explainFit(source),
    weight: explainWeight(source),
    perServing: explainServingCost(source, cost),
    perUnit: explainUnitCost(source, cost),
    run: explainRunCost(source, cost),
  };
}

/** More inputs than anybody reads: the greatest stand alone, the others together. */
const mostInputs = 12;

interface Part {
  input: ExplainedInput;
  value: number;
}

/** The greatest parts, and what the others come to. */
function greatest(parts: readonly Part[], rest: (value: number) => string): ExplainedInput[] {
  const sorted = parts.toSorted((a, b) => b.value - a.value);
  const others = sorted.slice(mostInputs);
  const sum = others.reduce((total, { value }) => total + value, 0);
  return [
    ...sorted.slice(0, mostInputs).map(({ input }) => input),
    ...(others.length > 0 ? [{ label: `${others.length} more`, value: rest(sum) }] : []),
  ];
}

function explainWeight({ lines, filling, fit }: CostSource): Explanation {
  const own = lines.map(({ line, inputMg }) => ({
    input: { label: line.name, value: inputMg === null ? 'not known' : mgText(inputMg) },
    value: inputMg ?? 0,
  }));
  // Shells that no line names are costed and not weighed.
  const beside = typicalOf(filling, fit)
    .filter(({ role }) => role !== 'shell')
    .map(({ name, mgPerServing }) => ({
      input: { label: `${name}, typical`, value: mgText(mgPerServing) },
      value: mgPerServing,
    }));
  const [ofLines, ofForm] = [own, beside].map((parts) =>
    parts.reduce((sum, { value }) => sum + value, 0),
  ) as [number, number];
  const rest = fit.weightMg - ofLines;
  const sum =
    Math.abs(rest) < 0.005 ? mgText(ofLines) : `${mgText(ofLines)} + ${mgText(rest)} beside the lines`;
  return explanationOf('C2', {
    inputs: greatest([...own, ...beside], mgText),
    steps: [`${sum} = ${mgText(fit.weightMg)}${ofForm > 0 ? ', typical excipients included' : ''}`],
  });
}

const usd = (value: number, digits = 2) =>
  `$${value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits })}`;

function explainServingCost({ formula, lines }: CostSource, { perServing }: Cost): Explanation | null {
  if (perServing === null) return null;
  const perKgOf = (line: PricedLine) =>
    line.price?.perKg(runKg(line, formula, formula.batchUnits) ?? 0) ?? null;
  const parts = lines.map((each) => {
    const perKg = perKgOf(each);
    const value = ((each.inputMg ?? 0) / 1e6) * (perKg ?? 0);
    const known = each.inputMg !== null && perKg !== null;
    const text = known
      ? `${mgText(each.inputMg ?? 0)} at ${usd(perKg)}/kg = ${usd(value, 4)}`
      : each.inputMg === null
        ? 'weight not known'
        : 'no price known';
    return { input: { label: each.line.name, value: text }, value };
  });
  const bought = parts.reduce((sum, { value }) => sum + value, 0);
  const { freight, duty } = formula.values;
  return explanationOf('C16', {
    inputs: [
      ...greatest(parts, (value) => usd(value, 4)),
      { label: 'Freight of raw material', value: `${shown(freight * 100)} %` },
      { label: 'Duty', value: duty > 0 ? `${shown(duty * 100)} %` : 'not included' },
    ],
    steps: [
      `Materials: ${usd(bought, 4)}`,
      `${usd(bought, 4)} × ${shown(1 + freight)} × ${shown(1 + duty)} = ${usd(Number(perServing), 4)}`,
    ],
  });
}

function explainUnitCost({ formula }: CostSource, { perUnit, waterfall }: Cost): Explanation | null {
  if (perUnit === null) return null;
  const parts = waterfall.filter(({ perContainer }) => Number(perContainer) !== 0);
  return explanationOf('unit-cost', {
    inputs: [
      { label: 'Containers of the run', value: formula.batchUnits.toLocaleString('en-US') },
      ...parts.map(({ label, perContainer, share }) => ({
        label,
        value: `${usd(Number(perContainer))}, ${shown(Math.round(share * 1000) / 10)} %`,
      })),
    ],
    steps: [
      `${parts.map(({ perContainer }) => usd(Number(perContainer))).join(' + ')} = ${usd(Number(perUnit))}`,
    ],
  });
}

function explainRunCost(source: CostSource, { perUnit, run }: Cost): Explanation | null {
  if (perUnit === null || run === null) return null;
  const { formula } = source;
  const made = formula.foodRun ? null : runOf(source);
  const containers = formula.batchUnits;
  const oneTime = formula.foodRun?.values.oneTime ?? formula.values.oneTime;
  const unrounded = made?.costAt(containers).landedUnitCost ?? (Number(run) - oneTime) / containers;
  const excess = made ? wholeCost(made, containers) - unrounded * containers - oneTime : 0;
  const count = containers.toLocaleString('en-US');
  const sum = [
    `${count} × ${usd(unrounded, 4)}`,
    `${usd(oneTime)} once`,
    ...(excess > 0.005 ? [`${usd(excess)} in excess`] : []),
  ];
  return explanationOf('run-cost', {
    inputs: [
      { label: 'Containers', value: count },
      { label: 'Cost of a unit', value: usd(unrounded, 4) },
      { label: 'One-time costs', value: usd(oneTime) },
      ...(excess > 0.005 ? [{ label: 'Least orders beyond the need', value: usd(excess) }] : []),
    ],
    steps: [`${sum.join(' + ')} = ${usd(Number(run))}`],
  });
}
