import { Skeleton } from '@seedbed/ui/skeleton';
import { lazy, Suspense } from 'react';
import type { TakingProps } from './Taking';

// Its table is more than what stands around it, and few things that are opened are stale.
const Taking = lazy(async () => ({ default: (await import('./Taking')).Taking }));

/** What follows from sources that moved; its code comes when it is wanted. */
export const LateTaking = (props: TakingProps) => (
  <Suspense fallback={<Skeleton height="120px" />}>
    <Taking {...props} />
  </Suspense>
);
