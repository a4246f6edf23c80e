import type { AwardRfq, RfqAward } from '../contract/index.ts';
import { compare, type ComparedWith } from './compare.ts';
import type { RfqRecord } from './record.ts';
import { allowedOfRfq, IllegalEvent } from './states.ts';

/** What the quote comes to that is to be taken; it has to be one that can be. */
export function wonBy(rfq: RfqRecord, wish: AwardRfq, { standIns, now }: ComparedWith): RfqAward {
  const { recipientId, quoteId, quantity } = wish;
  const column = compare(rfq, { standIns, now, quantity }).columns.find((each) => each.quoteId === quoteId);
  const refused = (why: string) => new IllegalEvent(why, allowedOfRfq(rfq.status));
  if (column?.recipientId !== recipientId) throw refused('This is not the latest quote of this maker.');
  if (column.status !== 'quoted' && column.status !== 'shortlisted') {
    throw refused(`The quote cannot be taken: its maker is ${column.status}.`);
  }
  if (column.belowMoq) throw refused('The quantity is below the least order of this quote.');
  if (column.total === null || column.landed === null) throw refused('Type the rate of this quote first.');
  return {
    recipientId,
    quoteId,
    quantity,
    total: column.total,
    landedUnit: column.landed,
    at: new Date(now).toISOString(),
  };
}
