import type { Product } from '@seedbed/server/contract';
import { lazy, Suspense } from 'react';

const StudyExplorer = lazy(async () => ({ default: (await import('./StudyExplorer')).StudyExplorer }));

/** The studies to look through, once their code is there. */
export const LateStudies = (props: { productId?: Product['id'] }) => (
  <Suspense fallback={null}>
    <StudyExplorer {...props} />
  </Suspense>
);
