import { useEffect, type RefObject } from 'react';

/** Turning a wheel over the strip scrolls it sideways; at its ends the page scrolls. */
export function useWheel(scrollerRef: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const scroller = scrollerRef.current;
    if (!scroller) return undefined;
    const handleWheel = (event: WheelEvent) => {
      const isUpright = Math.abs(event.deltaY) > Math.abs(event.deltaX);
      if (!isUpright || event.ctrlKey || event.deltaMode !== WheelEvent.DOM_DELTA_PIXEL) return;
      const forward = getComputedStyle(scroller).direction === 'rtl' ? -1 : 1;
      const before = scroller.scrollLeft;
      scroller.scrollLeft += forward * event.deltaY;
      if (scroller.scrollLeft !== before) event.preventDefault();
    };
    scroller.addEventListener('wheel', handleWheel, { passive: false });
    return () => scroller.removeEventListener('wheel', handleWheel);
  }, [scrollerRef]);
}
