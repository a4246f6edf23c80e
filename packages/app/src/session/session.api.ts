import type { User } from '@seedbed/server/contract';
import { call } from '../api/client';
import { ApiError, hasStatus } from '../api/problem';
import { logFailure } from '../feedback/log';
import type { Token } from './firebase';
import { initialRole } from './accounts/localAccounts';
import type { SessionUser } from './session.atom';

/**
 * Trades a token for the session cookie.
 * @returns false when the server refuses the token; true when it took it, or could not be asked:
 * an earlier cookie may still hold, and every screen says so itself when it does not
 */
export async function openSession(token: Token): Promise<boolean> {
  try {
    await call('session.create', { body: { idToken: token.idToken } });
    return true;
  } catch (error) {
    logFailure('Error opening the session:', error);
    return !(error instanceof ApiError && error.status < 500 && error.status !== 429);
  }
}

/** The person's record, made if it is missing. Undefined when that failed: sign-in goes on all the same. */
export async function syncUser(user: SessionUser): Promise<User | undefined> {
  try {
    return await findOrCreateUser(user);
  } catch (error) {
    logFailure('Error syncing user with database:', error);
    return undefined;
  }
}

async function findOrCreateUser(user: SessionUser): Promise<User> {
  try {
    return await call('users.current', { uid: user.uid });
  } catch (error) {
    if (!hasStatus(error, 404)) throw new Error('Failed to fetch user', { cause: error });
  }
  const email = user.email ?? '';
  return call('users.create', {
    uid: user.uid,
    body: {
      firebaseUid: user.uid,
      email,
      fullName: user.displayName || 'Anonymous',
      role: initialRole(email),
    },
  });
}
