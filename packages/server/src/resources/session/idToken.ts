import { createRemoteJWKSet, errors, jwtVerify, UnsecuredJWT, type JWTPayload } from 'jose';
import { z } from 'zod';
import { SignInNeeded, Unavailable } from '../../errors.ts';

/** What a verified ID token says. */
export interface Identity {
  uid: string;
  email: string | null;
  /** False only when the token says that nobody proved the address to be theirs. */
  isEmailVerified: boolean;
  /** When the person proved who they are, in seconds since 1970; a renewed token keeps it. 0 when not told. */
  signedInAt: number;
  /** When the token ends, in milliseconds since 1970. */
  expiresAt: number;
}

/** Verifies an ID token; throws `SignInNeeded` when it proves nothing and `Unavailable` without Google's keys. */
export type VerifyToken = (idToken: string) => Promise<Identity>;

/** How tokens are verified. */
export interface VerifierSettings {
  /** The Firebase project: audience and end of the issuer. */
  projectId: string;
  /** Takes the unsigned tokens of the Auth emulator, and only those. Local mode alone. */
  isEmulator: boolean;
  /** Where the signing keys are. @default Google's */
  jwksUrl?: string;
  now?: () => number;
}

/** Google's keys for Firebase ID tokens, as JSON Web Keys. */
const googleJwksUrl =
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

// Firebase: https://firebase.google.com/docs/auth/admin/verify-id-tokens
const storable = z.string().refine((text) => text.isWellFormed() && !text.includes('\0'));
const Claims = z.object({
  sub: storable.min(1).max(128),
  email: storable.min(1).max(320).optional(),
  email_verified: z.unknown(),
  exp: z.number(),
  auth_time: z.number().optional(),
});

/** Allowance for a clock ahead of ours, in seconds; an expired token gets none. */
const clockSkewSeconds = 60;

/** Makes the verifier of a deployment. Keys are fetched when first needed and kept. */
export function createTokenVerifier(settings: VerifierSettings): VerifyToken {
  const { projectId, now = Date.now } = settings;
  const readPayload = settings.isEmulator ? readUnsigned : signedReader(settings.jwksUrl ?? googleJwksUrl);
  return async (idToken) => {
    const checks = {
      audience: projectId,
      issuer: `https://securetoken.google.com/${projectId}`,
      currentDate: new Date(now()),
    };
    return identityOf(await readPayload(idToken, checks), now(), settings.isEmulator);
  };
}

interface Checks {
  audience: string;
  issuer: string;
  currentDate: Date;
}

async function readUnsigned(idToken: string, checks: Checks): Promise<JWTPayload> {
  try {
    return UnsecuredJWT.decode(idToken, checks).payload;
  } catch (error) {
    throw refusal(error);
  }
}

function signedReader(jwksUrl: string) {
  const keys = createRemoteJWKSet(new URL(jwksUrl), { timeoutDuration: 5000 });
  return async (idToken: string, checks: Checks): Promise<JWTPayload> => {
    try {
      const required = { requiredClaims: ['sub', 'exp', 'iat', 'auth_time'], algorithms: ['RS256'] };
      return (await jwtVerify(idToken, keys, { ...checks, ...required })).payload;
    } catch (error) {
      throw refusal(error);
    }
  };
}

function refusal(error: unknown): Error {
  const isUnreachable =
    error instanceof errors.JWKSTimeout || !(error instanceof errors.JOSEError) || isFailedFetch(error);
  if (isUnreachable) {
    return new Unavailable('The keys that prove a sign-in cannot be fetched right now. Try again shortly.');
  }
  if (error instanceof errors.JWTExpired) return new SignInNeeded('The ID token has expired. Sign in again.');
  return new SignInNeeded('The ID token is not valid for this application. Sign in again.');
}

// jose reports an answer other than 200 from the key server with the plain base class.
function isFailedFetch(error: InstanceType<typeof errors.JOSEError>): boolean {
  return error.code === 'ERR_JOSE_GENERIC';
}

function identityOf(payload: JWTPayload, now: number, isEmulator: boolean): Identity {
  const claims = Claims.safeParse(payload);
  const latest = now / 1000 + clockSkewSeconds;
  const authTime = claims.data?.auth_time ?? (isEmulator ? 0 : Infinity);
  if (!claims.success || authTime > latest || (payload.iat ?? 0) > latest) {
    throw new SignInNeeded('The ID token is not valid for this application. Sign in again.');
  }
  const { sub, email = null, email_verified, exp, auth_time: signedInAt = 0 } = claims.data;
  const isEmailVerified = email_verified !== false;
  return { uid: sub, email, isEmailVerified, signedInAt, expiresAt: exp * 1000 };
}
