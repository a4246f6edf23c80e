import { urlOf, type SearchHit } from '@seedbed/server/contract';
import useSWR from 'swr';
import { callPage } from '../../../api/client';

/** Most hits that are asked for: more are not read. */
const mostHits = 20;

/** What is one's own and says these words; not asked for without any. What was found before stays until it is there. */
export function useFound(words: string) {
  const asked = new URLSearchParams({ q: words, limit: String(mostHits) });
  const key = words.trim() === '' ? null : `${urlOf('search.find')}?${asked}`;
  return useSWR(
    key,
    async (url: string): Promise<SearchHit[]> => (await callPage('search.find', url)).json(),
    // What is one's own changes with every question.
    { keepPreviousData: true, revalidateIfStale: true },
  );
}
