import { useLayoutEffect, useState, type RefObject } from 'react';

/** Whether a scroller holds more than it shows. */
export function useOverflow(scrollerRef: RefObject<HTMLElement | null>): boolean {
  const [isOverflowing, setOverflowing] = useState(false);
  useLayoutEffect(() => {
    const scroller = scrollerRef.current;
    if (!scroller) return undefined;
    const observer = new ResizeObserver(() =>
      setOverflowing(scroller.scrollWidth > scroller.clientWidth + 1),
    );
    observer.observe(scroller);
    if (scroller.firstElementChild) observer.observe(scroller.firstElementChild);
    return () => observer.disconnect();
  }, [scrollerRef]);
  return isOverflowing;
}
