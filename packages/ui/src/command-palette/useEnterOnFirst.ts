'use client';
import { useRef, type KeyboardEvent } from 'react';

const walking = new Set(['ArrowDown', 'ArrowUp', 'Home', 'End', 'PageDown', 'PageUp']);

/**
 * Handlers of a field that finds: Enter right after typing takes the first that is found. The list marks its first
 * option only once it is drawn, and an Enter that comes before went nowhere; who has walked along the list since
 * chooses there.
 */
export function useEnterOnFirst(takeFirst: () => void) {
  const hasWalked = useRef(true);
  return {
    onType: () => {
      hasWalked.current = false;
    },
    onKeyDownCapture: (event: KeyboardEvent) => {
      if (walking.has(event.key)) hasWalked.current = true;
      if (event.key !== 'Enter' || hasWalked.current || event.nativeEvent.isComposing) return;
      event.preventDefault();
      event.stopPropagation();
      takeFirst();
    },
  };
}
