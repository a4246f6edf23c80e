import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { sweepRateCounts } from './db/rateCounter.ts';
import type { Metrics } from './http/observed/metrics.ts';
import type { Mailer } from './outbound/mail/index.ts';
import { sweepExports } from './resources/exports/exports.service.ts';
import { sweepTrash } from './resources/garden/garden.service.ts';
import { sweepKeys } from './resources/idempotency/idempotency.service.ts';
import { deleteEnded } from './resources/jobs/jobs.model.ts';
import { Jobs, type JobKind } from './resources/jobs/jobs.service.ts';
import { sweepLiterature } from './resources/literature/literature.service.ts';
import { heedDueTimes, sendLetter } from './resources/rfqs/letters.service.ts';
import { mailKind } from './resources/rfqs/mails.service.ts';
import type { SessionLimits } from './resources/session/age.ts';
import { sweepSessions } from './resources/session/session.service.ts';

const sweepEveryMs = 600_000;
const dueTimesEveryMs = 300_000;
/** How long it can be looked up what became of a job, in ms: 90 days. */
const keptMs = 90 * 86_400_000;

/** What jobs are done with. */
interface JobParts {
  db: Knex;
  now(): number;
  /** None: e-mail waits until there is one. */
  mailer: Mailer | undefined;
  /** Secrets of e-mailed links are derived from it. */
  linkKey: string;
  /** How long a sign-in is good for. */
  sessionLimits: SessionLimits;
}

/** What is done later or again, by its kind. */
function jobKindsOf({ db, now, mailer, linkKey, sessionLimits }: JobParts): Record<string, JobKind> {
  const sweep = (run: () => Promise<unknown>): JobKind => ({ everyMs: sweepEveryMs, run });
  return {
    sweepSessions: sweep(() => sweepSessions({ db, now, limits: sessionLimits })),
    sweepRateCounts: sweep(() => sweepRateCounts(db, new Date())),
    sweepLiterature: sweep(() => sweepLiterature(db, new Date(now()))),
    sweepTrash: sweep(() => sweepTrash(db, now())),
    sweepKeys: sweep(() => sweepKeys(db, new Date(now()))),
    sweepExports: sweep(() => sweepExports(db, new Date(now()))),
    ...(mailer && { [mailKind]: { run: (job) => sendLetter({ db, now, mailer, linkKey }, job) } }),
    rfqDueTimes: {
      everyMs: dueTimesEveryMs,
      run: () => heedDueTimes({ db, now, linkKey: mailer && linkKey }),
    },
    sweepJobs: sweep(() => deleteEnded(db, now() - keptMs)),
  };
}

/** What of an application its jobs are done with. */
interface JobsOfApp {
  db: Knex;
  log: Logger;
  mailer?: Mailer | undefined;
  sessionSecret: string;
  sessionLimits?: SessionLimits | undefined;
  jobsEveryMs?: number;
}

/** The jobs of an application, which are told of among its figures. */
export const createJobs = (
  { db, log, mailer, sessionSecret: linkKey, sessionLimits = {}, jobsEveryMs: pollEveryMs }: JobsOfApp,
  { metrics, now }: { metrics: Metrics; now(): number },
): Jobs =>
  new Jobs({
    db,
    log,
    now,
    kinds: jobKindsOf({ db, now, mailer, linkKey, sessionLimits }),
    watch: { stand: (counts) => metrics.setJobs(counts), ran: (...run) => metrics.countJob(...run) },
    pollEveryMs,
  });
