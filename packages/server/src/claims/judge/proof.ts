import type { Condition, Judgement } from '../claim.ts';
import { hitsOf, isWithin, judge, type ReadSentence } from '../sentence.ts';

const evidenceOf = (text: string, isMet: boolean): Condition => ({ kind: 'evidence', text, isMet });

/** Rule 9, and Art. 12(c) in EU and UK: approvals, proofs, recommendations, testimonials, comparisons. */
export function judgeProof(sentence: ReadSentence): Judgement[] {
  return [...approvals(sentence), ...proofs(sentence), ...testimonials(sentence), ...comparisons(sentence)];
}

function approvals(sentence: ReadSentence): Judgement[] {
  const at = hitsOf(sentence.hits, 'proofBlocked');
  if (at.length === 0) return [];
  return [judge(sentence, { class: 'proof', verdict: 'blocked', rule: 'fda-approved', at })];
}

function proofs(sentence: ReadSentence): Judgement[] {
  const { market, hits, basis } = sentence;
  const doctors = market === 'US' ? [] : hitsOf(hits, 'euDoctor');
  const blocked =
    doctors.length > 0
      ? [
          judge(sentence, {
            class: 'proof' as const,
            verdict: 'blocked' as const,
            rule: 'doctor',
            at: doctors,
          }),
        ]
      : [];
  const at = hitsOf(hits, 'proof').filter((hit) => !doctors.some((other) => isWithin(hit, other)));
  if (at.length === 0) return blocked;
  const conditions = [
    evidenceOf('Evidence of just this kind, for this product', basis?.evidence !== undefined),
  ];
  return [
    ...blocked,
    judge(sentence, { class: 'proof', verdict: 'evidence', rule: 'proof', at }, { conditions }),
  ];
}

/** A customer who speaks of health; what somebody merely likes is none. */
function testimonials(sentence: ReadSentence): Judgement[] {
  const { hits, market } = sentence;
  const isOnHealth =
    hitsOf(hits, 'health', 'healthSoft', 'weightSoft', 'weightAmount', 'disease', 'sign').length > 0;
  const at = hitsOf(hits, 'testimonial', ...(isOnHealth ? (['testimonialSoft'] as const) : []));
  if (at.length === 0) return [];
  const conditions = [evidenceOf('Evidence that customers may generally expect this', false)];
  return [
    judge(
      sentence,
      { class: 'proof', verdict: 'evidence', rule: market === 'US' ? 'testimonial' : 'proof', at },
      { conditions },
    ),
  ];
}

function comparisons(sentence: ReadSentence): Judgement[] {
  const at = hitsOf(sentence.hits, 'comparative');
  if (at.length === 0) return [];
  const conditions = [
    evidenceOf('Evidence that compares the same two', sentence.basis?.evidence !== undefined),
  ];
  return [
    judge(sentence, { class: 'comparative', verdict: 'evidence', rule: 'comparative', at }, { conditions }),
  ];
}
