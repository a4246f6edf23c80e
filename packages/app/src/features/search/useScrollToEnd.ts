import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { scrollToEndDelay } from '../../constants';

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

/** Shows the newest message: at once when a conversation opens, a moment after a new one, and along with what is written. */
export function useScrollToEnd(end: RefObject<HTMLElement | null>, thread: ThreadEnd): void {
  const { place, turns, isLoaded, text } = thread;
  const wasNear = useRef(true);

  useEffect(() => {
    const look = () => {
      const { scrollTop, scrollHeight, clientHeight } = document.documentElement;
      wasNear.current = scrollHeight - scrollTop - clientHeight < nearEnd;
    };
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);

  useEffect(() => {
    const timer = setTimeout(() => scrollToEnd(end), scrollToEndDelay);
    return () => clearTimeout(timer);
  }, [end, place, turns, isLoaded]);

  useLayoutEffect(() => {
    if (text && wasNear.current) scrollToEnd(end);
  }, [end, text]);
}

function scrollToEnd(end: RefObject<HTMLElement | null>): void {
  end.current?.scrollIntoView({ block: 'end' });
}
