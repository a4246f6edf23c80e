import MiniSearch from 'minisearch';
import { stemmer } from 'stemmer';
import { z } from 'zod';
import { type Evidence, type Passage, passagesOf } from '../../evidence/index.ts';
import { columns, readTable, stems } from '../../registry/index.ts';

const { key, list } = columns;

/** A row of `synonyms.csv`: words that people use for one thing, of which records use some. */
const SynonymRow = z.strictObject({ key, words: list });
const synonyms = readTable(new URL('./data/', import.meta.url), 'synonyms', SynonymRow).map(({ words }) =>
  words.flatMap(stems),
);

/** A word of a question with all that records may say for it. */
const variantsOf = (word: string): string[] => [
  ...new Set([word, ...synonyms.filter((words) => words.includes(word)).flat()]),
];

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

interface Index {
  readonly passages: readonly Passage[];
  find(word: string): ReadonlySet<number>;
}

/** Stems as long as these also find what begins with them: `berberine` is in `berberinechloride`. */
const lettersOfBeginning = 4;
/** What another word says for the one that was written. */
const ofAnother = 0.9;

/** One index a base, made when a question first needs it. */
const indexes = new WeakMap<Evidence, Index>();

/** Makes the index that the first question would otherwise wait for. */
export const indexRecords = (evidence: Evidence): void => void indexOf(evidence);

function indexOf(evidence: Evidence): Index {
  const known = indexes.get(evidence);
  if (known) return known;
  const passages = passagesOf(evidence);
  const search = new MiniSearch<{ id: number; text: string }>({
    fields: ['text'],
    tokenize: stems,
    processTerm: stemmer,
  });
  search.addAll(
    passages.map(({ key: own, title, text, source }, id) => ({
      id,
      text: `${own} ${title} ${text} ${source}`,
    })),
  );
  const found = new Map<string, ReadonlySet<number>>();
  const index: Index = {
    passages,
    find: (word) => {
      const ids =
        found.get(word) ??
        new Set(
          search
            .search(word, { prefix: stemmer(word).length >= lettersOfBeginning })
            .map(({ id }) => id as number),
        );
      found.set(word, ids);
      return ids;
    },
  };
  indexes.set(evidence, index);
  return index;
}

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
  const { passages, find } = indexOf(evidence);
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
