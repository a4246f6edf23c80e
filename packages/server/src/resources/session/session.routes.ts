import type { Api } from '../../http/api.ts';
import { readSessionCookie, setSessionCookie } from '../../http/session/sessionCookie.ts';
import { deviceOf } from './device.ts';
import { endOtherSessions, endSession, listSessions } from './ownSessions.service.ts';
import { presentSession } from './session.present.ts';
import { closeSession, noteWork, openSession, type SessionParts } from './session.service.ts';

/** /api/session, of this browser, and /api/sessions, wherever one is signed in. */
export function mountSession(api: Api, parts: SessionParts): void {
  api.mount('session.create', async (ctx, { body }) => {
    const { cookie, expiresAt, uid, isNew } = await openSession(parts, {
      idToken: body.idToken,
      earlierCookie: readSessionCookie(ctx),
      device: deviceOf(ctx.get('User-Agent')),
    });
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

  api.mount('session.noteActivity', async (ctx, { session }) => {
    await noteWork(parts, session.sessionId);
    ctx.status = 204;
  });

  api.mount(
    'sessions.list',
    async (ctx, { session }) => {
      ctx.body = (await listSessions(parts, session)).map(presentSession);
    },
    { reads: null },
  );

  api.mount('sessions.delete', async (ctx, { session, params }) => {
    const isCurrent = await endSession(parts, { ...session, number: params.id });
    if (isCurrent) setSessionCookie(ctx, null);
    ctx.state.event = 'session ended';
    ctx.status = 204;
  });

  api.mount('sessions.deleteOthers', async (ctx, { session }) => {
    await endOtherSessions(parts, session);
    ctx.state.event = 'other sessions ended';
    ctx.status = 204;
  });
}
