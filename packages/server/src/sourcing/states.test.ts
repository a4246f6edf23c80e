import { describe, expect, it } from 'vitest';
import type { RecipientStatus, RfqStatus } from '../contract/index.ts';
import type { RfqRecord } from './record.ts';
import * as makers from './recipientEvents.ts';
import * as events from './rfqEvents.ts';
import { asked, now, quoteOf, recipient, rfq, terms } from './sourcing.fixture.ts';
import { IllegalEvent } from './states.ts';
import { standingAt } from './standing.ts';
import { notStale, tellRfq } from './told.ts';

const dueAt = '2027-03-01T00:00:00.000Z';
const reason = 'Because';
const award = (rfq: RfqRecord) => ({
  recipientId: rfq.recipients[0]?.id ?? 0,
  quoteId: 10,
  quantity: 5000,
  total: '1.00',
  landedUnit: '1.000',
  at: dueAt,
});

/** Every event of a request, as it is done. */
const rfqActs = {
  send: (r: RfqRecord) => events.send(r, { now, frozen: null }),
  amend: (r: RfqRecord) => events.amend(r, { now, frozen: null, patch: {} }),
  close: (r: RfqRecord) => events.close(r, { now }),
  reopen: (r: RfqRecord) => events.reopen(r, { now, dueAt }),
  award: (r: RfqRecord) => events.award(r, { now, taken: award, isConfirmed: true }),
  revoke: (r: RfqRecord) => events.revoke(r, { now, reason }),
  cancel: (r: RfqRecord) => events.cancel(r, { now, reason }),
};
const rfqStatuses: RfqStatus[] = ['draft', 'ready', 'sent', 'quoting', 'closed', 'awarded', 'cancelled'];
/** The table, written down once more: event, from, to. */
const rfqRows: [keyof typeof rfqActs, Partial<Record<RfqStatus, RfqStatus>>][] = [
  ['send', { ready: 'sent' }],
  ['amend', { sent: 'sent', quoting: 'quoting' }],
  ['close', { sent: 'closed', quoting: 'closed' }],
  ['reopen', { closed: 'quoting' }],
  ['award', { quoting: 'awarded', closed: 'awarded' }],
  ['revoke', { awarded: 'closed' }],
  [
    'cancel',
    { draft: 'cancelled', ready: 'cancelled', sent: 'cancelled', quoting: 'cancelled', closed: 'cancelled' },
  ],
];
const inStatus = (status: RfqStatus) =>
  rfq({
    status,
    asked: status === 'draft' ? { ...asked, shipTo: null } : asked,
    recipients: [recipient(1, { status: 'quoted' })],
    quotes: [quoteOf(1)],
  });

/** Where something leads, or that it is refused. */
function outcomeOf<Status>(act: () => Status): Status | 'refused' {
  try {
    return act();
  } catch (error) {
    if (error instanceof IllegalEvent) return 'refused';
    throw error;
  }
}

describe.each(rfqRows)('a request, %s', (event, leads) => {
  it.each(rfqStatuses)('from %s', (status) => {
    const act = () => rfqActs[event](inStatus(status)).status;
    expect(outcomeOf(act)).toBe(leads[status] ?? 'refused');
  });
});

