import { useLayoutEffect, useState, type RefObject } from 'react';

/** Whether the strip holds more tabs than it shows. It is looked at again when it, or `content`, changes. */
export function useStripOverflow(scrollerRef: RefObject<HTMLElement | null>, content: unknown): boolean {
  const [isOverflowing, setOverflowing] = useState(false);
  useLayoutEffect(() => {
    const scroller = scrollerRef.current;
    if (!scroller) return undefined;
    // A new observer tells once after the layout that is due anyway; asking here would force one.
    const observer = new ResizeObserver(() =>
      setOverflowing(scroller.scrollWidth > scroller.clientWidth + 1),
    );
    observer.observe(scroller);
    return () => observer.disconnect();
  }, [scrollerRef, content]);
  return isOverflowing;
}
