import type { Block } from '../prose.ts';
import { capitalize, fact, list, note, paragraph } from '../prose.ts';
import type { Brief } from './brief.ts';
import { formatDollars, withoutStop } from '../estimatePassage.ts';
import { formatAmount, formatNumber } from '../../registry/index.ts';

/** The form of the product and of each material that is bought. */
export function formBlocks({ estimate, candidates, estimatePassage }: Brief): Block[] {
  const units = estimate.unitsPerServing;
  return [
    paragraph(
      fact(
        `${capitalize(estimate.formFactor)}: ${formatNumber(units)} ${units === 1 ? 'unit' : 'units'} a serving, ${formatNumber(estimate.servingsPerContainer)} servings a container`,
        estimatePassage,
      ),
    ),
    list(
      candidates
        .filter(({ line }) => line.potency < 1)
        .map(({ line }) =>
          fact(
            `${line.name} is bought as ${line.form}, of which ${formatAmount(Number((line.potency * 100).toPrecision(6)), '%')} is the active`,
            estimatePassage,
          ),
        ),
    ),
  ];
}

/** Cost, revenue and price of the first run, with the basis they rest on. */
export function costBlocks({ estimate, estimatePassage }: Brief): Block[] {
  const { low, base, high } = estimate.scenarios;
  const row = (label: string, values: readonly string[]) =>
    [fact(label, estimatePassage)].concat(values.map((value) => fact(value)));
  const table: Block = {
    kind: 'table',
    header: ['Figure', 'Low', 'Base', 'High'],
    rows: [
      row(
        'Landed cost per container',
        [low, base, high].map((each) => formatDollars(each.landedUnitCost, 2)),
      ),
      row(
        'Cost of the first run',
        [low, base, high].map((each) => formatDollars(each.estimatedCost, 0)),
      ),
      row(
        'Revenue of the first run',
        [low, base, high].map((each) => formatDollars(each.estimatedRevenue, 0)),
      ),
    ],
  };
  return [
    table,
    paragraph(
      fact(`Suggested price sold direct: ${formatDollars(estimate.suggestedPrice, 2)}`, estimatePassage),
      fact(`Basis: ${withoutStop(estimate.basis)}; ${withoutStop(estimate.uncertainty)}`, estimatePassage),
      note('The product’s estimate shows every line and constant, and which of them are assumptions'),
    ),
  ];
}