describe('a request', () => {
  it('is ready as soon as all is said, and a draft again when something is taken back', () => {
    const draft = rfq({ status: 'draft', asked: { ...asked, shipTo: null } });
    const ready = events.edit(draft, { now, patch: { shipTo: 'Reno' } });
    expect(ready.status).toBe('ready');
    expect(events.edit(ready, { now, patch: { tests: [] } }).status).toBe('draft');
  });

  it.each(['sent', 'quoting'] as const)('that is %s is quoting once a quote came', (status) => {
    const asking = rfq({ status, recipients: [recipient(1, { status: 'invited' })] });
    expect(makerActs.quote(asking).status).toBe('quoting');
  });

  it('is not sent to nobody, nor when it is due already', () => {
    expect(() => rfqActs.send(rfq())).toThrow(IllegalEvent);
    const late = rfq({ recipients: [recipient(1)], asked: { ...asked, dueAt: '2026-11-01T00:00:00.000Z' } });
    expect(() => rfqActs.send(late)).toThrow(IllegalEvent);
  });

  it('closes by time, and opens again as sent where nobody has quoted', () => {
    const sent = rfq({ status: 'sent', recipients: [recipient(1, { status: 'invited' })] });
    const later = Date.parse(asked.dueAt ?? '');
    expect(standingAt(sent, later).status).toBe('closed');
    expect(events.reopen(sent, { now: later, dueAt }).status).toBe('sent');
  });

  it('refuses a due time that has passed', () => {
    const patch = { dueAt: '2020-01-01T00:00:00.000Z' };
    expect(() => events.edit(rfq(), { now, patch })).toThrow(events.RefusedFields);
  });

  it('an amendment makes a new revision, of which nothing may be missing', () => {
    const sent = rfq({ status: 'sent' });
    expect(rfqActs.amend(sent).revision).toBe(2);
    expect(() => events.amend(sent, { now, frozen: null, patch: { shipTo: null } })).toThrow(
      events.RefusedFields,
    );
  });

  it('an award needs the stale formula confirmed', () => {
    const quoting = inStatus('quoting');
    expect(() => events.award(quoting, { now, taken: award, isConfirmed: false })).toThrow(IllegalEvent);
  });

  it('an award makes others lose, and revoking it makes everybody what they were', () => {
    const recipients = (['quoted', 'shortlisted', 'invited', 'declined'] as const).map((status, at) =>
      recipient(at + 1, { status }),
    );
    const before = rfq({ status: 'quoting', recipients, quotes: [quoteOf(1), quoteOf(2)] });
    const awarded = rfqActs.award(before);
    expect(awarded.recipients.map(({ status }) => status)).toEqual([
      'awarded',
      'lost',
      'invited',
      'declined',
    ]);
    expect(rfqActs.revoke(awarded).recipients).toEqual(before.recipients);
  });

  it('given up, ends links and makes those in the running lose', () => {
    const recipients = [
      recipient(1, { status: 'quoted', tokenHash: 'a' }),
      recipient(2, { status: 'viewed' }),
    ];
    const gone = rfqActs.cancel(rfq({ status: 'quoting', recipients, quotes: [quoteOf(1)] }));
    expect(gone.recipients.map(({ status, tokenHash }) => [status, tokenHash])).toEqual([
      ['lost', null],
      ['viewed', null],
    ]);
  });
});

const turn = { recipientId: 1, now };
const makerActs = {
  invite: (r: RfqRecord) => makers.invite(r, turn),
  link: (r: RfqRecord) => makers.link(r, { ...turn, tokenHash: 'b' }),
  open: (r: RfqRecord) => makers.open(r, turn),
  question: (r: RfqRecord) => makers.question(r, { ...turn, text: 'Why?' }),
  answer: (r: RfqRecord) => makers.answer(r, { ...turn, text: 'So.' }),
  quote: (r: RfqRecord) => makers.quote(r, { ...turn, content: terms(), isTyped: false }).rfq,
  typeQuote: (r: RfqRecord) => makers.quote(r, { ...turn, content: terms(), isTyped: true }).rfq,
  shortlist: (r: RfqRecord) => makers.shortlist(r, turn),
  unshortlist: (r: RfqRecord) => makers.unshortlist(r, turn),
  withdraw: (r: RfqRecord) => makers.withdraw(r, turn),
  decline: (r: RfqRecord) => makers.decline(r, { ...turn, reason }),
};
const makerStatuses: RecipientStatus[] = [
  'added', 'invited', 'viewed', 'asking', 'quoted', 'shortlisted', 'expired', 'withdrawn', 'declined', 'awarded', 'lost',
]; // prettier-ignore
const all = (from: RecipientStatus[], to: RecipientStatus) =>
  Object.fromEntries(from.map((status) => [status, to])) as Partial<Record<RecipientStatus, RecipientStatus>>;
