import {
  isDutyOurs,
  quoteLineNames,
  type Comparison,
  type ComparisonColumn,
  type DocumentCell,
} from '../../contract/index.ts';
import { cell, facts, figure, heading, list, table, text } from '../parts.ts';
import type { Writer } from './shared.ts';
import { capitalize } from '../../text/letters.ts';

/** The lines of a landed cost, in the order that it is reckoned. */
const lineOrder: readonly string[] = ['price', ...quoteLineNames, 'duty', 'entry'];

const dayOf = (time: string | null) => time && time.slice(0, 10);

/** What the figures rest on. */
const assumptions = [
  'The price is that of the largest quantity of a quote that the order reaches; below its least order a quote has no rank.',
  'EXW, FCA and FOB leave freight and duty to us, DAP leaves duty; DDP leaves neither.',
  'Duty is a share of the price in the US, of price and freight in the EU and the UK (not confirmed at a source); tooling and materials that we would provide are left out of it.',
  'What a quote excludes or does not know is taken from our estimate of the first run, marked as such and counted.',
  'Landed is the total by the units that are kept; a later order is without what is paid once.',
];

/** A row of the comparison: a name, and what each quote says. */
type RowOf = (title: string, cellOf: (column: ComparisonColumn) => string | number | null) => DocumentCell[];

const named = (comparison: Comparison): string[] => {
  const used = new Set(comparison.columns.flatMap(({ lines }) => lines.map(({ name }) => name)));
  return [
    ...lineOrder.filter((name) => used.has(name)),
    ...[...used].filter((name) => !lineOrder.includes(name)),
  ];
};

function amountOf({ lines }: ComparisonColumn, name: string): string | null {
  const line = lines.find((each) => each.name === name);
  if (!line) return null;
  return line.amount === null ? 'nobody knows' : `${line.amount}${line.isEstimate ? ' (our estimate)' : ''}`;
}

const termRows = (row: RowOf) => [
  row('Rank', ({ rank }) => rank ?? 'unranked'),
  row('Unit price as quoted', ({ price, quoteCurrency }) => price && `${price} ${quoteCurrency}`),
  row('Rate to USD', ({ fxRate }) => fxRate),
  row('Day of the rate', ({ fxAsOf }) => fxAsOf),
  row('Incoterm', ({ incoterm }) => incoterm),
];

const costRows = (row: RowOf, comparison: Comparison) => [
  ...named(comparison).map((name) => row(`${capitalize(name)}, USD`, (column) => amountOf(column, name))),
  row('Total, USD', ({ total }) => total),
  row('Landed, USD a unit', ({ landed }) => landed),
  row('Of a later order, USD a unit', ({ repeat }) => repeat),
  row('Lines of our estimate', ({ estimatedLines }) => estimatedLines),
];

/** Duty that is ours and that nobody has typed is not in the total: that it is missing has to be said. */
function dutyTold({ dutyPercent, incoterm }: ComparisonColumn): string | null {
  if (dutyPercent !== null) return `${dutyPercent} %`;
  return isDutyOurs(incoterm) ? 'not said, though ours to pay' : null;
}

const conditionRows = (row: RowOf) => [
  row('Duty', dutyTold),
  row('Day the duty was read', ({ dutyAsOf }) => dutyAsOf),
  row('Least order, units', ({ moq }) => figure(moq)),
  row('Lead time, days', ({ leadTimeDays }) => leadTimeDays),
  row('Quoted on', ({ quotedAt }) => dayOf(quotedAt)),
  row('Valid until', ({ validUntil }) => dayOf(validUntil)),
  row('To look at', ({ flags, belowMoq }) => [...(belowMoq ? ['below MOQ'] : []), ...flags].join('; ')),
];

/** How each figure came about, line by line. */
const arithmeticRows = ({ columns }: Comparison): DocumentCell[][] =>
  columns.flatMap(({ quoteId, supplierName, lines }) =>
    lines.map(({ name, amount, how }) => [
      cell(supplierName, `Quote ${quoteId}`),
      cell(capitalize(name), `Quote ${quoteId}`),
      cell(how, `Quote ${quoteId}`),
      cell(amount, `Quote ${quoteId}`),
    ]),
  );

/** The quotes of the newest request side by side. */
export const writeQuoteComparison: Writer = ({ request }, { ask }) => {
  const columns = request?.comparison.columns ?? [];
  if (!request || columns.length === 0) {
    return [text(ask('quotes', 'Quotes of makers: none has come yet'))];
  }
  const { comparison, rfq } = request;
  const row: RowOf = (title, cellOf) => [
    cell(title),
    ...columns.map((column) => cell(cellOf(column), `Quote ${column.quoteId}`)),
  ];
  return [
    facts({
      'Request for quotation': cell(`Revision ${rfq.revision}`, `Request ${rfq.id}`),
      'Compared at': cell(`${figure(comparison.quantity)} containers`, `Request ${rfq.id}`),
      Currency: cell('US dollars'),
    }),
    table(
      'Quotes',
      ['', ...columns.map(({ supplierName }) => `#${supplierName}`)],
      [...termRows(row), ...costRows(row, comparison), ...conditionRows(row)],
    ),
    table('Arithmetic', ['Maker', 'Line', 'How', '#USD'], arithmeticRows(comparison)),
    heading('Assumptions'),
    list(assumptions),
  ];
};
