import * as styles from './Message.css';

export interface ThinkingProps {
  /**
   * What is being done.
   * @default 'Thinking'
   */
  label?: string;
}

/** An answer is on its way and has no words yet. */
export function Thinking({ label = 'Thinking' }: ThinkingProps) {
  return (
    <div role="status" className={styles.thinking}>
      <span aria-hidden className={styles.dots}>
        <span className={styles.dot} />
        <span className={styles.dot} />
        <span className={styles.dot} />
      </span>
      {label}
    </div>
  );
}
