import * as styles from './Ring.css';

/** The turning ring alone; whoever draws it says what is being waited for. */
export function Ring({ size }: { size: number }) {
  return (
    <svg className={styles.arc} width={size} height={size} viewBox="0 0 18 18" fill="none" aria-hidden>
      <circle className={styles.track} cx="9" cy="9" r="7" stroke="currentColor" strokeWidth="2" />
      <path d="M9 2a7 7 0 0 1 7 7" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}
