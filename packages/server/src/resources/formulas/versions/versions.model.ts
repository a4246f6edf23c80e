import type { Knex } from 'knex';
import { Model } from 'objection';

/** A version of a formula. Only its approval ever changes. */
export class FormulaVersionModel extends Model {
  static override tableName = 'formula_versions';

  declare id: number;
  declare formula_id: number;
  /** Counts from 1 in its formula. */
  declare n: number;
  declare checksum: string;
  /** JSON text of the draft. */
  declare content: string;
  /** JSON text of all that followed from it. */
  declare computed: string;
  declare data_version: string;
  declare note: string;
  declare created_by_id: number;
  declare created_by_name: string;
  declare created_by_role: string;
  declare created_at: string;
  declare approved_by_id: number | null;
  declare approved_by_name: string | null;
  declare approved_by_role: string | null;
  declare approval_note: string | null;
  declare approved_at: string | null;
}

/** A version as lists read it: without what it holds. */
export type VersionRow = Omit<FormulaVersionModel, 'content' | 'computed' | keyof Model>;

const shortColumns = [
  'id',
  'formula_id',
  'n',
  'checksum',
  'data_version',
  'note',
  'created_by_id',
  'created_by_name',
  'created_by_role',
  'created_at',
  'approved_by_id',
  'approved_by_name',
  'approved_by_role',
  'approval_note',
  'approved_at',
] as const satisfies readonly (keyof VersionRow)[];

/** The versions of a formula, the newest first. */
export async function findVersions(db: Knex, formulaId: number): Promise<VersionRow[]> {
  return FormulaVersionModel.query(db)
    .select([...shortColumns])
    .where('formula_id', formulaId)
    .orderBy('n', 'desc');
}

/** The newest version of a formula. */
export async function findLastVersion(db: Knex, formulaId: number): Promise<VersionRow | undefined> {
  return FormulaVersionModel.query(db)
    .select([...shortColumns])
    .where('formula_id', formulaId)
    .orderBy('n', 'desc')
    .first();
}

/** A version with what it holds. */
export async function findVersion(
  db: Knex,
  formulaId: number,
  n: number,
): Promise<FormulaVersionModel | undefined> {
  return FormulaVersionModel.query(db).findOne({ formula_id: formulaId, n });
}

/** A version as far as it tells whether its formula is still the same. */
export type VersionMark = Pick<FormulaVersionModel, 'formula_id' | 'n' | 'checksum'>;

/** The versions of formulas that have one of these numbers, and the newest of each. */
export async function findVersionMarks(
  db: Knex,
  formulaIds: readonly number[],
  numbers: readonly number[],
): Promise<VersionMark[]> {
  const newest = db('formula_versions')
    .select('formula_id')
    .max('n')
    .whereIn('formula_id', [...formulaIds])
    .groupBy('formula_id');
  return FormulaVersionModel.query(db)
    .select('formula_id', 'n', 'checksum')
    .whereIn('formula_id', [...formulaIds])
    .where((either) => either.whereIn('n', [...numbers]).orWhereRaw('(formula_id, n) in (?)', [newest]));
}

/** A version as far as it tells what it holds and what that cost. */
export type VersionHolding = Pick<FormulaVersionModel, 'formula_id' | 'n' | 'content' | 'computed'>;

/** Versions of these formulas whose content is like one of two patterns, the oldest first. */
export async function findVersionsHolding(
  db: Knex,
  formulaIds: readonly number[],
  [one, other]: readonly [string, string],
): Promise<VersionHolding[]> {
  return FormulaVersionModel.query(db)
    .select('formula_id', 'n', 'content', 'computed')
    .whereIn('formula_id', [...formulaIds])
    .where((query) => query.where('content', 'like', one).orWhere('content', 'like', other))
    .orderBy(['formula_id', 'n']);
}
