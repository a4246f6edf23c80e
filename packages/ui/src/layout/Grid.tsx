import type { ReactNode } from 'react';
import { sprinkles } from '../theme/sprinkles.css';
import type { Gap } from './Stack';

type Columns = 1 | 2 | 3 | 4;

export interface GridProps {
  /**
   * Number of equal columns, by the width of the window: below 768 px, from 768 px, from 1024 px.
   * @default { small: 1, medium: 2, large: 3 }
   */
  columns?: Columns | { small?: Columns; medium?: Columns; large?: Columns };
  /**
   * Space between rows and columns, a step of the scale.
   * @default 'medium'
   */
  gap?: Gap;
  /**
   * A list when the children are `li`.
   * @default 'div'
   */
  as?: 'div' | 'ul' | 'ol';
  /** Its name; a `div` with one is a group. */
  'aria-label'?: string;
  /** Whether its content is still coming. */
  'aria-busy'?: boolean;
  children: ReactNode;
}

const byWidth = { small: 1, medium: 2, large: 3 } as const;

/** Equal columns whose rows are as high as their highest child. */
export function Grid({
  columns = byWidth,
  gap = 'medium',
  as: Element = 'div',
  children,
  ...rest
}: GridProps) {
  return (
    // A div with a name needs a role, or the name is ignored.
    <Element
      role={Element === 'div' && rest['aria-label'] ? 'group' : undefined}
      {...rest}
      className={sprinkles({ display: 'grid', columns, gap })}
    >
      {children}
    </Element>
  );
}
