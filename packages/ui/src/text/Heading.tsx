import type { ReactNode } from 'react';
import type { LineCount } from './Text';
import * as styles from './Text.css';

export interface HeadingProps {
  /** Rank in the document, `h1` to `h4`. */
  level: 1 | 2 | 3 | 4;
  /**
   * Look, when it should differ from the rank.
   * @default level 1 'heading', 2 'title', 3 'reading', 4 'body'
   */
  size?: keyof typeof styles.headingSize;
  /** Cuts after this many lines with an ellipsis. */
  lineClamp?: LineCount;
  id?: string;
  children: ReactNode;
}

const sizes = { 1: 'heading', 2: 'title', 3: 'reading', 4: 'body' } as const;

/** A heading. Rank and look are separate, so that the outline of a page stays whole. */
export function Heading({ level, size = sizes[level], lineClamp, ...rest }: HeadingProps) {
  const Element = `h${level}` as const;
  const look = styles.headingSize[size];
  return <Element {...rest} className={lineClamp ? `${look} ${styles.clamped[lineClamp]}` : look} />;
}
