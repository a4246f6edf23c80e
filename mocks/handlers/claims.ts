import type { CheckedClaims } from '@seedbed/server/contract';
import checked from '../data/checkedClaims.json' with { type: 'json' };
import { now } from '../db.ts';
import { replay } from './replay.ts';

/** Judging needs the server's whole base: copy is answered as the server answered the contract's example. */
export const claimHandlers = {
  'claims.check': replay('claims.check', () => ({ ...(checked as unknown as CheckedClaims), asOf: now() })),
};
