import type { Knex } from 'knex';
import { Model } from 'objection';

/** A thread of questions and answers. */
export class ConversationModel extends Model {
  static override tableName = 'conversations';

  declare id: number;
  declare user_id: number;
  declare title: string;
  declare created_at: string;
  declare updated_at: string;
}

/** A person's conversations, latest first. */
export async function findConversations(db: Knex, userId: number): Promise<ConversationModel[]> {
  return ConversationModel.query(db)
    .where('user_id', userId)
    .orderBy([
      { column: 'updated_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ]);
}

/** One of a person's conversations. */
export async function findConversation(
  db: Knex,
  { id, ownerId }: { id: number; ownerId: number },
): Promise<ConversationModel | undefined> {
  return ConversationModel.query(db).findById(id).where({ user_id: ownerId });
}
