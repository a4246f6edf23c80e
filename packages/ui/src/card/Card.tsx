'use client';
import { createContext, useContext, useRef, type MouseEvent, type ReactNode, type RefObject } from 'react';
import { Link } from 'react-aria-components';
import * as styles from './Card.css';
import { follow } from './follow';

const Way = createContext<RefObject<HTMLAnchorElement | null> | null>(null);

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
  const way = useRef<HTMLAnchorElement>(null);
  return (
    <Element className={styles.card} aria-label={href ? undefined : label}>
      {href && <Link ref={way} href={href} aria-label={label} className={styles.cover} />}
      <Way value={href ? way : null}>{children}</Way>
      {actions && <div className={styles.actions}>{actions}</div>}
    </Element>
  );
}

export interface CardWordsProps {
  children: ReactNode;
}

/** Words of a card that can be selected: they lie above its link, and pressing them without selecting follows it. */
export function CardWords({ children }: CardWordsProps) {
  const way = useContext(Way);
  if (!way) return children;
  const go = (event: MouseEvent) => follow(event, way.current);
  return (
    // By keyboard the card's link is there; this is for who presses its words.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div className={styles.words} onClick={go} onAuxClick={go}>
      {children}
    </div>
  );
}

export interface CardFooterProps {
  children: ReactNode;
}

/** The last lines of a card, at one height across a row of cards, so that figures can be compared. */
export function CardFooter({ children }: CardFooterProps) {
  return <div className={styles.footer}>{children}</div>;
}
