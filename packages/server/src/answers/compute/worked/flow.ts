import type { Cited, Passage } from '../../../evidence/index.ts';
import { type DosageForm, formatNumber } from '../../../registry/index.ts';
import { doubt } from '../../prose.ts';
import { densityNamed } from './densities.ts';
import { type Operation, says, type Sheet, tidy, type Working } from './sheet.ts';

const asked = /\bhausner\b|\bcarr(?:['’]s)?\b|\bcompressibility (?:index|ind\.)/i;
/** Bulk densities of powders, as they are written, with or without their unit. */
const figures = /(?<![\d.,])(\d?[.,]\d+|[12])(?!\d|[.,]\d|\s*(?:%|mg|kg))/g;

/** A powder before and after tapping, in g/mL, with the records that its densities come from. */
interface Tapping {
  readonly bulk: number;
  readonly tapped: number;
  readonly of?: string;
  readonly passages?: readonly Passage[];
}

/** How a powder flows, by its densities before and after tapping: the Hausner ratio, Carr's index and what USP calls it. */
export const flow: Operation = (sheet) => {
  if (!says(sheet, asked)) return null;
  const stated = [...sheet.whole.matchAll(figures)].map(([, figure = '']) =>
    Number(figure.replace(',', '.')),
  );
  const [one, other, ...more] = stated;
  if (more.length > 0) return null;
  if (one === undefined) return byHeld(sheet);
  if (other === undefined) return one >= 1 ? byRatio(sheet, one) : null;
  // tapping only ever makes a powder denser
  return byTapping(sheet, { bulk: Math.min(one, other), tapped: Math.max(one, other) });
};

/** The same of a powder whose densities are on file, both of the one material. */
function byHeld(sheet: Sheet): Working | null {
  const [bulk, tapped] = [densityNamed(sheet, 'bulk'), densityNamed(sheet, 'tapped')];
  const isPair = bulk?.kind === 'bulk' && tapped?.kind === 'tapped' && bulk.item === tapped.item;
  if (!isPair || bulk.typical === null || tapped.typical === null) return null;
  const working = byTapping(sheet, {
    bulk: bulk.typical,
    tapped: tapped.typical,
    of: `, the typical densities of ${bulk.item}`,
    passages: [bulk.passage, tapped.passage],
  });
  return (
    working && { ...working, remark: 'Densities differ by lot and grade: state yours and I work with them' }
  );
}

function byTapping(sheet: Sheet, { bulk, tapped, of = '', passages = [] }: Tapping): Working | null {
  const ratio = Number((tapped / bulk).toFixed(2));
  const index = tidy(((tapped - bulk) / tapped) * 100, 3);
  const [first, last] = [formatNumber(tapped), formatNumber(bulk)];
  const row = rowOf(sheet, ratio);
  if (!row) return null;
  return {
    statement: `${formatNumber(ratio)} is the Hausner ratio, ${flowOf(row, ratio)}: ${first} g/mL ÷ ${last} g/mL${of}; Carr’s index is ${formatNumber(index)} %: (${first} − ${last}) ÷ ${first} × 100${doubt(...passages)}`,
    sources: [...passages, row.passage],
    ...(of !== '' && { isOfWhole: true }),
  };
}

function byRatio(sheet: Sheet, ratio: number) {
  const row = rowOf(sheet, ratio);
  if (!row) return null;
  const passages = { sources: [row.passage] };
  return { statement: `A Hausner ratio of ${formatNumber(ratio)} is ${flowOf(row, ratio)}`, ...passages };
}

/** The row of the scale that a ratio falls in; the last where it is beyond all. */
function rowOf({ evidence }: Sheet, ratio: number): Cited<DosageForm> | undefined {
  const scale = evidence.references.dosageForms
    .filter(({ kind }) => kind === 'flow-rule')
    .toSorted((one, other) => (one.low ?? 0) - (other.low ?? 0));
  return scale.findLast(({ low }) => low !== null && low <= ratio);
}

/** `passable flow (1.26 to 1.34)` */
function flowOf({ item, low, high }: DosageForm, ratio: number): string {
  const told = `${item.replace(/^.*:\s*/, '')} (${formatNumber(low ?? 0)} to ${formatNumber(high ?? 0)})`;
  return ratio > (high ?? Infinity) ? `beyond ${told}` : told;
}
