import type { DocumentPart } from '../../contract/index.ts';
import type { Computed } from '../../formula/index.ts';
import type { Answers } from '../answers.ts';
import { linesOf } from '../lines.ts';
import { cell, facts, figure, heading, list, percent, table, text } from '../parts.ts';
import { formulaFacts, type Writer } from './shared.ts';

/** US dollars as people write them, thousands parted, as many decimals as they came with. */
const dollars = (amount: string | null): string | null =>
  amount === null ? null : `$${amount.replace(/^\d+/, (whole) => Number(whole).toLocaleString('en-US'))}`;

/** What cannot be reckoned yet is open: a sheet without its figures is nothing to stand for. */
function costFacts({ perServing, perUnit, run }: Computed['cost'], { ask }: Answers) {
  const known = (amount: string | null) => (amount === null ? null : cell(dollars(amount), 'Estimate'));
  const why = 'the formula lacks its pack, the servings in a container or what weighs something';
  return facts({
    'Materials of a serving': ask(
      'cost.serving',
      'Materials of a serving, USD: no line has an amount and a price',
      known(perServing),
    ),
    'A container, made and delivered': ask(
      'cost.container',
      `Cost of a container, made and delivered, USD: ${why}`,
      known(perUnit),
    ),
    'The run': ask('cost.run', `Cost of the run, USD: ${why}`, known(run)),
  });
}

/** What a container and the run cost, on which prices, of which days, by which assumptions. */
export const writeCostSheet: Writer = (sources, answers) => {
  const { cost, bom } = sources.formula.computed;
  const lines = linesOf(sources);
  return [
    formulaFacts(sources),
    heading('Cost'),
    costFacts(cost, answers),
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
    ...(cost.perUnit === null ? [] : runParts(cost)),
  ];
};

/** Where the money of a container goes, what it would be at other runs, and what all that rests on. */
const runParts = (cost: Computed['cost']): DocumentPart[] => [
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
  list(cost.assumptions.map((each) => cell(each, 'Estimate'))),
];
