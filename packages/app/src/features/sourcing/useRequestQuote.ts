import { keyOf, readPages } from '../../api/read';
import { useSWRConfig } from 'swr';
import type { Rfq } from '@seedbed/server/contract';
import { useSourcingCalls } from './sourcing.api';
import { unfinishedOf } from './rfqWords';

/** Makes sure that a product has a request that is worked on: its unfinished one, or a new one. */
export function useRequestQuote(productId: number): () => Promise<void> {
  const { begin } = useSourcingCalls(productId);
  const { mutate } = useSWRConfig();
  return async () => {
    const first = `${keyOf('rfqs.list')}?productId=${productId}`;
    const rfqs = await readPages<Rfq>('rfqs.list', { first });
    if (unfinishedOf(rfqs)) await mutate(first, rfqs, { revalidate: false });
    else await begin();
  };
}
