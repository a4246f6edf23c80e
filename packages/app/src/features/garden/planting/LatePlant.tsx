import { lazy, Suspense } from 'react';
import type { PlantProps } from './Plant';

const Plant = lazy(async () => ({ default: (await import('./Plant')).Plant }));

/** `Plant`, fetched beside what it stands by, for screens that are wanted before it. */
export const LatePlant = (props: PlantProps) => (
  <Suspense fallback={null}>
    <Plant {...props} />
  </Suspense>
);
