import type { Knex } from 'knex';
import { Model } from 'objection';
import { databaseTime } from '../../db/clock.ts';
import { ConversationModel, type Part } from './conversations.model.ts';
import { deleteHeartbeats, HeartbeatModel, insertHeartbeat } from './heartbeats.model.ts';

/** One message. While `streaming`, `content` and `citations` are what there is so far. */
export class MessageModel extends Model {
  static override tableName = 'messages';

  declare id: number;
  declare conversation_id: number;
  declare role: 'user' | 'assistant' | 'system';
  declare content: string;
  declare status: 'streaming' | 'complete' | 'stopped' | 'error';
  /** JSON text of the contract's citations. */
  declare citations: string;
  /** JSON text of the contract's search; null: no public service was asked. */
  declare literature: string | null;
  /** JSON text of the contract's interpretations; null where the answer does not ask back. */
  declare interpretations: string | null;
  /** Set by any process; read by the one that writes the answer. */
  declare is_stop_requested: boolean | number;
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

/** How many answers are being written for a person, in whichever conversation. */
export async function countStreaming(trx: Knex, ownerId: number): Promise<number> {
  const own = ConversationModel.query(trx).select('id').where({ user_id: ownerId });
  // Spelled out, as below.
  return MessageModel.query(trx)
    .whereRaw("status = 'streaming'")
    .whereIn('conversation_id', own)
    .resultSize();
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
    created_at: now,
  };
  const [added] = await db('messages').insert(row).onConflict().ignore().returning('*');
  if (added) await insertHeartbeat(db, added.id);
  return added;
}

/** What an answer's writer learns when it looks at its row: whether somebody wants it to stop. */
export interface Wish {
  isStopRequested: boolean;
}

const wishOf = (row: MessageModel | undefined): Wish | undefined =>
  row && { isStopRequested: Boolean(row.is_stop_requested) };

/** Saves the text so far with the passages of its markers and what public services are asked. @returns undefined when the answer is not ours to write any more */
export async function saveProgress(
  db: Knex,
  { id, ...progress }: { id: number } & Pick<MessageModel, 'content' | 'citations' | 'literature'>,
): Promise<Wish | undefined> {
  const rows = await MessageModel.query(db)
    .patch(progress)
    .where({ id, status: 'streaming' })
    .returning('is_stop_requested');
  return wishOf(rows[0]);
}

/** Looks without writing. What is missing is not ours to write any more. */
export async function findWishes(db: Knex, ids: readonly number[]): Promise<ReadonlyMap<number, Wish>> {
  const rows = await MessageModel.query(db)
    .select('is_stop_requested', 'id')
    .whereIn('id', [...ids])
    .where({ status: 'streaming' });
  return new Map(rows.map((row) => [row.id, { isStopRequested: Boolean(row.is_stop_requested) }]));
}

/** By which a reader sees that there is more of a message: its text only grows until its status changes. */
export interface MessageState extends Pick<MessageModel, 'id' | 'status' | 'literature'> {
  size: number;
}

/** How messages stand. */
export function findStates(db: Knex, ids: readonly number[]): Promise<MessageState[]> {
  return db('messages')
    .select('id', 'status', 'literature', db.raw('length(content) as size'))
    .whereIn('id', [...ids]);
}

/** Which answers have lost their writer. */
export interface Abandoned {
  /** Without a sign of life for so long; without it all of them. */
  silentForMs?: number;
  /** In this conversation only. */
  conversationId?: number;
}

/** The ids of answers that nobody writes any more: a crash, a power cut. */
export async function findAbandoned(db: Knex, { silentForMs, conversationId }: Abandoned): Promise<number[]> {
  // Spelled out, and in no order: for a parameter or for the order of the ids SQLite reads the whole table instead
  // of the index of these few, every few seconds.
  const query = MessageModel.query(db).select('id').whereRaw("status = 'streaming'");
  if (conversationId !== undefined) query.where({ conversation_id: conversationId });
  if (silentForMs !== undefined) {
    const recent = HeartbeatModel.query(db)
      .whereColumn('message_id', 'messages.id')
      .where('beat_at', '>=', databaseTime(db, -silentForMs));
    query.whereNotExists(recent);
  }
  const rows = await query;
  return rows.map(({ id }) => id);
}

/** Marks answers as broken off. The text is kept. */
export async function endAsBroken(trx: Knex, ids: readonly number[]): Promise<void> {
  await MessageModel.query(trx)
    .patch({ status: 'error' })
    .whereIn('id', [...ids])
    .where({ status: 'streaming' });
  await deleteHeartbeats(trx, ids);
}
