import type { Judgement } from '../../claim.ts';
import { hitsOf, isWithin, judge, meantIn, meetings, type ReadSentence } from '../../reading/sentence.ts';
import type { Hit } from '../../lexicon/terms.ts';

/** So far from a word of the body its trouble may stand. */
const besideBody = 3;

/** Pairs that together meet a criterion of rule 4: 'instead of' and 'medicine'. */
const pairs = [
  { word: 'replaces', of: 'medicine', criterion: 'vi' },
  { word: 'adds', of: 'medicine', criterion: 'vii' },
  { word: 'during', of: 'careEvent', criterion: 'ix' },
] as const;

/** Criteria (vi), (vii) and (ix) of rule 4: a therapy that is replaced, added to or made bearable. */
export function judgeTherapy(sentence: ReadSentence): Judgement[] {
  return pairs.flatMap(({ word, of, criterion }) => {
    const at = meetings(hitsOf(sentence.hits, word), meantIn(sentence.hits, hitsOf(sentence.hits, of)));
    const rule = sentence.market === 'US' ? `disease-${criterion}` : 'disease';
    return at.length > 0 ? [judge(sentence, { class: 'disease', verdict: 'blocked', rule, at })] : [];
  });
}

/**
 * Patients, symptoms, the trouble of an organ: with a verb that acts they are a claim on a disease, by themselves a
 * person decides what is meant.
 */
export function judgeMedical(sentence: ReadSentence): Judgement[] {
  const { hits, market } = sentence;
  const body = hitsOf(hits, 'health', 'healthSoft', 'bodyPart', 'bodyPlace');
  const troubled = meantIn(sentence.hits, hitsOf(hits, 'trouble')).filter((hit) =>
    body.some(({ from, to }) => (from > hit.to ? from - hit.to : hit.from - to) <= besideBody),
  );
  const at = [...meantIn(sentence.hits, hitsOf(hits, 'medical')), ...troubled];
  if (at.length === 0) return [...judgeFights(sentence), ...judgeRelief(sentence)];
  const acts = hitsOf(hits, 'treat', 'attack', 'protect', 'function').some(
    (act) => !at.some((hit) => isWithin(act, hit)),
  );
  if (!acts) return [judge(sentence, { class: 'disease', verdict: 'review', rule: 'medical', at })];
  const rule = market === 'US' ? 'disease-x' : 'disease';
  return [judge(sentence, { class: 'disease', verdict: 'blocked', rule, at })];
}

/** What stops, kills or ends something in somebody's body supports no function: a person decides what it fights. */
function judgeFights(sentence: ReadSentence): Judgement[] {
  const at = bodyOf(sentence);
  const fights = meantIn(sentence.hits, hitsOf(sentence.hits, 'attack'));
  return at.length > 0 && fights.length > 0
    ? [judge(sentence, { class: 'disease', verdict: 'review', rule: 'medical', at: [...fights, ...at] })]
    : [];
}

/** 'Dad's hands stopped …', 'toes that no longer …': of whose trouble, now gone, a person decides. */
function judgeRelief(sentence: ReadSentence): Judgement[] {
  const { hits } = sentence;
  if (hitsOf(hits, 'plain', 'affair').length > 0) return [];
  const gone = meantIn(sentence.hits, hitsOf(hits, 'relief'));
  const whose = meantIn(sentence.hits, hitsOf(hits, 'bodyPart', 'bodyPlace', 'kin'));
  return gone.length > 0 && whose.length > 0
    ? [judge(sentence, { class: 'disease', verdict: 'review', rule: 'medical', at: [...gone, ...whose] })]
    : [];
}

/** Parts of the body that are said to be somebody's: 'your heart'. */
export function bodyOf(sentence: ReadSentence): Hit[] {
  const whose = hitsOf(sentence.hits, 'whose');
  return meantIn(sentence.hits, hitsOf(sentence.hits, 'bodyPart')).filter(({ from }) =>
    whose.some(({ to }) => to < from && from - to <= 2),
  );
}
