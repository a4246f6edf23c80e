import { judgedCopy, openingsIn } from '../data/index.ts';
import { now } from '../db.ts';
import { replay } from './replay.ts';

/** Judging needs the server's whole base: copy is answered as the server judged it before. */
export const claimHandlers = {
  'claims.check': replay('claims.check', ({ body }) => {
    const { refs: _kept, ...checked } = judgedCopy(body);
    return { ...checked, asOf: now() };
  }),
  'claims.openings': replay('claims.openings', ({ body }) => ({ ...openingsIn(body.market), asOf: now() })),
};
