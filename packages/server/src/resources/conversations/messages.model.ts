import type { Knex } from 'knex';
import { Model } from 'objection';
import type { Part } from './conversations.model.ts';

/** One message. While `streaming`, `content` and `citations` are what there is so far and `heartbeat_at` says that somebody writes it. */
export class MessageModel extends Model {
  static override tableName = 'messages';

  declare id: number;
  declare conversation_id: number;
  declare role: 'user' | 'assistant' | 'system';
  declare content: string;
  declare status: 'streaming' | 'complete' | 'stopped' | 'error';
  /** JSON text of the contract's citations. */
  declare citations: string;
  /** Set by any process; read by the one that writes the answer. */
  declare is_stop_requested: boolean | number;
  declare heartbeat_at: string | null;
  declare created_at: string;
}

/** The sort key of a conversation's messages: oldest first. */
export type MessageKey = readonly [id: number];

/** The messages of a conversation, oldest first. */
export async function findMessages(
  db: Knex,
  { conversationId, limit, after }: Part<MessageKey> & { conversationId: number },
): Promise<MessageModel[]> {
  const query = MessageModel.query(db).where('conversation_id', conversationId).orderBy('id');
  if (limit !== undefined) query.limit(limit);
  return after ? query.where('id', '>', after[0]) : query;
}

/** The answer being written in a conversation. */
export async function findStreaming(db: Knex, conversationId: number): Promise<MessageModel | undefined> {
  return MessageModel.query(db).findOne({ conversation_id: conversationId, status: 'streaming' });
}

/** Starts an answer; undefined when one is being written already, which a unique index sees to. */
export async function insertStreaming(
  db: Knex,
  { conversationId, now }: { conversationId: number; now: string },
): Promise<MessageModel | undefined> {
  const row = {
    conversation_id: conversationId,
    role: 'assistant',
    content: '',
    status: 'streaming',
    heartbeat_at: now,
    created_at: now,
  };
  const added = await db('messages').insert(row).onConflict().ignore().returning('*');
  return added[0];
}

/**
 * Saves the text so far with the passages of its markers and says that its writer lives.
 * @returns whether somebody asked to stop; undefined when the answer is not ours to write any more.
 */
export async function saveProgress(
  db: Knex,
  { id, content, citations, now }: { id: number; content: string; citations: string; now: string },
): Promise<boolean | undefined> {
  const rows = await MessageModel.query(db)
    .patch({ content, citations, heartbeat_at: now })
    .where({ id, status: 'streaming' })
    .returning('is_stop_requested');
  return rows[0] && Boolean(rows[0].is_stop_requested);
}

/** Answers whose writer has not been heard of since `before` broke off: a crash, a power cut. The text is kept. */
export async function endAbandoned(
  db: Knex,
  { before, conversationId }: { before: string; conversationId?: number },
): Promise<number> {
  const query = MessageModel.query(db)
    .patch({ status: 'error' })
    // Spelled out: with a parameter in its place SQLite reads the whole table instead of the index of these few.
    .whereRaw("status = 'streaming'")
    .where('heartbeat_at', '<', before);
  return conversationId === undefined ? query : query.where('conversation_id', conversationId);
}
