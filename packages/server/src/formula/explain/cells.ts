import { energyEu } from '../energy.ts';
import type { Audience, Market } from '../draft.ts';
import { saltOf } from '../panel/euAmounts.ts';
import type { Made } from '../panel/figure.ts';
import type { PanelSource } from '../panel/panel.ts';
import { referenceRow } from '../panel/references.ts';
import { usSteps, type Steps } from '../panel/usAmounts.ts';
import { contributionsOf, type Contribution } from './contributions.ts';
import { explanationOf, shown, type ExplainedInput, type Explanation } from './explanation.ts';
import { rules } from './rules.ts';

/** More amounts than one follows are not added one by one. */
const mostAdded = 8;

const whose: Readonly<Record<Audience, string>> = {
  adults: '',
  children: ', children 1–3 years',
  pregnancy: ', pregnant and lactating women',
  infants: ', infants through 12 months',
};

const withoutSum = new Set(['U8', 'E5-none']);

/** How the text of a cell came about. */
export function explainCell(made: Made, text: string, from: PanelSource): Explanation {
  if (withoutSum.has(made.rule)) {
    return explanationOf(made.rule, { inputs: [], steps: [lastStep(made, text)] });
  }
  const parts = contributionsOf(made.from, from, made.unit);
  return explanationOf(made.rule, {
    inputs: [...parts.map(inputOf), ...timesInput(made, from), ...referenceInput(made, from)],
    steps: [
      ...sumSteps(parts, made, from),
      ...timesSteps(made, from),
      ...referenceSteps(made),
      ...lastSteps(made, text),
    ],
  });
}

const inputOf = ({ label, sum, source }: Contribution): ExplainedInput => ({
  label,
  value: sum,
  ...(source && { source }),
});

/** Unit of what the parts add up to: salt is reckoned from mg of sodium. */
const sumUnit = ({ from, unit }: Made) => (from.kind === 'salt' ? 'mg' : unit);

function sumSteps(parts: readonly Contribution[], made: Made, from: PanelSource): string[] {
  const unit = sumUnit(made);
  if (parts.length === 0) return [`No line holds any: 0 ${unit}`];
  const total = parts.reduce((sum, { amount }) => sum + amount, 0);
  const each = parts
    .filter(({ isReckoned }) => isReckoned)
    .map(({ label, sum, amount }) => {
      const said = `${sum} = ${shown(amount)} ${unit}`;
      return parts.length > 1 ? `${label}: ${said}` : said;
    });
  const added =
    parts.length > mostAdded
      ? `${parts.length} amounts together`
      : parts.map(({ amount }) => shown(amount)).join(' + ');
  return [
    ...each,
    ...(parts.length > 1 ? [`${added} = ${shown(total)} ${unit}`] : []),
    ...(made.from.kind === 'salt'
      ? [`${shown(total)} mg sodium × 2.5 = ${shown(saltOf(total))} g salt`]
      : []),
    ...(made.rule === 'E2-energy' ? [kilojoules(from, 1)] : []),
  ];
}

function kilojoules({ totals }: PanelSource, times: number): string {
  const { kJ, kcal } = energyEu(totals);
  return `By both factors: ${shown(kJ * times)} kJ / ${shown(kcal * times)} kcal`;
}

const timesWords = ({ formula }: PanelSource) =>
  formula.market === 'EU' && formula.kind === 'food' ? 'Servings that make 100 g or ml' : 'Servings';

const timesInput = ({ times }: Made, from: PanelSource): ExplainedInput[] =>
  times === 1 ? [] : [{ label: timesWords(from), value: shown(times) }];

function timesSteps({ value, times, unit, rule }: Made, from: PanelSource): string[] {
  if (times === 1) return [];
  if (rule === 'E2-energy') return [`× ${shown(times)}: ${kilojoules(from, times)}`];
  return [`${shown(times === 0 ? 0 : value / times)} ${unit} × ${shown(times)} = ${shown(value)} ${unit}`];
}

const referenceName = (rule: Made['rule'], market: Market) => {
  if (rule === 'E4') return 'Reference intake (RI)';
  return market === 'EU' ? 'Reference value (NRV)' : 'Daily Value';
};

function referenceInput(made: Made, { data }: PanelSource): ExplainedInput[] {
  const { reference, unit } = made;
  if (!reference) return [];
  const { market, audience, nutrient, amount } = reference;
  const source = referenceRow(data, nutrient, reference)?.source;
  const name = referenceName(made.rule, market);
  return [{ label: name + whose[audience], value: `${shown(amount)} ${unit}`, ...(source && { source }) }];
}

function referenceSteps({ reference, value, unit }: Made): string[] {
  if (!reference) return [];
  const percent = shown((value * 100) / reference.amount);
  return [`${shown(value)} ${unit} ÷ ${shown(reference.amount)} ${unit} = ${percent} %`];
}

/** Where a column of percentages is gone, its symbol follows the amount. */
function lastSteps(made: Made, text: string): string[] {
  if (!text.endsWith('†')) return [lastStep(made, text)];
  return [lastStep(made, text.slice(0, -1)), `${rules.U8.how}: ${text}`];
}

const lastStep = (made: Made, text: string): string => `${rules[made.rule].how ?? stepWords(made)}: ${text}`;

const stepsOf: Partial<Record<Made['rule'], Steps>> = {
  R1: usSteps.calories,
  R2: usSteps.fat,
  R3: usSteps.cholesterol,
  R4: usSteps.sodium,
  R5: usSteps.carbohydrate,
};

/** Which step of its rule an amount fell to. */
function stepWords({ rule, value, unit }: Made): string {
  const steps = stepsOf[rule];
  if (!steps) return 'Rounded';
  const { zeroBelow, lessBelow = 0, fine, step } = steps;
  if (value < zeroBelow) return `Under ${zeroBelow} ${unit}`;
  if (value < lessBelow) return `Under ${lessBelow} ${unit}`;
  return `Nearest ${fine && value <= fine.upTo ? fine.step : step} ${unit}`;
}
