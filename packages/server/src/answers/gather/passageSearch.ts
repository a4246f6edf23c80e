import MiniSearch from 'minisearch';
import { type Evidence, type Passage, passagesOf } from '../../evidence/index.ts';
import { stems } from '../../registry/index.ts';

/** A passage, and how much of the words that were sought it has. */
export interface FoundPassage {
  readonly passage: Passage;
  /** 0 to 1, rare words counting more. */
  readonly share: number;
}

type Search = (words: readonly string[]) => FoundPassage[];

/** One index a base, made when a question first needs it: most are answered from records. */
const indexes = new WeakMap<Evidence, Search>();

const mostFound = 40;

/** The passages of the whole base that have words of a question, best first. */
export function searchPassages(evidence: Evidence, words: readonly string[]): FoundPassage[] {
  const known = indexes.get(evidence);
  if (known) return known(words);
  const search = createSearch(passagesOf(evidence));
  indexes.set(evidence, search);
  return search(words);
}

function createSearch(passages: readonly Passage[]): Search {
  const index = new MiniSearch<{ id: number; title: string; text: string }>({
    fields: ['title', 'text'],
    tokenize: stems,
    processTerm: (word) => word,
    searchOptions: { boost: { title: 2 } },
  });
  index.addAll(passages.map(({ title, text }, id) => ({ id, title, text })));
  const weights = new Map<string, number>();
  const weightOf = (word: string): number => {
    const weight = weights.get(word) ?? Math.log(1 + passages.length / (1 + index.search(word).length));
    weights.set(word, weight);
    return weight;
  };
  return (words) => {
    const sought = [...new Set(words)];
    const all = sought.reduce((sum, word) => sum + weightOf(word), 0);
    if (all === 0) return [];
    return index
      .search(sought.join(' '))
      .slice(0, mostFound)
      .flatMap(({ id, terms }) => {
        const passage = passages[id as number];
        const own = [...new Set(terms)].reduce((sum, word) => sum + weightOf(word), 0);
        return passage ? [{ passage, share: own / all }] : [];
      })
      .toSorted((left, right) => right.share - left.share);
  };
}
