import type { FormulaData } from '../data.ts';
import type { FormulaDraft, LineDraft } from '../draft.ts';
import type { Surroundings } from '../label.ts';

/** A form that a line's ingredient may be bought in instead. */
export interface OtherForm {
  label: string;
  /** What the line is with it. */
  fields: Partial<LineDraft>;
}

/** What ways are looked for in. */
export interface GoalSource {
  draft: FormulaDraft;
  data: FormulaData;
  surroundings?: Surroundings;
  /** What lines take from their materials and suppliers, anew with each change. @default the draft as it is */
  resolve?: (draft: FormulaDraft) => FormulaDraft;
  /** What else a line's ingredient is bought as. */
  otherForms: (line: LineDraft) => readonly OtherForm[];
}

/** One thing of a formula that is other. */
export type GoalChange =
  | { kind: 'amount'; line: LineDraft['id']; value: number }
  | { kind: 'without'; line: LineDraft['id'] }
  | { kind: 'form'; line: LineDraft['id']; form: OtherForm }
  | { kind: 'run'; containers: number };

/** The draft with the change in it. */
export function changed(draft: FormulaDraft, change: GoalChange): FormulaDraft {
  if (change.kind === 'run') return { ...draft, batchUnits: change.containers };
  const lines = (draft.lines ?? []).flatMap((line) => {
    if (line.id !== change.line) return [line];
    if (change.kind === 'without') return [];
    if (change.kind === 'form') return [{ ...line, ...change.form.fields }];
    return [{ ...line, amount: { ...line.amount, value: change.value } }];
  });
  return { ...draft, lines };
}
