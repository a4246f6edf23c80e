import * as styles from '../sourcing.css';

const radius = 27;
const around = 2 * Math.PI * radius;

/** How much of what has to be said is: a ring that closes, and the figure in it. */
export const CompletenessRing = ({ percent }: { percent: number }) => (
  <svg
    className={styles.ring}
    width="64"
    height="64"
    viewBox="0 0 64 64"
    role="img"
    aria-label={`${percent} % complete`}
  >
    <circle className={styles.ringTrack} cx="32" cy="32" r={radius} />
    {percent > 0 && (
      <circle
        className={styles.ringFill}
        cx="32"
        cy="32"
        r={radius}
        strokeDasharray={`${(around * percent) / 100} ${around}`}
        transform="rotate(-90 32 32)"
      />
    )}
    <text className={styles.ringText} x="32" y="37">
      {percent} %
    </text>
  </svg>
);
