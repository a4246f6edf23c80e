import { useContext, useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { scrollToEndDelay } from '../../../constants';
import { KeptScroll } from '../../../scrolling/keptScroll';
import { scrollerOf } from '../../../scrolling/scroller';

/** How far from the end one may be and still be carried along as text arrives, in pixels. */
const nearEnd = 160;

/** What the end of the thread depends on. */
export interface ThreadEnd {
  /** Another conversation starts at its own end. */
  place: number | undefined;
  /** The turn that is opened at, counted from 0; undefined: the end. */
  found: number | undefined;
  turns: number;
  isLoaded: boolean;
}

/**
 * Shows the newest message: a moment after it came, and along with what is written while one reads at the end.
 * @param thread holds the turns, each marked `data-turn`
 */
export function useScrollToEnd(thread: RefObject<HTMLElement | null>, end: ThreadEnd): void {
  const { place, found, turns, isLoaded } = end;
  const wasNear = useRef(true);
  const kept = useContext(KeptScroll);
  /** A thread that comes back stands where its reader left it, until something new is there. */
  const isBack = useRef<boolean>(undefined);
  /** It stays at the turn that was searched for, whatever grows around it, until the reader goes on. */
  const isHeld = useRef(false);

  useEffect(() => {
    const look = () => {
      const { scrollTop, scrollHeight, clientHeight } = scrollerOf(thread.current);
      wasNear.current = scrollHeight - scrollTop - clientHeight < nearEnd;
    };
    // Captured: the scrolling of a tab's panel does not bubble to the window.
    window.addEventListener('scroll', look, { passive: true, capture: true });
    return () => window.removeEventListener('scroll', look, { capture: true });
  }, [thread]);

  // One that is opened at a turn stays there, as one that comes back does.
  useLayoutEffect(() => {
    isHeld.current = found !== undefined;
    if (found === undefined) return undefined;
    isBack.current = true;
    showTurn(thread.current, found);
    const letGo = () => {
      isHeld.current = false;
    };
    const ways = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;
    for (const way of ways) window.addEventListener(way, letGo, { passive: true, capture: true });
    return () => {
      for (const way of ways) window.removeEventListener(way, letGo, { capture: true });
    };
  }, [thread, place, found]);

  // A conversation that is opened begins at its end, before anything of it is seen.
  useLayoutEffect(() => {
    isBack.current ??= (kept?.current ?? 0) > 0;
    if (isLoaded && !isBack.current) showNewest(thread.current);
  }, [thread, place, isLoaded, kept]);

  useEffect(() => {
    const timer = setTimeout(() => {
      if (!isBack.current) showNewest(thread.current);
      else if (isLoaded) isBack.current = false;
    }, scrollToEndDelay);
    return () => clearTimeout(timer);
  }, [thread, place, turns, isLoaded]);

  // Told between layout and picture: what grew is never seen in the wrong place.
  useEffect(() => {
    if (!thread.current) return undefined;
    let height = thread.current.offsetHeight;
    const growth = new ResizeObserver(([entry]) => {
      const before = height;
      height = entry?.target.clientHeight ?? 0;
      if (isHeld.current && found !== undefined) showTurn(thread.current, found);
      // From 0: a tab that comes back is where it was left.
      else if (wasNear.current && before > 0 && height > before) follow(thread.current);
    });
    growth.observe(thread.current);
    return () => growth.disconnect();
    // Another element once messages have come.
  }, [thread, place, found, isLoaded]);
}

const showTurn = (thread: HTMLElement | null, place: number) =>
  thread?.querySelectorAll('[data-turn]')[place]?.scrollIntoView({ block: 'start' });

const newestOf = (thread: HTMLElement | null) => thread?.querySelector('[data-turn]:last-of-type');

const isHigh = (turn: Element) => turn.getBoundingClientRect().height > window.innerHeight * 0.6;

/** To the end of the newest turn; one that is higher than the window is shown from its question on. */
function showNewest(thread: HTMLElement | null): void {
  const newest = newestOf(thread);
  if (!newest) return;
  if (isHigh(newest)) newest.scrollIntoView({ block: 'start' });
  else toTheEnd(thread);
}

/** Along with what is written; a reader who has come past the beginning of a high turn stays at its end. */
function follow(thread: HTMLElement | null): void {
  const isBegun = (newestOf(thread)?.getBoundingClientRect().top ?? 0) < 0;
  if (isBegun) toTheEnd(thread);
  else showNewest(thread);
}

function toTheEnd(thread: HTMLElement | null): void {
  const scroller = scrollerOf(thread);
  scroller.scrollTo({ top: scroller.scrollHeight });
}
