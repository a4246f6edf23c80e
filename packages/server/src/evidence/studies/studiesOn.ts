import type { Evidence } from '../loadEvidence.ts';
import type { Study } from '../records.ts';
import type { Cited } from '../references.ts';

const indexes = new WeakMap<Evidence, ReadonlyMap<string, readonly Cited<Study>[]>>();

/** The findings of a base by the ingredients that they are on. */
function byIngredient(evidence: Evidence): ReadonlyMap<string, readonly Cited<Study>[]> {
  const known = indexes.get(evidence);
  if (known) return known;
  const each = evidence.studies.flatMap((study) =>
    [...new Set(study.ingredients)].map((key) => ({ key, study })),
  );
  const made = new Map(
    [...Map.groupBy(each, ({ key }) => key)].map(([key, own]) => [key, own.map(({ study }) => study)]),
  );
  indexes.set(evidence, made);
  return made;
}

/** The findings on any of some ingredients, alone or with others, in the order of the base. */
export function studiesOn(evidence: Evidence, ingredients: readonly string[]): readonly Cited<Study>[] {
  const index = byIngredient(evidence);
  const [only = '', ...others] = ingredients;
  if (others.length === 0) return index.get(only) ?? [];
  const found = new Set(ingredients.flatMap((key) => index.get(key) ?? []));
  return evidence.studies.filter((study) => found.has(study));
}
