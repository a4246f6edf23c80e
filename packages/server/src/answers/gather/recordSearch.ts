import type { Evidence, Passage } from '../../evidence/index.ts';
import { recordIndexOf, variantsOf } from './recordIndex.ts';

/** A passage, and what it has of the words that were sought. */
export interface FoundRecord {
  readonly passage: Passage;
  /** How many of the things that were sought it speaks of. */
  readonly matched: number;
  /** 0 to 1, rare ones counting more; of those that any passage sought among speaks of. */
  readonly share: number;
  /** The same of all that were sought. */
  readonly shareOfAll: number;
}

/** What another word says for the one that was written. */
const ofAnother = 0.9;

/** What is sought among the records. */
interface RecordQuery {
  readonly words: readonly string[];
  /** Whether a passage may be one of those. */
  isMeant(passage: Passage): boolean;
  /** Whether what says another word for one of these counts as well. */
  readonly hasSynonyms: boolean;
}

/** The passages among those meant that speak of the words, those that speak of most of them first. */
export function searchRecords(
  evidence: Evidence,
  { words, isMeant, hasSynonyms }: RecordQuery,
): FoundRecord[] {
  const { passages, find } = recordIndexOf(evidence);
  const things = hasSynonyms ? concepts(words) : [...new Set(words)].map((word) => [word]);
  const sought = things.map((variants) => {
    const ids = new Set(variants.flatMap((word) => [...find(word)]));
    const exact = find(variants[0] ?? '');
    return { ids, exact, weight: Math.log(1 + passages.length / (1 + ids.size)) };
  });
  const all = sought.reduce((sum, { weight }) => sum + weight, 0);
  const hits = new Map<number, { matched: number; weight: number }>();
  let known = 0;
  for (const { ids, exact, weight } of sought) {
    let isKnown = false;
    for (const id of ids) {
      const passage = passages[id];
      if (!passage || !isMeant(passage)) continue;
      isKnown = true;
      const hit = hits.get(id) ?? { matched: 0, weight: 0 };
      hits.set(id, {
        matched: hit.matched + 1,
        weight: hit.weight + weight * (exact.has(id) ? 1 : ofAnother),
      });
    }
    if (isKnown) known += weight;
  }
  return [...hits]
    .flatMap(([id, { matched, weight }]) => {
      const passage = passages[id];
      return passage ? [{ passage, matched, share: weight / known, shareOfAll: weight / all }] : [];
    })
    .toSorted((left, right) => right.share - left.share);
}

/** What is sought: each word with its variants, words of one row of synonyms as one thing. */
function concepts(words: readonly string[]): string[][] {
  const seen = new Set<string>();
  return [...new Set(words)].flatMap((word) => {
    const variants = variantsOf(word);
    const name = variants.toSorted().join(' ');
    if (seen.has(name)) return [];
    seen.add(name);
    return [variants];
  });
}
