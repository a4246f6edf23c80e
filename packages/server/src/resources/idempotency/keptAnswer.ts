import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/**
 * What an answer is kept under: whose it is, the key that came with the request, and the deployment's secret. The key
 * itself is stored nowhere, so whoever reads the database, and even the secret where it lies there too, reads no answer.
 */
export interface KeptUnder {
  uid: string;
  key: string;
  secret: string;
}

const derived = ({ uid, key, secret }: KeptUnder, purpose: 'name' | 'seal'): Buffer =>
  Buffer.from(hkdfSync('sha256', key, secret, `idempotency ${purpose} ${uid}`, 32));

/** What a request's key is stored as. */
export const nameOfKey = (under: KeptUnder): string => derived(under, 'name').toString('base64url');

const cipher = 'aes-256-gcm';
const [ivBytes, tagBytes] = [12, 16];

/** An answer that only the same request can read again. */
export function sealAnswer(under: KeptUnder, answer: string): string {
  const iv = randomBytes(ivBytes);
  const sealing = createCipheriv(cipher, derived(under, 'seal'), iv);
  const content = Buffer.concat([sealing.update(answer, 'utf8'), sealing.final()]);
  return Buffer.concat([iv, sealing.getAuthTag(), content]).toString('base64url');
}

/** Reads an answer. Throws where it was sealed under something else, or was changed since. */
export function openAnswer(under: KeptUnder, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const opening = createDecipheriv(cipher, derived(under, 'seal'), bytes.subarray(0, ivBytes));
  opening.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  return Buffer.concat([opening.update(bytes.subarray(ivBytes + tagBytes)), opening.final()]).toString(
    'utf8',
  );
}
