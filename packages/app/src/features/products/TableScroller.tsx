import type { ReactNode } from 'react';
import { scroll } from './EstimateReport.css';
import { useOverflow } from './useOverflow';

/** A table that may be wider than the page. Only while it is, its region has a name and a stop for the keyboard. */
export function TableScroller({ label, children }: { label: string; children: ReactNode }) {
  const [isOverflowing, ref] = useOverflow();
  const region = isOverflowing ? { role: 'region', 'aria-label': label, tabIndex: 0 } : undefined;
  return (
    <div ref={ref} {...region} className={scroll}>
      {children}
    </div>
  );
}
