import { compoundFields, meantCompound, type KnownCompound } from '../../formula/index.ts';
import { findAmounts } from '../../registry/amounts.ts';
import { readAmount, type LineAmount } from './amount.ts';
import { textOf, type Cell } from './cell.ts';
import type { SheetField } from './columns.ts';
import type { KnownName, NameBook } from './names.ts';
import { figureOf, type DecimalMark } from './number.ts';
import { purposeOf } from './purpose.ts';

/** The fields of a line that a row can bring. */
export interface SheetLine {
  name: string;
  materialId?: number;
  ingredient?: string;
  nutrient?: string;
  nutrientForm?: string;
  source?: string;
  sourceWord?: 'from';
  purpose?: string;
  amount?: LineAmount;
  potency?: number;
  overage?: number;
  cfuPerGram?: number;
  statement?: string;
  note?: string;
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
  const written = textOf(cells.name);
  if (written === '') return refused('The row has no name.');
  if (total.test(written)) return refused('This looks like a total.');
  const isAlone = textOf(cells.amount) === '';
  if (isAlone && written.endsWith(':')) return refused('This looks like a heading.');
  const { name, source, sourceWord, amountText } = partsOf(written, isAlone);
  if (name === '' || name.length > longest) return refused('The name cannot be read.');
  const cell = isAlone ? amountText : cells.amount;
  const unit = isAlone ? '' : textOf(cells.unit) || reading.unit;
  const read = readAmount(cell, { unit, mark: isAlone ? null : (reading.marks.amount ?? null) });
  if ('problem' in read) return refused(read.problem);
  const form = textOf(cells.form).slice(0, longest) || source;
  const identity = identityOf(name, form, reading.names);
  const purpose = identity.isKnown ? undefined : reading.usualPurpose(name);
  const typed = otherFields(cells, reading);
  // What a share rests on is told of the share that is taken.
  const { note, ...identified } = identity.line;
  const line = {
    ...identified,
    ...(note && typed.potency === undefined ? { note } : {}),
    ...(purpose ? { purpose } : {}),
    ...(sourceWord && identified.source ? { sourceWord } : {}),
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

/** `Zinc (as zinc picolinate) 15 mg` in its parts; an amount is looked for where it has no cell of its own. */
function partsOf(written: string, isAlone: boolean) {
  const last = isAlone ? findAmounts(written).at(-1) : undefined;
  const isAtEnd = last && /^[\s.,;*†]*$/.test(written.slice(last.end));
  const whole = (isAtEnd ? written.slice(0, last.start) : written).replace(/[\s:,;–-]+$/, '');
  const [, name = whole, word = '', source = ''] =
    /^(.*?)(?<!\s)\s*\((as|from)\s+(?!\s)([^)]*)\)/i.exec(whole) ?? [];
  const sourceWord = word.toLowerCase() === 'from' ? ('from' as const) : undefined;
  return { name, source, sourceWord, amountText: isAtEnd ? last.text : null };
}

interface Identity {
  line: SheetLine;
  isKnown: boolean;
  /** What a person should look at. */
  problem?: string;
}

/** What a line begins with by its name and the form it is bought in. */
function identityOf(name: string, form: string, names: NameBook): Identity {
  const source = form === '' ? {} : { source: form };
  const own = names.own(name);
  if (own) return { line: { name, materialId: own.id, ...source }, isKnown: true };
  const known = names.known(name) ?? carriedBy(name, names);
  if (!known) return { line: { name, ...source }, isKnown: false };
  const ingredient = known.material ? names.byKey(known.material.ingredient) : known;
  const nutrient = ingredient?.nutrient;
  // `Zinc picolinate` names zinc and what it is bought as; `Zinc` only zinc.
  const isOwnName = nutrient === undefined || name.toLowerCase() === ingredient?.label.toLowerCase();
  const bought = known.material ? known : boughtAs(form || (isOwnName ? '' : name), ingredient, names);
  const written = form || name;
  const named = bought ? [] : names.compounds(written).filter((each) => each.ingredient === ingredient?.key);
  const compound = meantCompound(named, ingredient?.key);
  const line: SheetLine = {
    name: known.material ? (ingredient?.label ?? name) : name,
    ...(nutrient ? { nutrient } : { ingredient: ingredient?.key ?? known.key }),
    ...(bought ? materialFields(bought) : {}),
    ...(compound ? compoundFields(compound, written) : {}),
    ...source,
  };
  const problem =
    named.length > 1
      ? severalOf(written, named)
      : form === '' && line.nutrient && (line.potency ?? 100) < 100 && readAs(ingredient?.label, written);
  return { line, isKnown: true, ...(problem ? { problem } : {}) };
}

/** An amount under the name of a compound may be of either; a label tells that of the nutrient. */
const readAs = (nutrient: string | undefined, written: string) =>
  `The amount is read as ${nutrient}, not as ${written}.`;

/** A name that two compounds share leaves the share of the active open. */
const severalOf = (written: string, named: readonly KnownCompound[]) =>
  `Potency left open: ‘${written}’ is ${named.map(({ label, potency }) => `${label} (${potency} %)`).join(' or ')}.`;

/** The one ingredient of which there are compounds of this name. */
function carriedBy(name: string, names: NameBook): KnownName | undefined {
  const [ingredient, ...others] = new Set(names.compounds(name).map((each) => each.ingredient));
  return ingredient === undefined || others.length > 0 ? undefined : names.byKey(ingredient);
}

function boughtAs(form: string, ingredient: KnownName | undefined, names: NameBook): KnownName | undefined {
  const known = form === '' ? undefined : names.bought(form);
  if (!known?.material || !ingredient) return undefined;
  const carried = names.byKey(known.material.ingredient);
  const isSame =
    carried?.key === ingredient.key || (carried?.nutrient && carried.nutrient === ingredient.nutrient);
  return isSame ? known : undefined;
}

const materialFields = ({ label, material }: KnownName): Partial<SheetLine> => ({
  source: material?.source ?? label,
  ...(material && material.potency < 100 ? { potency: material.potency } : {}),
  ...(material?.cfuPerGram ? { cfuPerGram: material.cfuPerGram } : {}),
  ...(material?.nutrientForm ? { nutrientForm: material.nutrientForm } : {}),
});

function otherFields(cells: RowCells, { marks, priceKg, today }: RowReading): Partial<SheetLine> {
  const potency = figureOf(cells.potency, marks.potency ?? null);
  const overage = figureOf(cells.overage, marks.overage ?? null);
  const perKg = figureOf(cells.price, marks.price ?? null) / priceKg;
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
          price: { tiers: [{ fromKg: 0, perKg: perKg.toFixed(2) }], asOf: today, supplier, basis: 'assumed' },
        }
      : {}),
  };
}

/** The contract writes a price with eight digits before the point. */
const dearest = 1e8;
