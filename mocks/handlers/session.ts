import { db } from '../db.ts';
import { Refusal } from './refusal.ts';
import { replay } from './replay.ts';

/** Reads the claims without checking the signature: there is no identity service here. */
function claimsOf(idToken: string): { uid: string; email: string } {
  try {
    const payload = (idToken.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const { sub, email } = JSON.parse(atob(payload)) as { sub?: unknown; email?: unknown };
    if (typeof sub === 'string' && typeof email === 'string') return { uid: sub, email };
  } catch {
    // Not a token at all: refused below like one without claims.
  }
  throw new Refusal(401, 'The ID token is not valid for this application. Sign in again.');
}

export const sessionHandlers = {
  'session.create': replay('session.create', ({ body }) => {
    db.session = claimsOf(body.idToken);
  }),
  'session.delete': replay('session.delete', () => {
    db.session = null;
  }),
  // Nobody is watched for here: a session of the mocks ends by no time.
  'session.noteActivity': replay('session.noteActivity', () => undefined),
};
