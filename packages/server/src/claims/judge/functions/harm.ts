import type { Judgement } from '../../claim.ts';
import { hitsOf, judge, meantIn, meetings, type Place, type ReadSentence } from '../../reading/sentence.ts';

/** Art. 12(a): health that suffers without it; Art. 3(d): a diet that cannot give enough. */
export function judgeHarm(sentence: ReadSentence): Judgement[] {
  if (sentence.market === 'US') return [];
  const harm = harmIn(sentence);
  const diet = hitsOf(sentence.hits, 'euDiet');
  return [
    ...(harm.length > 0
      ? [judge(sentence, { class: 'function' as const, verdict: 'blocked' as const, rule: 'harm', at: harm })]
      : []),
    ...(diet.length > 0
      ? [judge(sentence, { class: 'function' as const, verdict: 'review' as const, rule: 'diet', at: diet })]
      : []),
  ];
}

/** Where a sentence says that health suffers without it: 'without it you weaken', 'your body cannot cope without it'. */
export function harmIn({ hits }: ReadSentence): readonly Place[] {
  const missed = hitsOf(hits, 'euWithout');
  const things = hitsOf(hits, 'plain');
  const said = [...hitsOf(hits, 'euHarm'), ...meetings(missed, hitsOf(hits, 'euWorse'), things)];
  if (missed.length === 0 || said.length > 0) return said;
  // What a thing cannot do without it, and what comes of it first, is of health where something of a body is named.
  const body = meantIn(hits, hitsOf(hits, 'health', 'healthSoft', 'bodyPart', 'wellBeing'));
  if (body.length === 0) return said;
  return [
    ...meetings(missed, hitsOf(hits, 'euUnable'), things),
    ...meetings(hitsOf(hits, 'euWorse', 'euUnable'), missed, things),
  ];
}
