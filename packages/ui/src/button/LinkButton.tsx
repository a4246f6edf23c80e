'use client';
import type { ReactNode } from 'react';
import { Link } from 'react-aria-components';
import { button } from './Button.css';

export interface LinkButtonProps {
  /** Where it goes. Inside react-aria's `RouterProvider` the router takes it. */
  href: string;
  /** `_blank` opens a new tab; `rel` then gets `noopener noreferrer`. */
  target?: '_self' | '_blank';
  /** Relation to the page it leads to. */
  rel?: string;
  /**
   * As for Button.
   * @default 'secondary'
   */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  /**
   * 28 or 36 px high; 44 px for a coarse pointer.
   * @default 'medium'
   */
  size?: 'small' | 'medium';
  /** Its name, where the words on it do not say enough. */
  'aria-label'?: string;
  /** Label, with an optional icon. */
  children: ReactNode;
}

/** A link that looks like a button: it goes somewhere. */
export function LinkButton({
  variant = 'secondary',
  size = 'medium',
  target,
  rel,
  ...rest
}: LinkButtonProps) {
  const safeRel = target === '_blank' ? (rel ?? 'noopener noreferrer') : rel;
  return <Link {...rest} target={target} rel={safeRel} className={button({ variant, size })} />;
}
