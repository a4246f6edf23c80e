import { describe, expect, it } from 'vitest';
import { identityErrorWords, isPassing, signInMessage } from './identityErrors';

const identityError = (code: string) =>
  Object.assign(new Error(`Firebase: ${code}`), { code: `auth/${code}` });

describe('signInMessage', () => {
  it.each([
    [identityError('popup-blocked'), 'Please allow popups for this site to sign in with Google.'],
    [
      identityError('unauthorized-domain'),
      'This domain is not authorized for sign-in. Please check Firebase Console settings.',
    ],
    [
      identityError('unauthorized-continue-uri'),
      'This domain is not authorized for sign-in. Please check Firebase Console settings.',
    ],
    [
      identityError('network-request-failed'),
      'Authentication blocked by browser settings. Try disabling ad blockers or using incognito mode.',
    ],
    [
      new TypeError('Failed to fetch'),
      'Authentication blocked by browser settings. Try disabling ad blockers or using incognito mode.',
    ],
    [identityError('popup-closed-by-user'), 'Failed to sign in with Google. Please try again.'],
    [new Error('odd'), 'Failed to sign in with Google. Please try again.'],
    [undefined, 'Failed to sign in with Google. Please try again.'],
  ])('%s', (error, message) => expect(signInMessage(error)).toBe(message));
});

describe('identityErrorWords', () => {
  it.each([
    'wrong-password',
    'missing-password',
    'invalid-email',
    'user-not-found',
    'email-already-in-use',
    'invalid-credential',
    'credential-already-in-use',
    'too-many-requests',
    'expired-action-code',
    'invalid-action-code',
    'requires-recent-login',
    'invalid-user-token',
    'user-token-expired',
    'user-disabled',
    'operation-not-allowed',
    'multi-factor-auth-required',
    'unauthorized-domain',
    'popup-blocked',
    'popup-closed-by-user',
    'cancelled-popup-request',
    'web-storage-unsupported',
    'network-request-failed',
    'internal-error',
  ])('%s has plain words', (code) => {
    const said = identityErrorWords(identityError(code));
    expect(said).toMatch(/^[A-Z].*\.$/);
    expect(said).not.toContain('auth/');
  });

  it('takes a code nobody knows for a fault of the service', () =>
    expect(identityErrorWords(identityError('new-in-2027'))).toBe(
      identityErrorWords(identityError('internal-error')),
    ));

  it('takes the service’s own refusal of a domain for the page’s', () =>
    expect(identityErrorWords(identityError('unauthorized-continue-uri'))).toBe(
      identityErrorWords(identityError('unauthorized-domain')),
    ));

  it('has nothing to say about other errors', () => {
    expect(identityErrorWords(new TypeError('Failed to fetch'))).toBeUndefined();
    expect(identityErrorWords({ code: 500 })).toBeUndefined();
    expect(identityErrorWords(null)).toBeUndefined();
  });
});

describe('what passes', () => {
  it.each([
    identityError('network-request-failed'),
    identityError('internal-error'),
    identityError('too-many-requests'),
    new TypeError('Failed to fetch'),
  ])('%s', (error) => expect(isPassing(error)).toBe(true));

  it.each([
    identityError('user-disabled'),
    identityError('user-token-expired'),
    identityError('invalid-user-token'),
    new Error('odd'),
    undefined,
  ])('not %s', (error) => expect(isPassing(error)).toBe(false));
});
