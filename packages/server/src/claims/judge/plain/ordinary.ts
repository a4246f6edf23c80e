import type { Bounds } from '../../reading/bounds.ts';
import type { Judgement } from '../../claim.ts';
import type { ReadsOrdinary, Weighed } from '../../reading/ordinary.ts';
import {
  hitsOf,
  isWithin,
  judge,
  meantIn,
  notWithin,
  type Place,
  type ReadSentence,
} from '../../reading/sentence.ts';
import { figureKey, type Hits } from '../../lexicon/terms.ts';
import { diseaseHits } from '../disease/disease.ts';
import { calledAfter, functionHits } from '../functions/functionUs.ts';
import { calledByDeed } from '../functions/compounds.ts';
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
  if (
    !Number.isFinite(surely) ||
    calledAfter(sentence).length > 0 ||
    calledByDeed(sentence).length > 0 ||
    popularIn(sentence).length > 0
  )
    return false;
  const whole = reads(sentence);
  if (whole < surely) return false;
  // The only clause of a sentence is the sentence.
  const { clauses } = sentence;
  return clauses.length === 1
    ? whole >= hardly
    : clauses
        .map((clause) => partOf(sentence, clause))
        .every((part) => part.words.length < fewest || reads(part) >= hardly);
}

/** Fewer words of a clause tell too little by themselves: 'Hangry? The van is on Castle Street'. */
const fewest = 3;

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

/** Ordinary things, which stories are told about as well. */
const isAboutThings = (hits: Hits): boolean => hitsOf(hits, 'affair', 'plain', 'thing').length > 0;

/** What goes for a sentence in which nothing was found: the words of a promise, a figure of speech, who tells, what is gone. */
function unlikelySort({
  hits,
  text,
}: ReadSentence): 'told' | 'veiled' | 'figure' | 'idiom' | 'gone' | 'other' {
  // A cold glass is no cold.
  const isVeiled = notWithin(hitsOf(hits, 'veiled'), hitsOf(hits, 'harmless')).length > 0;
  const idioms = hitsOf(hits, 'idiom');
  const isFigure = idioms.length > 0;
  const isKnown = idioms.some(({ term }) => term.key !== figureKey);
  // Who asks tells nothing: 'What happens to my points if I cancel?'
  const isTold = hitsOf(hits, 'kin', 'teller').length > 0 && !/\?\P{L}*$/u.test(text);
  if (isTold && !isKnown && ((isVeiled && isFigure) || !isAboutThings(hits))) return 'told';
  if (isVeiled) return isFigure ? 'figure' : 'veiled';
  if (isFigure) return 'idiom';
  return meantIn(hits, hitsOf(hits, 'relief', 'trouble')).length > 0 ? 'gone' : 'other';
}

/**
 * Rule 17, of a whole sentence: 'for those mornings when the fog will not lift' names nothing that a row could hold. How far
 * it has to read as a claim goes by its sort.
 */
export function judgeUnlikely(
  sentence: ReadSentence,
  { readsOrdinary: reads, bounds }: Reading,
): Judgement[] {
  if (reads(sentence) > (bounds.get(unlikelySort(sentence)) ?? 0)) return [];
  const done = unlistedActs(sentence);
  return done.length > 0
    ? [judge(sentence, { class: 'function', verdict: 'blocked', rule: 'not-listed', at: done })]
    : [judge(sentence, { class: 'function', verdict: 'review', rule: 'unknown', at: hitsOf(sentence.hits, 'veiled') })]; // prettier-ignore
}
