import type { Cited } from '../../../evidence/index.ts';
import { type DosageForm, formatNumber } from '../../../registry/index.ts';
import { type Operation, says, type Sheet, tidy } from './sheet.ts';

const asked = /\bhausner\b|\bcarr(?:['’]s)?\b|\bcompressibility (?:index|ind\.)/i;
/** Bulk densities of powders, as they are written, with or without their unit. */
const figures = /(?<![\d.,])(\d?[.,]\d+|[12])(?!\d|[.,]\d|\s*(?:%|mg|kg))/g;

/** How a powder flows, by its densities before and after tapping: the Hausner ratio, Carr's index and what USP calls it. */
export const flow: Operation = (sheet) => {
  if (!says(sheet, asked)) return null;
  const stated = [...sheet.whole.matchAll(figures)].map(([, figure = '']) =>
    Number(figure.replace(',', '.')),
  );
  const [one, other, ...more] = stated;
  if (one === undefined || more.length > 0) return null;
  if (other === undefined) return one >= 1 ? byRatio(sheet, one) : null;
  // tapping only ever makes a powder denser
  const [bulk, tapped] = [Math.min(one, other), Math.max(one, other)];
  const ratio = Number((tapped / bulk).toFixed(2));
  const index = tidy(((tapped - bulk) / tapped) * 100, 3);
  const [first, last] = [formatNumber(tapped), formatNumber(bulk)];
  const row = rowOf(sheet, ratio);
  if (!row) return null;
  return {
    statement: `${formatNumber(ratio)} is the Hausner ratio, ${flowOf(row)}: ${first} g/mL ÷ ${last} g/mL; Carr’s index is ${formatNumber(index)} %: (${first} − ${last}) ÷ ${first} × 100`,
    sources: [row.passage],
  };
};

function byRatio(sheet: Sheet, ratio: number) {
  const row = rowOf(sheet, ratio);
  if (!row) return null;
  const passages = { sources: [row.passage] };
  return { statement: `A Hausner ratio of ${formatNumber(ratio)} is ${flowOf(row)}`, ...passages };
}

/** The row of the scale that a ratio falls in. */
const rowOf = ({ evidence }: Sheet, ratio: number): Cited<DosageForm> | undefined =>
  evidence.references.dosageForms.find(
    ({ kind, low, high }) =>
      kind === 'flow-rule' && low !== null && high !== null && low <= ratio && ratio <= high,
  );

/** `passable flow (1.26 to 1.34)` */
const flowOf = ({ item, low, high }: DosageForm): string =>
  `${item.replace(/^.*:\s*/, '')} (${formatNumber(low ?? 0)} to ${formatNumber(high ?? 0)})`;
