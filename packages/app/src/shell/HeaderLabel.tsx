import * as styles from './HeaderLabel.css';

export interface HeaderLabelProps {
  /** What it shares the bar with: other buttons, or a long title as well. @default 'buttons' */
  beside?: 'buttons' | 'title';
  children: string;
}

/** The words of a button in a screen's bar, after its icon. Where the bar is short the icon stands for them. */
export function HeaderLabel({ beside = 'buttons', children }: HeaderLabelProps) {
  return <span className={styles.label[beside]}>{children}</span>;
}
