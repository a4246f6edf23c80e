import type { ReactNode } from 'react';
import * as styles from './PageHeader.css';

export interface PageHeaderProps {
  /** The page's name, drawn as its `h1`. Leave out where the content has its own. */
  title?: string;
  /** Right after the title: a menu of what could stand there instead. */
  titleMenu?: ReactNode;
  /** Before the title: a way back, or the button that reopens the sidebar. */
  leading?: ReactNode;
  /** At the far end. */
  actions?: ReactNode;
}

/** The bar on top of a page; it stays when the page scrolls. */
export function PageHeader({ title, titleMenu, leading, actions }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      {leading && <div className={styles.side}>{leading}</div>}
      {title && <h1 className={styles.title}>{title}</h1>}
      {titleMenu && <div className={styles.side}>{titleMenu}</div>}
      <div className={styles.grow} />
      {actions && <div className={styles.side}>{actions}</div>}
    </header>
  );
}
