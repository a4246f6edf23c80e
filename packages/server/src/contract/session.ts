import { z } from 'zod';
import { IdParams, operation, RecordId, Timestamp } from './http.ts';

/** The ID token of the identity service; it is traded for the session cookie. */
export const SessionDraft = z
  .strictObject({
    idToken: z.string().min(1, 'Send the ID token').max(8192).describe('Firebase ID token (JWT)'),
  })
  .meta({ id: 'SessionDraft', example: { idToken: 'eyJhbGciOiJSUzI1NiJ9.e30.c2ln' } });
export type SessionDraft = z.infer<typeof SessionDraft>;

/**
 * Name of the HttpOnly cookie that carries the session. Over https it has the prefix `__Host-`: browsers then take it
 * from this very host alone, so that no neighbour under the same domain can plant one.
 */
export const sessionCookie = 'seedbed_session';

/** A browser in which somebody is signed in. */
export const OwnSession = z
  .strictObject({
    id: RecordId,
    device: z.string().describe('Browser and system, as the browser names itself; empty where it does not'),
    createdAt: Timestamp.describe('When it was signed in there'),
    lastSeenAt: Timestamp.describe('When it was last used, give or take five minutes'),
    expiresAt: Timestamp.describe('When it ends unless the browser renews it'),
    isCurrent: z.boolean().describe('Whether it is the one that asks'),
  })
  .meta({
    id: 'OwnSession',
    example: {
      id: 1,
      device: 'Firefox on Linux',
      createdAt: '2026-01-05T09:30:00.000Z',
      lastSeenAt: '2026-01-05T10:15:00.000Z',
      expiresAt: '2026-01-05T11:10:00.000Z',
      isCurrent: true,
    },
  });
export type OwnSession = z.infer<typeof OwnSession>;

export const sessionOperations = {
  'session.create': operation('session.create', {
    summary: 'Trade an ID token for the session cookie, which lives no longer than the token',
    body: SessionDraft,
    responses: { 204: null },
    problems: [400, 401, 413, 415, 503],
  }),
  'session.delete': operation('session.delete', {
    summary: 'Log out: end the session on the server, where there is one, and clear the cookie',
    responses: { 204: null },
  }),
  'session.noteActivity': operation('session.noteActivity', {
    summary: 'Tell that somebody is at work here: a session at which nobody is for a while ends',
    responses: { 204: null },
  }),
  'sessions.list': operation('sessions.list', {
    summary: 'Where one is signed in, the last used first',
    responses: { 200: z.array(OwnSession) },
  }),
  'sessions.delete': operation('sessions.delete', {
    summary: 'End one of one’s sessions: its cookie is refused, and that browser has to sign in anew',
    params: IdParams,
    responses: { 204: null },
    problems: [400, 404, 409],
  }),
  'sessions.deleteOthers': operation('sessions.deleteOthers', {
    summary: 'End all of one’s sessions but the one that asks; with an ID token in its place all of them',
    responses: { 204: null },
    problems: [409],
  }),
};
