'use client';
import type { ReactNode } from 'react';
import { Link } from 'react-aria-components';
import * as styles from './Card.css';

interface CardBase {
  children: ReactNode;
  /** Buttons for the corner, such as a menu; leave room for them in the first line of the content. */
  actions?: ReactNode;
  /**
   * The element to draw.
   * @default 'article'
   */
  as?: 'article' | 'li' | 'div' | 'section';
}

/** A card that goes somewhere has a name for the way. */
export type CardProps = CardBase & ({ href: string; label: string } | { href?: undefined; label?: string });

/** One thing among several like it. With `href` the whole card is the link. */
export function Card({ children, href, label, actions, as: Element = 'article' }: CardProps) {
  return (
    <Element className={styles.card} aria-label={href ? undefined : label}>
      {href && <Link href={href} aria-label={label} className={styles.cover} />}
      {children}
      {actions && <div className={styles.actions}>{actions}</div>}
    </Element>
  );
}

export interface CardFooterProps {
  children: ReactNode;
}

/** The last lines of a card, at one height across a row of cards, so that figures can be compared. */
export function CardFooter({ children }: CardFooterProps) {
  return <div className={styles.footer}>{children}</div>;
}
