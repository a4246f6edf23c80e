import type { FormulaLine } from '@seedbed/server/contract';
import type { LineDraft } from '@seedbed/server/formula';
import type { OtherForm } from '@seedbed/server/formula/goal';
import { formOptions, optionKinds, type Catalogue } from '../grid/catalogue';
import { readCell } from '../grid/lineEdits';

const bought = [optionKinds.form, optionKinds.compound];

/**
 * What a line's ingredient is bought as beside its form, each with the fields that choosing it in the grid sets. The
 * price that was given for its form is not that of another.
 */
export function otherForms(line: FormulaLine | LineDraft, catalogue: Catalogue): OtherForm[] {
  const { ingredient = null, nutrient = null, source } = line;
  return formOptions(catalogue, { ingredient, nutrient }, '')
    .filter(({ id }) => bought.some((kind) => id.startsWith(kind)))
    .flatMap(({ id, label }) => {
      const reading = { catalogue, chosen: () => undefined, today: '' };
      const read = readCell({ columnId: 'form', text: label, optionId: id }, line as FormulaLine, reading);
      if ('problem' in read || read.fields.source === source) return [];
      const fields = { ...read.fields, price: null, materialId: null } as Partial<LineDraft>;
      return [{ label: fields.source ?? label, fields }];
    });
}
