import { once, stems } from '../registry/index.ts';

/** How much of a question a text speaks to. */
export interface Covered {
  /** The text's number. */
  readonly document: number;
  /** 0 to 1: the share of the question's words the text has, rare words counting more. */
  readonly share: number;
  /** The words it has. */
  readonly words: readonly string[];
}

/**
 * Compares questions with short texts by the words of the question they cover. Unlike a BM25 score the share has a
 * fixed scale, so that one threshold tells an answer from an accident for questions of any length.
 */
export function createCoverage(texts: readonly string[]) {
  const prepared = once(() => prepare(texts));

  /** The texts that share a word with the question, best first. */
  return function cover(question: readonly string[]): Covered[] {
    const { documents, weight } = prepared();
    const words = [...new Set(question)];
    const total = words.reduce((sum, word) => sum + weight(word), 0);
    return documents
      .map((known, document) => {
        const shared = words.filter((word) => known.has(word));
        const sum = shared.reduce((all, word) => all + weight(word), 0);
        return { document, share: total === 0 ? 0 : sum / total, words: shared };
      })
      .filter(({ words: shared }) => shared.length > 0)
      .toSorted((left, right) => right.share - left.share || left.document - right.document);
  };
}

/** The words of each text, and how much a word tells: the rarer, the more. */
function prepare(texts: readonly string[]) {
  const documents = texts.map((text) => new Set(stems(text)));
  const frequency = new Map<string, number>();
  for (const words of documents)
    for (const word of words) frequency.set(word, (frequency.get(word) ?? 0) + 1);
  const weight = (word: string) => Math.log(1 + documents.length / ((frequency.get(word) ?? 0) + 1));
  return { documents, weight };
}
