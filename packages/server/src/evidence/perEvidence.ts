import type { Evidence } from './loadEvidence.ts';

/** What is worked out of a base when a question first needs it, once for all questions. */
export function perEvidence<Worked extends object>(
  work: (evidence: Evidence) => Worked,
): (evidence: Evidence) => Worked {
  const known = new WeakMap<Evidence, Worked>();
  return (evidence) => {
    const worked = known.get(evidence) ?? work(evidence);
    known.set(evidence, worked);
    return worked;
  };
}
