import { urlOf } from '@seedbed/server/contract';
import useSWR from 'swr';
import { call } from '../../api/client';
import { articleReads } from '../../api/swr';
import { useOperation } from '../../api/useOperation';

/** The articles, newest first. */
export function useArticles() {
  return useSWR(urlOf('articles.list'), () => call('articles.list'), articleReads);
}

/** Reads every source now; the articles are read again after it. */
export function useFetchArticles() {
  return useOperation('articles.fetch');
}
