import { z } from 'zod';
import { operation } from './http.ts';

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
};
