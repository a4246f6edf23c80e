import type { Formula } from '../formula.ts';
import { contentOf, counted, metricOf } from '../panel/servingText.ts';
import { explanationOf, shown, type ExplainedInput, type Explanation } from './explanation.ts';
import { rules } from './rules.ts';

/** How the serving size came about; null without one. */
export function explainSize({ serving }: Formula, text: string | null): Explanation | null {
  if (text === null) return null;
  const { units, unit, household } = serving;
  const metric = metricOf(serving);
  const inputs: ExplainedInput[] = [
    ...(household ? [{ label: 'Household measure', value: `${household}, typed` }] : []),
    ...(units && !household ? [{ label: 'Pieces', value: `${counted(units, unit)}, typed` }] : []),
    ...(metric ? [{ label: 'Metric', value: `${shown(metric.amount)} ${metric.unit}, typed` }] : []),
  ];
  const rounded = metric
    ? [`${shown(metric.amount)} ${metric.unit} rounds to ${shown(metric.rounded)} ${metric.unit}`]
    : [];
  return explanationOf('U1-size', { inputs, steps: [...rounded, `${rules['U1-size'].how}: ${text}`] });
}

/** How the servings of a container came about; null where none are told. */
export function explainServings(formula: Formula, text: string | null): Explanation | null {
  const content = contentOf(formula);
  if (text === null || !content) return null;
  const { whole, part, unit } = content;
  const isMetric = unit === 'g' || unit === 'mL';
  const said = (count: number) => (isMetric ? `${shown(count)} ${unit}` : counted(count, unit || 'serving'));
  return explanationOf('U1-servings', {
    inputs: [
      { label: 'Container', value: `${said(whole)}, typed` },
      ...(unit ? [{ label: 'Serving', value: said(part) }] : []),
    ],
    steps: [
      ...(unit ? [`${shown(whole)} ÷ ${shown(part)} = ${shown(whole / part)}`] : []),
      `${rules['U1-servings'].how}: ${text}`,
    ],
  });
}
