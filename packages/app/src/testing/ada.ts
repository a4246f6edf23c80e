import type { SessionUser } from '../session/session.atom';

/** Who is signed in where a story or a test does not say. */
export const ada: SessionUser = {
  uid: 'ada-research',
  displayName: 'Ada Okafor',
  email: 'ada@seedbed.test',
  emailVerified: true,
  photoURL: null,
  phoneNumber: null,
  isAnonymous: false,
  tenantId: null,
  providerData: [],
  creationTime: null,
  lastSignInTime: null,
};
