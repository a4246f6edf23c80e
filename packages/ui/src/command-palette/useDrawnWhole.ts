'use client';
import { startTransition, useEffect, useState } from 'react';

/**
 * Whether all of a list is to be drawn: first only its beginning, which is all that is seen of it, and the rest once
 * that is on the screen, so that no key waits for what is below the edge.
 * @param what tells one list from the next
 */
export function useDrawnWhole(what: string): boolean {
  const [drawn, setDrawn] = useState(what);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // a frame is asked for before it is drawn, and what is timed in it comes after
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setDrawn(what)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [what]);
  return drawn === what;
}
