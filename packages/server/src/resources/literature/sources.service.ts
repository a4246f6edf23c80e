import type { KeptPassage, PassageSource, Sought } from '../../answers/index.ts';
import type { LiteratureSearch } from '../../contract/index.ts';
import {
  bareQuery,
  literaturePassage,
  literatureServices,
  wordsOf,
  type LiteratureRecord,
} from '../../literature/index.ts';
import { searchLiterature, type LiteratureFound, type LiteratureParts } from './literature.service.ts';

/** The parts in which literature stands in an answer, and which records each has. */
const parts: readonly (Pick<PassageSource, 'title' | 'name'> & {
  kinds: readonly LiteratureRecord['record'][];
})[] = [
  { title: 'From the literature, not graded', name: 'the literature', kinds: ['article'] },
  { title: 'Registered trials', name: 'the registry of trials', kinds: ['trial'] },
  { title: 'Recalls and reports at the FDA', name: 'the FDA’s reports', kinds: ['recall', 'report'] },
  { title: 'Labels on the market', name: 'the database of labels', kinds: ['label'] },
];

const nothing: LiteratureFound = { records: [], isMissing: false };

/**
 * Public literature as places that an answer may cite from. They share one search, which begins with the first of them
 * that is asked; a question that names nothing, or asks for advice on one person's health, is sent nowhere.
 */
export function literatureSources(
  literature: LiteratureParts,
  { onProgress }: { onProgress(search: LiteratureSearch): void },
): PassageSource[] {
  let searching: Promise<LiteratureFound> | undefined;
  const search = async ({ names, asks }: Sought, signal: AbortSignal): Promise<LiteratureFound> => {
    const query = bareQuery(names);
    const words = wordsOf(query);
    if (words === '' || asks.has('personal')) return nothing;
    const services = literatureServices.filter((service) => service.isAsked(query, asks));
    return searchLiterature(literature, { query, words, services, signal, onProgress });
  };
  return parts.map(({ title, name, kinds }) => ({
    title,
    name,
    search: async (sought, signal = new AbortController().signal) => {
      searching ??= search(sought, signal);
      const { records, isMissing } = await searching;
      if (isMissing && kinds.includes('article')) throw new Error('No literature service could be asked.');
      return records
        .filter(({ record }) => kinds.includes(record.record))
        .map(({ record, retrievedAt }): KeptPassage => literaturePassage(record, retrievedAt));
    },
  }));
}
