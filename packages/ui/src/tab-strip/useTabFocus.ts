import { useCallback, useLayoutEffect, useRef, type RefObject } from 'react';
import { scrollToShow } from '../internal/scrollToShow';
import { tabElement } from './tabElements';
import type { StripTab } from './tabs/tabs';

/** What `useTabFocus` looks after. */
export interface TabFocusOptions {
  gridRef: RefObject<HTMLElement | null>;
  scrollerRef: RefObject<HTMLElement | null>;
  tabs: readonly StripTab[];
  activeId: string | undefined;
  /** Whether the strip is cut off: then a button takes some of its room. */
  isOverflowing: boolean;
}

/** How much of the neighbour shows when the strip scrolls, in px: enough to see that there is one. */
const neighbour = 40;

const holdsFocus = (grid: HTMLElement | null) => Boolean(grid?.contains(document.activeElement));

/** Keeps the active tab in sight, and the keyboard on the tabs: closing one must not lose it. */
export function useTabFocus(options: TabFocusOptions) {
  const { gridRef, scrollerRef, tabs, activeId, isOverflowing } = options;
  const isKept = useRef(false);
  /** The tab that a command has already brought into sight, before React changed the page: then it costs no layout. */
  const revealed = useRef<string>(undefined);

  const reveal = useCallback(
    (id: string) => {
      const tab = tabElement(gridRef.current, id);
      const scroller = scrollerRef.current;
      if (!tab || !scroller) return;
      // Only the strip is scrolled: scrollIntoView would also move the page under the reader.
      const by = scrollToShow(tab.getBoundingClientRect(), scroller.getBoundingClientRect(), neighbour);
      if (by !== 0) scroller.scrollLeft += by;
      revealed.current = id;
    },
    [gridRef, scrollerRef],
  );
  const focusTab = useCallback(
    (id: string) => {
      tabElement(gridRef.current, id)?.focus({ preventScroll: true });
      reveal(id);
    },
    [gridRef, reveal],
  );
  /** To be called before a tab closes. */
  const keepFocus = useCallback(() => {
    isKept.current = holdsFocus(gridRef.current);
  }, [gridRef]);

  useLayoutEffect(() => {
    if (activeId === undefined) return;
    const tab = tabElement(gridRef.current, activeId);
    if (holdsFocus(gridRef.current) && document.activeElement !== tab) tab?.focus({ preventScroll: true });
    if (revealed.current !== activeId) reveal(activeId);
    revealed.current = undefined;
  }, [gridRef, activeId, isOverflowing, reveal]);
  useLayoutEffect(() => {
    const isLost = document.activeElement === document.body || !document.activeElement;
    if (isKept.current && isLost && activeId !== undefined) focusTab(activeId);
    isKept.current = false;
  }, [tabs, activeId, focusTab]);

  return { focusTab, reveal, keepFocus };
}
