import type { FormFactor, VolumeUnit } from '../../contract/index.ts';
import type { Concept } from '../products/concept.ts';
import type { FormulaDraft } from '../../formula/index.ts';
import { estimateProduct } from '../../costing/index.ts';

/** The lines of a product's estimate as a formula. */
export function suggestedDraft(product: Concept): FormulaDraft {
  const estimate = estimateProduct({
    concept: product.concept,
    description: product.description,
    formFactor: product.form_factor as FormFactor | null,
    volume: product.volume,
    volumeUnit: product.volume_unit as VolumeUnit | null,
  });
  return { form: estimate.formFactor };
}
