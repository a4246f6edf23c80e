import { identityOf, type NameBook, type NamedLine } from '../../formula/naming/index.ts';
import { readAmount, type LineAmount } from './amount.ts';
import { textOf, type Cell } from './cell.ts';
import type { SheetField } from './columns.ts';
import { nameAndAmount, perKgText } from '../../registry/amounts.ts';
import { figureOf, type DecimalMark } from './number.ts';
import { purposeOf } from './purpose.ts';

/** The fields of a line that a row can bring. */
export interface SheetLine extends Omit<NamedLine, 'purpose'> {
  purpose?: string;
  amount?: LineAmount;
  overage?: number;
  statement?: string;
  price?: {
    tiers: { fromKg: number; perKg: string }[];
    asOf: string;
    supplier: string | null;
    basis: 'assumed';
  };
}

/** What came of a row. */
export interface SheetRow {
  /** matched: its name is known; freeText: the line stands as it is typed; unreadable: no line can be made of it. */
  status: 'matched' | 'freeText' | 'unreadable';
  line?: SheetLine;
  /** What a person should look at. */
  problem?: string;
  /** Name and amount as they stand there, of a row that no line can be made of. */
  written?: string;
}

/** What a row is read with. */
export interface RowReading {
  names: NameBook;
  /** What an excipient of that name is usually there for. */
  usualPurpose: (name: string) => string | undefined;
  /** The unit and decimal mark of each field's column. */
  unit: string;
  marks: Readonly<Partial<Record<SheetField, DecimalMark>>>;
  /** Kilograms that a price is of. */
  priceKg: number;
  /** `YYYY-MM-DD`; the day of a price. */
  today: string;
}

/** The cells of a row by what they hold. */
export type RowCells = Readonly<Partial<Record<SheetField, Cell>>>;

const longest = 200;
const longestNote = 2000;
const total = /^(?:sub)?\s*(?:total|sum|summe|gesamt|fill weight|total weight)\b/i;
const refused = (problem: string): SheetRow => ({ status: 'unreadable', problem });

/** A row of a table as a line of a formula. */
export function readRow(cells: RowCells, reading: RowReading): SheetRow {
  const row = lineOf(cells, reading);
  if (row.line) return row;
  const written = [cells.name, cells.amount, cells.unit].map(textOf).filter(Boolean).join(' ');
  return written === '' ? row : { ...row, written };
}

function lineOf(cells: RowCells, reading: RowReading): SheetRow {
  const written = textOf(cells.name);
  if (written === '') return refused('The row has no name.');
  if (total.test(written)) return refused('This looks like a total.');
  const isAlone = textOf(cells.amount) === '';
  if (isAlone && written.endsWith(':')) return refused('This looks like a heading.');
  const { name, amountText } = isAlone ? nameAndAmount(written) : { name: written, amountText: null };
  if (name === '' || name.length > longest) return refused('The name cannot be read.');
  const unit = isAlone ? '' : textOf(cells.unit) || reading.unit;
  const mark = isAlone ? null : (reading.marks.amount ?? null);
  const read = readAmount(isAlone ? amountText : cells.amount, { unit, mark });
  if ('problem' in read) return refused(read.problem);
  const identity = identityOf(
    { name, form: textOf(cells.form).slice(0, longest), beside: read.beside },
    reading.names,
  );
  if (isAlone && !identity.isKnown && !read.amount && isNameOnly(cells) && !reading.usualPurpose(name)) {
    return refused('This looks like a heading.');
  }
  const purpose = identity.isKnown ? undefined : reading.usualPurpose(name);
  const typed = otherFields(cells, reading);
  const line = {
    ...toldOf(identity.line, typed),
    ...(purpose ? { purpose } : {}),
    ...(read.amount ? { amount: read.amount } : {}),
    ...typed,
  };
  const problem = read.amount
    ? typed.potency === undefined && read.amount.unit !== '%' && identity.problem
    : 'The amount is missing.';
  return {
    status: identity.isKnown || purpose ? 'matched' : 'freeText',
    line,
    ...(problem ? { problem } : {}),
  };
}

/** Whether a row has a place for an amount, and nothing but a name in it. */
const isNameOnly = (cells: RowCells): boolean =>
  'amount' in cells &&
  Object.entries(cells).every(([field, cell]) => field === 'name' || textOf(cell) === '');

/** What a share rests on is told of the share that is taken. */
function toldOf({ note, ...line }: NamedLine, typed: Partial<SheetLine>): NamedLine {
  return note && typed.potency === undefined ? { ...line, note } : line;
}

function otherFields(cells: RowCells, { marks, priceKg, today }: RowReading): Partial<SheetLine> {
  const potency = figureOf(cells.potency, marks.potency ?? null);
  const overage = figureOf(cells.overage, marks.overage ?? null);
  const perKg = figureOf(cells.price, marks.price ?? null) / priceKg;
  // A price of a pound comes to as many decimals a kilogram as arithmetic gives it.
  const priceText = priceKg === 1 ? perKgText(perKg) : perKg.toFixed(2);
  const purpose = purposeOf(textOf(cells.purpose));
  const [statement, note] = [textOf(cells.statement), textOf(cells.note)];
  const supplier = textOf(cells.supplier).slice(0, longest) || null;
  return {
    ...(purpose ? { purpose } : {}),
    ...(potency > 0 && potency <= 100 ? { potency } : {}),
    ...(overage >= 0 && overage <= 300 ? { overage } : {}),
    ...(statement ? { statement: statement.slice(0, longest) } : {}),
    ...(note ? { note: note.slice(0, longestNote) } : {}),
    ...(perKg >= 0 && perKg < dearest
      ? {
          price: { tiers: [{ fromKg: 0, perKg: priceText }], asOf: today, supplier, basis: 'assumed' },
        }
      : {}),
  };
}

/** The contract writes a price with eight digits before the point. */
const dearest = 1e8;
