import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { RecipientStatus, RfqStatus } from '../contract/index.ts';
import { wonBy } from './award.ts';
import type { QuoteRecord, RfqRecord } from './record.ts';
import * as makers from './recipientEvents.ts';
import * as requests from './rfqEvents.ts';
import { asked, now as start, quoteOf, recipient, rfq, terms } from './sourcing.fixture.ts';
import { IllegalEvent } from './states.ts';
import { latestQuote, standingAt } from './standing.ts';
import { tellRequest } from './told.ts';

/** The table of a request once more, from the specification: event, from, the states that it may lead to. */
const requestRows: Record<string, Partial<Record<RfqStatus, RfqStatus[]>>> = {
  send: { ready: ['sent'] },
  amend: { sent: ['sent'], quoting: ['quoting'] },
  close: { sent: ['closed'], quoting: ['closed'] },
  reopen: { closed: ['quoting', 'sent'] },
  award: { quoting: ['awarded'], closed: ['awarded'] },
  revoke: { awarded: ['closed'] },
  cancel: {
    draft: ['cancelled'],
    ready: ['cancelled'],
    sent: ['cancelled'],
    quoting: ['cancelled'],
    closed: ['cancelled'],
  },
};

const before: RfqStatus[] = ['draft', 'ready', 'sent', 'quoting'];
const open: RfqStatus[] = ['sent', 'quoting'];
const heard: RfqStatus[] = [...open, 'closed'];
const quotable: RecipientStatus[] = ['invited', 'viewed', 'asking', 'expired', 'quoted', 'shortlisted'];
/** The table of a maker: event, from, to, and while the request stands how. */
const makerRows: Record<string, { from: RecipientStatus[]; to: RecipientStatus; during: RfqStatus[] }> = {
  invite: { from: ['added', 'declined', 'withdrawn', 'expired'], to: 'invited', during: before },
  open: { from: ['invited'], to: 'viewed', during: [...heard, 'awarded'] },
  question: { from: ['invited', 'viewed'], to: 'asking', during: open },
  answer: { from: ['asking'], to: 'viewed', during: heard },
  quote: { from: quotable, to: 'quoted', during: open },
  typeQuote: { from: ['added', ...quotable], to: 'quoted', during: open },
  shortlist: { from: ['quoted'], to: 'shortlisted', during: ['quoting', 'closed'] },
  unshortlist: { from: ['shortlisted'], to: 'quoted', during: ['quoting', 'closed'] },
  withdraw: { from: ['quoted', 'shortlisted'], to: 'withdrawn', during: heard },
  decline: { from: quotable, to: 'declined', during: open },
};

interface Turn {
  recipientId: number;
  now: number;
  nth: number;
}

const hour = 3_600_000;
const later = (now: number) => new Date(now + 200 * hour).toISOString();
const frozen: RfqRecord['frozen'] = {
  formulaId: 1,
  version: 1,
  checksum: 'c',
  lines: [
    { name: 'Zinc', form: null, amount: '77.7 mg', isActive: true },
    { name: 'Silica', form: null, amount: '88.8 mg', isActive: false },
  ],
};

const actsOfRequest: Record<string, (r: RfqRecord, turn: Turn) => RfqRecord> = {
  send: (r, { now }) => requests.send(r, { now, frozen }),
  amend: (r, { now }) => requests.amend(r, { now, frozen, patch: { dueAt: later(now) } }),
  close: requests.close,
  reopen: (r, { now }) => requests.reopen(r, { now, dueAt: later(now) }),
  award: (r, { now, recipientId }) =>
    requests.award(r, {
      now,
      isConfirmed: true,
      taken: (standing) => {
        const quoteId = latestQuote(standing, recipientId)?.id ?? -1;
        return wonBy(
          standing,
          { recipientId, quoteId, quantity: 5000, confirmStale: true },
          { standIns: {}, now },
        );
      },
    }),
  revoke: (r, { now }) => requests.revoke(r, { now, reason: 'Late' }),
  cancel: (r, { now }) => requests.cancel(r, { now, reason: 'Put off' }),
};

function quoted(r: RfqRecord, { nth, ...turn }: Turn, isTyped: boolean): RfqRecord {
  const validUntil = nth % 2 === 0 ? null : new Date(turn.now + 60 * hour).toISOString();
  const content = terms({ number: `quote-${turn.recipientId}-${nth}`, validUntil });
  const { rfq: after, added } = makers.quote(r, { ...turn, content, isTyped });
  const row: QuoteRecord = { ...quoteOf(turn.recipientId), ...added, id: nth };
  return { ...after, quotes: [row, ...after.quotes] };
}

