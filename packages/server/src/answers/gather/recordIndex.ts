import MiniSearch from 'minisearch';
import { stemmer } from 'stemmer';
import { z } from 'zod';
import { type Evidence, type Passage, passagesOf } from '../../evidence/index.ts';
import { columns, readTable, stems } from '../../registry/index.ts';
import { foodCostPassages } from './foodCostPassages.ts';

const { key, list } = columns;

/** A row of `synonyms.csv`: words that people use for one thing, of which records use some. */
const SynonymRow = z.strictObject({ key, words: list });
const synonyms = readTable(new URL('./data/', import.meta.url), 'synonyms', SynonymRow).map(({ words }) =>
  words.flatMap(stems),
);

/** A word of a question with all that records may say for it. */
export const variantsOf = (word: string): string[] => [
  ...new Set([word, ...synonyms.filter((words) => words.includes(word)).flat()]),
];

/** The passages of a base by the words they speak of. */
export interface RecordIndex {
  readonly passages: readonly Passage[];
  /** Places of the passages that say a word, in another form too. */
  find(word: string): ReadonlySet<number>;
}

/** Stems as long as these also find what begins with them: `berberine` is in `berberinechloride`. */
const lettersOfBeginning = 4;

/** Words whose passages are remembered, the latest asked for: everybody's, not whatever anybody ever typed. */
const mostKept = 2000;

/** One index a base, made when a question first needs it. */
const indexes = new WeakMap<Evidence, RecordIndex>();

/** The index of a base. */
export function recordIndexOf(evidence: Evidence): RecordIndex {
  const known = indexes.get(evidence);
  if (known) return known;
  const passages = [...passagesOf(evidence), ...foodCostPassages()];
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
  const index: RecordIndex = {
    passages,
    find: (word) => {
      const ids =
        found.get(word) ??
        new Set(
          search
            .search(word, { prefix: stemmer(word).length >= lettersOfBeginning })
            .map(({ id }) => id as number),
        );
      found.delete(word);
      found.set(word, ids);
      if (found.size > mostKept) found.delete(found.keys().next().value ?? '');
      return ids;
    },
  };
  indexes.set(evidence, index);
  return index;
}
