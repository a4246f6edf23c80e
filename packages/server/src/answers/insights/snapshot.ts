import type { Block } from '../prose.ts';
import { capitalize, fact, list, note, paragraph } from '../prose.ts';
import type { Brief } from './brief.ts';
import { formatDollars, withoutStop } from '../estimatePassage.ts';
import { formatAmount, formatCount } from '../../registry/index.ts';

/** The form of the product and of each material that is bought. */
export function formBlocks({ estimate, candidates, estimatePassage }: Brief): Block[] {
  return [
    paragraph(fact(shapeOf(estimate), estimatePassage)),
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

/** A food by its pack and size; a supplement by its form and the pieces of a serving. */
function shapeOf({
  formFactor,
  pack,
  unitsPerServing: units,
  servingsPerContainer,
}: Brief['estimate']): string {
  const servings = formatCount(servingsPerContainer, 'serving');
  if (pack) return `${capitalize(pack.label)} of ${formatAmount(pack.size, pack.unit)}: ${servings}`;
  return `${capitalize(formFactor ?? '')}: ${formatCount(units, 'unit')} a serving, ${servings} a container`;
}

/** Cost, revenue and price of the first run, or why there is no figure, with the basis they rest on. */
export function costBlocks({ estimate, estimatePassage }: Brief): Block[] {
  if (estimate.withheld) return [paragraph(fact(withoutStop(estimate.withheld), estimatePassage))];
  const { low, base, high } = estimate.scenarios;
  const row = (label: string, values: readonly string[]) =>
    [fact(label, estimatePassage)].concat(values.map((value) => fact(value)));
  const table: Block = {
    kind: 'table',
    header: ['Figure', 'Low', 'Base', 'High'],
    rows: [
      row(
        estimate.pack ? 'Unit cost' : 'Landed cost per container',
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
      fact(
        `${estimate.pack ? 'Price on the shelf' : 'Suggested price sold direct'}: ${formatDollars(estimate.suggestedPrice, 2)}`,
        estimatePassage,
      ),
      fact(`Basis: ${withoutStop(estimate.basis)}; ${withoutStop(estimate.uncertainty)}`, estimatePassage),
      note('The product’s estimate shows every line and constant, and which of them are assumptions'),
    ),
  ];
}
