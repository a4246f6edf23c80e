import { lazy, useState } from 'react';
import type { VersionMatter } from './VersionActions';
import type { VersionDialogProps } from './versionedFormula';

const SaveVersion = lazy(async () => ({ default: (await import('./SaveVersion')).SaveVersion }));
const VersionsDialog = lazy(async () => ({ default: (await import('./VersionsDialog')).VersionsDialog }));
const CompareDialog = lazy(async () => ({ default: (await import('./CompareDialog')).CompareDialog }));

/** The dialog of what is to be done with a formula's versions. */
export function VersionDialog({ matter, ...props }: VersionDialogProps & { matter: VersionMatter }) {
  const [asked, setAsked] = useState(matter);
  if (asked === 'save') return <SaveVersion {...props} />;
  const save = () => setAsked('save');
  if (asked === 'versions') return <VersionsDialog {...props} onSave={save} />;
  return <CompareDialog {...props} onSave={save} />;
}
