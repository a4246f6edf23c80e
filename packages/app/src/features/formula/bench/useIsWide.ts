import { useLayoutEffect, useState, type RefObject } from 'react';

/** Whether an element is at least this wide, now and from now on. */
export function useIsWide(element: RefObject<HTMLElement | null>, width: number): boolean {
  const [isWide, setIsWide] = useState(true);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    const look = () => setIsWide(current.getBoundingClientRect().width >= width);
    look();
    const observer = new ResizeObserver(look);
    observer.observe(current);
    return () => observer.disconnect();
  }, [element, width]);
  return isWide;
}