const actsOfMaker: Record<string, (r: RfqRecord, turn: Turn) => RfqRecord> = {
  invite: makers.invite,
  open: makers.open,
  question: (r, turn) => makers.question(r, { ...turn, text: `ask-${turn.recipientId}-${turn.nth}` }),
  answer: (r, turn) => makers.answer(r, { ...turn, text: `told-${turn.recipientId}-${turn.nth}` }),
  quote: (r, turn) => quoted(r, turn, false),
  typeQuote: (r, turn) => quoted(r, turn, true),
  shortlist: makers.shortlist,
  unshortlist: makers.unshortlist,
  withdraw: makers.withdraw,
  decline: (r, turn) => makers.decline(r, { ...turn, reason: `no-${turn.recipientId}-${turn.nth}` }),
};

/** What an event comes to; null: it is refused, by the tables or for a time that has passed. */
function after(act: () => RfqRecord): RfqRecord | null {
  try {
    return act();
  } catch (error) {
    if (error instanceof IllegalEvent || error instanceof requests.RefusedFields) return null;
    throw error;
  }
}

const ids = [1, 2, 3];
const inTheRunning: ReadonlySet<RecipientStatus> = new Set(['quoted', 'shortlisted']);
const statusOf = (r: RfqRecord, id: number) => r.recipients.find((each) => each.id === id)?.status ?? 'added';

/** What the table asks for beside the state: a time still ahead, a quote that can be taken. */
const guards: Record<string, (was: RfqRecord, turn: Turn) => boolean> = {
  send: ({ asked: { dueAt } }, { now }) => Date.parse(dueAt ?? '') > now,
  award: (was, { recipientId }) => inTheRunning.has(statusOf(was, recipientId)),
};

/** A step of a history: how things stood, what happened, how they stand; null: it was refused. */
interface Step {
  event: string;
  was: RfqRecord;
  is: RfqRecord | null;
  turn: Turn;
}

/** What is wrong with a step by its own row of the table of requests. */
function faultOfRequest({ event, was, is, turn }: Step): string | null {
  const leads = requestRows[event]?.[was.status] ?? [];
  const isLegal = leads.length > 0 && (guards[event]?.(was, turn) ?? true);
  if (!is) return isLegal ? `refused though ${was.status}` : null;
  return isLegal && leads.includes(is.status) ? null : `leads from ${was.status} to ${is.status}`;
}

const late: ReadonlySet<RecipientStatus> = new Set(['quoted', 'shortlisted', 'expired']);
const hasOpenQuestion = (r: RfqRecord, id: number) =>
  r.recipients.some((each) => each.id === id && each.questions.some(({ answer }) => answer === null));

/** What is wrong with a step by its own row of the table of makers. */
function faultOfMaker({ event, was, is, turn: { recipientId } }: Step): string | null {
  const row = makerRows[event];
  const from = statusOf(was, recipientId);
  // Whoever has opened it before may look again; nothing is changed by it.
  const isAgain = event === 'open' && from !== 'invited';
  // A question from before the quote is answered where its maker stands.
  const isLate = event === 'answer' && late.has(from) && hasOpenQuestion(was, recipientId);
  const isFrom = isLate || row?.from.includes(from);
  const isLegal = isAgain || (isFrom && row?.during.includes(was.status));
  if (!is) return isLegal ? `refused though ${from}` : null;
  const isQuote = event === 'quote' || event === 'typeQuote';
  const led = [isLegal, statusOf(is, recipientId), is.status, ...others(is, recipientId)];
  const right = [
    true,
    isAgain || isLate ? from : row?.to,
    isQuote ? 'quoting' : was.status,
    ...others(was, recipientId),
  ];
  return led.join() === right.join() ? null : `from ${right.join()}, but ${led.join()}`;
}

const others = (r: RfqRecord, but: number) => ids.filter((id) => id !== but).map((id) => statusOf(r, id));

/** What an award did to others is undone, but for quotes that ended meanwhile. */
const isAsBefore = (is: RfqRecord, beforeAward: RfqRecord) =>
  ids.every((id) => {
    const was = statusOf(beforeAward, id);
    return !inTheRunning.has(was) || [was, 'expired'].includes(statusOf(is, id));
  });

