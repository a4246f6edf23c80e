import type { Judgement } from '../../claim.ts';
import { statementsFor, usStatements } from '../../rules/statements.ts';
import { hitsOf, isWithin, judge, type ReadSentence } from '../../reading/sentence.ts';

/** Rules 5 and 7: pregnancy, and deficiency diseases. */
export function judgePeople(sentence: ReadSentence): Judgement[] {
  return [...judgePregnancy(sentence), ...judgeDeficiency(sentence)];
}

function judgePregnancy(sentence: ReadSentence): Judgement[] {
  const { hits, market } = sentence;
  const harmful = hitsOf(hits, 'lifeStage', 'still');
  const at = hitsOf(hits, 'pregnancy').filter((hit) => !harmful.some((other) => isWithin(hit, other)));
  if (market !== 'US' || at.length === 0) return [];
  return [judge(sentence, { class: 'function', verdict: 'review', rule: 'pregnancy', at })];
}

function judgeDeficiency(sentence: ReadSentence): Judgement[] {
  const { hits, market } = sentence;
  const at = hitsOf(hits, 'deficiency');
  if (at.length === 0) return [];
  if (market !== 'US')
    return [judge(sentence, { class: 'disease', verdict: 'blocked', rule: 'disease', at })];
  const isMet =
    /\b(?:united states|u\.?s\.?a?)\b/i.test(sentence.text) && /\d|rare|uncommon/i.test(sentence.text);
  const prevalence = statementsFor(sentence, 'deficiency').map((each) => Object.assign(each, { isMet }));
  const conditions = [...usStatements(sentence), ...prevalence];
  return [
    judge(sentence, { class: 'deficiency', verdict: 'conditions', rule: 'deficiency', at }, { conditions }),
  ];
}
