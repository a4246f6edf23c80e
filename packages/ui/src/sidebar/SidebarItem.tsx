'use client';
import { use, type ReactNode } from 'react';
import { Link } from 'react-aria-components';
import { CloseOnNarrow } from './closeOnNarrow';
import * as styles from './Sidebar.css';

export interface SidebarItemProps {
  href: string;
  /** An icon or a small avatar, 24 px at most. */
  icon?: ReactNode;
  /** Whether the reader is there. */
  isCurrent?: boolean;
  children: ReactNode;
}

/** One place to go. */
export function SidebarItem({ href, icon, isCurrent = false, children }: SidebarItemProps) {
  const close = use(CloseOnNarrow);
  return (
    <Link href={href} aria-current={isCurrent ? 'page' : undefined} className={styles.item} onPress={close}>
      {icon && <span className={styles.itemIcon}>{icon}</span>}
      <span className={styles.itemLabel}>{children}</span>
    </Link>
  );
}
