import { linesOf } from '../lines.ts';
import { cell, facts, figure, heading, list, percent, table, text } from '../parts.ts';
import { formulaFacts, type Writer } from './shared.ts';

/** US dollars as people write them, thousands parted, as many decimals as they came with. */
const dollars = (amount: string | null): string | null =>
  amount === null ? null : `$${amount.replace(/^\d+/, (whole) => Number(whole).toLocaleString('en-US'))}`;

/** What a container and the run cost, on which prices, of which days, by which assumptions. */
export const writeCostSheet: Writer = (sources, answers) => {
  const { cost, bom } = sources.formula.computed;
  const lines = linesOf(sources);
  return [
    formulaFacts(sources),
    heading('Cost'),
    facts({
      'Materials of a serving': cell(dollars(cost.perServing), 'Estimate'),
      'A container, made and delivered': cell(dollars(cost.perUnit), 'Estimate'),
      'The run': cell(dollars(cost.run), 'Estimate'),
    }),
    table(
      'Materials of the run, landed',
      ['Ingredient', '#kg', '#USD per kg', '#USD', 'Basis', 'Day of the price', 'Supplier'],
      lines.map((line) => {
        const { price } = line.draft;
        const perKg = line.bom?.perKg ?? null;
        return [
          cell(line.name, line.source),
          cell(figure(line.bom?.kg, 3), 'Bill of materials'),
          perKg === null
            ? answers.ask(`${line.path}.price`, `Price of ${line.name}, USD per kg`)
            : cell(figure(perKg), price ? line.source : 'Estimate'),
          cell(figure(line.bom?.cost), 'Bill of materials'),
          cell(price?.basis ?? (price ? 'list' : 'estimate'), line.source),
          cell(price?.asOf, line.source),
          cell(price?.supplier, line.source),
        ];
      }),
    ),
    text(`Yield ${percent(bom.yield) ?? '–'}.`),
    heading('Where the money of a container goes'),
    table(
      'Cost of a container',
      ['Part', '#USD', '#Share'],
      cost.waterfall.map(({ label, perContainer, share }) => [
        cell(label, 'Estimate'),
        cell(perContainer, 'Estimate'),
        cell(percent(share * 100), 'Estimate'),
      ]),
    ),
    table(
      'The same at other runs',
      ['#Containers', '#USD a container', '#USD of the run'],
      cost.priceBreaks.map(({ containers, landedUnitCost, estimatedCost }) => [
        cell(figure(containers), 'Estimate'),
        cell(landedUnitCost, 'Estimate'),
        cell(estimatedCost, 'Estimate'),
      ]),
    ),
    heading('Assumptions'),
    cost.assumptions.length > 0
      ? list(cost.assumptions.map((each) => cell(each, 'Estimate')))
      : text('None.'),
  ];
};
