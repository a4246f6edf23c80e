import { defaultUnits, isUnitOf, type FormFactor, type ProductPatch } from '../../contract/index.ts';
import { Invalid } from '../../errors.ts';
import type { ProductModel } from './products.model.ts';

/** What figures and insights follow from. */
export type Concept = Pick<
  ProductModel,
  'concept' | 'description' | 'form_factor' | 'volume' | 'volume_unit'
>;

/** The concept as it will be after a patch. */
export function changedConcept(row: ProductModel, patch: ProductPatch): Concept {
  return {
    concept: patch.concept ?? row.concept,
    description: patch.description ?? row.description,
    form_factor: patch.formFactor === undefined ? row.form_factor : patch.formFactor,
    volume: patch.volume === undefined ? row.volume : patch.volume,
    volume_unit: changedUnit(row, patch),
  };
}

/** A new form without a unit takes its default; a unit has to be one of its form's. */
function changedUnit(row: ProductModel, { formFactor, volumeUnit }: ProductPatch): string | null {
  const form = formFactor === undefined ? (row.form_factor as FormFactor | null) : formFactor;
  if (volumeUnit) {
    if (form && isUnitOf(form, volumeUnit)) return volumeUnit;
    throw new Invalid('The body of the request has a field that is not valid.', [
      { path: 'volumeUnit', message: 'Choose one of the form factor’s units' },
    ]);
  }
  const isNewForm = formFactor !== undefined && (formFactor !== row.form_factor || volumeUnit === null);
  if (isNewForm) return form && defaultUnits[form];
  return volumeUnit === null ? null : row.volume_unit;
}

/** Whether figures and insights have to be worked out anew. */
export function isChanged(row: ProductModel, concept: Concept): boolean {
  return Object.entries(concept).some(([key, value]) => row[key as keyof Concept] !== value);
}
