import { hash } from 'node:crypto';
import { canonicalJson } from '../formula/index.ts';

/** SHA-256 of a value, whichever order its fields stand in. */
export const checksumOf = (value: unknown): string => hash('sha256', canonicalJson(value), 'hex');

/** The version of what has no number of its own: the start of its checksum. */
export const shortVersion = (checksum: string): string => checksum.slice(0, 8);
