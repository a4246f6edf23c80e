import type { QuoteRequest } from '@seedbed/server/contract';
import { dayInWords } from '../../../format/dates';

/** Where a maker's part stands, as the page tells it above the fields. */
export interface Standing {
  tone: 'positive' | 'caution' | 'neutral';
  title: string;
  words: string;
}

interface Told extends Pick<QuoteRequest, 'from' | 'isOpen' | 'status'> {
  quotes: readonly QuoteRequest['quotes'][number][];
}

const whole = (value: number) => value.toLocaleString('en-US');

function received({ isOpen, quotes: [latest] }: Told): Standing | null {
  const [first] = latest?.tiers ?? [];
  if (!latest || !first) return null;
  return {
    tone: 'positive',
    title: `Quote ${latest.revision} has been received`,
    words: `${first.unitPrice} ${latest.currency} a unit from ${whole(first.quantity)} units on. ${isOpen ? 'Sending another keeps this one too.' : 'No more quotes are taken now.'}`,
  };
}

function expired({ quotes: [latest] }: Told): Standing {
  const day = latest?.validUntil;
  return {
    tone: 'caution',
    title: 'Your quote has expired',
    words: `${day ? `It was valid until ${dayInWords(day, 'UTC')}. ` : ''}Send it again with a new day to renew it.`,
  };
}

const closed: Standing = {
  tone: 'neutral',
  title: 'No more quotes are taken',
  words: 'The request is closed, or its last day has passed.',
};

/** What a maker is told of where they stand; null while nothing has happened yet. */
export function standingOf(told: Told): Standing | null {
  const { from, isOpen, quotes, status } = told;
  switch (status) {
    case 'declined':
      return {
        tone: 'neutral',
        title: 'You declined this request',
        words: `${from} sees it with your reason, and can ask you again.`,
      };
    case 'withdrawn':
      return {
        tone: 'neutral',
        title: 'You withdrew your quote',
        words: `It counts no more. ${from} can ask you again.`,
      };
    case 'awarded':
      return {
        tone: 'positive',
        title: 'Your quote was chosen',
        words: `${from} goes on with you from here. Nothing more is to be done on this page.`,
      };
    case 'lost':
      return {
        tone: 'neutral',
        title: 'Your quote was not chosen',
        words: 'The request is closed. Thank you for quoting.',
      };
    case 'expired':
      return isOpen ? expired(told) : closed;
    default:
      return isOpen || quotes.length > 0 ? received(told) : closed;
  }
}
