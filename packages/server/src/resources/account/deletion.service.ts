import type { Knex } from 'knex';
import type { Actor } from '../../access/index.ts';
import { transact } from '../../db/transact.ts';
import { Conflict, Invalid } from '../../errors.ts';
import { ConversationModel } from '../conversations/conversations.model.ts';
import type { Generations } from '../conversations/generations.service.ts';
import { MessageModel } from '../conversations/messages.model.ts';
import { FileModel } from '../files/files.model.ts';
import { deleteFilesOf, type FileParts } from '../files/files.service.ts';
import { IdempotencyKeyModel } from '../idempotency/idempotency.model.ts';
import { endSignIn } from '../session/endedSignIns.service.ts';
import { SessionModel } from '../session/session.model.ts';
import { UserModel } from '../users/users.model.ts';
import { getUser } from '../users/users.service.ts';

/** What accounts are deleted with. */
export interface DeletionParts extends FileParts {
  generations: Generations;
  now(): number;
}

/** Whose account, with its email as the person typed it. */
export interface Deletion {
  actor: Actor & { uid: string };
  email: string;
}

/**
 * Deletes a person's account: files first, since their bytes lie elsewhere; then, in one transaction, the record with
 * all that refers to it, sessions and remembered answers. Where a step fails the account is still there, and doing it
 * again does the rest. No sign-in of before opens a session afterwards.
 */
export async function deleteAccount(parts: DeletionParts, { actor, email }: Deletion): Promise<void> {
  const { db, generations, now } = parts;
  const user = await getUser(db, actor, 'delete');
  if (email.trim().toLowerCase() !== user.email.toLowerCase()) {
    throw new Invalid('This is not the email of the account. Nothing was deleted.', [
      { path: 'email', message: 'Type the email of your account' },
    ]);
  }
  await deleteFilesOf(parts, user.id);
  const running = await transact(db, async (trx) => {
    const answers = await findRunningOf(trx, user.id);
    await deleteRecord(trx, user);
    await SessionModel.query(trx).where({ firebase_uid: actor.uid }).delete();
    await IdempotencyKeyModel.query(trx).where({ firebase_uid: actor.uid }).delete();
    const signedInAt = Math.floor(now() / 1000) - 1;
    await endSignIn(trx, { uid: actor.uid, signedInAt }, { isAllBefore: true });
    return answers;
  });
  for (const { id } of running) generations.drop(id);
}

const findRunningOf = (trx: Knex, userId: number) =>
  MessageModel.query(trx)
    .select('id')
    .where({ status: 'streaming' })
    .whereIn('conversation_id', ConversationModel.query(trx).select('id').where({ user_id: userId }));

/** The row is locked first: no file can be kept for it meanwhile. */
async function deleteRecord(trx: Knex, { id }: UserModel): Promise<void> {
  await UserModel.query(trx).findById(id).forUpdate();
  if (await FileModel.query(trx).findOne({ owner_id: id })) {
    throw new Conflict(
      'A file came in while the account was being deleted. The account is still there; try again.',
    );
  }
  await UserModel.query(trx).deleteById(id);
}
