import { useCallback, useState } from 'react';
import { isLaidOut } from '../internal/laidOut';

/** Whether the element that the ref is given to is too narrow for what is in it. */
export function useOverflow(): [isOverflowing: boolean, ref: (box: HTMLElement | null) => void] {
  const [isOverflowing, setIsOverflowing] = useState(false);
  const ref = useCallback((box: HTMLElement | null) => {
    if (!box) return undefined;
    const observer = new ResizeObserver((entries) => {
      if (entries.some(isLaidOut)) setIsOverflowing(box.scrollWidth > box.clientWidth);
    });
    for (const element of [box, ...box.children]) observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [isOverflowing, ref];
}
