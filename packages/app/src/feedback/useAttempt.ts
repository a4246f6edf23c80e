import { useCallback, useState } from 'react';

/** Something that is tried, and why it failed last. */
export interface Attempt {
  isPending: boolean;
  /** Undefined while nothing went wrong. */
  failure: unknown;
  /**
   * Does it; false where it failed. One at a time looks busy, the failure before is forgotten. A failure that is told
   * elsewhere, in a toast, is not remembered.
   */
  attempt: (work: () => Promise<unknown>, tell?: (error: unknown) => void) => Promise<boolean>;
}

/** Does things that may fail, and remembers why. */
export function useAttempt(): Attempt {
  const [isPending, setIsPending] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const attempt = useCallback(
    async (work: () => Promise<unknown>, tell: (error: unknown) => void = setFailure) => {
      setIsPending(true);
      setFailure(undefined);
      try {
        await work();
        return true;
      } catch (error) {
        tell(error);
        return false;
      } finally {
        setIsPending(false);
      }
    },
    [],
  );
  return { isPending, failure, attempt };
}
