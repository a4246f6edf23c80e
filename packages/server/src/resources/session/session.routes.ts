import { sessionCookie } from '../../contract/index.ts';
import type { Api } from '../../http/api.ts';
import { closeSession, openSession, type SessionParts } from './session.service.ts';

const cookieOptions = { httpOnly: true, sameSite: 'lax', path: '/', overwrite: true } as const;

/** POST and DELETE /api/session. */
export function mountSession(api: Api, parts: SessionParts): void {
  api.mount('session.create', async (ctx, { body }) => {
    const earlier = ctx.cookies.get(sessionCookie);
    const { cookie, expiresAt } = await openSession(parts, body.idToken, earlier);
    ctx.cookies.set(sessionCookie, cookie, { ...cookieOptions, secure: ctx.secure, expires: expiresAt });
    ctx.status = 204;
  });

  api.mount('session.delete', async (ctx) => {
    await closeSession(parts, ctx.cookies.get(sessionCookie));
    ctx.cookies.set(sessionCookie, null, { ...cookieOptions, secure: ctx.secure });
    ctx.status = 204;
  });
}
