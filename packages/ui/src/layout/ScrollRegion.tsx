'use client';
import type { ReactNode } from 'react';
import { scroller } from './ScrollRegion.css';
import { useOverflow } from './useOverflow';

export interface ScrollRegionProps {
  /** Names the region while it scrolls, for example with the caption of its table. */
  label: string;
  children: ReactNode;
}

/**
 * What may be wider than its place, such as a table. Only while it is, it scrolls sideways, with a name, a stop for
 * the keyboard and a shade where there is more.
 */
export function ScrollRegion({ label, children }: ScrollRegionProps) {
  const [isOverflowing, ref] = useOverflow();
  const region = isOverflowing ? { role: 'region', 'aria-label': label, tabIndex: 0 } : undefined;
  return (
    <div ref={ref} {...region} className={scroller} data-overflowing={isOverflowing || undefined}>
      {children}
    </div>
  );
}
