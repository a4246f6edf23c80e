import type { Api } from '../../http/api.ts';
import { readSessionCookie, setSessionCookie } from '../../http/sessionCookie.ts';
import { closeSession, openSession, type SessionParts } from './session.service.ts';

/** POST and DELETE /api/session. */
export function mountSession(api: Api, parts: SessionParts): void {
  api.mount('session.create', async (ctx, { body }) => {
    const { cookie, expiresAt, uid, isNew } = await openSession(parts, body.idToken, readSessionCookie(ctx));
    setSessionCookie(ctx, { value: cookie, expires: expiresAt });
    ctx.state.uid = uid;
    if (isNew) ctx.state.event = 'signed in';
    ctx.status = 204;
  });

  api.mount('session.delete', async (ctx) => {
    const uid = await closeSession(parts, readSessionCookie(ctx));
    setSessionCookie(ctx, null);
    ctx.state.uid = uid ?? undefined;
    if (uid) ctx.state.event = 'signed out';
    ctx.status = 204;
  });
}
