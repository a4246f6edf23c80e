import type { Knex } from 'knex';
import { Model } from 'objection';

/** A change of a formula: what was done and what takes it back, as JSON text of ops. */
class FormulaChangeModel extends Model {
  static override tableName = 'formula_changes';

  declare id: number;
  declare formula_id: number;
  declare ops: string;
  declare inverse: string;
  /** 0 or 1 from SQLite. Those that were taken back are newer than all that were not. */
  declare is_undone: boolean | number;
  declare created_at: string;
}

/** How many changes can be taken back. */
const mostKept = 200;

const changesOf = (db: Knex, formulaId: number, isUndone: boolean) =>
  FormulaChangeModel.query(db).where({ formula_id: formulaId, is_undone: isUndone });

/** The change that undo takes back. */
export const findLastDone = (db: Knex, formulaId: number) =>
  changesOf(db, formulaId, false).orderBy('id', 'desc').first();

/** The change that redo makes again. */
export const findFirstUndone = (db: Knex, formulaId: number) =>
  changesOf(db, formulaId, true).orderBy('id').first();

/** Keeps a new change: what was taken back before is gone, and so is what is too long ago. */
export async function insertChange(
  trx: Knex,
  change: Pick<FormulaChangeModel, 'formula_id' | 'ops' | 'inverse' | 'created_at'>,
): Promise<void> {
  await changesOf(trx, change.formula_id, true).delete();
  await FormulaChangeModel.query(trx).insert(change);
  const oldest = await changesOf(trx, change.formula_id, false)
    .select('id')
    .orderBy('id', 'desc')
    .offset(mostKept)
    .first();
  if (oldest) await changesOf(trx, change.formula_id, false).where('id', '<=', oldest.id).delete();
}

/** Marks a change as taken back, or as made again. */
export async function markUndone(trx: Knex, id: number, isUndone: boolean): Promise<void> {
  await FormulaChangeModel.query(trx).findById(id).patch({ is_undone: isUndone });
}
