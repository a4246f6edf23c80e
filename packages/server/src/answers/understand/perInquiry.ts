import type { Evidence } from '../../evidence/index.ts';
import type { Inquiry } from './inquiry.ts';

/** What is worked out of an inquiry, once for all parts of an answer that ask for it. */
export function perInquiry<Worked extends object>(
  work: (evidence: Evidence, inquiry: Inquiry) => Worked,
): (evidence: Evidence, inquiry: Inquiry) => Worked {
  const known = new WeakMap<Evidence, WeakMap<Inquiry, Worked>>();
  return (evidence, inquiry) => {
    const ofEvidence = known.get(evidence) ?? new WeakMap<Inquiry, Worked>();
    known.set(evidence, ofEvidence);
    const worked = ofEvidence.get(inquiry) ?? work(evidence, inquiry);
    ofEvidence.set(inquiry, worked);
    return worked;
  };
}
