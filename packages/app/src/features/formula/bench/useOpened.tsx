import { Suspense, useCallback, useState, type ReactNode } from 'react';
import { useFocusBack } from '../../../focus/useFocusBack';
import { LateLineDetails, LateSettings } from './lateParts';

/** What is open over the bench, at the field with this label: the details of a line, or with null the settings. */
interface Opened {
  lineId: string | null;
  field?: string;
}

/** Opens what a line or the formula holds beside the grid; the focus comes back to where it was opened from. */
export function useOpened(): { open: (next: Opened) => void; dialog: ReactNode } {
  const [opened, setOpened] = useState<Opened | null>(null);
  const noteFocus = useFocusBack(opened !== null);
  const open = useCallback(
    (next: Opened) => {
      noteFocus();
      setOpened(next);
    },
    [noteFocus],
  );
  if (!opened) return { open, dialog: null };
  const { lineId, field } = opened;
  const close = () => setOpened(null);
  const dialog =
    lineId === null ? (
      <LateSettings field={field} onClose={close} />
    ) : (
      <LateLineDetails lineId={lineId} field={field} onClose={close} />
    );
  return { open, dialog: <Suspense>{dialog}</Suspense> };
}
