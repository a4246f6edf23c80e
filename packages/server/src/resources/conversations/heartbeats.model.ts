import type { Knex } from 'knex';
import { Model } from 'objection';
import { databaseTime } from '../../db/clock.ts';

/** The sign of life of whoever writes an answer. A streaming message without a recent one has lost its writer. */
export class HeartbeatModel extends Model {
  static override tableName = 'generation_heartbeats';
  static override idColumn = 'message_id';

  declare message_id: number;
  /** By the database's clock. */
  declare beat_at: string;
}

/** The first beat, in the transaction that starts the answer. */
export async function insertHeartbeat(trx: Knex, messageId: number): Promise<void> {
  await trx('generation_heartbeats').insert({ message_id: messageId, beat_at: databaseTime(trx) });
}

/** A further beat of each. */
export async function beat(db: Knex, messageIds: readonly number[]): Promise<void> {
  await HeartbeatModel.query(db)
    .whereIn('message_id', [...messageIds])
    .patch({ beat_at: databaseTime(db) });
}

/** The last beats of answers that have ended are of no use. */
export async function deleteHeartbeats(trx: Knex, messageIds: readonly number[]): Promise<void> {
  await HeartbeatModel.query(trx)
    .whereIn('message_id', [...messageIds])
    .delete();
}
