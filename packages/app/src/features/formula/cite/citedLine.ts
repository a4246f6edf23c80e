import type { Citation, FormulaDraft, FormulaLine, FormulaOp } from '@seedbed/server/contract';

/** A citation that states a dose, and where it stands: what a line can be begun with. */
export interface CitedDose extends Required<Pick<Citation, 'dose' | 'ingredient'>> {
  citation: Citation;
  from: DoseOrigin;
}

/** What cites a dose: a stored answer, or the insights of a product. */
export type DoseOrigin = { messageId: number } | { productId: number };

/** The dose that a citation states; null where it states none, or what cites it is not stored yet. */
export function citedDoseOf(citation: Citation, from: DoseOrigin | undefined): CitedDose | null {
  const { dose, ingredient } = citation;
  return dose && ingredient && from ? { citation, dose, ingredient, from } : null;
}

/** Which end of a studied range is taken. */
export type DoseEnd = 'low' | 'middle' | 'high';

/** A dose that can be taken, a day. */
export interface DoseChoice {
  end: DoseEnd;
  perDay: number;
}

/** Six digits tell every dose there is, and end what a division would go on with. */
const rounded = (value: number) => Number(value.toPrecision(6));

/** What a studied dose leaves to choose: one amount, or of a range its low end, middle and high end. */
export function choicesOf({ low, high }: CitedDose['dose']): DoseChoice[] {
  if (low === high) return [{ end: 'low', perDay: low }];
  return [
    { end: 'low', perDay: low },
    { end: 'middle', perDay: rounded((low + high) / 2) },
    { end: 'high', perDay: high },
  ];
}

/** What a serving holds of a daily dose. */
export const perServing = (perDay: number, servings: number | null | undefined): number =>
  rounded(perDay / (servings ?? 1));

/** What the formula's data knows of an ingredient. */
export interface Known {
  key: string;
  label: string;
  names: readonly string[];
  /** Key of the vitamin or mineral that it is. */
  nutrient?: string;
}

/** Whether a line is of the ingredient already. */
function isOf({ nutrient, ingredient, name }: FormulaLine, { key, names }: Known, own?: string): boolean {
  if (own !== undefined) return nutrient === own;
  return (
    ingredient === key || (!ingredient && !nutrient && names.includes((name ?? '').trim().toLowerCase()))
  );
}

/** The line of a formula that is of the ingredient already; undefined where none is. */
export const lineOf = (draft: FormulaDraft, known: Known): FormulaLine | undefined =>
  draft.lines?.find((line) => isOf(line, known, known.nutrient));

const milligrams: Readonly<Record<string, number>> = { g: 1000, mg: 1, µg: 0.001 };

/** Both amounts in the unit of the first; null where the units do not go into each other. */
export function sumOf(line: FormulaLine, value: number, unit: string): number | null {
  const { value: before, unit: lineUnit = 'mg' } = line.amount ?? {};
  if (typeof before !== 'number' || lineUnit === null) return null;
  if (lineUnit === unit) return rounded(before + value);
  const [from, to] = [milligrams[unit], milligrams[lineUnit]];
  return from === undefined || to === undefined ? null : rounded(before + (value * from) / to);
}

/** What becomes of the dose where the formula has such a line. */
export type Placing = 'set' | 'add' | 'new';

/** A dose on its way into a formula. */
export interface PlacedDose {
  cited: CitedDose;
  known: Known;
  /** Of a serving, in the dose's unit. */
  value: number;
  /** The line it goes to; without one it begins a line. */
  line?: FormulaLine;
  placing: Placing;
}

type Unit = NonNullable<NonNullable<FormulaLine['amount']>['unit']>;

/** The ops that put a dose into a formula, its citation with it. */
export function opsOf({ cited, known, value, line, placing }: PlacedDose): FormulaOp[] {
  const { citation, from, dose } = cited;
  const unit = dose.unit as Unit;
  const { n, kind, title, source, url, passage } = citation;
  const copied = { n, kind, title, source, url, passage, dose };
  if (!line || placing === 'new') {
    const of = known.nutrient ? { nutrient: known.nutrient } : { ingredient: known.key };
    const added = { name: known.label, ...of, amount: { value, unit } };
    if ('productId' in from) return [{ op: 'addLine', line: { ...added, cite: copied } }];
    return [{ op: 'addLine', line: added, cite: { messageId: from.messageId, n } }];
  }
  const set = (path: string, to: unknown): FormulaOp => ({ op: 'setField', line: line.id, path, value: to });
  const cite = set('cite', copied);
  if (placing === 'set') return [set('amount.value', value), set('amount.unit', unit), cite];
  return [set('amount.value', sumOf(line, value, unit)), cite];
}

/** 'Added magnesium 200 mg'. */
export const addedWords = ({ cited: { ingredient, dose }, value }: PlacedDose): string =>
  `Added ${ingredient.name} ${value.toLocaleString('en-US', { maximumFractionDigits: 6 })} ${dose.unit}`;
