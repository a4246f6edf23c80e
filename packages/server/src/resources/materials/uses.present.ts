import type { MaterialUse } from '../../contract/index.ts';
import { savedCost, type MaterialUses } from './uses.service.ts';

/** The formulas that a material is in as the contract words them. */
export function presentUses({ formulas, drafts, versions, costs }: MaterialUses): MaterialUse[] {
  const inDraft = new Set(drafts.map(({ id }) => id));
  return formulas.map(({ id, name, product_id }) => {
    const saved = versions.filter(({ formula_id }) => formula_id === id);
    return {
      formulaId: id,
      name,
      productId: product_id,
      isInDraft: inDraft.has(id),
      versions: saved.map(({ n }) => n),
      perUnit: costs.get(id) ?? null,
      versionCosts: saved.map((version) => ({ n: version.n, perUnit: savedCost(version) })),
    };
  });
}
