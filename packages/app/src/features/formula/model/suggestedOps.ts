import type { FormulaDraft, FormulaLine, FormulaOp } from '@seedbed/server/contract';
import { perServing } from '../cite/citedLine';
import { fieldOps } from './fieldOps';
import { newLineId } from './lineIds';

/** What a suggestion says of the formula as a whole, where nobody has said it yet. */
const settings = [
  'form',
  'pack',
  'foodPack',
  'serving',
  'racc',
  'container',
  'yield',
  'batchUnits',
] as const satisfies readonly (keyof FormulaDraft)[];

/** What a suggested line says of the material, which a cited dose leaves open. */
const ofMaterial = [
  'source',
  'nutrientForm',
  'potency',
  'overage',
  'moisture',
  'cfuPerGram',
  'caffeinePercent',
] as const satisfies readonly (keyof FormulaLine)[];

/** Whether a formula is nothing yet but doses that answers brought: it has lines, and each rests on a citation. */
export const isOnlyCited = (lines: readonly FormulaLine[]): boolean =>
  lines.length > 0 && lines.every(({ cite, tag }) => cite && !tag);

const identityOf = ({ nutrient, ingredient, name }: FormulaLine): string =>
  nutrient ?? ingredient ?? (name ?? '').trim().toLowerCase();

/**
 * The change that adds to a formula what it has not of a suggestion. Its own amounts and settings stay; a form that is
 * open becomes the suggested one.
 */
export function suggestedOps(formula: FormulaDraft, suggested: FormulaDraft): FormulaOp[] {
  const own = new Map((formula.lines ?? []).map((line) => [identityOf(line), line]));
  const lines = (suggested.lines ?? []).filter((line) => !own.has(identityOf(line)));
  const forms = (suggested.lines ?? []).flatMap((line) => formOps(own.get(identityOf(line)), line));
  const set = settings.filter((path) => isOpen(formula[path]) && !isOpen(suggested[path]));
  return [
    ...set.map((path): FormulaOp => ({ op: 'setFormula', path, value: suggested[path] ?? null })),
    ...forms,
    ...lines.map((line): FormulaOp => ({
      op: 'addLine',
      line: { ...dosed(line, formula.serving?.perDay), id: newLineId() },
    })),
  ];
}

function formOps(own: FormulaLine | undefined, line: FormulaLine): FormulaOp[] {
  if (!own || own.source || own.materialId || own.potency) return [];
  const said = ofMaterial.filter((path) => !isOpen(line[path]));
  return fieldOps(own.id, Object.fromEntries(said.map((path) => [path, line[path]])));
}

const isOpen = (value: unknown) => value === undefined || value === null;

/** Suggested doses are of a day; what a recipe is mixed of has a purpose, and is of a serving already. */
function dosed(line: FormulaLine, perDay: number | null | undefined): FormulaLine {
  const { value } = line.amount ?? {};
  if (line.purpose || typeof value !== 'number') return line;
  return { ...line, amount: { ...line.amount, value: perServing(value, perDay) } };
}
