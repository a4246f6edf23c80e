import {
  isDutyOurs,
  type ComparisonColumn,
  type RecipientMail,
  type RecipientStatus,
  type Rfq,
  type RfqRecipient,
  type RfqStatus,
} from '@seedbed/server/contract';
import { dayInWords } from '../../format/dates';

/** How an RFQ's state reads. */
export const rfqStatusWords: Readonly<Record<RfqStatus, string>> = {
  draft: 'Draft',
  ready: 'Ready to send',
  sent: 'Sent',
  quoting: 'Quoting',
  closed: 'Closed',
  awarded: 'Awarded',
  cancelled: 'Cancelled',
};

/** How a maker's state reads. */
export const recipientWords: Readonly<Record<RecipientStatus, string>> = {
  added: 'Not asked yet',
  invited: 'Asked',
  viewed: 'Opened',
  asking: 'Has a question',
  quoted: 'Quoted',
  shortlisted: 'Short list',
  expired: 'Expired',
  withdrawn: 'Withdrawn',
  declined: 'Declined',
  awarded: 'Awarded',
  lost: 'Not chosen',
};

type Tone = 'neutral' | 'accent' | 'positive' | 'caution' | 'critical';

export const rfqTones: Readonly<Record<RfqStatus, Tone>> = {
  draft: 'neutral',
  ready: 'accent',
  sent: 'accent',
  quoting: 'accent',
  closed: 'caution',
  awarded: 'positive',
  cancelled: 'neutral',
};

export const recipientTones: Readonly<Record<RecipientStatus, Tone>> = {
  added: 'neutral',
  invited: 'neutral',
  viewed: 'neutral',
  asking: 'caution',
  quoted: 'accent',
  shortlisted: 'accent',
  expired: 'caution',
  withdrawn: 'critical',
  declined: 'critical',
  awarded: 'positive',
  lost: 'neutral',
};

/** The labels of what has to be said, by the names that the contract has for them. */
export const askedLabels: Readonly<Record<string, string>> = {
  formFactor: 'Form or pack',
  serving: 'Serving',
  count: 'Servings in a container',
  quantities: 'Quantities',
  packaging: 'Packaging',
  tests: 'Tests',
  market: 'Market',
  shipTo: 'Ship to',
  incoterm: 'Incoterm',
  dueAt: 'Answers due',
  formulaVersion: 'Formula version',
};

const over: ReadonlySet<RfqStatus> = new Set(['awarded', 'cancelled']);

/** Whether nothing more can come of a request. */
export const isOver = ({ status }: Pick<Rfq, 'status'>): boolean => over.has(status);

/** The request that is worked on: the newest that is not over. */
export const unfinishedOf = (rfqs: readonly Rfq[]): Rfq | undefined => rfqs.find((rfq) => !isOver(rfq));

/** Whether what is asked for can be edited as it stands. */
export const isEditable = ({ status }: Pick<Rfq, 'status'>): boolean =>
  status === 'draft' || status === 'ready';

const isParted = (text: string) => /^\d{1,3}(,\d{3})*$/.test(text);

/** Quantities as people write them, '2,500, 5,000' or '2500,5000'; undefined where one is none. */
export function readQuantities(text: string): number[] | undefined {
  const words = text.split(/,\s+|;\s*|\s+/).filter(Boolean);
  const parts = words.flatMap((word) => (isParted(word) ? word.replaceAll(',', '') : word.split(',')));
  const numbers = parts.map(Number);
  return numbers.every((number) => Number.isInteger(number) && number > 0) ? numbers : undefined;
}

/** A whole number with its thousands parted. */
export const whole = (value: number): string => value.toLocaleString('en-US');

/** The last moment of a UTC day. */
export const endOfDay = (day: string): string => `${day}T23:59:59.000Z`;

/** An amount of US dollars with its thousands parted; the decimals stay as they are: half up was done already. */
export function dollars(amount: string): string {
  const [units = '0', decimals] = amount.split('.');
  const parted = units.replace(/\B(?=(\d{3})+$)/g, ',');
  return `$${decimals === undefined ? parted : `${parted}.${decimals}`}`;
}

/** A message for the mail program of this machine. */
export const mailto = ({ to, subject, text }: { to: string | null; subject: string; text: string }): string =>
  `mailto:${encodeURIComponent(to ?? '')}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text.replaceAll('\n', '\r\n'))}`;

const letters = { request: 'E-mail', changed: 'News of the change', reminder: 'Reminder' } as const;

/** What became of the newest e-mail to a maker. */
export function mailWords({ letter, state, to, endedAt, error }: RecipientMail): string {
  const what = `${letters[letter]} to ${to}`;
  if (state === 'sent') return `${what} was sent${endedAt ? ` on ${dayInWords(endedAt)}` : ''}.`;
  const why = error ? `: ${error.replace(/\.$/, '')}` : '';
  if (state === 'failed') return `${what} was not sent${why}. Send it again, or make a link.`;
  return why ? `${what} is not sent yet${why}. It is tried again by itself.` : `${what} is on its way.`;
}

/** What a recipient may be called to do, among what is allowed. */
export const may = ({ allowed }: Pick<RfqRecipient | Rfq, 'allowed'>, event: string): boolean =>
  allowed.includes(event);

/** Names of a comparison's lines in the order that they are told, each once. */
export function lineNames(columns: readonly Pick<ComparisonColumn, 'lines'>[]): string[] {
  const order = [
    'price',
    'setup',
    'tooling',
    'formulation',
    'samples',
    'testing',
    'labels',
    'freight',
    'duty',
    'entry',
  ];
  const told = new Set(columns.flatMap(({ lines }) => lines.map(({ name }) => name)));
  return order.filter((name) => told.has(name));
}

/** Terms of delivery; that duty is ours and missing in the total is said beside them. */
export const deliveryTerms = ({
  incoterm,
  dutyPercent,
}: Pick<ComparisonColumn, 'incoterm' | 'dutyPercent'>): string | null =>
  dutyPercent === null && isDutyOurs(incoterm) ? `${incoterm}, duty not said` : incoterm;
