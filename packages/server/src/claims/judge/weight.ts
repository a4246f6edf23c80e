import type { Judgement } from '../claim.ts';
import { hitsOf, judge, type ReadSentence } from '../sentence.ts';

/** Rule 10, and Art. 12(b) in EU and UK: amount, rate, ease or permanence of weight loss. */
export function judgeWeight(sentence: ReadSentence): Judgement[] {
  const { hits, market } = sentence;
  const impossible = hitsOf(hits, 'weight');
  const amounts = hitsOf(hits, 'weightAmount');
  if (market !== 'US') {
    const at = [...impossible, ...amounts];
    return at.length > 0
      ? [judge(sentence, { class: 'weight', verdict: 'blocked', rule: 'weight', at })]
      : [];
  }
  if (impossible.length > 0) {
    return [
      judge(sentence, { class: 'weight', verdict: 'blocked', rule: 'weight-gut-check', at: impossible }),
    ];
  }
  if (amounts.length === 0) return [];
  const conditions = [
    {
      kind: 'evidence' as const,
      text: 'Trials of this product in people that show just this loss',
      isMet: false,
    },
  ];
  return [
    judge(
      sentence,
      { class: 'weight', verdict: 'evidence', rule: 'weight-amount', at: amounts },
      { conditions },
    ),
  ];
}
