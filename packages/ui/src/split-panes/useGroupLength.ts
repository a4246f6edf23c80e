import { useLayoutEffect, useState, type RefObject } from 'react';
import { hasPixelLimits, type PaneLimits, type PaneOrientation } from './layout';

/**
 * Length of the group along its panes, in pixels; 0 until it is measured, which happens before the first paint.
 * Watched only where a limit is in pixels: a group with percent limits never needs it.
 */
export function useGroupLength(
  groupRef: RefObject<HTMLElement | null>,
  { orientation, limits }: { orientation: PaneOrientation; limits: readonly PaneLimits[] },
): number {
  const [length, setLength] = useState(0);
  const isWatched = hasPixelLimits(limits);
  useLayoutEffect(() => {
    const group = groupRef.current;
    if (!group || !isWatched) return undefined;
    const measure = () => setLength(orientation === 'vertical' ? group.clientHeight : group.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(group);
    return () => observer.disconnect();
  }, [groupRef, isWatched, orientation]);
  return length;
}
