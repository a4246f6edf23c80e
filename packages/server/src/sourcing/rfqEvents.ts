import type { FieldRefusal, RfqAward, RfqPatch, RfqStatus } from '../contract/index.ts';
import { missingOf } from './completeness.ts';
import type { Asked, FrozenFormula, RecipientRecord, RfqRecord } from './record.ts';
import { allowedOfRfq, IllegalEvent, rfqTable, type RfqEvent } from './states.ts';
import { standingAt } from './standing.ts';

/** What is refused of what was sent: 400. */
export class RefusedFields extends Error {
  override name = 'RefusedFields';
  readonly errors: readonly FieldRefusal[];

  constructor(message: string, errors: readonly FieldRefusal[]) {
    super(message);
    this.errors = errors;
  }
}

/** Refuses a time that has come already. */
export function refusePast(path: string, time: number, now: number): void {
  if (time > now) return;
  throw new RefusedFields('The time has passed already.', [
    { path, message: 'Enter a time that is still to come' },
  ]);
}

const hasQuote = (rfq: RfqRecord) => rfq.quotes.length > 0;

/** Where an event leads from how a request stands. */
function statusAfter(rfq: RfqRecord, event: RfqEvent): RfqStatus {
  const row = rfqTable.find((each) => each.event === event);
  if (!row || !(row.from as readonly RfqStatus[]).includes(rfq.status)) {
    throw new IllegalEvent(`A request that is ${rfq.status} takes no '${event}'.`, allowedOfRfq(rfq.status));
  }
  if (row.to === 'same') return rfq.status;
  if (row.to === 'byQuotes') return hasQuote(rfq) ? 'quoting' : 'sent';
  return row.to;
}

const refuse = (rfq: RfqRecord, message: string) => new IllegalEvent(message, allowedOfRfq(rfq.status));

/** Sends a request: what is asked for is fixed, the formula with it. */
export function send(stored: RfqRecord, { now, frozen }: { now: number; frozen: FrozenFormula | null }) {
  const rfq = standingAt(stored, now);
  const status = statusAfter(rfq, 'send');
  if (rfq.recipients.length === 0) throw refuse(rfq, 'Nobody is asked yet: add a maker.');
  if (Date.parse(rfq.asked.dueAt ?? '') <= now)
    throw refuse(rfq, 'The due time has passed: set a later one.');
  return { ...rfq, status, frozen, sentAt: new Date(now).toISOString() };
}

/** What is asked for after a change. */
function askedAfter(asked: Asked, patch: RfqPatch, now: number): Asked {
  if (patch.dueAt) refusePast('dueAt', Date.parse(patch.dueAt), now);
  const said = Object.entries(patch).filter(([, value]) => value !== undefined);
  return { ...asked, ...Object.fromEntries(said) };
}

/** Changes what is asked for, before it is sent. */
export function edit(stored: RfqRecord, { patch, now }: { patch: RfqPatch; now: number }): RfqRecord {
  const rfq = standingAt(stored, now);
  if (rfq.status !== 'draft' && rfq.status !== 'ready') {
    throw refuse(rfq, `A request that is ${rfq.status} is not edited.`);
  }
  return standingAt({ ...rfq, asked: askedAfter(rfq.asked, patch, now) }, now);
}

/**
 * The formula was deleted. Before it is sent a request asks for none then, and cannot be sent without another; later it
 * keeps what was sent, and says so.
 */
export function formulaDeleted(
  rfq: RfqRecord,
  { formulaId, now }: { formulaId: number; now: number },
): RfqRecord {
  if (rfq.asked.formulaId !== formulaId) return rfq;
  if (rfq.sentAt !== null) return { ...rfq, formulaDeletedAt: new Date(now).toISOString() };
  return { ...rfq, asked: { ...rfq.asked, formulaId: null, formulaVersion: null } };
}

/** Changes what is asked for after it was sent: a new revision, of which nothing may be missing. */
export function amend(
  stored: RfqRecord,
  { patch, now, frozen }: { patch: RfqPatch; now: number; frozen: FrozenFormula | null },
): RfqRecord {
  const rfq = standingAt(stored, now);
  const status = statusAfter(rfq, 'amend');
  const asked = askedAfter(rfq.asked, patch, now);
  const missing = missingOf(asked);
  if (missing.length > 0) {
    const errors = missing.map((path) => ({ path, message: 'This has to be said' }));
    throw new RefusedFields('A request that was sent keeps what has to be said.', errors);
  }
  return { ...rfq, status, asked, frozen, revision: rfq.revision + 1 };
}

/** Takes no more quotes. */
export function close(stored: RfqRecord, { now }: { now: number }): RfqRecord {
  const rfq = standingAt(stored, now);
  return { ...rfq, status: statusAfter(rfq, 'close') };
}

/** Takes quotes again, until a new time. */
export function reopen(stored: RfqRecord, { dueAt, now }: { dueAt: string; now: number }): RfqRecord {
  const rfq = standingAt(stored, now);
  const status = statusAfter(rfq, 'reopen');
  refusePast('dueAt', Date.parse(dueAt), now);
  return { ...rfq, status, asked: { ...rfq.asked, dueAt } };
}

const isInTheRunning = ({ status }: RecipientRecord) => status === 'quoted' || status === 'shortlisted';

/** Gives a request up: links end, and who was in the running has lost. */
export function cancel(stored: RfqRecord, { reason, now }: { reason: string; now: number }): RfqRecord {
  const rfq = standingAt(stored, now);
  const status = statusAfter(rfq, 'cancel');
  const recipients = rfq.recipients.map((recipient) => ({
    ...recipient,
    tokenHash: null,
    status: isInTheRunning(recipient) ? ('lost' as const) : recipient.status,
  }));
  return { ...rfq, status, reason, recipients };
}

/** Takes a quote; `check` throws where the quote cannot be taken. */
export function award(
  stored: RfqRecord,
  { now, taken, isConfirmed }: { now: number; taken: (rfq: RfqRecord) => RfqAward; isConfirmed: boolean },
): RfqRecord {
  const rfq = standingAt(stored, now);
  const status = statusAfter(rfq, 'award');
  const won = taken(rfq);
  if (!isConfirmed) {
    throw refuse(
      rfq,
      'The formula has changed since it was asked for: send confirmStale to award all the same.',
    );
  }
  const recipients = rfq.recipients.map((recipient) => {
    if (recipient.id === won.recipientId) {
      return { ...recipient, status: 'awarded' as const, statusBeforeAward: recipient.status };
    }
    if (!isInTheRunning(recipient)) return recipient;
    return { ...recipient, status: 'lost' as const, statusBeforeAward: recipient.status };
  });
  return { ...rfq, status, award: won, recipients };
}

/** Takes an award back: everybody is again what they were. */
export function revoke(stored: RfqRecord, { reason, now }: { reason: string; now: number }): RfqRecord {
  const rfq = standingAt(stored, now);
  const status = statusAfter(rfq, 'revoke');
  const recipients = rfq.recipients.map((recipient) => ({
    ...recipient,
    status: recipient.statusBeforeAward ?? recipient.status,
    statusBeforeAward: null,
  }));
  return standingAt({ ...rfq, status, reason, award: null, recipients }, now);
}
