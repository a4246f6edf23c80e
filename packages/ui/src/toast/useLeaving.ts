import { useState } from 'react';
import type { Toast } from './queue';

/** The toast that has just gone, so that it can be seen to go. It holds nobody up: the next is there already. */
export const useLeaving = (toast: Toast | undefined) => {
  const [shown, setShown] = useState(toast);
  const [leaving, setLeaving] = useState<Toast>();
  if (toast !== shown) {
    setShown(toast);
    if (shown && shown.id !== toast?.id) setLeaving(shown);
    else if (leaving?.id === toast?.id) setLeaving(undefined);
  }
  return { leaving, onLeft: () => setLeaving(undefined) };
};
