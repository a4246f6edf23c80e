import { lazy } from 'react';
import type { VersionMatter } from './VersionActions';
import type { VersionDialogProps } from './versionedFormula';

const SaveVersion = lazy(async () => ({ default: (await import('./SaveVersion')).SaveVersion }));
const VersionsDialog = lazy(async () => ({ default: (await import('./VersionsDialog')).VersionsDialog }));
const CompareDialog = lazy(async () => ({ default: (await import('./CompareDialog')).CompareDialog }));

/** The dialog of what is to be done with a formula's versions. */
export function VersionDialog({ matter, ...props }: VersionDialogProps & { matter: VersionMatter }) {
  if (matter === 'save') return <SaveVersion {...props} />;
  if (matter === 'versions') return <VersionsDialog {...props} />;
  return <CompareDialog {...props} />;
}
