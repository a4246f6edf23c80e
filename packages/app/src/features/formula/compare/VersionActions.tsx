import { Button } from '@seedbed/ui/button';
import { lazy, Suspense, useState } from 'react';
import type { VersionedFormula } from './versionedFormula';

const SaveVersion = lazy(async () => ({ default: (await import('./SaveVersion')).SaveVersion }));
const VersionsDialog = lazy(async () => ({ default: (await import('./VersionsDialog')).VersionsDialog }));
const CompareDialog = lazy(async () => ({ default: (await import('./CompareDialog')).CompareDialog }));

type Asked = 'save' | 'versions' | 'compare';

/** Versions of a formula: saved, listed, compared. Their dialogs come when they are asked for. */
export function VersionActions(props: VersionedFormula) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const open = (what: Asked) => async () => {
    await props.flush();
    setAsked(what);
  };
  const onClose = () => setAsked(null);
  return (
    <>
      <Button size="small" onPress={() => void open('save')()}>
        Save version
      </Button>
      <Button size="small" variant="quiet" onPress={() => void open('versions')()}>
        Versions
      </Button>
      <Button size="small" variant="quiet" onPress={() => void open('compare')()}>
        Compare
      </Button>
      <Suspense fallback={null}>
        {asked === 'save' && <SaveVersion {...props} onClose={onClose} />}
        {asked === 'versions' && <VersionsDialog {...props} onClose={onClose} />}
        {asked === 'compare' && <CompareDialog {...props} onClose={onClose} />}
      </Suspense>
    </>
  );
}
