import type { Knex } from 'knex';
import { SignInNeeded } from '../../errors.ts';
import { spanInWords, type SessionLimits } from './age.ts';
import { SessionModel } from './session.model.ts';

/** What it is known with whether somebody is at work. */
interface ActivityParts {
  db: Knex;
  now(): number;
  limits: SessionLimits;
}

interface SignInTime {
  uid: string;
  /** Seconds since 1970; 0 where the identity service does not tell. */
  signedInAt: number;
}

/** Sessions that an earlier version made tell of their last request alone. */
const activeAt = 'coalesce(active_at, last_seen_at, created_at)';

/** Notes that somebody is at work in a session's browser. @param id as it is stored */
export async function noteActivity({ db, now }: ActivityParts, id: string): Promise<void> {
  await SessionModel.query(db)
    .findById(id)
    .patch({ active_at: new Date(now()).toISOString() });
}

/**
 * When somebody was last at work under a sign-in: when they signed in, or later where one of its sessions says so.
 * @throws SignInNeeded where nobody was for too long
 */
export async function lastActivity(
  { db, now, limits: { idleMs } }: ActivityParts,
  { uid, signedInAt }: SignInTime,
): Promise<Date> {
  const moment = now();
  if (signedInAt === 0 || idleMs === undefined) return new Date(moment);
  const latest = await SessionModel.query(db)
    .where({ firebase_uid: uid, signed_in_at: signedInAt })
    .orderByRaw(`${activeAt} desc`)
    .first();
  const worked = latest?.active_at ?? latest?.last_seen_at ?? latest?.created_at;
  const active = Math.max(signedInAt * 1000, worked ? Date.parse(worked) : 0);
  if (moment - active < idleMs) return new Date(active);
  throw new SignInNeeded(`Nobody was at work here for ${spanInWords(idleMs)}. Sign in again.`);
}
