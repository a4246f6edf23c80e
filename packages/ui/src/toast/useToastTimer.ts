import { useEffect, useRef } from 'react';

interface ToastTimer {
  /** Whose time it is; another id starts afresh. */
  id: string | undefined;
  /** Milliseconds, or null for ever. */
  duration: number | null;
  isPaused: boolean;
  onEnd: () => void;
}

/** Counts a toast's time down while it is not paused, and keeps what is left over a pause. */
export const useToastTimer = ({ id, duration, isPaused, onEnd }: ToastTimer): void => {
  const left = useRef<{ id: string | undefined; ms: number }>({ id: undefined, ms: 0 });
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });

  useEffect(() => {
    if (id === undefined || duration === null) {
      left.current = { id: undefined, ms: 0 };
      return undefined;
    }
    if (left.current.id !== id) left.current = { id, ms: duration };
    if (isPaused) return undefined;
    const started = performance.now();
    const timer = setTimeout(() => end.current(), left.current.ms);
    return () => {
      clearTimeout(timer);
      left.current.ms = Math.max(0, left.current.ms - (performance.now() - started));
    };
  }, [id, duration, isPaused]);
};
