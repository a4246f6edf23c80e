import type { Bounds } from '../../reading/bounds.ts';
import type { Judgement } from '../../claim.ts';
import type { ReadsOrdinary, Weighed } from '../../reading/ordinary.ts';
import { hitsOf, isWithin, judge, type Place, type ReadSentence } from '../../reading/sentence.ts';
import { diseaseHits } from '../disease/disease.ts';
import { calledAfter, functionHits } from '../functions/functionUs.ts';
import { popularIn } from '../proof.ts';
import { unlistedActs } from '../functions/unknown.ts';

/** How a sentence reads, and from where on that decides. */
interface Reading {
  readsOrdinary: ReadsOrdinary;
  bounds: Bounds;
}

/**
 * Whether what was found in a sentence are words alone, in the company of others that claim nothing: 'keep calm when the line
 * stops'. No clause of it may read as a claim by itself: 'We heal the land, and it heals you'.
 */
export function isOrdinary(
  sentence: ReadSentence,
  found: readonly Judgement[],
  { readsOrdinary: reads, bounds }: Reading,
): boolean {
  const surely = Math.max(...found.map((each) => bounds.get(sortOf(each, sentence)) ?? Infinity));
  const hardly = bounds.get('clause') ?? Infinity;
  return (
    Number.isFinite(surely) &&
    calledAfter(sentence).length === 0 &&
    popularIn(sentence).length === 0 &&
    reads(sentence) >= surely &&
    sentence.clauses.every((clause) => reads(partOf(sentence, clause)) >= hardly)
  );
}

/** What goes for a judgement: signs are words of everyday life as well, names of diseases are not. */
function sortOf({ class: kind }: Judgement, sentence: ReadSentence): string {
  if (kind === 'disease')
    return diseaseHits(sentence).every(({ term }) => term.kind === 'sign') ? 'sign' : kind;
  return kind === 'function' && functionHits(sentence).length > 0 ? 'named' : kind;
}

function partOf({ words, hits, named, outcomes }: Weighed, clause: Place): Weighed {
  const of = <Each extends Place>(some: readonly Each[]) => some.filter((each) => isWithin(each, clause));
  const kinds = [...hits].map(([kind, found]) => [kind, of(found)] as const);
  return {
    words: of(words),
    named: of(named),
    outcomes: of(outcomes),
    hits: new Map(kinds.filter(([, found]) => found.length > 0)),
  };
}

/**
 * Rule 17, of a whole sentence: 'for those mornings when the fog will not lift' names nothing that a row could hold. How far
 * it has to read as a claim goes by whether it has words of a veiled promise, or a figure of speech.
 */
export function judgeUnlikely(
  sentence: ReadSentence,
  { readsOrdinary: reads, bounds }: Reading,
): Judgement[] {
  const veiled = hitsOf(sentence.hits, 'veiled');
  const isFigure = hitsOf(sentence.hits, 'idiom').length > 0;
  const kind = veiled.length > 0 ? (isFigure ? 'figure' : 'veiled') : isFigure ? 'idiom' : 'other';
  if (reads(sentence) > (bounds.get(kind) ?? 0)) return [];
  const done = unlistedActs(sentence);
  return done.length > 0
    ? [judge(sentence, { class: 'function', verdict: 'blocked', rule: 'not-listed', at: done })]
    : [judge(sentence, { class: 'function', verdict: 'review', rule: 'unknown', at: veiled })];
}
