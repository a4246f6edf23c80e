import type { GivenDose, ProductConcept } from '../../../costing/index.ts';
import type { FormulaDraft, LineDraft } from '../../../formula/index.ts';

/** Whether a formula is nothing yet but doses that answers brought: it has lines, and each rests on a citation. */
export const isOnlyCited = ({ lines }: FormulaDraft): boolean =>
  Boolean(lines?.length && lines.every(({ cite, tag }) => cite && !tag));

/** The concept with the doses that a formula of it cites, in the form that it has: a suggestion fills what they leave. */
export function besideCited(
  concept: ProductConcept,
  { form, kind, serving, lines }: FormulaDraft,
): ProductConcept {
  const perDay = serving?.perDay ?? 1;
  return {
    ...concept,
    formFactor: concept.formFactor ?? (kind === 'food' ? null : (form ?? null)),
    doses: (lines ?? []).flatMap((line) => doseOf(line, perDay)),
  };
}

function doseOf({ nutrient, ingredient, amount }: LineDraft, perDay: number): GivenDose[] {
  const key = nutrient ?? ingredient;
  const { value, unit, basis } = amount ?? {};
  if (!key || typeof value !== 'number' || !unit || basis === 'material') return [];
  return [{ ingredient: key, value: value * perDay, unit }];
}
