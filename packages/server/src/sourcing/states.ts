import type { RecipientStatus, RfqStatus } from '../contract/index.ts';

/** What can happen to a request: its rows of the table of states. `null`: it goes back to what the quotes say. */
export const rfqTable = [
  { event: 'send', from: ['ready'], to: 'sent' },
  { event: 'firstQuote', from: ['sent'], to: 'quoting' },
  { event: 'amend', from: ['sent', 'quoting'], to: 'same' },
  { event: 'close', from: ['sent', 'quoting'], to: 'closed' },
  { event: 'reopen', from: ['closed'], to: 'byQuotes' },
  { event: 'award', from: ['quoting', 'closed'], to: 'awarded' },
  { event: 'revoke', from: ['awarded'], to: 'closed' },
  { event: 'cancel', from: ['draft', 'ready', 'sent', 'quoting', 'closed'], to: 'cancelled' },
] as const satisfies readonly {
  event: string;
  from: readonly RfqStatus[];
  to: RfqStatus | 'same' | 'byQuotes';
}[];

/** What can be done with a request. */
export type RfqEvent = (typeof rfqTable)[number]['event'];

/** What can happen to a maker who is asked, and while the request stands how. */
export const recipientTable = [
  {
    event: 'invite',
    from: ['added', 'declined', 'withdrawn', 'expired'],
    to: 'invited',
    during: ['draft', 'ready', 'sent', 'quoting'],
  },
  { event: 'open', from: ['invited'], to: 'viewed', during: ['sent', 'quoting', 'closed', 'awarded'] },
  { event: 'question', from: ['invited', 'viewed'], to: 'asking', during: ['sent', 'quoting'] },
  { event: 'answer', from: ['asking'], to: 'viewed', during: ['sent', 'quoting', 'closed'] },
  {
    event: 'quote',
    from: ['invited', 'viewed', 'asking', 'expired', 'quoted', 'shortlisted'],
    to: 'quoted',
    during: ['sent', 'quoting'],
  },
  {
    event: 'typeQuote',
    from: ['added', 'invited', 'viewed', 'asking', 'expired', 'quoted', 'shortlisted'],
    to: 'quoted',
    during: ['sent', 'quoting'],
  },
  { event: 'shortlist', from: ['quoted'], to: 'shortlisted', during: ['quoting', 'closed'] },
  { event: 'unshortlist', from: ['shortlisted'], to: 'quoted', during: ['quoting', 'closed'] },
  {
    event: 'withdraw',
    from: ['quoted', 'shortlisted'],
    to: 'withdrawn',
    during: ['sent', 'quoting', 'closed'],
  },
  {
    event: 'decline',
    from: ['invited', 'viewed', 'asking', 'quoted', 'shortlisted', 'expired'],
    to: 'declined',
    during: ['sent', 'quoting'],
  },
] as const satisfies readonly {
  event: string;
  from: readonly RecipientStatus[];
  to: RecipientStatus;
  during: readonly RfqStatus[];
}[];

/** What can be done with a maker who is asked, or by them. */
export type RecipientEvent = (typeof recipientTable)[number]['event'];

/** What a maker does; the rest is ours. */
export const makerEvents: readonly RecipientEvent[] = ['open', 'question', 'quote', 'decline', 'withdraw'];

const includes = <Value>(values: readonly Value[], value: Value) => values.includes(value);

/** What can be done with a request that stands so. The first quote comes by itself. */
export const allowedOfRfq = (status: RfqStatus): RfqEvent[] =>
  rfqTable
    .filter(({ event, from }) => event !== 'firstQuote' && includes<RfqStatus>(from, status))
    .map(({ event }) => event);

/** What can be done with, and by, a maker who stands so. */
export const allowedOfRecipient = (rfq: RfqStatus, status: RecipientStatus): RecipientEvent[] =>
  recipientTable
    .filter(({ from, during }) => includes<RecipientStatus>(from, status) && includes<RfqStatus>(during, rfq))
    .map(({ event }) => event);

/** A maker with their questions. */
interface Asking {
  status: RecipientStatus;
  questions: readonly { answer: string | null }[];
}

const afterQuoting: readonly RecipientStatus[] = ['quoted', 'shortlisted', 'expired'];

/**
 * Whether a question is still open from before the maker quoted. An answer to it is no change of where they stand, so
 * the table, which has changes alone, does not name it.
 */
export const isAnsweredLate = (rfq: RfqStatus, { status, questions }: Asking): boolean =>
  includes(afterQuoting, status) &&
  includes<RfqStatus>(['sent', 'quoting', 'closed'], rfq) &&
  questions.some(({ answer }) => answer === null);

/** What can be done with, and by, this maker. */
export const allowedOfMaker = (rfq: RfqStatus, maker: Asking): RecipientEvent[] => [
  ...allowedOfRecipient(rfq, maker.status),
  ...(isAnsweredLate(rfq, maker) ? (['answer'] as const) : []),
];

/** Something that cannot be done as things stand. The message says what can. */
export class IllegalEvent extends Error {
  override name = 'IllegalEvent';
  readonly allowed: readonly string[];

  constructor(message: string, allowed: readonly string[]) {
    super(`${message} Allowed now: ${allowed.join(', ') || 'nothing'}.`);
    this.allowed = allowed;
  }
}
