import { useLayoutEffect, useState, type RefObject } from 'react';
import { hasPixelLimits, type PaneLimits } from './layout';
import type { PaneOrientation } from './usePaneResize';

/**
 * Length of the group along its panes, in pixels; 0 until it is measured.
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
    const observer = new ResizeObserver(([entry]) => {
      const box = entry?.contentRect;
      setLength((orientation === 'vertical' ? box?.height : box?.width) ?? 0);
    });
    observer.observe(group);
    return () => observer.disconnect();
  }, [groupRef, isWatched, orientation]);
  return length;
}
