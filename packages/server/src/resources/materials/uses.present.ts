import type { MaterialUse } from '../../contract/index.ts';
import { savedCost, type CostedUse } from './uses.service.ts';

/** A formula that a material is in as the contract words it. */
export const presentUse = ({ formula, isInDraft, versions, perUnit }: CostedUse): MaterialUse => ({
  formulaId: formula.id,
  name: formula.name,
  productId: formula.product_id,
  isInDraft,
  versions: versions.map(({ n }) => n),
  perUnit,
  versionCosts: versions.map((version) => ({ n: version.n, perUnit: savedCost(version) })),
});
