import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT, type JWTPayload } from 'jose';

/** The project all test tokens are for, unless they say otherwise. */
export const projectId = 'demo-seedbed';

/** Who a token is for. */
export interface Person {
  uid: string;
  email: string;
}

/** An identity service of our own: it signs ID tokens as Google does and publishes its keys on loopback. */
export interface TestIssuer {
  jwksUrl: string;
  idToken(person: Person, changes?: JWTPayload): Promise<string>;
  /** A token that is right in all but its key. */
  forged(person: Person): Promise<string>;
  close(): Promise<void>;
}

/** The claims of a Firebase ID token. */
export function claimsOf({ uid, email }: Person): JWTPayload {
  const now = Math.floor(Date.now() / 1000);
  return {
    iss: `https://securetoken.google.com/${projectId}`,
    aud: projectId,
    sub: uid,
    email,
    email_verified: true,
    iat: now,
    auth_time: now,
    exp: now + 3600,
  };
}

/** A token as the Auth emulator makes it: `alg` is `none`. */
export function unsignedToken(person: Person, changes: JWTPayload = {}): string {
  return new UnsecuredJWT({ ...claimsOf(person), ...changes }).encode();
}

/** Starts an identity service. */
export async function startIssuer(): Promise<TestIssuer> {
  const ours = await generateKeyPair('RS256', { extractable: true });
  const foreign = await generateKeyPair('RS256');
  const header = { alg: 'RS256', kid: 'test-key', typ: 'JWT' };
  const jwk = { ...(await exportJWK(ours.publicKey)), ...header, use: 'sig' };
  const server = createServer((_, response) => {
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify({ keys: [jwk] }));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const sign = (key: CryptoKey, claims: JWTPayload) =>
    new SignJWT(claims).setProtectedHeader(header).sign(key);
  return {
    jwksUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/keys`,
    idToken: (person, changes = {}) => sign(ours.privateKey, { ...claimsOf(person), ...changes }),
    forged: (person) => sign(foreign.privateKey, claimsOf(person)),
    close: () => new Promise((done) => server.close(() => done())),
  };
}
