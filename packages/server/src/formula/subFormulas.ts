import type { FormulaData } from './data.ts';
import type { FormulaDraft } from './draft.ts';
import { deepestNesting } from './edits/nesting.ts';
import { formulaOf, type Formula } from './formula.ts';
import { weighLines, type WeighedLine } from './weigh.ts';

/** Drafts of the formulas that lines name, by their ids. */
export type SubFormulas = Readonly<Record<number, FormulaDraft>>;

interface Known {
  data: FormulaData;
  formulas: SubFormulas;
}

/** Weighs a formula's lines; one that names a formula becomes that formula's lines, at its weight and by its id. */
export function weighAll(formula: Formula, known: Known, depth = 0): WeighedLine[] {
  return weighLines(formula, known.data).flatMap((weighed) => {
    const id = weighed.line.draft.formulaId;
    const draft = id && depth < deepestNesting ? known.formulas[id] : undefined;
    return draft ? expanded(weighed, weighAll(formulaOf(draft, known.data), known, depth + 1)) : [weighed];
  });
}

/** What a line's weight holds of a formula's lines. */
function expanded({ line, inputMg }: WeighedLine, parts: readonly WeighedLine[]): WeighedLine[] {
  const whole = parts.reduce((sum, part) => sum + (part.inputMg ?? 0), 0);
  const scale = inputMg !== null && whole > 0 ? inputMg / whole : null;
  const scaled = (value: number | null) => (value === null || scale === null ? null : value * scale);
  return parts.map((part) => ({
    ...part,
    line: { ...part.line, id: line.id, draft: { ...part.line.draft, id: line.id, blend: line.draft.blend } },
    carryingMg: scaled(part.carryingMg),
    inputMg: scaled(part.inputMg),
    claim: part.claim && scale !== null ? claimOf(part.claim, scale) : null,
  }));
}

/** A share of a claim is reckoned, not typed. */
const claimOf = ({ value, typed }: NonNullable<WeighedLine['claim']>, scale: number) => ({
  value: value * scale,
  isTyped: false,
  typed: { value: typed.value * scale, unit: typed.unit },
});
