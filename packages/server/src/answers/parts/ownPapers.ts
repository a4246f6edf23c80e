import type { Block } from '../prose.ts';
import { abstain } from './abstention.ts';

const owner = String.raw`(?:our|my)`;
const paper = String.raw`(?:reports?|certificates?|coas?|contracts?|invoices?|audits?|e-?mails?|minutes|quotes?|quotations?|agreements?|records?|protocols?)`;
const goods = String.raw`(?:batch|lot|order|shipment|consignment|invoice|purchase order|po|sample)`;

/** “The stability report for our batch 22417”, “what did our last audit say”: papers and goods of whoever asks. */
const isOfOwn = [
  new RegExp(String.raw`\b${goods}\s+(?:no\.?\s*|number\s+|#\s*)?(?=[A-Z-]*\d)[A-Z\d-]{3,}\b`, 'i'),
  new RegExp(
    String.raw`\b(?:what|which|when|how|does|did|do|is|has)\b.*\b${owner}\s+(?:[\p{L}-]+\s+){0,3}${paper}\b.*\b(?:says?|said|shows?|showed|states?|stated|found|conclude[sd]?|mean)\b`,
    'iu',
  ),
  new RegExp(
    String.raw`\b(?:says?|said|shows?|showed|states?|stated|found|written)\s+in\s+${owner}\s+(?:[\p{L}-]+\s+){0,3}${paper}\b`,
    'iu',
  ),
];

/** Nothing of it is in the base, so what is known in general does not answer it; null for all else. */
export const ownPapersBlocks = (question: string): Block[] | null =>
  isOfOwn.some((pattern) => pattern.test(question))
    ? abstain(
        'I do not see papers or batches of your own from here, so I make no claim about them',
        'Look into the documents of the product, or ask what the records and rules say in general',
      )
    : null;
