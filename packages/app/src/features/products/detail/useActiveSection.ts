import { useCallback, useEffect, useRef, useState } from 'react';
import { activeSectionLine } from '../../../constants';
import { scrollTolerance, stillChosen, type ChosenSection } from './chosenSection';
import { sectionAtLine } from './sectionAtLine';

/** The section one is reading, and a way to go to another. */
export interface ActiveSection {
  activeId: string;
  select: (id: string) => void;
}

/** What somebody does who has arrived, or wants to be elsewhere. */
const ownActs = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Follows the scroll of the window. A section that was chosen stays in its place while what lies above it is still
 * loading, until the reader does something; one that the address names is chosen from the start.
 *
 * `ids` are those of elements on the page, from first to last; pass the same array every time.
 */
export function useActiveSection(ids: readonly string[]): ActiveSection {
  const [activeId, setActiveId] = useState(() => namedOf(ids) ?? ids[0] ?? '');
  const chosen = useRef<ChosenSection>(undefined);

  useEffect(() => {
    const named = namedOf(ids);
    // The browser looked for it before it was there.
    if (named) chosen.current = goTo(named, 'instant');
    let frame = 0;
    const follow = () => {
      frame = 0;
      chosen.current = asItStands(chosen.current);
      if (chosen.current) return;
      setActiveId((before) => sectionAtLine(spansOf(ids), activeSectionLine, isAtEnd()) ?? before);
    };
    const later = () => {
      frame ||= requestAnimationFrame(follow);
    };
    const release = () => {
      if (chosen.current) chosen.current = { ...chosen.current, isHeld: false };
    };
    const sizes = new ResizeObserver(later);
    for (const section of sectionsOf(ids)) sizes.observe(section);
    const unused = new AbortController();
    const { signal } = unused;
    for (const move of ['scroll', 'resize']) window.addEventListener(move, later, { signal });
    for (const act of ownActs)
      window.addEventListener(act, release, { capture: true, passive: true, signal });
    return () => {
      cancelAnimationFrame(frame);
      sizes.disconnect();
      unused.abort();
    };
  }, [ids]);

  const select = useCallback((id: string) => {
    setActiveId(id);
    chosen.current = goTo(id, isMotionReduced() ? 'instant' : 'smooth');
  }, []);
  return { activeId, select };
}

/** The section that the address names. */
const namedOf = (ids: readonly string[]) => ids.find((id) => window.location.hash === `#${id}`);

/** The choice now: where content moved its place it begins anew, or ends if the reader has done something since. */
function asItStands(chosen: ChosenSection | undefined): ChosenSection | undefined {
  const section = chosen && document.getElementById(chosen.id);
  if (!section) return undefined;
  const isMoved = Math.abs(restingPlaceOf(section) - chosen.restingAt) > scrollTolerance;
  if (!isMoved) return stillChosen(chosen, window.scrollY);
  return chosen.isHeld ? goTo(chosen.id, 'instant') : undefined;
}

/** Scrolls to a section, or begins to. */
function goTo(id: string, behavior: ScrollBehavior): ChosenSection | undefined {
  const section = document.getElementById(id);
  if (!section) return undefined;
  const restingAt = restingPlaceOf(section);
  window.scrollTo({ top: restingAt, behavior });
  return { id, restingAt, distance: Math.abs(restingAt - window.scrollY), isHeld: true };
}

const sectionsOf = (ids: readonly string[]) => ids.flatMap((id) => document.getElementById(id) ?? []);

function spansOf(ids: readonly string[]) {
  return sectionsOf(ids).map((section) => {
    const { top, bottom } = section.getBoundingClientRect();
    return { id: section.id, top, bottom };
  });
}

/** How far the window scrolls for the section to be on top, below what sticks there. */
function restingPlaceOf(section: HTMLElement): number {
  const { scrollHeight, clientHeight } = document.documentElement;
  const margin = Number.parseFloat(getComputedStyle(section).scrollMarginTop) || 0;
  const top = section.getBoundingClientRect().top + window.scrollY - margin;
  return Math.min(Math.max(0, top), scrollHeight - clientHeight);
}

/** At the very end; a page that does not scroll at all is still at its beginning. */
function isAtEnd(): boolean {
  const { scrollTop, scrollHeight, clientHeight } = document.documentElement;
  return scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 1;
}

function isMotionReduced(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
