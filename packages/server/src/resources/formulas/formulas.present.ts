import type { FormulaAnswer, FormulaLine, ListedFormula, StoredFormula } from '../../contract/index.ts';
import { presentMaterial } from '../materials/materials.present.ts';
import type { FormulaModel } from './formulas.model.ts';
import type { KeptFormula, WholeFormula } from './kept.service.ts';

/** A row of the list as the contract words it. */
export const presentListed = (row: FormulaModel): ListedFormula => ({
  id: row.id,
  name: row.name,
  rev: row.version,
  updatedAt: row.updated_at,
});

/** A formula as the contract words it, with the defaults that every formula has. */
export function presentFormula(
  { row, draft, standing, deletedMaterials }: KeptFormula,
  dataVersion: string,
): StoredFormula {
  return {
    market: 'US',
    kind: 'supplement',
    isBeverage: false,
    audience: ['adults'],
    ...(draft as Partial<StoredFormula>),
    lines: (draft.lines ?? []) as FormulaLine[],
    name: row.name,
    id: row.id,
    productId: row.product_id,
    rev: row.version,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    canUndo: standing.canUndo,
    canRedo: standing.canRedo,
    version: standing.sameVersion,
    approvedVersion: standing.approvedVersion,
    lastVersion: standing.lastVersion,
    ...(deletedMaterials.length > 0 ? { deletedMaterials: deletedMaterials.map(presentMaterial) } : {}),
    dataVersion,
  };
}

/** A formula and all that follows from it as the contract words them. */
export function presentWhole({ kept, computed }: WholeFormula, dataVersion: string): FormulaAnswer {
  return { formula: presentFormula(kept, dataVersion), ...computed };
}
