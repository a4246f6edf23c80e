import { urlOf, type ChartQuery, type StudyChart } from '@seedbed/server/contract';
import useSWR from 'swr';
import { call, callPage } from '../../api/client';

/** What there is to chart: ingredients with the outcomes that the base has findings on. */
export const useStudied = () =>
  useSWR(urlOf('evidence.ingredients'), () => call('evidence.ingredients'), { revalidateIfStale: false });

/** The findings on an ingredient and an outcome; nothing while none is chosen. */
export function useStudyChart(asked: ChartQuery | null) {
  const url = asked && `${urlOf('evidence.chart')}?${new URLSearchParams({ ...asked })}`;
  return useSWR(
    url,
    async (address: string) => (await (await callPage('evidence.chart', address)).json()) as StudyChart,
    { keepPreviousData: true },
  );
}
