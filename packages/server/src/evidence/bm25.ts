import { stems } from '../registry/index.ts';

const k1 = 1.2;
const b = 0.75;

/** A searchable set of texts. */
export interface SearchIndex {
  /** Scores by document number, only of documents that share a word with the query. */
  score(query: readonly string[]): Map<number, number>;
  /** Every word that occurs. */
  readonly vocabulary: ReadonlySet<string>;
}

interface Posting {
  document: number;
  count: number;
}

/** Indexes texts for Okapi BM25 (k1 1.2, b 0.75); documents are numbered as given. */
export function createSearchIndex(texts: readonly string[]): SearchIndex {
  const postings = new Map<string, Posting[]>();
  const lengths = texts.map((text, document) => addDocument(postings, text, document));
  const averageLength = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length);

  return {
    vocabulary: new Set(postings.keys()),
    score(query) {
      const scores = new Map<number, number>();
      for (const term of new Set(query)) {
        const found = postings.get(term);
        if (!found) continue;
        const rarity = Math.log(1 + (lengths.length - found.length + 0.5) / (found.length + 0.5));
        for (const { document, count } of found) {
          const length = (lengths[document] ?? 0) / averageLength;
          const weight = (count * (k1 + 1)) / (count + k1 * (1 - b + b * length));
          scores.set(document, (scores.get(document) ?? 0) + rarity * weight);
        }
      }
      return scores;
    },
  };
}

/** Adds a text to the postings and gives its length in words. */
function addDocument(postings: Map<string, Posting[]>, text: string, document: number): number {
  const words = stems(text);
  for (const word of words) {
    const list = postings.get(word);
    const last = list?.at(-1);
    if (last?.document === document) last.count++;
    else if (list) list.push({ document, count: 1 });
    else postings.set(word, [{ document, count: 1 }]);
  }
  return words.length;
}
