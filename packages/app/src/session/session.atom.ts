import { atom } from 'jotai';
import { mayBeSignedIn } from './storedIdentity';

/** The signed-in person as the identity service knows them. */
export interface SessionUser {
  uid: string;
  displayName: string | null;
  email: string | null;
  emailVerified: boolean;
  photoURL: string | null;
  phoneNumber: string | null;
  isAnonymous: boolean;
  tenantId: string | null;
  providerData: {
    providerId: string;
    uid: string;
    displayName: string | null;
    email: string | null;
    phoneNumber: string | null;
    photoURL: string | null;
  }[];
  /** RFC 1123 dates, as the identity service writes them. */
  creationTime: string | null;
  lastSignInTime: string | null;
}

/** Who is here. `failed`: the identity service or our server could not be reached, so nobody knows. */
export type Session =
  | { status: 'loading' }
  | { status: 'failed'; error: unknown }
  | { status: 'signed-out' }
  | { status: 'signed-in'; user: SessionUser };

/** Who is here; set by `useSessionWatch` only. */
export const sessionAtom = atom<Session>({ status: mayBeSignedIn() ? 'loading' : 'signed-out' });

/** The signed-in person, or null. */
export const userAtom = atom((get) => {
  const session = get(sessionAtom);
  return session.status === 'signed-in' ? session.user : null;
});
