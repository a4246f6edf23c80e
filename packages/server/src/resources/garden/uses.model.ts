import type { Knex } from 'knex';
import { isPostgres } from '../../db/kind.ts';

/** An answer that cites an item. */
export interface CitingAnswer {
  message_id: number;
  conversation_id: number;
  /** Of the conversation. */
  title: string;
}

/** Keeps that an answer cites items; those that are gone, or somebody else's, are left out. */
export async function writeUses(
  trx: Knex,
  { ownerId, messageId, itemIds }: { ownerId: number; messageId: number; itemIds: readonly number[] },
): Promise<void> {
  if (itemIds.length === 0) return;
  const own: number[] = await trx('garden_items')
    .whereIn('id', [...itemIds])
    .where('owner_id', ownerId)
    .pluck('id');
  const rows = own.map((item_id) => ({ item_id, message_id: messageId, owner_id: ownerId }));
  if (rows.length > 0) await trx('garden_uses').insert(rows).onConflict().ignore();
}

/** The answers that cite an item, the newest first. */
export async function findCitingAnswers(db: Knex, itemId: number, limit: number): Promise<CitingAnswer[]> {
  return db('garden_uses as uses')
    .join('messages', 'messages.id', 'uses.message_id')
    .join('conversations', 'conversations.id', 'messages.conversation_id')
    .where('uses.item_id', itemId)
    .orderBy('uses.message_id', 'desc')
    .limit(limit)
    .select('uses.message_id', 'messages.conversation_id', 'conversations.title');
}

/** Whether a column holds a stretch of text. */
const holds = (db: Knex, column: string) =>
  isPostgres(db) ? `strpos(${column}, ?) > 0` : `instr(${column}, ?) > 0`;

/** A claim that may rest on what an item cites. */
export interface RestingClaim {
  id: number;
  product_id: number | null;
  text: string;
}

/** A person's claims whose sources name one of these keys of the base, the newest first. */
export async function findRestingClaims(
  db: Knex,
  { ownerId, keys, limit }: { ownerId: number; keys: readonly (string | number)[]; limit: number },
): Promise<RestingClaim[]> {
  if (keys.length === 0) return [];
  const named = keys.map(() => holds(db, 'refs')).join(' or ');
  return db('claims')
    .where('created_by_id', ownerId)
    .whereRaw(
      `(${named})`,
      keys.map((key) => `"id":${JSON.stringify(key)}`),
    )
    .orderBy('id', 'desc')
    .limit(limit)
    .select('id', 'product_id', 'text');
}

/** A formula that may cite what an item cites. */
export interface CitingFormula {
  id: number;
  product_id: number;
  name: string;
  content: string;
}

/** A person's formulas that hold a stretch of text, the one that was changed last first. */
export async function findFormulasWith(
  db: Knex,
  { ownerId, text, limit }: { ownerId: number; text: string; limit: number },
): Promise<CitingFormula[]> {
  return db('formulas')
    .where('created_by_id', ownerId)
    .whereRaw(holds(db, 'content'), [text])
    .orderBy([
      { column: 'updated_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(limit)
    .select('id', 'product_id', 'name', 'content');
}
