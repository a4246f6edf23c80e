import type { ClaimClass, Judgement } from '../claim.ts';
import { clausePlaces } from '../clauses.ts';
import type { ReadsOrdinary, Weighed } from '../ordinary.ts';
import { hitsOf, isWithin, judge, type Place, type ReadSentence } from '../sentence.ts';

/**
 * How surely a sentence has to read as ordinary for what its words name to count as nothing: 'keep calm when the line
 * stops'. Learnt without them, 1 in 200 of the claims of these classes did, of diseases 1 in 500 (decision 0060). Any other
 * class holds, however its sentence reads.
 */
const surely: Partial<Record<ClaimClass, number>> = {
  function: 0.9,
  wellBeing: 0.9,
  proof: 0.9,
  disease: 0.99,
};

/** No clause of it may read as a claim by itself: 'We heal the land, and it heals you'. */
const hardly = 0.3;

/** So unlikely a sentence without a known word of health is ordinary that somebody has to look at it: 6 in 1,000 of them are. */
const unlikely = 0.07;

/** Whether what was found in a sentence are words alone, in the company of others that claim nothing. */
export function isOrdinary(
  sentence: ReadSentence,
  found: readonly Judgement[],
  reads: ReadsOrdinary,
): boolean {
  const bound = Math.max(...found.map((each) => surely[each.class] ?? Infinity));
  return (
    Number.isFinite(bound) &&
    reads(sentence) >= bound &&
    clausePlaces(sentence.text).every((clause) => reads(partOf(sentence, clause)) >= hardly)
  );
}

function partOf({ words, hits, named, outcomes }: Weighed, clause: Place): Weighed {
  const of = <Each extends Place>(some: readonly Each[]) => some.filter((each) => isWithin(each, clause));
  const kinds = Object.entries(hits).map(([kind, found]) => [kind, of(found)] as const);
  return {
    words: of(words),
    named: of(named),
    outcomes: of(outcomes),
    hits: Object.fromEntries(kinds.filter(([, found]) => found.length > 0)),
  };
}

/**
 * Rule 17, of a whole sentence: 'for those mornings when the fog will not lift' names nothing that a row could hold. One with
 * an idiom is known for what it is.
 */
export const judgeUnlikely = (sentence: ReadSentence, reads: ReadsOrdinary): Judgement[] =>
  hitsOf(sentence.hits, 'idiom').length === 0 && reads(sentence) <= unlikely
    ? [judge(sentence, { class: 'function', verdict: 'review', rule: 'unknown', at: [] })]
    : [];
