import { hash, randomBytes, randomInt } from 'node:crypto';
import type { Knex } from 'knex';
import { SignInNeeded } from '../../errors.ts';
import type { Credential, Session } from '../../ports.ts';
import { confirmEmail } from '../users/users.service.ts';
import { lastActivity, noteActivity } from './activity.service.ts';
import { isOlder, lastMoment, spanInWords, type SessionLimits } from './age.ts';
import { readCookie, signCookie } from './cookieValue.ts';
import { refuseEnded } from './endedSignIns.service.ts';
import type { Identity, VerifyToken } from './idToken.ts';
import { findAsker, findSession, SessionModel, type Asker, type SessionAsker } from './session.model.ts';

/** What sessions are made with. */
export interface SessionParts {
  db: Knex;
  verifyToken: VerifyToken;
  /** Signs the cookies; all processes of a deployment share it. */
  secret: string;
  now(): number;
  /** How long a sign-in is good for. */
  limits: SessionLimits;
}

/** A cookie to set and when it ends. */
export interface OpenedSession {
  cookie: string;
  expiresAt: Date;
  /** Whose it is. */
  uid: string;
  /** False where a session was lengthened. */
  isNew: boolean;
}

/** What a session is asked for with. */
export interface SessionWish {
  idToken: string;
  /** The cookie that the browser has already. */
  earlierCookie?: string | undefined;
  /** Browser and system in words. */
  device: string;
}

/** The person whom an ID token proves. @throws SignInNeeded where it proves nothing, for a sign-in that was ended or is too old */
async function identify(
  { db, verifyToken, now, limits: { longestMs } }: SessionParts,
  idToken: string,
): Promise<Identity> {
  const identity = await verifyToken(idToken);
  if (longestMs !== undefined && isOlder({ ...identity, now: now() }, longestMs)) {
    throw new SignInNeeded(`This sign-in is ${spanInWords(longestMs)} old. Sign in again.`);
  }
  await refuseEnded(db, identity);
  return identity;
}

/**
 * Trades an ID token for a cookie. A browser that renews its token keeps its session, so that logging out later ends
 * the earlier cookies as well; one in which somebody signs in anew gets another, and the session before it ends. Renewing is nobody's work: a page does it by itself.
 */
export async function openSession(
  parts: SessionParts,
  { idToken, earlierCookie, device }: SessionWish,
): Promise<OpenedSession> {
  const identity = await identify(parts, idToken);
  const activeAt = await lastActivity(parts, identity);
  const until = lastMoment(identity, parts.limits);
  const earlier = earlierCookie && readCookie(earlierCookie, parts.secret, parts.now());
  const renewed = earlier ? await renew(parts.db, earlier.sessionId, { identity, until, activeAt }) : null;
  const sessionId = renewed ?? (await insert(parts, { identity, until, activeAt, device }));
  await confirmEmail(parts.db, identity);
  const expires = Math.floor(until / 1000);
  const cookie = signCookie({ sessionId, expires }, parts.secret);
  return { cookie, expiresAt: new Date(expires * 1000), uid: identity.uid, isNew: !renewed };
}

/** What is stored of a session's id: whoever reads the table, or a copy of it, cannot make a cookie of that. */
export const storedId = (id: string) => hash('sha256', id, 'base64url');

/** Whose a session is, until when (milliseconds since 1970), and when somebody was last at work under it. */
interface Lease {
  identity: Identity;
  until: number;
  activeAt: Date;
}

async function insert(
  { db, now }: SessionParts,
  { identity, until, activeAt, device }: Lease & { device: string },
): Promise<string> {
  const id = randomBytes(18).toString('base64url');
  await SessionModel.query(db).insert({
    id: storedId(id),
    firebase_uid: identity.uid,
    email: identity.email,
    is_email_verified: identity.isEmailVerified,
    signed_in_at: identity.signedInAt,
    expires_at: new Date(until).toISOString(),
    number: randomInt(1, 2 ** 31),
    device,
    last_seen_at: new Date(now()).toISOString(),
    active_at: activeAt.toISOString(),
  });
  return id;
}