/** What is wrong with how a request stands, whatever happened before. */
function faultsOfStanding(is: RfqRecord): string[] {
  const awarded = is.recipients.filter(({ status }) => status === 'awarded').length;
  const isAwarded = is.status === 'awarded';
  const leaks = ids.flatMap((own) => {
    const seen = JSON.stringify(tellRequest(is, own, { product: 'P', from: 'F', replyTo: 'f@seedbed.test' }));
    return keptBack(is, own).filter((words) => words.test(seen));
  });
  return [
    awarded === Number(isAwarded) && (is.award !== null) === isAwarded ? '' : `${awarded} are awarded`,
    is.status === 'cancelled' && is.recipients.some(({ tokenHash }) => tokenHash) ? 'a link outlives it' : '',
    ...leaks.map((words) => `a maker sees ${words}`),
  ].filter(Boolean);
}

/** What a maker may never read: other makers and theirs, what is ours, what is left out of the formula. */
const keptBack = ({ asked: { redaction } }: RfqRecord, own: number): RegExp[] => [
  /shortlist/,
  ...ids
    .filter((id) => id !== own)
    .map((other) => new RegExp(`(Maker |quote-|ask-|told-|no-|hash-)${other}`)),
  /hash-/,
  /98\.7654/,
  ...(redaction === 'activesOnly' ? [/Silica|88\.8/] : []),
  ...(redaction === 'noAmounts' ? [/77\.7|88\.8/] : []),
];

const happening = (event: string, recipientId = 1, hours = 0) => ({ event, recipientId, hours });
/** How it goes when all goes well, and is taken back: histories begin with some of it. */
const usual = [
  happening('invite', 1),
  happening('send'),
  happening('open', 1),
  happening('quote', 1),
  happening('typeQuote', 2),
  happening('shortlist', 1),
  happening('award', 1),
  happening('revoke'),
];
const histories = fc
  .tuple(
    fc.nat(usual.length),
    fc.array(
      fc.record({
        event: fc.oneof(
          { weight: 1, arbitrary: fc.constantFrom(...Object.keys(actsOfRequest)) },
          { weight: 3, arbitrary: fc.constantFrom(...Object.keys(actsOfMaker)) },
        ),
        recipientId: fc.constantFrom(...ids),
        hours: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.nat(150) }),
      }),
      { maxLength: 40 },
    ),
  )
  .map(([first, random]) => usual.slice(0, first).concat(random));

/** Lets a history happen. What was against the rules in it, in words. */
function faultsOf(
  steps: ReturnType<typeof happening>[],
  redaction: RfqRecord['asked']['redaction'],
): string[] {
  const faults: string[] = [];
  const given: QuoteRecord[] = [];
  let now = start;
  let beforeAward: RfqRecord | null = null;
  let current = rfq({
    asked: { ...asked, redaction, targetPrice: '98.7654', dueAt: later(now) },
    recipients: ids.map((id) => recipient(id, { tokenHash: `hash-${id}` })),
  });
  for (const [at, { event, recipientId, hours }] of steps.entries()) {
    now += hours * hour;
    const turn = { recipientId, now, nth: at + 1 };
    const was = standingAt(current, now);
    const act = actsOfRequest[event] ?? actsOfMaker[event];
    const done = act ? after(() => act(current, turn)) : null;
    const is = done && standingAt(done, now);
    const step = { event, was, is, turn };
    const fault = event in actsOfRequest ? faultOfRequest(step) : faultOfMaker(step);
    if (fault) faults.push(`${event}: ${fault}`);
    if (!done || !is) continue;
    given.push(...done.quotes.slice(0, done.quotes.length - given.length));
    if (JSON.stringify(done.quotes.toReversed()) !== JSON.stringify(given)) faults.push('a quote is lost');
    if (event === 'award') beforeAward = was;
    if (event === 'revoke' && beforeAward && !isAsBefore(is, beforeAward)) faults.push('not as before');
    faults.push(...faultsOfStanding(is));
    current = done;
  }
  return faults;
}

it('whatever happens in whichever order follows the tables, loses no quote and shows no maker another', () => {
  const redactions = fc.constantFrom('none' as const, 'activesOnly' as const, 'noAmounts' as const);
  fc.assert(
    fc.property(histories, redactions, (steps, redaction) => {
      expect(faultsOf(steps, redaction)).toEqual([]);
    }),
    { numRuns: 400 },
  );
});
