import { useState } from 'react';
import type { Toast } from '../queue/queue';

/** The toast that has just gone, so that it can be seen to go. It holds nobody up: the next is there already. */
export const useLeaving = (toast: Toast | undefined) => {
  const [shown, setShown] = useState(toast);
  const [leaving, setLeaving] = useState<Toast>();
  const [isFollowing, setFollowing] = useState(false);
  if (toast !== shown) {
    setShown(toast);
    if (shown?.id !== toast?.id) {
      setLeaving(shown ?? leaving);
      setFollowing(shown !== undefined);
    }
  }
  return {
    leaving: leaving?.id === toast?.id ? undefined : leaving,
    /** It took the place of another, and does not arrive from outside. */
    isFollowing,
    onLeft: () => setLeaving(undefined),
  };
};
