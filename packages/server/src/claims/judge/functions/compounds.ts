import type { Judgement } from '../../claim.ts';
import { diseaseKinds, type Hit, type TermKind } from '../../lexicon/terms.ts';
import { hitsOf, judge, type Place, type ReadSentence } from '../../reading/sentence.ts';

/** What of a body a food may be called by. */
const bodily: readonly TermKind[] = ['health', 'healthSoft', 'bodyPart', 'bodyPlace', 'weightSoft'];

/** Who may not eat everything: what is friendly to them leaves something out. */
const leftOut = /allerg|intoleran|co?eliac/i;

type Read = Pick<ReadSentence, 'hits' | 'outcomes' | 'text'>;

/** The halves that say what something does or suits: 'building', 'friendly'; what suits no eater is none. */
const doings = (read: Read): readonly Hit[] =>
  hitsOf(read.hits, 'compound').filter(
    (half) =>
      read.text[half.start - 1] === '-' &&
      !(half.term.key === 'compound/friendly' && suitsOthers(half, read)),
  );

/** Before a place, an hour or a thing: 'an autism-friendly hour', 'a hand-friendly lid'. */
const suitsOthers = ({ end }: Place, { hits, text }: Read): boolean =>
  hitsOf(hits, 'suited').some(({ start }) => /^\s+(?:[\p{L}-]+\s+)?$/u.test(text.slice(end, start)));

/** What stands right before such a half, as one with it. */
const joined = (words: readonly Place[], read: Read): Place[] => {
  const halves = doings(read);
  return words.flatMap(({ start, end }) => {
    const half = halves.find((each) => each.start === end + 1);
    return half ? [{ start, end: half.end }] : [];
  });
};

/**
 * What a food is called by what it does for a body: 'joint-friendly jelly', 'bone-building cheese'. Whatever it is said of, it
 * is said of what is eaten, and so no figure of speech.
 */
export const calledByDeed = (read: Read): Place[] =>
  read.hits.has('compound') ? joined([...hitsOf(read.hits, ...bodily), ...read.outcomes], read) : [];

/** Rule 4: 'diabetic-friendly jam' names whom it is for by their disease; a 'dementia-friendly café' feeds nobody for it. */
export function judgeCalledByDisease(sentence: ReadSentence): Judgement[] {
  const sick = hitsOf(sentence.hits, ...diseaseKinds).filter(
    ({ start, end }) => !leftOut.test(sentence.text.slice(start, end)),
  );
  const at = joined(sick, sentence);
  if (at.length === 0) return [];
  const rule = sentence.market === 'US' ? 'disease-i' : 'disease';
  return [judge(sentence, { class: 'disease', verdict: 'blocked', rule, at })];
}
