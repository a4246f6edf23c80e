import { Button } from '@seedbed/ui/button';
import { Text } from '@seedbed/ui/text';
import { lazy, Suspense, useState } from 'react';
import type { VersionedFormula } from './versionedFormula';

const CompareDialog = lazy(async () => ({ default: (await import('./CompareDialog')).CompareDialog }));
const SaveVersion = lazy(async () => ({ default: (await import('./SaveVersion')).SaveVersion }));

/**
 * That limits or prices were updated since the newest version; one press shows what they change, a second one saves a
 * version by them.
 */
export function LimitsNews(props: VersionedFormula) {
  const { lastVersion, dataVersion } = props.formula;
  const [asked, setAsked] = useState<'compare' | 'save' | null>(null);
  const onClose = () => setAsked(null);
  if (!lastVersion || lastVersion.dataVersion === dataVersion) return null;
  const compare = async () => {
    await props.flush();
    setAsked('compare');
  };
  return (
    <>
      <Text as="div" size="caption">
        Limits updated since v{lastVersion.n} ·{' '}
        <Button variant="quiet" size="small" onPress={() => void compare()}>
          Check again
        </Button>
      </Text>
      <Suspense fallback={null}>
        {asked === 'compare' && (
          <CompareDialog {...props} first={lastVersion.n} onClose={onClose} onSave={() => setAsked('save')} />
        )}
        {asked === 'save' && <SaveVersion {...props} onClose={onClose} />}
      </Suspense>
    </>
  );
}
