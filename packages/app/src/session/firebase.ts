import type { WebConfig } from '@seedbed/server/contract';
import { initializeApp } from 'firebase/app';
import {
  browserLocalPersistence,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  GoogleAuthProvider,
  initializeAuth,
  onIdTokenChanged,
  signInWithCredential,
  signInWithPopup,
  signOut,
  type Auth,
  type User,
} from 'firebase/auth';
import type { LocalAccount } from './accounts/localAccounts';
import type { SessionUser } from './session.atom';

/** The current person's token and until when it holds, milliseconds since 1970. */
export interface Token {
  idToken: string;
  expiresAt: number;
}

/** The identity service as the rest of the app sees it. */
export interface Identity {
  /** Calls with the person, or null, now and whenever the person or the token changes, in any tab. */
  watch(listener: (user: SessionUser | null) => void): () => void;
  /** The current token; `isForced` asks for a new one. Null when nobody is signed in. */
  token(isForced?: boolean): Promise<Token | null>;
  /** Signs in through Google's popup. */
  signInWithPopup(): Promise<void>;
  /** Signs in at the Auth emulator, which takes plain claims for Google's word. */
  signInWithClaims(account: LocalAccount): Promise<void>;
  signOut(): Promise<void>;
}

/** Opens the identity service. Firebase is known in this file only. */
export function openIdentity(config: WebConfig): Identity {
  const auth = initializeAuth(initializeApp(config.firebase), {
    persistence: browserLocalPersistence,
    // In Safari it fetches Google's script at once; the emulator has no popup.
    popupRedirectResolver: config.authEmulatorUrl ? undefined : browserPopupRedirectResolver,
  });
  if (config.authEmulatorUrl) connectAuthEmulator(auth, config.authEmulatorUrl, { disableWarnings: true });
  return {
    watch: (listener) => onIdTokenChanged(auth, (user) => listener(user && sessionUserOf(user))),
    token: (isForced) => tokenOf(auth, isForced),
    signInWithPopup: async () => void (await signInWithPopup(auth, googleProvider())),
    signInWithClaims: async (account) => void (await signInWithCredential(auth, claimsOf(account))),
    signOut: () => signOut(auth),
  };
}

function googleProvider(): GoogleAuthProvider {
  const provider = new GoogleAuthProvider();
  provider.addScope('email');
  provider.addScope('profile');
  return provider;
}

function claimsOf({ name, email }: LocalAccount) {
  return GoogleAuthProvider.credential(
    JSON.stringify({ sub: email.toLowerCase(), email, email_verified: true, name }),
  );
}

async function tokenOf(auth: Auth, isForced = false): Promise<Token | null> {
  if (!auth.currentUser) return null;
  const { token, expirationTime } = await auth.currentUser.getIdTokenResult(isForced);
  return { idToken: token, expiresAt: Date.parse(expirationTime) };
}

function sessionUserOf(user: User): SessionUser {
  return {
    uid: user.uid,
    displayName: user.displayName,
    email: user.email,
    emailVerified: user.emailVerified,
    photoURL: user.photoURL,
    phoneNumber: user.phoneNumber,
    isAnonymous: user.isAnonymous,
    tenantId: user.tenantId,
    providerData: user.providerData.map((provider) => ({ ...provider })),
    creationTime: user.metadata.creationTime ?? null,
    lastSignInTime: user.metadata.lastSignInTime ?? null,
  };
}
