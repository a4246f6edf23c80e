import { urlOf } from '@seedbed/server/contract';
import useSWR from 'swr';
import useSWRMutation from 'swr/mutation';
import { call } from '../../api/client';
import { articleReads } from '../../api/swr';

/** The articles, newest first. */
export function useArticles() {
  return useSWR(urlOf('articles.list'), () => call('articles.list'), articleReads);
}

/** Reads every source now; the articles are read again after it. */
export function useFetchArticles() {
  return useSWRMutation(urlOf('articles.list'), () => call('articles.fetch'), { throwOnError: false });
}
