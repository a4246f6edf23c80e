import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { scrollToEndDelay } from '../../constants';
import { scrollerOf } from '../../scroller';

/** How far from the end one may be and still be carried along as text arrives, in pixels. */
const nearEnd = 160;

/** What the end of the thread depends on. */
export interface ThreadEnd {
  /** Another conversation starts at its own end. */
  place: number | undefined;
  turns: number;
  isLoaded: boolean;
  /** Grows while an answer is written. */
  text: string | undefined;
}

/**
 * Shows the newest message: a moment after it came, and along with what is written while one reads at the end.
 * @param thread holds the turns, each marked `data-turn`
 */
export function useScrollToEnd(thread: RefObject<HTMLElement | null>, end: ThreadEnd): void {
  const { place, turns, isLoaded, text } = end;
  const wasNear = useRef(true);

  useEffect(() => {
    const look = () => {
      const { scrollTop, scrollHeight, clientHeight } = scrollerOf(thread.current);
      wasNear.current = scrollHeight - scrollTop - clientHeight < nearEnd;
    };
    // Captured: the scrolling of a tab's panel does not bubble to the window.
    window.addEventListener('scroll', look, { passive: true, capture: true });
    return () => window.removeEventListener('scroll', look, { capture: true });
  }, [thread]);

  // A conversation that is opened begins at its end, before anything of it is seen.
  useLayoutEffect(() => {
    if (isLoaded) showNewest(thread.current);
  }, [thread, place, isLoaded]);

  useEffect(() => {
    const timer = setTimeout(() => showNewest(thread.current), scrollToEndDelay);
    return () => clearTimeout(timer);
  }, [thread, place, turns, isLoaded]);

  useLayoutEffect(() => {
    if (text && wasNear.current) toTheEnd(thread.current);
  }, [thread, text]);
}

/** To the end of the newest turn; one that is higher than the window is shown from its question on. */
function showNewest(thread: HTMLElement | null): void {
  const newest = thread?.querySelector('[data-turn]:last-of-type');
  if (!newest) return;
  const isHigh = newest.getBoundingClientRect().height > window.innerHeight * 0.6;
  if (isHigh) newest.scrollIntoView({ block: 'start' });
  else toTheEnd(thread);
}

function toTheEnd(thread: HTMLElement | null): void {
  const scroller = scrollerOf(thread);
  scroller.scrollTo({ top: scroller.scrollHeight });
}