/** Lengthens the session of the same sign-in; any other session of the browser ends. */
async function renew(db: Knex, id: string, { identity, activeAt, ...lease }: Lease): Promise<string | null> {
  const until = new Date(lease.until).toISOString();
  const { uid, signedInAt } = identity;
  const same = SessionModel.query(db)
    .findById(storedId(id))
    .where({ firebase_uid: uid, signed_in_at: signedInAt });
  const isSame = await same.patch({
    email: identity.email,
    is_email_verified: identity.isEmailVerified,
    active_at: activeAt.toISOString(),
    expires_at: SessionModel.raw('case when expires_at > ? then expires_at else ? end', [until, until]),
  });
  if (isSame) return id;
  await SessionModel.query(db).deleteById(storedId(id));
  return null;
}

/**
 * Logs out: the session's cookies are refused from now on, by every process. An ended cookie names its session too.
 * @returns whose it was; null where there was none to end
 */
export async function closeSession(
  { db, secret }: SessionParts,
  cookie: string | undefined,
): Promise<string | null> {
  const content = cookie && readCookie(cookie, secret, 0);
  if (!content) return null;
  const session = await SessionModel.query(db).findById(storedId(content.sessionId));
  if (!session) return null;
  await session.$query(db).delete();
  return session.firebase_uid;
}

/** Verifies a cookie of ours or an ID token, and finds how fresh the resource is that is to be read. */
export async function authenticate(
  parts: SessionParts,
  credential: Credential,
  resource: string | null,
): Promise<Session> {
  if (credential.kind === 'bearer') {
    const { uid, email, isEmailVerified } = await identify(parts, credential.value);
    const asker = await findAsker(parts.db, [uid, resource]);
    return { uid, email, isEmailVerified, sessionId: null, ...presentAsker(asker, resource) };
  }
  const content = readCookie(credential.value, parts.secret, parts.now());
  const session = content && (await findSession(parts.db, [resource, storedId(content.sessionId)]));
  if (!content || !session || isOver(session, parts)) {
    throw new SignInNeeded('Your session has ended. Sign in again.');
  }
  await noteUse(parts, storedId(content.sessionId), session.last_seen_at);
  const { firebase_uid: uid, email } = session;
  const isEmailVerified = Boolean(session.is_email_verified);
  return { uid, email, isEmailVerified, sessionId: content.sessionId, ...presentAsker(session, resource) };
}

/** Whether its sign-in is too old, or nobody was at work in its browser for too long. */
function isOver({ signed_in_at: signedInAt, active_at: active }: SessionAsker, parts: SessionParts): boolean {
  const { longestMs, idleMs } = parts.limits;
  const now = parts.now();
  return (
    isOlder({ signedInAt, now }, longestMs) || (idleMs !== undefined && now - Date.parse(active) >= idleMs)
  );
}

/** Notes that a session's person is at work; an ID token has no session that could end by it. */
export async function noteWork(parts: SessionParts, sessionId: string | null): Promise<void> {
  if (sessionId !== null) await noteActivity(parts, storedId(sessionId));
}

/** How old the time of a session's last use may be, in ms: writing it with every request would cost more than the rest. */
const noteUseEveryMs = 300_000;

async function noteUse({ db, now }: SessionParts, id: string, last: string | null): Promise<void> {
  if (last !== null && now() - Date.parse(last) < noteUseEveryMs) return;
  const noted = SessionModel.query(db)
    .findById(id)
    .patch({ last_seen_at: new Date(now()).toISOString() });
  // Who may read still reads where nothing can be written.
  await noted.catch(() => {});
}

function presentAsker(
  asker: Asker | undefined,
  resource: string | null,
): Pick<Session, 'userId' | 'freshness'> {
  const { user_id: userId = null, owner_id: ownerId = null, stamp = null } = asker ?? {};
  const isStamped = resource !== null && ownerId !== null && stamp !== null;
  return { userId: userId ?? 0, freshness: isStamped ? { resource, ownerId, stamp } : null };
}

/** Removes sessions that ended, once their last work is too long ago to renew one: a browser that slept has lost its cookie. */
export async function sweepSessions({
  db,
  now,
  limits: { idleMs = 0 },
}: Pick<SessionParts, 'db' | 'now' | 'limits'>): Promise<void> {
  await SessionModel.query(db)
    .where('expires_at', '<', new Date(now() - idleMs).toISOString())
    .delete();
}
