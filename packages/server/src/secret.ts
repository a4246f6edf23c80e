import { randomBytes } from 'node:crypto';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The name of the file inside the data folder that keeps the session secret. */
export const secretFileName = 'session-secret';

/** A secret nobody can guess: 256 bits. */
export function freshSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** The secret of this data folder: made once, readable by its owner only. */
export function secretOf(dataDir: string): string {
  const file = join(dataDir, secretFileName);
  try {
    writeFileSync(file, freshSecret(), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  chmodSync(file, 0o600);
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length >= 32) return secret;
  // A disk that was full at the first start left an empty file.
  writeFileSync(file, freshSecret(), { mode: 0o600 });
  return readFileSync(file, 'utf8');
}
