import {
  changedShape,
  changedUnit,
  unitRefusal,
  type FormFactor,
  type PackCategory,
  type ProductKind,
  type ProductPatch,
  type ProductShape,
  type ShapeSent,
  type VolumeUnit,
} from '../../contract/index.ts';
import type { ProductConcept } from '../../costing/index.ts';
import { Invalid } from '../../errors.ts';
import type { ProductModel } from './products.model.ts';

/** What figures and insights follow from. */
export type Concept = Pick<
  ProductModel,
  'concept' | 'description' | 'form_factor' | 'volume' | 'volume_unit' | 'kind' | 'pack' | 'pack_size'
>;

/** What a product is, its words aside. */
type Shape = Omit<Concept, 'concept' | 'description'>;

/** A stored product as costing reads it. */
export function conceptOf(row: Concept): ProductConcept {
  const { kind, pack, formFactor, volume, volumeUnit } = storedShape(row);
  return { concept: row.concept, description: row.description, formFactor, volume, volumeUnit, kind, pack };
}

function storedShape({ kind, pack, pack_size, form_factor, volume, volume_unit }: Shape): ProductShape {
  return {
    kind: kind as ProductKind | null,
    pack: pack === null ? null : { category: pack as PackCategory, size: pack_size },
    formFactor: form_factor as FormFactor | null,
    volume,
    volumeUnit: volume_unit as VolumeUnit | null,
  };
}

/** What a product is stored as after what was sent of its kind, pack and form. */
export function shapedRow(row: Shape, sent: ShapeSent): Shape {
  const { kind, pack, formFactor, volume, volumeUnit } = changedShape(storedShape(row), sent);
  return {
    kind,
    pack: pack?.category ?? null,
    pack_size: pack?.size ?? null,
    form_factor: formFactor,
    volume,
    volume_unit: volumeUnit,
  };
}

/** The concept as it will be after a patch. */
export function changedConcept(row: ProductModel, patch: ProductPatch): Concept {
  return {
    concept: patch.concept ?? row.concept,
    description: patch.description ?? row.description,
    ...shapedRow(
      {
        kind: row.kind,
        pack: row.pack,
        pack_size: row.pack_size,
        form_factor: patch.formFactor === undefined ? row.form_factor : patch.formFactor,
        volume: patch.volume === undefined ? row.volume : patch.volume,
        volume_unit: unitOf(row, patch),
      },
      patch,
    ),
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
