import { hash, timingSafeEqual } from 'node:crypto';
import type { Context } from 'koa';
import { Forbidden, SignInNeeded } from '../../errors.ts';
import type { Credential, Session } from '../../ports.ts';
import { readSessionCookie } from './sessionCookie.ts';

/**
 * Turns a credential into a session, and looks up how fresh `resource` is; throws `SignInNeeded` when the
 * credential proves nothing.
 */
export type Authenticate = (credential: Credential, resource: string | null) => Promise<Session>;

/** Who may ask, and for what. */
export interface Asking {
  authenticate: Authenticate;
  /** The resource whose freshness is wanted. */
  resource: string | null;
}

/** The session of a request, or a refusal: 401 without one, 403 when `X-Firebase-UID` names somebody else. */
export async function requireSession(ctx: Context, { authenticate, resource }: Asking): Promise<Session> {
  const credential = credentialOf(ctx);
  if (!credential) throw new SignInNeeded('Sign in first: this call needs a session.');
  const session = await authenticate(credential, resource);
  ctx.state.uid = session.uid;
  const claimed = ctx.headers['x-firebase-uid'];
  if (claimed !== undefined && claimed !== session.uid) {
    throw new Forbidden('X-Firebase-UID is not the uid of the signed-in person.');
  }
  return session;
}

function credentialOf(ctx: Context): Credential | null {
  const { authorization } = ctx.headers;
  if (authorization !== undefined) {
    const value = /^Bearer +([\w.~+/=-]+)$/i.exec(authorization)?.[1];
    return value ? { kind: 'bearer', value } : null;
  }
  const value = readSessionCookie(ctx);
  return value ? { kind: 'cookie', value } : null;
}

/** Whether a request comes from this machine itself, not through a proxy on it. */
export function isLoopback(ctx: Context): boolean {
  const address = ctx.req.socket.remoteAddress ?? '';
  const isForwarded = ctx.headers['x-forwarded-for'] !== undefined || ctx.headers.forwarded !== undefined;
  return !isForwarded && /^(127\.|::1$|::ffff:127\.)/.test(address);
}

/** Whether a request carries this very token; compared without telling by its time how much was right. */
export function isBearerOf(ctx: Context, token: string | undefined): boolean {
  if (!token) return false;
  const digest = (text: string) => hash('sha256', text, 'buffer');
  return timingSafeEqual(digest(ctx.get('Authorization')), digest(`Bearer ${token}`));
}
