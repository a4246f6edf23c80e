import type { Knex } from 'knex';
import { raw } from 'objection';
import { VersionedModel } from '../../db/versioned.ts';

/** A formula. `version` is what the contract calls its rev. */
export class FormulaModel extends VersionedModel {
  static override tableName = 'formulas';

  declare id: number;
  declare product_id: number;
  /** The product's owner. */
  declare created_by_id: number;
  /** The workspace it is shared in; null: it is its owner's alone. */
  declare workspace_id: number | null;
  /** As the content names it; for lists. */
  declare name: string;
  /** JSON text of the draft. */
  declare content: string;
  /** SHA-256 of the content, whichever order its fields stand in. */
  declare checksum: string;
  /** The highest number that a line was ever given. */
  declare last_line_id: number;
  declare created_at: string;
  declare updated_at: string;
}

/** What other tables say of a formula as it stands. */
export interface Standing {
  canUndo: boolean;
  canRedo: boolean;
  /** The newest version of the same content, and the newest of them that is approved. */
  sameVersion: number | null;
  approvedVersion: number | null;
  /** The newest version, whatever it holds, and the data it was computed with. */
  lastVersion: { n: number; dataVersion: string } | null;
}

const hasChange = (isUndone: boolean) =>
  raw(
    `exists(select 1 from formula_changes where formula_id = formulas.id and is_undone = ${String(isUndone)})`,
  );
const newestSame = (condition = '') =>
  raw(
    `(select max(n) from formula_versions where formula_id = formulas.id and checksum = formulas.checksum ${condition})`,
  );

const newest = (column: 'n' | 'data_version') =>
  raw(
    `(select ${column} from formula_versions where formula_id = formulas.id order by formula_versions.n desc limit 1)`,
  );

/** Read after the formula's row is locked: within its statement it could be older than the row. */
export async function findStanding(db: Knex, id: number): Promise<Standing> {
  const row = (await FormulaModel.query(db)
    .findById(id)
    .select(
      hasChange(false).as('can_undo'),
      hasChange(true).as('can_redo'),
      newestSame().as('same'),
      newestSame('and approved_at is not null').as('approved'),
      newest('n').as('last_n'),
      newest('data_version').as('last_data'),
    )) as unknown as Record<string, number | boolean | string | null>;
  return {
    canUndo: Boolean(row.can_undo),
    canRedo: Boolean(row.can_redo),
    sameVersion: row.same as number | null,
    approvedVersion: row.approved as number | null,
    lastVersion:
      row.last_n === null ? null : { n: row.last_n as number, dataVersion: row.last_data as string },
  };
}

/** The formulas of a product, the oldest first. */
export async function findFormulas(db: Knex, productId: number): Promise<FormulaModel[]> {
  return FormulaModel.query(db)
    .select('id', 'name', 'version', 'updated_at')
    .where('product_id', productId)
    .orderBy('id');
}

/** The formulas of a product with what they hold, the one that was changed last first. */
export async function findLatest(db: Knex, productId: number): Promise<FormulaModel[]> {
  return FormulaModel.query(db)
    .where('product_id', productId)
    .orderBy([
      { column: 'updated_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ]);
}

/** The products that formulas are of, in one order for all who lock them. */
export async function findProductIds(db: Knex, formulaIds: readonly number[]): Promise<number[]> {
  const rows = await FormulaModel.query(db)
    .distinct('product_id')
    .whereIn('id', [...formulaIds])
    .orderBy('product_id');
  return rows.map((row) => row.product_id);
}

/** Somebody's formulas that have others as parts. */
export async function findNesting(db: Knex, ownerId: number): Promise<FormulaModel[]> {
  return FormulaModel.query(db)
    .select('id', 'name', 'content')
    .where('created_by_id', ownerId)
    .where('content', 'like', '%"formulaId":%');
}

/** Those of somebody's formulas that have one of these numbers; locked in a transaction, in one order for all. */
export async function findOwned(
  db: Knex,
  ownerId: number,
  { ids, isLocked }: { ids: readonly number[]; isLocked: boolean },
): Promise<FormulaModel[]> {
  const query = FormulaModel.query(db)
    .where('created_by_id', ownerId)
    .whereIn('id', [...ids])
    .orderBy('id');
  return isLocked ? query.forUpdate() : query;
}
