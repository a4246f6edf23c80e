import type { DocumentPart } from '../../contract/index.ts';
import { costFormula, type Computed, type PriceBand } from '../../formula/index.ts';
import type { Answers } from '../answers.ts';
import { linesOf, type DocumentLine } from '../lines.ts';
import { cell, facts, figure, heading, list, money, percent, table, text } from '../parts.ts';
import type { DocumentSources } from '../sources.ts';
import { formulaFacts, type Writer } from './shared.ts';

/** US dollars as people write them, thousands parted, as many decimals as they came with. */
const dollars = (amount: string | null): string | null =>
  amount === null ? null : `$${amount.replace(/^\d+/, (whole) => Number(whole).toLocaleString('en-US'))}`;

/** What cannot be reckoned yet is open: a sheet without its figures is nothing to stand for. */
function costFacts({ perServing, perUnit, run }: Computed['cost'], { askFigure }: Answers) {
  const known = (amount: string | null) => (amount === null ? null : cell(dollars(amount), 'Estimate'));
  const why = 'the formula lacks its pack, the servings in a container or what weighs something';
  return facts({
    'Materials of a serving': askFigure(
      'cost.serving',
      'Materials of a serving, USD: no line has an amount and a price',
      known(perServing),
    ),
    'A container, made and delivered': askFigure(
      'cost.container',
      `Cost of a container, made and delivered, USD: ${why}`,
      known(perUnit),
    ),
    'The run': askFigure('cost.run', `Cost of the run, USD: ${why}`, known(run)),
  });
}

/** The bands of the base that lines without a price of their own are reckoned with, by the lines' numbers. */
const bandsOf = ({ formula: { draft }, data }: DocumentSources): ReadonlyMap<string | number, PriceBand> =>
  new Map(
    costFormula(draft, data).lines.flatMap(({ line, price }) =>
      price?.band ? [[line.id, price.band] as const] : [],
    ),
  );

/** What a price rests on, its day and whose it is. A price of one's own has a day; one of the base the years it is of. */
function priceCells(
  { draft: { price }, name, path, source }: DocumentLine,
  band: PriceBand | undefined,
  { ask }: Answers,
) {
  if (!price) {
    const basis = band && (band.source ?? 'our assumption');
    return [cell(basis, 'Estimate'), cell(band && (band.period || 'not dated'), 'Estimate'), cell(null)];
  }
  const { basis = 'list', asOf, supplier } = price;
  const isAssumed = basis === 'assumed';
  return [
    cell(isAssumed ? 'our assumption' : basis, source),
    asOf || isAssumed
      ? cell(asOf ?? band?.period ?? 'not dated', source)
      : ask(`${path}.priceDay`, `Day of the price of ${name}`),
    cell(supplier, source),
  ];
}

/** What a container and the run cost, on which prices, of which days, by which assumptions. */
export const writeCostSheet: Writer = (sources, answers) => {
  const { cost, bom } = sources.formula.computed;
  const lines = linesOf(sources);
  const bands = bandsOf(sources);
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
        const weighed = [
          cell(line.name, line.source),
          cell(figure(line.bom?.kg, 3), 'Bill of materials'),
          perKg === null
            ? answers.askFigure(`${line.path}.price`, `Price of ${line.name}, USD per kg`)
            : cell(money(perKg), price ? line.source : 'Estimate'),
          cell(money(line.bom?.cost), 'Bill of materials'),
        ];
        return weighed.concat(priceCells(line, bands.get(line.draft.id), answers));
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
    cost.waterfall
      .filter(({ share }) => share > 0)
      .map(({ label, perContainer, share }) => [
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
      cell(money(Number(landedUnitCost)), 'Estimate'),
      cell(money(Number(estimatedCost)), 'Estimate'),
    ]),
  ),
  heading('Assumptions'),
  list(cost.assumptions.map((each) => cell(each, 'Estimate'))),
];
