import { useCallback, useLayoutEffect, useRef, type RefObject, type UIEvent } from 'react';

/**
 * Brings what scrolls back to where it was, when its content is drawn anew; at first to where it was before it was there.
 * @returns how far it was scrolled, and what to call when it scrolls
 */
export function useKeptScroll(
  scroller: RefObject<HTMLElement | null>,
  isDrawn: boolean,
  before = 0,
): [kept: RefObject<number>, noteScroll: (event: UIEvent<HTMLElement>) => void] {
  const kept = useRef(before);
  const isNoted = useRef(false);
  // Before the picture, and after its content has scrolled to where it begins.
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!isDrawn || !element) return undefined;
    const note = () => {
      isNoted.current = true;
    };
    const stop = kept.current > 0 ? bringBack(element, kept.current, note) : note();
    return () => {
      stop?.();
      // Without its content it has nowhere to scroll to, and would forget.
      isNoted.current = false;
    };
  }, [scroller, isDrawn]);
  const noteScroll = useCallback(({ target, currentTarget }: UIEvent<HTMLElement>) => {
    if (target === currentTarget && isNoted.current) kept.current = currentTarget.scrollTop;
  }, []);
  return [kept, noteScroll];
}

const ownWill = ['wheel', 'pointerdown', 'keydown'] as const;

/** Scrolls as soon as there is enough to scroll through, unless the reader goes their own way before. */
function bringBack(element: HTMLElement, top: number, onDone: () => void): () => void {
  const listeners = new AbortController();
  const done = () => {
    growth.disconnect();
    listeners.abort();
    onDone();
  };
  const look = () => {
    if (element.scrollHeight - element.clientHeight < top) return;
    element.scrollTop = top;
    done();
  };
  const growth = new MutationObserver(look);
  growth.observe(element, { childList: true, subtree: true, characterData: true });
  for (const type of ownWill)
    element.addEventListener(type, done, { signal: listeners.signal, passive: true });
  look();
  return () => {
    growth.disconnect();
    listeners.abort();
  };
}
