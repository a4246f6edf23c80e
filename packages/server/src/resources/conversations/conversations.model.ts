import type { Knex } from 'knex';
import { Model } from 'objection';

/** A thread of questions and answers. */
export class ConversationModel extends Model {
  static override tableName = 'conversations';

  declare id: number;
  declare user_id: number;
  /** The workspace it is shared in; null: it is its owner's alone. */
  declare workspace_id: number | null;
  declare title: string;
  /** Whether its last question asked for literature too. */
  declare literature: boolean | number;
  /** JSON text of the contract's scope; null: the usual one. */
  declare scope: string | null;
  declare created_at: string;
  declare updated_at: string;
}

/** The sort key of the list: latest first. */
export type ConversationKey = readonly [updatedAt: string, id: number];

/** A part of a list: at most `limit` rows after `after`; without them all rows. */
export interface Part<Key> {
  limit?: number;
  after: Key | null;
}

/** A person's conversations, latest first. */
export async function findConversations(
  db: Knex,
  { ownerId, limit, after }: Part<ConversationKey> & { ownerId: number },
): Promise<ConversationModel[]> {
  const query = ConversationModel.query(db)
    .where('user_id', ownerId)
    .orderBy([
      { column: 'updated_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ]);
  if (limit !== undefined) query.limit(limit);
  return after ? query.whereRaw('(updated_at, id) < (?, ?)', [...after]) : query;
}
