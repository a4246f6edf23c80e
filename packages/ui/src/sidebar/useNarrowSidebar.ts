import { useLayoutEffect, useRef } from 'react';
import { useMediaQuery } from '../internal/useMediaQuery';
import { breakpoint } from '../theme/tokens';

interface Collapse {
  isCollapsed: boolean;
  onCollapsedChange: (isCollapsed: boolean) => void;
}

/**
 * Whether the sidebar lies over the page. A sidebar that is open beside the page must not cover it
 * when the window turns narrow, so it is folded then, and unfolded when there is room again.
 */
export const useNarrowSidebar = ({ isCollapsed, onCollapsedChange }: Collapse): boolean => {
  const isNarrow = useMediaQuery(`(max-width: ${breakpoint.medium - 1}px)`);
  const latest = useRef({ isCollapsed, onCollapsedChange });
  const wasFolded = useRef(false);
  useLayoutEffect(() => {
    latest.current = { isCollapsed, onCollapsedChange };
  });

  // Before the paint: otherwise a phone shows the open sidebar for a moment on every load.
  useLayoutEffect(() => {
    const { isCollapsed: isFolded, onCollapsedChange: change } = latest.current;
    if (isNarrow && !isFolded) {
      wasFolded.current = true;
      change(true);
    } else if (!isNarrow && wasFolded.current) {
      wasFolded.current = false;
      change(false);
    }
  }, [isNarrow]);
  return isNarrow;
};
