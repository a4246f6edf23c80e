import { type Evidence, type Passage, perEvidence } from '../../evidence/index.ts';
import { recordIndexOf } from './recordIndex.ts';

/** `101.36(e)(8)` after `21 CFR`, a section mark, or with a paragraph, so that a decimal is no provision. */
const ofCode =
  /(?:\bCFR\s*(?:part\s*|§\s*)?|§\s*)(\d{2,4}(?:\.\d{1,4})?(?:\([a-z0-9]{1,5}\))*)|\b(\d{3}\.\d{1,4}(?:\([a-z0-9]{1,5}\))+)/gi;
/** `1924/2006` after a word for an act, or with the Union beside it. */
const ofUnion =
  /\b(?:regulation|directive|decision|\(?E[CU]\)?)\s*(?:\(?E[CU]\)?\s*)?(?:No\.?\s*)?(\d{1,4}\/\d{1,4})(?!\/\d)/gi;

/** The provisions of law that a text names by number: `101.62(d)(1)`, `1924/2006`. */
export const provisionsIn = (text: string): string[] => [
  ...new Set([
    ...[...text.matchAll(ofCode)].map(([, named, bare]) => (named ?? bare ?? '').toLowerCase()),
    ...[...text.matchAll(ofUnion)].map(([, number]) => number ?? ''),
  ]),
];

/** The records by the provisions that their sources name. */
const recordsByProvision = perEvidence((evidence): ReadonlyMap<string, readonly Passage[]> => {
  const found = new Map<string, Passage[]>();
  for (const passage of recordIndexOf(evidence).passages) {
    for (const provision of provisionsIn(passage.source)) {
      const own = found.get(provision);
      if (own) own.push(passage);
      else found.set(provision, [passage]);
    }
  }
  return found;
});

/** Whether one provision is another, or a paragraph of it. */
const isWithin = (inner: string, outer: string) => inner === outer || inner.startsWith(`${outer}(`);

/**
 * The records that rest on a provision: those of it and of its paragraphs; where there are none, those of the nearest
 * that it is a paragraph of.
 */
export function recordsOfProvision(evidence: Evidence, provision: string): Passage[] {
  const all = [...recordsByProvision(evidence)];
  const within = all.flatMap(([own, passages]) => (isWithin(own, provision) ? passages : []));
  if (within.length > 0) return [...new Set(within)];
  const above = all
    .filter(([own]) => own.includes('(') && isWithin(provision, own))
    .toSorted(([left], [right]) => right.length - left.length);
  return [...(above[0]?.[1] ?? [])];
}
