import type { ReactNode } from 'react';
import { scroll } from './EstimateReport.css';

/** A table that may be wider than the page; its region has a tab stop, so that the keyboard can scroll it too. */
export function TableScroller({ label, children }: { label: string; children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <div role="region" aria-label={label} tabIndex={0} className={scroll}>
      {children}
    </div>
  );
}
