import type { KindReading } from '@seedbed/server/contract';
import useSWRImmutable from 'swr/immutable';
import { call } from '../../api/client';

/** The words of a product. */
export interface KindWords {
  concept: string;
  description: string;
}

/** What words say a product is, and the packs there are; not asked for without words. */
export function useKindReading(words: KindWords | null) {
  const key = words && `product kind of ${words.concept}\n${words.description}`;
  return useSWRImmutable<KindReading, unknown>(key, () =>
    call('products.readKind', { body: words ?? { concept: '', description: '' } }),
  );
}
