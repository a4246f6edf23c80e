import type { ReactNode } from 'react';
import { sprinkles } from '../theme/sprinkles.css';
import type { Gap } from './Stack';

export interface InlineProps {
  /**
   * Space between the children, in both directions when they wrap.
   * @default 'xsmall'
   */
  gap?: Gap;
  /**
   * Where children of different heights lie.
   * @default 'center'
   */
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch';
  /**
   * Where they lie when there is more room than they need.
   * @default 'start'
   */
  justify?: 'start' | 'center' | 'end' | 'space-between';
  /**
   * Whether children go to a next line when there is no room.
   * @default true
   */
  wrap?: boolean;
  children: ReactNode;
}

/** Children beside each other with even space. */
export function Inline({
  gap = 'xsmall',
  align = 'center',
  justify = 'start',
  wrap = true,
  children,
}: InlineProps) {
  return (
    <div className={sprinkles({ display: 'flex', flexWrap: wrap ? 'wrap' : 'nowrap', gap, align, justify })}>
      {children}
    </div>
  );
}