const same = (from: RecipientStatus[]) => Object.assign({}, ...from.map((status) => all([status], status)));
const quotable: RecipientStatus[] = ['invited', 'viewed', 'asking', 'expired', 'quoted', 'shortlisted'];
const makerRows: [keyof typeof makerActs, Partial<Record<RecipientStatus, RecipientStatus>>][] = [
  ['invite', all(['added', 'declined', 'withdrawn', 'expired'], 'invited')],
  ['link', { added: 'invited', ...same(quotable) }],
  // Opening once more changes nothing.
  ['open', { ...same(makerStatuses), invited: 'viewed' }],
  ['question', all(['invited', 'viewed'], 'asking')],
  ['answer', { asking: 'viewed' }],
  ['quote', all(quotable, 'quoted')],
  ['typeQuote', all(['added', ...quotable], 'quoted')],
  ['shortlist', { quoted: 'shortlisted' }],
  ['unshortlist', { shortlisted: 'quoted' }],
  ['withdraw', all(['quoted', 'shortlisted'], 'withdrawn')],
  ['decline', all(quotable, 'declined')],
];

describe.each(makerRows)('a maker, %s', (event, leads) => {
  it.each(makerStatuses)('from %s', (status) => {
    const before = rfq({ status: 'quoting', recipients: [recipient(1, { status })], quotes: [quoteOf(1)] });
    const act = () => makerActs[event](before).recipients[0]?.status;
    expect(outcomeOf(act)).toBe(leads[status] ?? 'refused');
  });
});

describe('a maker', () => {
  const quoted = rfq({
    status: 'quoting',
    recipients: [recipient(1, { status: 'quoted', tokenHash: 'a', invitedAt: dueAt })],
    quotes: [quoteOf(1, { validUntil: '2026-11-30' })],
  });

  it('is expired after the last day of the quote, and may quote again', () => {
    const at = (time: string) => standingAt(quoted, Date.parse(time)).recipients[0]?.status;
    expect(at('2026-11-30T23:59:59.999Z')).toBe('quoted');
    expect(at('2026-12-01T00:00:00.000Z')).toBe('expired');
  });

  it.each(['quote', 'question', 'decline'] as const)('does no %s once the request is closed', (event) => {
    expect(() => makerActs[event]({ ...quoted, status: 'closed' })).toThrow(IllegalEvent);
  });

  it('withdraws while the request is closed', () => {
    expect(makerActs.withdraw({ ...quoted, status: 'closed' }).recipients[0]?.status).toBe('withdrawn');
  });

  it.each(['quoted', 'shortlisted', 'expired'] as const)(
    'who is %s is answered what they asked before, once',
    (status) => {
      const asked = [{ text: 'Why?', askedAt: dueAt, answer: null, answeredAt: null }];
      const before = rfq({ status: 'quoting', recipients: [recipient(1, { status, questions: asked })] });
      const [told] = tellRfq(before, { ...notStale, version: 1 }).recipients;
      expect(told?.allowed).toContain('answer');
      const after = makerActs.answer(before);
      expect(after.recipients[0]).toMatchObject({ status, questions: [{ answer: 'So.' }] });
      expect(() => makerActs.answer(after)).toThrow(IllegalEvent);
      expect(() => makerActs.answer({ ...before, status: 'cancelled' })).toThrow(IllegalEvent);
    },
  );

  describe('quoting again', () => {
    const said = {
      currency: 'EUR',
      fxRate: '1.10',
      fxAsOf: '2026-11-20',
      dutyPercent: 6.4,
      dutyAsOf: '2026-11-20',
      entry: '300',
      freightOurs: '2400',
      batches: 2,
    };
    const before = rfq({
      status: 'quoting',
      recipients: [recipient(1, { status: 'quoted' })],
      quotes: [quoteOf(1, said)],
    });
    const revised = (sent: object, isTyped = false) =>
      makers.quote(before, { recipientId: 1, now, content: terms({ ...sent }), isTyped }).added.content;

    it('keeps what we had said of duty, freight and the rate of the currency', () => {
      expect(revised({ currency: 'EUR' })).toMatchObject(said);
    });

    it('in another currency waits for its rate', () => {
      expect(revised({ currency: 'GBP' })).toMatchObject({ fxRate: null, fxAsOf: null, freightOurs: '2400' });
    });

    it('typed in, is as it was typed', () => {
      expect(revised({ currency: 'USD' }, true)).toMatchObject({ dutyPercent: null, freightOurs: null });
    });
  });

  it('who is invited again has no link until there is a new one', () => {
    const declined = makerActs.decline(quoted);
    expect(makerActs.invite(declined).recipients[0]).toMatchObject({ status: 'invited', tokenHash: null });
  });
});
