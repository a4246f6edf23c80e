import * as styles from './HeaderLabel.css';

/** The words of a button in a screen's bar, after its icon. Where the bar is short the icon stands for them. */
export function HeaderLabel({ children }: { children: string }) {
  return <span className={styles.label}>{children}</span>;
}
