import type { Knex } from 'knex';
import { transact } from '../../db/transact.ts';
import { NotFound } from '../../errors.ts';
import { endSignIn } from './endedSignIns.service.ts';
import { SessionModel } from './session.model.ts';
import { storedId } from './session.service.ts';

/** Who asks: whose sessions they are, and the one that asks (none where it was an ID token). */
export interface SessionOwner {
  uid: string;
  sessionId: string | null;
}

/** A session, and whether it is the one that asks. */
export interface ListedSession {
  row: SessionModel;
  isCurrent: boolean;
}

/** What sessions are listed and ended with. */
interface Parts {
  db: Knex;
  now(): number;
}

const current = ({ sessionId }: SessionOwner) => (sessionId === null ? null : storedId(sessionId));

/** Where a person is signed in, the last used first. */
export async function listSessions({ db, now }: Parts, owner: SessionOwner): Promise<ListedSession[]> {
  const rows = await SessionModel.query(db)
    .where({ firebase_uid: owner.uid })
    .where('expires_at', '>', new Date(now()).toISOString())
    .orderByRaw('coalesce(last_seen_at, created_at) desc')
    .orderBy('number');
  return rows.map((row) => ({ row, isCurrent: row.id === current(owner) }));
}

/**
 * Ends one of a person's sessions. Its browser still has what renews ID tokens, so its sign-in may open none any more.
 * @returns whether it was the one that asks
 */
export async function endSession(
  { db }: Parts,
  { number, ...owner }: SessionOwner & { number: number },
): Promise<boolean> {
  return transact(db, async (trx) => {
    const own = await findCurrent(trx, owner);
    const session = await SessionModel.query(trx).findOne({ firebase_uid: owner.uid, number });
    if (!session) throw new NotFound('There is no such session among yours.');
    await endEach(trx, [session], own);
    return session.id === own?.id;
  });
}

/** Ends all sessions of a person but the one that asks, and all sign-ins before it, remembered or not. */
export async function endOtherSessions({ db }: Parts, owner: SessionOwner): Promise<void> {
  await transact(db, async (trx) => {
    const own = await findCurrent(trx, owner);
    const all = await SessionModel.query(trx).where({ firebase_uid: owner.uid });
    const others = all.filter(({ id }) => id !== own?.id);
    await endEach(trx, others, own);
    if (own?.signed_in_at) {
      const signedInAt = own.signed_in_at - 1;
      await endSignIn(trx, { uid: owner.uid, signedInAt }, { isAllBefore: true });
    }
  });
}

const findCurrent = async (trx: Knex, owner: SessionOwner) => {
  const id = current(owner);
  return id === null ? undefined : SessionModel.query(trx).findById(id);
};

async function endEach(
  trx: Knex,
  sessions: readonly SessionModel[],
  own: SessionModel | undefined,
): Promise<void> {
  for (const { id, firebase_uid: uid, signed_in_at: signedInAt } of sessions) {
    await SessionModel.query(trx).deleteById(id);
    if (signedInAt !== null && signedInAt !== own?.signed_in_at) await endSignIn(trx, { uid, signedInAt });
  }
}
