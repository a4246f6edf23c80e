/** What sign-in failures say, by kind. */
const signInMessages = {
  popupBlocked: 'Please allow popups for this site to sign in with Google.',
  unauthorizedDomain: 'This domain is not authorized for sign-in. Please check Firebase Console settings.',
  network: 'Authentication blocked by browser settings. Try disabling ad blockers or using incognito mode.',
  other: 'Failed to sign in with Google. Please try again.',
} as const;

const wrongPassword = 'The password is not right. Check it and try again.';
const signInAgain = 'Your sign-in has run out. Sign in again to go on.';

/** The identity service's errors in plain words, by its code without the `auth/`. */
const words: Readonly<Record<string, string>> = {
  'wrong-password': wrongPassword,
  'missing-password': 'Enter a password.',
  'invalid-email': 'That email address is not valid. Check it for typing errors.',
  'user-not-found': 'There is no account with that email address.',
  'email-already-in-use': 'Another account already uses that email address. Sign in with it instead.',
  'invalid-credential': 'The sign-in could not be proven. Start again.',
  'credential-already-in-use': 'That Google account already belongs to another user.',
  'too-many-requests': 'Too many tries in a short time. Wait a few minutes, then try again.',
  'expired-action-code': 'That link has run out. Ask for a new one.',
  'invalid-action-code': 'That link was used already or is damaged. Ask for a new one.',
  'requires-recent-login': 'This needs a fresh sign-in. Sign in again, then repeat it.',
  'invalid-user-token': signInAgain,
  'user-token-expired': signInAgain,
  'user-disabled': 'This account has been switched off. Ask your administrator.',
  'operation-not-allowed': 'Signing in with Google is switched off for this site. Ask your administrator.',
  'multi-factor-auth-required': 'This account asks for a second factor, which is not supported here yet.',
  'unauthorized-domain': 'This address is not on the list of places that may sign in.',
  'popup-blocked': 'The browser did not let the sign-in window open.',
  'popup-closed-by-user': 'The sign-in window was closed before it was done.',
  'cancelled-popup-request': 'Another sign-in window was opened. Finish there, or try again.',
  'web-storage-unsupported':
    'The browser does not let this site remember a sign-in. Allow cookies and site data.',
  'network-request-failed': 'The sign-in service did not answer. Check the connection.',
  'internal-error': 'The sign-in service had a fault of its own. Try again in a moment.',
};

/** What the toast of a failed sign-in says. */
export function signInMessage(error: unknown): string {
  switch (identityCode(error)) {
    case 'popup-blocked':
      return signInMessages.popupBlocked;
    case 'unauthorized-domain':
      return signInMessages.unauthorizedDomain;
    case 'network-request-failed':
      return signInMessages.network;
    default:
      return isFailedFetch(error) ? signInMessages.network : signInMessages.other;
  }
}

const passing = new Set<string | undefined>([
  'network-request-failed',
  'internal-error',
  'too-many-requests',
  'timeout',
]);

/** Whether the identity service gave no answer that counts: the same may well succeed later. */
export function isPassing(error: unknown): boolean {
  return passing.has(identityCode(error)) || isFailedFetch(error);
}

/** Why the identity service refused, in plain words; undefined where it is not one of its errors. */
export function identityErrorWords(error: unknown): string | undefined {
  const code = identityCode(error);
  return code === undefined ? undefined : (words[code] ?? words['internal-error']);
}

function identityCode(error: unknown): string | undefined {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  if (typeof code !== 'string' || !code.startsWith('auth/')) return undefined;
  // The SDK gives this name to the service's own answer that the domain is not on its list.
  return code.slice('auth/'.length).replace('unauthorized-continue-uri', 'unauthorized-domain');
}

/** Browsers word a request that never arrived differently: Chromium, Firefox, Safari. */
function isFailedFetch(error: unknown): boolean {
  return error instanceof Error && /failed to fetch|networkerror|load failed/i.test(error.message);
}
