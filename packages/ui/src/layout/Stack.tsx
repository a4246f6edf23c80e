import type { ReactNode } from 'react';
import { sprinkles } from '../theme/sprinkles.css';

/** A step of the space scale: 4, 8, 12, 16, 24, 40, 64 px. */
export type Gap = 'none' | 'xxsmall' | 'xsmall' | 'small' | 'medium' | 'large' | 'xlarge' | 'xxlarge';

export interface StackProps {
  /**
   * Space between the children, a step of the scale: 4, 8, 12, 16, 24, 40, 64 px.
   * @default 'medium'
   */
  gap?: Gap;
  /**
   * Where children narrower than the stack lie.
   * @default 'stretch'
   */
  align?: 'stretch' | 'start' | 'center' | 'end';
  /**
   * The element to draw.
   * @default 'div'
   */
  as?: 'div' | 'section' | 'article' | 'ul' | 'ol' | 'li' | 'form' | 'header' | 'footer' | 'main';
  id?: string;
  /** Its name; a `div` with one is a group. */
  'aria-label'?: string;
  /** Id of the element that names it. */
  'aria-labelledby'?: string;
  children: ReactNode;
}

/** Children under each other with even space. */
export function Stack({
  gap = 'medium',
  align = 'stretch',
  as: Element = 'div',
  children,
  ...rest
}: StackProps) {
  return (
    // A div with a name needs a role, or the name is ignored.
    <Element
      role={Element === 'div' && (rest['aria-label'] ?? rest['aria-labelledby']) ? 'group' : undefined}
      {...rest}
      className={sprinkles({ display: 'flex', flexDirection: 'column', gap, align })}
    >
      {children}
    </Element>
  );
}
