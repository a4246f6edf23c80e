import type { ReactNode } from 'react';
import * as styles from './Text.css';

/** How many lines clamped text may take. */
export type LineCount = keyof typeof styles.clamped;

export interface TextProps {
  /**
   * 12/16 for captions, 14/20 for interface text, 16/26 for what is read at length.
   * @default 'body'
   */
  size?: 'caption' | 'body' | 'reading';
  /**
   * Quiet for what can be skipped; the others only underline what the words say.
   * @default 'default'
   */
  tone?: 'default' | 'quiet' | 'critical' | 'positive';
  /**
   * 400, 500 or 600.
   * @default 'regular'
   */
  weight?: 'regular' | 'medium' | 'strong';
  /**
   * The element to draw.
   * @default 'span'
   */
  as?: 'span' | 'p' | 'div' | 'strong' | 'em' | 'small' | 'time' | 'dt' | 'dd' | 'li' | 'label';
  /**
   * Figures of one width, for numbers under each other.
   * @default false
   */
  isTabular?: boolean;
  /** Cuts after this many lines with an ellipsis. */
  lineClamp?: LineCount;
  id?: string;
  /** Machine-readable date, with `as="time"`. */
  dateTime?: string;
  /** Makes it a live region: spoken when it changes. */
  role?: 'status' | 'alert';
  children: ReactNode;
}

/** Words in the theme's type, never a heading. */
export function Text({
  size = 'body',
  tone = 'default',
  weight = 'regular',
  as: Element = 'span',
  isTabular = false,
  lineClamp,
  ...rest
}: TextProps) {
  const classes = [
    styles.text({ size, tone, weight }),
    isTabular && styles.tabular,
    lineClamp && styles.clamped[lineClamp],
  ];
  return <Element {...rest} className={classes.filter(Boolean).join(' ')} />;
}
