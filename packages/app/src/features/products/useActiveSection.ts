import { useCallback, useEffect, useRef, useState } from 'react';
import { activeSectionLine } from '../../constants';
import { stillChosen, type ChosenSection } from './chosenSection';
import { sectionAtLine } from './sectionAtLine';

/** The section one is reading, and a way to go to another. */
export interface ActiveSection {
  activeId: string;
  select: (id: string) => void;
}

/**
 * Follows the scroll of the window. `ids` are those of elements on the page, from first to last;
 * pass the same array every time.
 */
export function useActiveSection(ids: readonly string[]): ActiveSection {
  const [activeId, setActiveId] = useState(ids[0] ?? '');
  const chosen = useRef<ChosenSection>(undefined);
  useEffect(() => {
    let frame = 0;
    const follow = () => {
      frame = 0;
      chosen.current = stillChosen(chosen.current, window.scrollY);
      if (chosen.current) return;
      setActiveId((before) => sectionAtLine(spansOf(ids), activeSectionLine, isAtEnd()) ?? before);
    };
    const later = () => {
      frame ||= requestAnimationFrame(follow);
    };
    window.addEventListener('scroll', later, { passive: true });
    window.addEventListener('resize', later);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', later);
      window.removeEventListener('resize', later);
    };
  }, [ids]);

  const select = useCallback((id: string) => {
    setActiveId(id);
    const section = document.getElementById(id);
    if (!section) return;
    const restingAt = restingPlaceOf(section);
    chosen.current = { restingAt, distance: Math.abs(restingAt - window.scrollY) };
    window.scrollTo({ top: restingAt, behavior: isMotionReduced() ? 'auto' : 'smooth' });
  }, []);
  return { activeId, select };
}

function spansOf(ids: readonly string[]) {
  return ids.flatMap((id) => {
    const box = document.getElementById(id)?.getBoundingClientRect();
    return box ? [{ id, top: box.top, bottom: box.bottom }] : [];
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
