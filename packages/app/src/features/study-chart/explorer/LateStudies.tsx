import { lazy, Suspense } from 'react';
import { StudiesLoading } from './StudiesLoading';
import type { StudyExplorerProps } from './StudyExplorer';

const StudyExplorer = lazy(async () => ({ default: (await import('./StudyExplorer')).StudyExplorer }));

/** The studies to look through, once their code is there. */
export const LateStudies = (props: StudyExplorerProps) => (
  <Suspense fallback={<StudiesLoading />}>
    <StudyExplorer {...props} />
  </Suspense>
);
