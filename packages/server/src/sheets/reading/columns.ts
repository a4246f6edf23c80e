import { findAmounts, nameAndAmount, parseAmount } from '../../registry/amounts.ts';
import { plainUnit } from './amount.ts';
import { textOf, type Cell, type Table } from './cell.ts';

/** What a column can hold. */
export type SheetField =
  | 'name'
  | 'amount'
  | 'unit'
  | 'form'
  | 'potency'
  | 'overage'
  | 'purpose'
  | 'price'
  | 'supplier'
  | 'statement'
  | 'note';

/** What each column holds, in their order; null: it is left out. */
export type Mapping = readonly (SheetField | null)[];

/** How the columns of a table are headed, in the languages that sheets come in most. */
const headings: readonly (readonly [SheetField, RegExp])[] = [
  ['price', /\b(?:price|cost|preis|prix|precio|usd|\$)(?:\b|\s|\/|$)/i],
  ['supplier', /^(?:supplier|vendor|manufacturer|maker|lieferant|fournisseur|proveedor)/i],
  ['statement', /^(?:label name|declared as|declaration|statement|common name)/i],
  ['note', /^(?:notes?|comments?|remarks?|bemerkung|anmerkung|observaciones)/i],
  ['overage', /^(?:overage|overfill|excess|zuschlag)/i],
  ['potency', /^(?:potency|assay|purity|standardi[sz]|% ?active|active ?%|elemental|reinheit)/i],
  ['unit', /^(?:units?|u\.?o\.?m\.?|measure|einheit|unité|unidad)$/i],
  ['purpose', /^(?:purpose|function|role|type|class|category|funktion|fonction)/i],
  ['form', /^(?:form|source|salt|compound|chemical form|grade|forme|verbindung)/i],
  [
    'name',
    /^(?:ingredients?|raw materials?|materials?|components?|substances?|actives?|names?|items?|nutrients?|foods?|description|product|zutat|rohstoff|inhaltsstoff|bezeichnung|ingrédient|ingrediente)/i,
  ],
  [
    'amount',
    /^(?:amount|dose|dosage|dosis|qty|quantity|per |level|inclusion|label claim|claim|strength|content|weight|mass|target|menge|gehalt|quantité|cantidad|%)/i,
  ],
];

/** The unit that a heading names, e.g. of `Amount (mg)` or `mg/serving`; '' for none. */
export function unitIn(heading: string): string {
  const words = heading.replace(/[()[\],:;/]/g, ' ').split(/\s+/);
  const tries = [...words.map((word, at) => `${word} ${words[at + 1] ?? ''}`.trim()), ...words];
  return tries.find((unit) => plainUnit(unit) !== '' && parseAmount(`1 ${plainUnit(unit)}`)) ?? '';
}

function fieldOf(heading: string): SheetField | null {
  const field = headings.find(([, pattern]) => pattern.test(heading))?.[0];
  return field ?? (unitIn(heading) === '' ? null : 'amount');
}

const isFigure = (cell: Cell) =>
  typeof cell === 'number' || /^[\d.,\s]+$/.test(textOf(cell)) || findAmounts(textOf(cell)).length > 0;

/** How many rows may stand above a header: titles, dates, addresses. */
const mostAbove = 10;

/** Where the header stands; -1 where there is none. */
export function headerAt(table: Table): number {
  const hasFigures = table.map((row) => row.some((cell) => isFigure(cell)));
  return table.slice(0, mostAbove).findIndex((row, at) => {
    const cells = row.filter((cell) => textOf(cell) !== '');
    const known = new Set(cells.map((cell) => fieldOf(textOf(cell))).filter((field) => field !== null));
    const isWhole = known.size === cells.length && cells.length > 0;
    if (hasFigures[at] || !known.has('name')) return false;
    return known.size > 1 || isWhole || hasFigures.includes(true, at);
  });
}

/** What the columns hold by their headings; the first of a kind is meant, an amount by weight before one by share. */
export function mappingOfHeader(header: readonly Cell[]): Mapping {
  const found = header.map((cell) => fieldOf(textOf(cell)));
  const amounts = found.flatMap((field, at) => (field === 'amount' ? at : []));
  const weight = amounts.find((at) => unitIn(textOf(header[at])) !== '%');
  const amount = weight ?? amounts[0];
  return found.map((field, at) =>
    field === null || (field === 'amount' ? at !== amount : found.indexOf(field) !== at) ? null : field,
  );
}

/** What the columns hold by what stands in them, where no header says so. */
export function mappingOfContent(rows: Table): Mapping {
  const width = Math.max(0, ...rows.map((row) => row.length));
  const columns = Array.from({ length: width }, (_, at) =>
    rows.map((row) => row[at] ?? null).filter((cell) => textOf(cell) !== ''),
  );
  const share = (cells: readonly Cell[], is: (cell: Cell) => boolean) =>
    cells.length === 0 ? 0 : cells.filter((cell) => is(cell)).length / cells.length;
  const isUnit = (cell: Cell) => typeof cell === 'string' && parseAmount(`1 ${textOf(cell)}`) !== null;
  const amount = best(columns, (cells) => share(cells, (cell) => isFigure(cell) && !isWordy(cell)));
  const unit = best(columns, (cells) => share(cells, isUnit));
  const name = columns.findIndex(
    (cells, at) => at !== amount && at !== unit && share(cells, (cell) => typeof cell === 'string') > 0.5,
  );
  const mapping = new Map<number, SheetField>([
    [unit, 'unit'],
    [amount, 'amount'],
    [name, 'name'],
    ...(name < 0 && share(columns[amount] ?? [], isNamed) > 0.5 ? [[amount, 'name'] as const] : []),
  ]);
  return columns.map((_, at) => mapping.get(at) ?? null);
}

/** Whether a text says more than an amount, as `Vitamin C 500 mg` does. */
const isWordy = (cell: Cell) => typeof cell === 'string' && !/^[\d.,\s~<≈]*\d/.test(cell.trim());

/** Whether a text tells an amount and what it is of, as `200 mg magnesium` does. */
function isNamed(cell: Cell): boolean {
  const { name, amountText } = nameAndAmount(textOf(cell));
  return amountText !== null && name !== '';
}

/** The column with the highest share, if it is more than half of its cells; -1 for none. */
function best(columns: readonly (readonly Cell[])[], shareOf: (cells: readonly Cell[]) => number): number {
  const shares = columns.map((cells) => shareOf(cells));
  const highest = Math.max(0, ...shares);
  return highest > 0.5 ? shares.indexOf(highest) : -1;
}
