import { foodFigures } from '../../../costing/index.ts';
import { type Evidence, passagesOf } from '../../../evidence/index.ts';
import type { Block } from '../../prose.ts';
import type { Inquiry } from '../../understand/inquiry.ts';
import { abstain } from '../abstention.ts';

const year =
  /\b(?:1[89]|2\d)\d{2}\b(?!\s*(?:mg|g|µg|mcg|iu|kg|units?|bottles?|capsules?|tablets?|pieces?|servings?))/gi;

/** What something cost before any record of prices or will cost after the last, and what no record foretells; null for all else. */
export function unheldYearBlocks(evidence: Evidence, { question, asks }: Inquiry): Block[] | null {
  const asked = yearsIn(question);
  if (asked.length === 0) return null;
  const periods = [...evidence.costs.map(({ period }) => period), ...foodFigures.map((row) => row.year)];
  const held = periods.flatMap(yearsIn);
  const [first, last] = [Math.min(...held), Math.max(...held)];
  if (asks.has('cost') || asks.has('sales'))
    return asked.every((each) => each < first || each > last)
      ? abstain(
          'I hold no prices of that year, so I make no claim about them',
          'Ask what it costs, and I tell the indicative range and the years that it is from',
        )
      : null;
  const isForetold =
    (foretold.test(question) || dated.test(question)) &&
    asked.every((each) => each > last && !isOnRecord(evidence, each));
  return isForetold
    ? abstain(
        'No record tells what will be in that year, so I make no claim about it',
        'Ask what holds today, and I tell what the records say',
      )
    : null;
}

const foretold = /\bwill\b|\bgoing to\b|\bexpect(?:ed)?\b|\bforecast/i;

/** “The 2029 Supplements Act”: something of a year that has not come. */
const dated =
  /\b2\d{3}\s+(?:[\p{L}-]+\s+){0,3}?(?:acts?|laws?|regulations?|directives?|guidances?|guidelines?|reports?|bans?|limits?|opinions?|monographs?|editions?|rules?|reviews?|decisions?)\b/iu;

const isOnRecord = (evidence: Evidence, asked: number): boolean =>
  passagesOf(evidence).some(({ title, text }) => `${title} ${text}`.includes(String(asked)));

const yearsIn = (text: string): number[] => (text.match(year) ?? []).map(Number);
