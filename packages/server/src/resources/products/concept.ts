import {
  changedUnit,
  unitRefusal,
  type FormFactor,
  type ProductPatch,
  type VolumeUnit,
} from '../../contract/index.ts';
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
    volume_unit: unitOf(row, patch),
  };
}

function unitOf(row: ProductModel, patch: ProductPatch): VolumeUnit | null {
  const stored = {
    formFactor: row.form_factor as FormFactor | null,
    volumeUnit: row.volume_unit as VolumeUnit | null,
  };
  const unit = changedUnit(stored, patch);
  if (unit !== undefined) return unit;
  throw new Invalid('The body of the request has a field that is not valid.', [unitRefusal]);
}

/** Whether figures and insights have to be worked out anew. */
export function isChanged(row: ProductModel, concept: Concept): boolean {
  return Object.entries(concept).some(([key, value]) => row[key as keyof Concept] !== value);
}
