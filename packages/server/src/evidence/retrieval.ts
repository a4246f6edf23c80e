import type { CitationKind } from '../contract/conversations.ts';
import type { Evidence } from './loadEvidence.ts';
import type { Passage } from './passages.ts';
import { stems } from '../registry/index.ts';

/** What to look for. */
export interface Search {
  text: string;
  /** Passages about one of these score double. */
  ingredients?: readonly string[];
  topics?: readonly string[];
  /** Only these kinds. @default all */
  kinds?: readonly CitationKind[];
  /** @default 8 */
  limit?: number;
}

/** A passage with its score. */
export interface Hit {
  passage: Passage;
  score: number;
}

/** Scores below this are noise: one common word in a long passage reaches about 2. */
export const scoreThreshold = 4;
const ingredientBoost = 2;
const topicBoost = 1.5;
/** A recalled row ranks after a confirmed one that fits as well. */
const unconfirmedPenalty = 0.6;
const mostPerSource = 2;

/** BM25 over every passage, with boosts, at most two passages of one source, best first; empty when nothing fits. */
export function searchPassages(evidence: Evidence, search: Search): Hit[] {
  const { ingredients = [], topics = [], kinds, limit = 8 } = search;
  const hits: Hit[] = [];
  for (const [document, score] of evidence.index.score(stems(search.text))) {
    const passage = evidence.passages[document];
    if (!passage || (kinds && !kinds.includes(passage.kind))) continue;
    const boost =
      (overlaps(passage.ingredients, ingredients) ? ingredientBoost : 1) *
      (overlaps(passage.topics, topics) ? topicBoost : 1) *
      (passage.isConfirmed ? 1 : unconfirmedPenalty);
    if (score * boost >= scoreThreshold) hits.push({ passage, score: score * boost });
  }
  hits.sort((left, right) => right.score - left.score || left.passage.key.localeCompare(right.passage.key));
  return diversify(hits).slice(0, limit);
}

function diversify(hits: readonly Hit[]): Hit[] {
  const perSource = new Map<string, number>();
  return hits.filter(({ passage }) => {
    const count = perSource.get(passage.source) ?? 0;
    perSource.set(passage.source, count + 1);
    // one regulation holds many rules that differ: only publications are thinned out
    return passage.kind !== 'evidence' || count < mostPerSource;
  });
}

const overlaps = (left: readonly string[], right: readonly string[]) =>
  left.some((key) => right.includes(key));
