import { useAtomValue } from 'jotai';
import { lazy, Suspense } from 'react';
import { sessionAtom } from '../session';
import { toasts } from '../feedback/toasts';

const ToastRegion = lazy(async () => ({ default: (await import('@seedbed/ui/toast')).ToastRegion }));

/** Where toasts appear. Its code comes once it is known who is here: until then nothing happens to tell of. */
export function Notifications() {
  const isKnown = useAtomValue(sessionAtom).status !== 'loading';
  if (!isKnown) return null;
  return (
    <Suspense fallback={null}>
      <ToastRegion queue={toasts} label="Notifications" />
    </Suspense>
  );
}
