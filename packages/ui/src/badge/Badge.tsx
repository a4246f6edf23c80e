import type { ReactNode } from 'react';
import { badge } from './Badge.css';

export interface BadgeProps {
  /**
   * Colour only underlines what the words say.
   * @default 'neutral'
   */
  tone?: 'neutral' | 'accent' | 'positive' | 'caution' | 'critical';
  children: ReactNode;
}

/** A word or two about the state or kind of something. */
export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return <span className={badge({ tone })}>{children}</span>;
}
