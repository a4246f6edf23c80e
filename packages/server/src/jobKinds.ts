import type { Knex } from 'knex';
import { sweepRateCounts } from './db/rateCounter.ts';
import { sweepExports } from './resources/exports/exports.service.ts';
import { sweepTrash } from './resources/garden/garden.service.ts';
import { sweepKeys } from './resources/idempotency/idempotency.service.ts';
import { deleteEnded } from './resources/jobs/jobs.model.ts';
import type { JobKind } from './resources/jobs/jobs.service.ts';
import { sweepLiterature } from './resources/literature/literature.service.ts';
import { sweepSessions } from './resources/session/session.service.ts';

const sweepEveryMs = 600_000;
/** How long it can be looked up what became of a job, in ms: 90 days. */
const keptMs = 90 * 86_400_000;

/** What is done later or again, by its kind. */
export function jobKindsOf({ db, now }: { db: Knex; now(): number }): Record<string, JobKind> {
  const sweep = (run: () => Promise<unknown>): JobKind => ({ everyMs: sweepEveryMs, run });
  return {
    sweepSessions: sweep(() => sweepSessions(db, new Date(now()))),
    sweepRateCounts: sweep(() => sweepRateCounts(db, new Date())),
    sweepLiterature: sweep(() => sweepLiterature(db, new Date(now()))),
    sweepTrash: sweep(() => sweepTrash(db, now())),
    sweepKeys: sweep(() => sweepKeys(db, new Date(now()))),
    sweepExports: sweep(() => sweepExports(db, new Date(now()))),
    sweepJobs: sweep(() => deleteEnded(db, now() - keptMs)),
  };
}
