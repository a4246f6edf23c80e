import { createHmac, timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { secretFileName } from '../../src/secret.ts';

/** Who a request comes from; null when its cookie proves nothing. */
export type ReadSession = (cookieHeader: string | undefined) => number | null;

const ofPerson = `select users.id from sessions join users on users.firebase_uid = sessions.firebase_uid
  where sessions.id = ?`;

/** Reads Seedbed's session cookie as Seedbed does: signature, end, and that nobody has logged out. */
export function createReadSession(dataDir: string, db: DatabaseSync): ReadSession {
  const sessionIdOf = createReadCookie(dataDir);
  const find = db.prepare(ofPerson);
  return (header) => {
    const id = sessionIdOf(header);
    return id === null ? null : ((find.get(id)?.id as number | undefined) ?? null);
  };
}

/** Reads the session's id out of a cookie with a good signature that has not ended. */
export function createReadCookie(dataDir: string): (header: string | undefined) => string | null {
  const secret = readFileSync(join(dataDir, secretFileName), 'utf8').trim();
  return (header = '') => {
    const value = /(?:^|; )seedbed_session=([^;]*)/.exec(header)?.[1] ?? '';
    const [id = '', expires = '', signature = ''] = value.split('.');
    const signed = createHmac('sha256', secret).update(`${id}.${expires}`).digest();
    const sent = Buffer.from(signature, 'base64url');
    const isOurs = sent.length === signed.length && timingSafeEqual(sent, signed);
    return isOurs && Number(expires) * 1000 > Date.now() ? id : null;
  };
}
