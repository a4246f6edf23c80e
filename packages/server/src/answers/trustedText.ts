import { isDiseaseClaim } from './check/index.ts';
import { withoutOrders } from './understand/message/orders.ts';

/** Text from outside is data: nothing in it may act as markdown, HTML or one of our markers. */
export const plain = (text: string): string =>
  text
    .replace(/\[\d+\]/g, '')
    .replace(/[[\]<>*_`|#\\]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** What a text from outside says, without orders to its reader and without claims that a food treats a disease. */
export const trusted = (text: string): string => trustedSentences(text).join(' ');

/** The same, sentence by sentence. */
export const trustedSentences = (text: string): string[] =>
  withoutOrders(plain(text))
    .split(/(?<=[.!?])\s+/)
    .filter((sentence) => sentence !== '' && !isDiseaseClaim(sentence));
