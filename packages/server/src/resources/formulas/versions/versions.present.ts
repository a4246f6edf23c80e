import type {
  ComputedFormula,
  FormulaApproval,
  FormulaDraft,
  FormulaVersion,
  WholeFormulaVersion,
} from '../../../contract/index.ts';
import type { FormulaVersionModel, VersionRow } from './versions.model.ts';

/** A version as the contract words it. */
export const presentVersion = (row: VersionRow): FormulaVersion => ({
  n: row.n,
  checksum: row.checksum,
  by: row.created_by_name,
  role: row.created_by_role,
  createdAt: row.created_at,
  note: row.note,
  dataVersion: row.data_version,
  approval: presentApproval(row),
});

function presentApproval(row: VersionRow): FormulaApproval | null {
  if (row.approved_at === null) return null;
  return {
    name: row.approved_by_name ?? '',
    role: row.approved_by_role ?? '',
    at: row.approved_at,
    checksum: row.checksum,
    note: row.approval_note ?? '',
    isSelfApproved: row.approved_by_id === row.created_by_id,
  };
}

/** A version with what it holds. */
export const presentWholeVersion = (row: FormulaVersionModel): WholeFormulaVersion => ({
  ...presentVersion(row),
  ...(JSON.parse(row.computed) as ComputedFormula),
  formula: JSON.parse(row.content) as FormulaDraft,
});
